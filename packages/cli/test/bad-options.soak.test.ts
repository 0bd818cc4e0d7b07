/** Options that will not do, at the terminal and in a record: a sentence that says what is wrong and what to do. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badOptions } from '../../rules/test/bad-options.js';
import { type FinishedCommand, runCommand } from './run-command.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'riverstone-options-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function replay(record: unknown): Promise<FinishedCommand> {
  const file = join(folder, 'game.riverstone.json');
  writeFileSync(file, JSON.stringify(record));
  return runCommand(['replay', file, '--json']);
}

/** What is said of each, beside the option's name. */
const advice: Readonly<Record<string, RegExp>> = {
  needs: /needs the option "moveSeconds"; set that too, or leave this one out\.$/,
  seats: /is for (1|2\.\.5) players?; leave it out, or change who plays\.$/,
  'square-twice': /names h2 twice; the five squares must be different\.$/,
  doubles: /has fewer Doubles than the 2 that the players take at the start\.$/,
  unknown: /^There is no field "options.handicap" here; leave it out\.$/,
  wrong: /is not what is expected: .*\.$/,
};

describe.each(badOptions)('$what', ({ game, seats, options, detail }) => {
  const sentence = advice[String(detail.problem)] ?? /never/;

  it('is told to whoever wants to play, with all options there are', async () => {
    const words = Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
    const bots = new Array<string>(seats).fill('bot').join();
    const { stdout, stderr, exitCode } = await runCommand(['play', game, '--seats', bots, ...words]);
    const [first = '', second] = stderr.split('\n');
    expect(first).toMatch(sentence);
    expect(first).toContain(`"${detail.field}"`);
    expect(second).toBe('The options of this game:');
    expect([stdout, exitCode]).toEqual(['', 2]);
  });

  it('is told of a record', async () => {
    const players = ['Ada', 'Bo'].slice(0, seats);
    const record = { v: 1, game, players, options, chance: {}, moves: [] };
    const { stdout, exitCode } = await replay(record);
    const { ok, error, at } = JSON.parse(stdout);
    expect([ok, error.code, at, exitCode]).toEqual([false, 'bad-request', undefined, 1]);
    expect(error.message).toMatch(sentence);
  });
});

it.each([[null], [[]], [7], ['expert'], [true]])('options of a record that are %j are refused', async (options) => {
  const record = { v: 1, game: 'kakuzu', players: ['Ada'], options, chance: {}, moves: [] };
  const { stdout, exitCode } = await replay(record);
  expect(JSON.parse(stdout)).toEqual({
    ok: false,
    error: { code: 'bad-request', message: 'The field "options" is not what is expected: object.' },
  });
  expect(exitCode).toBe(1);
});
