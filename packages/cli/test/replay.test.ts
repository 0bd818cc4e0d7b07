/** `riverstone replay`: what it prints and how it exits. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games, HostedGame, seedFromNumber, unwrap, writeRecord } from '@riverstone/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from './run-command.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riverstone-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileWith(content: string): Promise<string> {
  const file = join(folder, `${Math.abs(hash(content))}.riverstone.json`);
  await writeFile(file, content);
  return file;
}

const hash = (text: string): number =>
  [...text].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) | 0, 7);

/** A whole game of Kakuzu in which everybody always removes the first stone they may. */
function wholeGame(): { record: object; scores: readonly number[]; winners: readonly number[] } {
  const { kakuzu } = games;
  const table = unwrap(HostedGame.deal(kakuzu, { seats: 3, options: { first: 1 }, seed: seedFromNumber(11) }));
  while (!table.status.over) {
    const [seat = 0] = table.status.awaited;
    const [action] = kakuzu.legal(table.viewFor(seat), seat).actions;
    if (action === undefined) throw new Error('no stone to remove');
    unwrap(table.act(seat, action));
  }
  const record = writeRecord(table, { players: ['Ada', 'Bo', 'Cy'] });
  const { scores, winners } = table.status;
  return { record, scores, winners };
}

describe('riverstone replay', () => {
  const { record, scores, winners } = wholeGame();

  it('prints the result of a whole game as JSON', async () => {
    const { stdout, exitCode } = await runCommand(['replay', await fileWith(JSON.stringify(record)), '--json']);
    expect(JSON.parse(stdout)).toEqual({ ok: true, scores, ended: true, winners });
    expect(exitCode).toBe(0);
  });

  it('prints the result of a whole game in words', async () => {
    const { stdout, exitCode } = await runCommand(['replay', await fileWith(JSON.stringify(record))]);
    expect(stdout).toContain('kakuzu, 81 moves, finished');
    for (const winner of winners) expect(stdout).toContain(`${['Ada', 'Bo', 'Cy'][winner]}: ${scores[winner]}  wins`);
    expect(exitCode).toBe(0);
  });

  it('says who gave up, and who has won by that', async () => {
    const { moves, chance } = record as { moves: string[]; chance: { draws: number[] } };
    const early = { moves: moves.slice(0, 9), chance: { ...chance, draws: chance.draws.slice(0, 1) } };
    const file = await fileWith(JSON.stringify({ ...record, ...early, resigned: [0, 1] }));
    const json = JSON.parse((await runCommand(['replay', file, '--json'])).stdout);
    expect(json).toEqual({ ok: true, scores: [0, 0, 0], ended: true, winners: [2], resigned: [0, 1] });
    const { stdout } = await runCommand(['replay', file]);
    expect(stdout.trim().split('\n')).toEqual([
      'kakuzu, 9 moves, given up',
      '  0  Ada: 0  gave up',
      '  1  Bo: 0  gave up',
      '  2  Cy: 0  wins',
    ]);
  });

  it('says which move is wrong, and exits with 1', async () => {
    const { moves } = record as { moves: string[] };
    const wrong = { ...record, moves: moves.with(20, '0:zz') };
    const { stdout, exitCode } = await runCommand(['replay', await fileWith(JSON.stringify(wrong)), '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, error: { code: 'bad-notation' }, at: 20 });
    expect(exitCode).toBe(1);
    const { stdout: words } = await runCommand(['replay', await fileWith(JSON.stringify(wrong))]);
    expect(words).toContain('move 21 (index 20)');
  });

  it.each([
    ['a file that is not there', async () => join(folder, 'nowhere.json')],
    ['a folder', async () => folder],
    ['a file that is not JSON', () => fileWith('{"v":1,')],
    ['an empty file', () => fileWith('')],
    ['a file of something else', () => fileWith('{"name":"package"}')],
  ])('answers %s with a bad request and no move, and exits with 1', async (_name, make) => {
    const { stdout, stderr, exitCode } = await runCommand(['replay', await make(), '--json']);
    const answer = JSON.parse(stdout);
    expect(answer).toMatchObject({ ok: false, error: { code: 'bad-request' } });
    expect(answer).not.toHaveProperty('at');
    expect(stderr).toBe('');
    expect(exitCode).toBe(1);
  });
});

describe('riverstone', () => {
  it('says what it can do', async () => {
    const { stdout, exitCode } = await runCommand(['--help']);
    for (const name of ['play', 'judge', 'replay']) expect(stdout).toContain(name);
    expect(exitCode).toBe(0);
  });

  it.each([[['dance']], [['replay']], [['judge', '--loud']]])('refuses %j with its usage', async (args) => {
    const { stderr, exitCode } = await runCommand(args);
    expect(stderr).toContain('Usage: riverstone');
    expect(exitCode).toBe(2);
  });
});
