/** `riverstone arena` with built-in bots: pairing, statistics, records, stopping early, usage. */

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameRecord, replay } from '@riverstone/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { matchResult, runArena, testBot } from './arena-runs.js';
import { command, runCommand } from './run-command.js';

const folder = mkdtempSync(join(tmpdir(), 'riverstone-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

const everyGame = ['kakuro-challenge', 'kakuro-race', 'kakuzu'];

describe('a match of built-in bots', () => {
  it.each(everyGame)('of %s has the same result on one worker and on two', async (game) => {
    const args = ['plain', 'novice', '--game', game, '--games', '6', '--seed', '5'];
    const alone = await matchResult(...args, '--parallel', '1');
    expect(alone).toMatchObject({ games: 6, deals: 3, rotations: 2, interrupted: false });
    expect(await matchResult(...args, '--parallel', '2')).toEqual(alone);
    const others = await matchResult(...args, '--seed', '6');
    expect(others.contenders).not.toEqual(alone.contenders);
  });

  it.each(everyGame)(
    'of %s against itself is exactly even: the seats are as good for one as for the other',
    async (game) => {
      const { contenders } = await matchResult('casual', 'casual', '--game', game, '--games', '8', '--seed', '1');
      expect(contenders.map(({ name }) => name)).toEqual(['casual', 'casual 2']);
      for (const { winRate, margin, elo } of contenders) {
        expect(winRate).toEqual({ mean: 0.5, bar: 0 });
        expect(margin.mean).toBeCloseTo(0, 9);
        expect(elo).toMatchObject({ mean: 0, bar: 0 });
      }
    },
  );

  it('counts every game once: what one wins the other does not', async () => {
    const { contenders, games } = await matchResult(
      'plain',
      'casual',
      '--game',
      'kakuzu',
      '--games',
      '20',
      '--seed',
      '2',
    );
    const [one, other] = contenders;
    expect((one?.winRate.mean ?? 0) + (other?.winRate.mean ?? 0)).toBeCloseTo(1, 9);
    expect([one?.games.won, one?.games.lost]).toEqual([other?.games.lost, other?.games.won]);
    expect((one?.games.won ?? 0) + (one?.games.shared ?? 0) + (one?.games.lost ?? 0)).toBe(games);
    // All 72 stones that are not removed in the set-up belong to somebody.
    expect((one?.points.mean ?? 0) + (other?.points.mean ?? 0)).toBeCloseTo(72, 9);
    expect((one?.elo?.mean ?? 0) + (other?.elo?.mean ?? 0)).toBeCloseTo(0, 9);
  });

  it('rounds up to whole deals', async () => {
    const { games, deals } = await matchResult('plain', 'novice', 'casual', '--game', 'kakuzu', '--games', '4');
    expect([games, deals]).toEqual([6, 2]);
  });

  it('of three has a place, a win rate and an Elo for each', async () => {
    const { contenders, seats } = await matchResult('plain', 'novice', 'casual', '--game', 'kakuzu', '--games', '12');
    expect(seats).toBe(3);
    const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
    expect(sum(contenders.map(({ place }) => place.mean))).toBeCloseTo(6, 9);
    expect(sum(contenders.map(({ winRate }) => winRate.mean))).toBeCloseTo(1, 9);
    const { stdout } = await runArena('plain', 'novice', 'casual', '--game', 'kakuzu', '--games', '6', '--quiet');
    expect(stdout).toContain('Elo against the mean');
  });

  it('of two at a table for four gives the first one seat and the second three', async () => {
    const save = join(folder, 'four');
    const { contenders, rotations } = await matchResult(
      ...['plain', 'novice', '--game', 'kakuro-race', '--seats', '4', '--games', '4', '--pace', 'even', '--save', save],
    );
    expect(rotations).toBe(4);
    expect(contenders[0]?.winRate.mean).toBeGreaterThan(0.25);
    expect((contenders[0]?.elo?.mean ?? 0) + (contenders[1]?.elo?.mean ?? 0)).toBeCloseTo(0, 9);
    const seats = recordsIn(save).map(({ players }) => players.indexOf('plain'));
    expect(seats).toEqual([0, 1, 2, 3]);
  });

  it('alone has a mean score', async () => {
    const args = ['plain', '--game', 'kakuro-race', '-o', 'untimed=true', '--games', '3', '--quiet', '--seed', '1'];
    const { contenders } = await matchResult(...args);
    expect(contenders[0]).toMatchObject({ elo: null, points: { mean: expect.any(Number) } });
    const { stdout } = await runArena(...args);
    expect(stdout).toContain('points a game');
    expect(stdout).not.toContain('Elo');
  });
});

function recordsIn(save: string): GameRecord[] {
  return readdirSync(save)
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(save, file), 'utf8')) as GameRecord);
}

describe('records', () => {
  it.each([
    ['kakuro-challenge', []],
    ['kakuro-challenge', ['-o', 'scoring=claim']],
    ['kakuro-race', []],
    ['kakuro-race', ['-o', 'sealed=true']],
    ['kakuzu', ['-o', 'variant=announce']],
  ])('of %s %j are kept, replay to the result, and have the same deal in every rotation', async (game, options) => {
    const save = join(folder, `${game}${options.join('')}`);
    const args = ['plain', 'novice', '--game', game, ...options, '--games', '4', '--save', save];
    const { contenders } = await matchResult(...args);
    expect(readdirSync(save).toSorted()).toEqual(
      ['0001-r1', '0001-r2', '0002-r1', '0002-r2'].map((name) => `${game}-${name}.riverstone.json`),
    );
    const records = recordsIn(save);
    let points = 0;
    for (const record of records) {
      const replayed = replay(record);
      if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
      expect(replayed.value.ended).toBe(true);
      points += (replayed.value.scores[record.players.indexOf('plain')] ?? 0) / records.length;
    }
    expect(points).toBeCloseTo(contenders[0]?.points.mean ?? Number.NaN, 9);
    expect(records.map(({ players }) => players[0])).toEqual(['plain', 'novice', 'plain', 'novice']);
    const dealt = records.map(({ chance }) => JSON.stringify({ ...chance, draws: null }));
    expect([dealt[0] === dealt[1], dealt[2] === dealt[3], dealt[0] === dealt[2]]).toEqual([true, true, false]);
  });

  it('pass riverstone replay', async () => {
    const save = join(folder, 'replayed');
    await matchResult('plain', 'novice', '--game', 'kakuzu', '--games', '1', '--save', save);
    const [file = ''] = readdirSync(save);
    expect(await runCommand(['replay', join(save, file), '--json'])).toMatchObject({ exitCode: 0, stderr: '' });
  });
});

describe('the sequential test', () => {
  const args = ['plain', 'novice', '--game', 'kakuzu', '--games', '2000', '--seed', '3', '--sprt', '0,200'];

  it('stops as soon as it is decided, at the same deal on one worker and on two', async () => {
    const result = await matchResult(...args, '--parallel', '1');
    expect(result.sprt?.accepted).toBe('elo1');
    expect(result.games).toBeLessThan(200);
    expect(await matchResult(...args, '--parallel', '2')).toEqual(result);
    const { stdout } = await runArena(...args, '--quiet');
    expect(stdout).toMatch(/SPRT 0,200: LLR \d+\.\d\d \(-2\.94 to 2\.94\), accepted: Elo 200 or more/);
  });

  it('can find for the other side, too', async () => {
    const [one = '', other = '', ...rest] = args;
    expect((await matchResult(other, one, ...rest)).sprt?.accepted).toBe('elo0');
  });
});

describe('what is printed', () => {
  const args = ['plain', 'novice', '--game', 'kakuzu', '--games', '4', '--seed', '1'];

  it('is a table on standard output and progress on standard error', async () => {
    const { stdout, stderr, exitCode } = await runArena(...args);
    expect(stdout).toContain('kakuzu, 2 seats: 4 games (2 deals, each in 2 rotations; --seed 1)');
    expect(stdout).toMatch(/plain +\d+\.\d%/);
    expect(stdout).toMatch(/plain against novice: .* points a game, (Elo |too few deals)/);
    expect(stderr).toMatch(/^\[[#-]{20}\] \d\/4 games {2}plain /);
    expect(exitCode).toBe(0);
  });

  it('is nothing but the table with --quiet', async () => expect((await runArena(...args, '--quiet')).stderr).toBe(''));

  it('goes to a file as JSON, too', async () => {
    const file = join(folder, 'result.json');
    const { stdout } = await runArena(...args, '--json', file);
    expect(stdout).toContain('win rate');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ v: 1, game: 'kakuzu', games: 4, seed: '1' });
  });
});

describe('a match that ends', () => {
  const beats = join(folder, 'beats');
  const stubborn = [testBot('stubborn', beats), 'plain', '--game', 'kakuzu', '--parallel', '2', '--move-ms', '20000'];

  /** No program writes to its file any more. */
  async function expectNobodyLives(): Promise<void> {
    await pause(200);
    const last = readFileSync(beats, 'utf8');
    expect(last).not.toBe('');
    await pause(1000);
    expect(readFileSync(beats, 'utf8')).toBe(last);
    rmSync(beats);
  }

  it('leaves no program behind', async () => {
    expect((await matchResult(...stubborn, '--games', '4')).contenders[0]?.faults).toEqual([]);
    await expectNobodyLives();
  });

  it('by being stopped prints what there is, and leaves no program behind either', async () => {
    const save = join(folder, 'stopped');
    const args = ['arena', ...stubborn, '--games', '1000000', '--save', save];
    const child = spawn(process.execPath, [command, ...args], { stdio: 'pipe' });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.resume();
    const ended = new Promise((resolve) => child.on('close', resolve));
    while (child.exitCode === null && !hasRecords(save)) await pause(50);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(output).toContain('win rate');
    for (const record of recordsIn(save)) expect(replay(record).ok).toBe(true);
    await expectNobodyLives();
  });
});

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether a folder is there with two deals in it. */
function hasRecords(path: string): boolean {
  try {
    return readdirSync(path).length > 3;
  } catch {
    return false;
  }
}

describe('bad usage', () => {
  const notAFolder = join(folder, 'a-file');
  writeFileSync(notAFolder, '');
  const kakuzu = ['--game', 'kakuzu'];

  it.each<[string, string[], string]>([
    ['no game', ['plain', 'novice'], 'add --game with one of kakuro-challenge, kakuro-race and kakuzu'],
    ['another game', ['plain', 'novice', '--game', 'chess'], 'There is no game "chess"'],
    ['another level', ['builtin:grandmaster', 'plain', ...kakuzu], 'There is no level "grandmaster"'],
    ['a program that is not there', ['grandmaster', 'plain', ...kakuzu], 'write a built-in bot as builtin:master'],
    ['an open quote', ['"python3', 'plain', ...kakuzu], 'a quote is opened'],
    ['an empty contender', [' ', 'plain', ...kakuzu], 'A contender is missing'],
    ['a program without a name', ['""', 'plain', ...kakuzu], 'A contender is missing'],
    ['too many contenders', ['plain', 'plain', 'plain', 'plain', 'plain', ...kakuzu], 'is for 1 to 4 players, not 5'],
    ['too few', ['plain', '--game', 'kakuro-challenge'], 'is for 2 to 4 players, not 1'],
    ['three at a table for four', ['plain', 'plain', 'plain', '--seats', '4', ...kakuzu], '3 contenders take 3 seats'],
    ['one at a table for two', ['plain', '--seats', '2', ...kakuzu], "One contender can't fill 2 seats"],
    ['no games', ['plain', 'novice', ...kakuzu, '--games', '0'], '--games takes a whole number from 1'],
    ['an unknown option', ['plain', 'novice', ...kakuzu, '-o', 'handicap=3'], 'There is no field "options.handicap"'],
    ['an option without a value', ['plain', 'novice', ...kakuzu, '-o', 'first'], 'write name=value'],
    ['an odd pace', ['plain', 'novice', ...kakuzu, '--pace', 'slow'], '--pace takes human and even'],
    ['an odd seed', ['plain', 'novice', ...kakuzu, '--seed', 'x'], '"x" is not a seed'],
    ['no time', ['plain', 'novice', ...kakuzu, '--move-ms', '0'], '--move-ms takes a whole number from 1'],
    ['Elo the wrong way round', ['plain', 'novice', ...kakuzu, '--sprt', '20,0'], 'the lower one first'],
    ['a test of three', ['plain', 'plain', 'plain', ...kakuzu, '--sprt', '0,20'], 'compares two contenders'],
    ['a file as folder', ['plain', 'novice', ...kakuzu, '--save', notAFolder], "can't be kept in"],
    ['a folder in use', ['plain', 'novice', ...kakuzu, '--save', folder], 'is not empty; name another folder'],
    ['a result nowhere', ['plain', 'novice', ...kakuzu, '--json', join(folder, 'no', 'where')], "can't be written"],
  ])('%s is a sentence and exit code 2', async (_name, args, said) => {
    const { stdout, stderr, exitCode } = await runArena(...args);
    expect(stderr).toContain(said);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect([stdout, exitCode]).toEqual(['', 2]);
  });

  it('without any contender shows the usage', async () => {
    const { stderr, exitCode } = await runArena('--game', 'kakuzu');
    expect(stderr).toContain('Usage: riverstone arena');
    expect(exitCode).toBe(2);
  });
});
