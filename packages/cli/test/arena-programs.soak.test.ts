/** `riverstone arena` with programs: the examples, our own bot by protocol, and bots that misbehave in every way. */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replay } from '@riverstone/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { ensurePython } from './arena-python.js';
import { exampleBot, matchResult, protocolBot, runArena, testBot } from './arena-runs.js';

const folder = mkdtempSync(join(tmpdir(), 'riverstone-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Every game of a folder replays to its end. */
function expectReplays(save: string, games: number): void {
  const files = readdirSync(save);
  expect(files).toHaveLength(games);
  for (const file of files) {
    const replayed = replay(JSON.parse(readFileSync(join(save, file), 'utf8')));
    expect(replayed).toMatchObject({ ok: true, value: { ended: true } });
  }
}

/** Plenty of time: these tests are about what is said, not when. */
const patient = ['--move-ms', '20000', '--nodes', '50'];

describe('the example bots', () => {
  const python = exampleBot(ensurePython(), 'bot.py');
  const node = exampleBot(process.execPath, 'bot.mjs');

  it.each([
    ['kakuzu', []],
    ['kakuzu', ['-o', 'variant=announce']],
    ['kakuzu', ['-o', 'variant=same-digit']],
    ['kakuzu', ['--seats', '3']],
  ])('play whole matches of %s %j without a fault', async (game, options) => {
    const save = join(folder, `example-${game}${options.join('')}`);
    const result = await matchResult(
      python,
      node,
      '--game',
      game,
      ...options,
      '--games',
      '4',
      ...patient,
      '--save',
      save,
    );
    expect(result.contenders.map(({ name }) => name)).toEqual(['Example in Python', 'Example in Node']);
    expect(result.contenders.flatMap(({ faults }) => faults)).toEqual([]);
    expectReplays(save, result.games);
  });

  it('play Kakuzu well enough to beat a novice', async () => {
    const { contenders } = await matchResult(
      node,
      'novice',
      '--game',
      'kakuzu',
      '--games',
      '20',
      '--seed',
      '1',
      ...patient,
    );
    expect(contenders[0]?.winRate.mean).toBeGreaterThan(0.6);
  });

  it('are not asked for a game that they do not play', async () => {
    const { stderr, exitCode } = await runArena(node, 'plain', '--game', 'kakuro-race');
    expect(stderr).toContain('does not play kakuro-race; it says that it plays kakuzu');
    expect(exitCode).toBe(2);
  });
});

describe('riverstone bot as a program', () => {
  it.each([
    ['kakuro-challenge', ['-o', 'scoring=claim', '--seats', '3']],
    ['kakuro-race', []],
    ['kakuro-race', ['-o', 'sealed=true', '--pace', 'even']],
    ['kakuzu', ['-o', 'variant=announce']],
  ])('plays %s %j without a fault', async (game, options) => {
    const save = join(folder, `protocol-${game}${options.join('')}`);
    const bot = protocolBot('--level', 'plain', '--nodes', '50');
    const args = [bot, 'plain', '--game', game, ...options, '--games', '3', ...patient, '--save', save];
    const { contenders, games } = await matchResult(...args);
    expect(contenders[0]).toMatchObject({ name: 'Riverstone plain', faults: [] });
    expect(contenders[0]?.points.mean).toBeGreaterThan(0);
    expectReplays(save, games);
  });

  it('plays the race alone, where nobody calls', async () => {
    const save = join(folder, 'protocol-alone');
    const bot = protocolBot('--level', 'plain', '--nodes', '50');
    const args = [bot, '--game', 'kakuro-race', '--games', '3', ...patient, '--save', save];
    const { contenders, games } = await matchResult(...args);
    expect(contenders[0]).toMatchObject({ name: 'Riverstone plain', faults: [] });
    expect(contenders[0]?.points.mean).toBeGreaterThan(0);
    expectReplays(save, games);
  });
});

/** Long enough for an honest answer on a busy machine, short enough to wait for one that never comes. */
const impatient = ['--move-ms', '400', '--games', '2', '--seed', '1'];

describe('a misbehaving bot', () => {
  it.each<[string, string, string, string[]]>([
    ['hanging', 'kakuzu', 'late', ['late', 'absent']],
    ['hanging', 'kakuro-challenge', 'late', ['late', 'absent']],
    ['hanging', 'kakuro-race', 'late', ['late', 'absent']],
    ['deaf', 'kakuzu', 'late', ['late', 'absent']],
    ['crashing', 'kakuzu', 'crashed', ['crashed', 'absent', 'late']],
    ['flooding', 'kakuzu', 'flooded', ['flooded', 'absent', 'late']],
    ['babbling', 'kakuzu', 'flooded', ['flooded', 'absent', 'unasked', 'late']],
    ['lying', 'kakuzu', 'illegal', ['illegal', 'late']],
    ['lying', 'kakuro-challenge', 'illegal', ['illegal', 'late']],
    ['lying', 'kakuro-race', 'illegal', ['illegal', 'late']],
    ['garbage', 'kakuzu', 'unreadable', ['unreadable', 'late']],
    ['garbage', 'kakuro-challenge', 'unreadable', ['unreadable', 'late']],
    ['garbage', 'kakuro-race', 'unreadable', ['unreadable', 'late']],
  ])('%s in %s loses its turns, is reported as %s, and never stops the match', async (bot, game, kind, kinds) => {
    const save = join(folder, `${bot}-${game}`);
    const result = await matchResult(testBot(bot), 'plain', '--game', game, ...impatient, '--save', save);
    const [guilty, innocent] = result.contenders;
    expect(result.games).toBe(2);
    expect(guilty?.faults.find((fault) => fault.kind === kind)).toMatchObject({
      count: expect.any(Number),
      example: expect.stringMatching(/^deal 1, game [12]: ./),
    });
    for (const fault of guilty?.faults ?? []) expect(kinds).toContain(fault.kind);
    expect(innocent?.faults).toEqual([]);
    expectReplays(save, 2);
  });

  it('is named in the report with an example', async () => {
    const { stdout } = await runArena(testBot('lying'), 'plain', '--game', 'kakuzu', ...impatient, '--quiet');
    expect(stdout).toContain('Faults of Lying:');
    expect(stdout).toMatch(/illegal \d+ \(a move that the rules do not allow\), such as deal 1, game 1: /);
  });

  it('sends nothing to the terminal that one might obey', async () => {
    const { stdout } = await runArena(
      testBot('garbage'),
      'plain',
      '--game',
      'kakuro-challenge',
      ...impatient,
      '--quiet',
    );
    expect(stdout).not.toContain('\u001b');
    expect(stdout).not.toContain('\u0000');
  });

  it('may be late once: the late answer is nobody’s, and it plays on', async () => {
    const save = join(folder, 'slow-once');
    const slow = testBot('slow-once', join(folder, 'has-been-slow'));
    // Without a clock a lost turn is one move made for it, and the game goes on with it.
    const args = ['--game', 'kakuzu', '--games', '2', '-o', 'clockMinutes=off', '--move-ms', '1500', '--save', save];
    const { contenders } = await matchResult(slow, 'plain', ...args);
    expect(contenders[0]?.faults.map(({ kind }) => kind)).toEqual(['late']);
    expectReplays(save, 2);
  });

  it('may say everything twice: the first answer counts', async () => {
    const { contenders } = await matchResult(testBot('twice'), 'plain', '--game', 'kakuzu', '--games', '2', ...patient);
    expect(contenders[0]?.faults.map(({ kind }) => kind)).toEqual(['unasked']);
    expect(contenders[0]?.points.mean).toBeGreaterThan(0);
  });

  it('may leave something behind that does not end: the match does', async () => {
    const pids = join(folder, 'left-behind');
    try {
      const args = ['--game', 'kakuzu', '--games', '2', ...patient];
      const { contenders } = await matchResult(testBot('leaving', pids), 'plain', ...args);
      expect(contenders[0]?.faults).toEqual([]);
    } finally {
      for (const pid of readFileSync(pids, 'utf8').trim().split('\n')) process.kill(Number(pid));
    }
  });

  it('is told nothing of what lies under the stones, not even the number of the sheet', async () => {
    const told = join(folder, 'told');
    const args = ['--game', 'kakuzu', '--games', '2', '-o', 'sheet=7', ...patient];
    await matchResult(testBot('prying', told), 'plain', ...args);
    const messages = readFileSync(told, 'utf8').trim().split('\n');
    const views = messages.map((line) => JSON.parse(line)).filter(({ type }) => type === 'turn');
    expect(views.length).toBeGreaterThan(10);
    for (const { view } of views) expect(view.sheet).toBeNull();
    expect(messages.filter((line) => /"sheet":(?!null)/.test(line))).toEqual([]);
  });

  it('may sit on both sides of the table', async () => {
    const { contenders } = await matchResult(testBot('lying'), testBot('garbage'), '--game', 'kakuzu', ...impatient);
    expect(contenders[0]?.faults.map(({ kind }) => kind)).toContain('illegal');
    expect(contenders[1]?.faults.map(({ kind }) => kind)).toContain('unreadable');
  });

  it.each<[string, string, ...string[]]>([
    // Only who never answers is not waited for long.
    ['silent', 'did not answer hello in 1000 ms', '--start-ms', '1000'],
    ['kakuzu-only', 'does not play kakuro-challenge; it says that it plays kakuzu.'],
    ['nowhere', "can't take part: it ended with exit code 1"],
  ])('%s is turned away at the door', async (bot, said, ...patience) => {
    const { stderr, stdout, exitCode } = await runArena(
      ...[testBot(bot), 'plain', '--game', 'kakuro-challenge', ...patience],
    );
    expect(stderr).toContain(said);
    expect([stdout, exitCode]).toEqual(['', 2]);
  });
});

it('tables with programs have a clock, unless something else is said', async () => {
  const args = [testBot('good'), 'plain', '--game', 'kakuzu', '--games', '1', ...patient];
  expect((await matchResult(...args)).options).toEqual({ clockMinutes: 180 });
  expect((await matchResult(...args, '-o', 'clockMinutes=off')).options).toEqual({ clockMinutes: 'off' });
});
