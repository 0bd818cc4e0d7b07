/** The referee of Kakuro Challenge rules as `riverstone judge` does, and takes moves as people say them. */

import { readFileSync } from 'node:fs';
import { unwrap } from '@riverstone/rules';
import { emptyBoard, formatKakuro, formatPlacement, parseBoard } from '@riverstone/rules/kakuro-challenge';
import { expect, it } from 'vitest';
import { joinPosition } from '../../companion/position/position-text';
import { challengePlan } from '../rules/plan';
import { edited } from './editor';
import { judgeChallenge, possibleMoves, refusalClauses } from './judge';
import {
  challengeMoveFrom,
  challengeText,
  emptyChallenge,
  hasTooManyGroups,
  readChallenge,
  standardChallenge,
} from './position';

interface Case {
  readonly name: string;
  readonly ask: { board: string; move?: string; expert?: boolean; hand?: number[] };
  readonly expect: Readonly<Record<string, unknown>>;
}

const file = new URL('../../../../rules/test/cases/kakuro-challenge.jsonl', import.meta.url);
const cases: readonly Case[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** The answer of the referee's screen, in the words of `riverstone judge`. */
function answer({ board, move = '', expert = false, hand = [] }: Case['ask']): Readonly<Record<string, unknown>> {
  const read = readChallenge(joinPosition(board, { move, hand: hand.join(''), expert: expert ? '1' : '' }));
  if (!read.ok) return { error: { code: read.error.code } };
  const ruling = judgeChallenge(read.value);
  if (ruling.type === 'impossible') return { error: { code: ruling.error.code } };
  if (ruling.type === 'no-move') return {};
  if (!ruling.result.ok) return { legal: false, error: { code: ruling.result.error.code } };
  const { points, kakuros } = ruling.result.value;
  return { legal: true, points, kakuros: kakuros.map((each) => ({ line: formatKakuro(each), sum: each.sum })) };
}

it.each(cases.filter(({ ask }) => 'move' in ask))('$name', ({ ask, expect: expected }) => {
  const { board: _after, ...rest } = expected;
  expect(answer(ask)).toMatchObject(rest);
});

it('says that there are too many tiles of a digit, hand included', () => {
  const eight = Array.from({ length: 8 }, (_, square) => square).reduce(
    (position, square) => edited(position, 'board', square, { type: 'digit', digit: 7 }),
    emptyChallenge,
  );
  expect(judgeChallenge(eight).type).toBe('no-move');
  expect(judgeChallenge({ ...eight, hand: [7] })).toMatchObject({
    type: 'impossible',
    error: { detail: { digit: 7 } },
  });
});

it('has a clause in the rules for every refusal', () => {
  const told: readonly string[] = challengePlan.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ clauses }) => [...clauses]),
  );
  for (const clause of Object.values(refusalClauses)) expect(told).toContain(clause);
});

it('lists what scores, best first, with the tiles in hand or any', () => {
  const board = unwrap(
    parseBoard('........./........./........./.71....../........./........./........./........./.........'),
  );
  const [best] = possibleMoves({ ...emptyChallenge, board, hand: [8] }, 3);
  expect(best && formatPlacement(best.placement)).toBe('r8a4');
  expect(possibleMoves({ ...emptyChallenge, board }, 3)[0]?.points).toBeGreaterThanOrEqual(8);
  expect(possibleMoves(emptyChallenge, 3)).toEqual([]);
});

it('goes there and back as text', () => {
  const position = edited(standardChallenge, 'move', 41, { type: 'digit', digit: 4 });
  const flipped = edited(position, 'move', 40, { type: 'flip' });
  const whole = { ...flipped, hand: [4, 7], expert: true };
  expect(readChallenge(challengeText(whole))).toEqual({ ok: true, value: whole });
  expect(edited(flipped, 'move', 40, { type: 'erase' })).toEqual(position);
  expect(edited(flipped, 'move', 41, { type: 'erase' }).move).toBeNull();
  expect(edited(position, 'move', 41, { type: 'flip' }).move?.side).toBe('red');
});

it.each([
  ['...', 'rows'],
  [challengeText(emptyChallenge).replace('.', 'x'), 'character'],
  [challengeText(emptyChallenge).replace('.', '..'), 'length'],
  [`${challengeText(emptyChallenge)}?move=y4`, 'field'],
  [`${challengeText(emptyChallenge)}?hand=123`, 'field'],
  [`${challengeText(emptyChallenge)}?expert=yes`, 'field'],
])('says what is wrong with %s', (text, problem) => {
  const read = readChallenge(text);
  expect(!read.ok && read.error.detail.problem).toBe(problem);
});

const sides = {
  yellow: 'yellow addend',
  red: 'red total',
  numbers: 'zero one two three four five six seven eight nine',
};

it.each([
  ['y4c6', 'y4c6'],
  ['Y4C6', 'y4c6'],
  ['y7g4/i2/g2', 'y7g4/g2/i2'],
  ['yellow four on C 6', 'y4c6'],
  ['red 8 on e2, flip d 2', 'r8e2/d2'],
  ['four on c6', null],
  ['yellow c6', null],
  ['', null],
])('understands %s', (said, move) => {
  const read = challengeMoveFrom(said, sides);
  expect(read && formatPlacement(read)).toBe(move);
});

it('knows tiles that no game leaves alone', () => {
  expect(hasTooManyGroups(standardChallenge.board)).toBe(false);
  expect(hasTooManyGroups(emptyBoard)).toBe(false);
  expect(hasTooManyGroups(edited(standardChallenge, 'board', 0, { type: 'digit', digit: 3 }).board)).toBe(true);
  expect(hasTooManyGroups(edited(standardChallenge, 'board', 11, { type: 'digit', digit: 3 }).board)).toBe(false);
});
