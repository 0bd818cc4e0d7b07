/** `riverstone review`: the examples, as text and as JSON, and what is not in order. */

import { fileURLToPath } from 'node:url';
import { gameIds, parseEntry, withGame } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { runCommand } from './run-command.js';

const example = (game: string): string =>
  fileURLToPath(new URL(`../../../docs/examples/${game}.riverstone.json`, import.meta.url));
const quick = ['--nodes', '50'];

describe.each(gameIds)('a review of %s', (game) => {
  it('tells every turn and sums up every seat', async () => {
    const { stdout, stderr, exitCode } = await runCommand(['review', example(game), ...quick]);
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
    expect(stdout).toMatch(new RegExp(`^${game}, won by (Ada|Bo)\n`));
    const [, ada = ''] = /\n(Ada +[0-9].*)\n(Bo +[0-9].*)\n/.exec(stdout) ?? [];
    const [scored = 0, expected = 0, luck = 0, missed = 0] = ada.split(/ +/).slice(1).map(Number);
    expect(Math.abs(scored - (expected + luck - missed))).toBeLessThan(0.2);
  });

  it('as JSON has moves in notation', async () => {
    const { stdout } = await runCommand(['review', example(game), ...quick, '--json']);
    const review = JSON.parse(stdout);
    expect(review).toMatchObject({ v: 1, game, players: ['Ada', 'Bo'], ended: true });
    type Turn = { readonly assessments: readonly { readonly bestAction: string | null }[] };
    const best = (review.turns as Turn[]).flatMap(({ assessments }) => assessments.map(({ bestAction }) => bestAction));
    const moves = best.filter((move) => move !== null);
    expect(moves.length).toBeGreaterThan(5);
    for (const move of moves) expect(withGame(game, (rules) => parseEntry(rules, move, 2).ok)).toBe(true);
  });
});

it.each([
  ['a file that is not there', ['no-such-file.json'], 1, 'there is no such file'],
  ['a folder', ['.'], 1, 'it is a folder'],
  ['thought that is no number', [example('kakuzu'), '--nodes', 'much'], 2, '--nodes'],
])('%s is refused with a sentence', async (_, args, code, sentence) => {
  const { stdout, stderr, exitCode } = await runCommand(['review', ...args]);
  expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: code });
  expect(stderr).toContain(sentence);
});
