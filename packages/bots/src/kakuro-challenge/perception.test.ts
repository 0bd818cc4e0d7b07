import { createRng, type Rng, seedFromNumber, unwrap } from '@riverstone/rules';
import { type Board, formatPlacement, parseBoard } from '@riverstone/rules/kakuro-challenge';
import { describe, expect, it } from 'vitest';
import { rankedMoves } from './board/best-moves.js';
import { quietMove } from './board/quiet-move.js';
import { type ChallengePerception, type SeenMove, seenMoves } from './perception.js';
import { levelProfiles } from './profiles.js';

const TRIES = 2000;
const levelsBelowMaster = ['novice', 'casual', 'strong'] as const;

const rows = (...given: readonly string[]): Board =>
  unwrap(parseBoard([...given, ...new Array<string>(9 - given.length).fill('.........')].join('/')));
const columns = (board: Board): Board =>
  board.map((_, square) => board[(square % 9) * 9 + Math.floor(square / 9)] as number);

/** What is seen of one move, over many tries. */
function glances(board: Board, hand: readonly number[], text: string, perception: ChallengePerception): number[] {
  const move = rankedMoves(board, hand, true).find((each) => formatPlacement(each.placement) === text);
  if (move === undefined || move.points === 0) throw new Error(`${text} is no scoring move`);
  return Array.from({ length: TRIES }, (_, index) => {
    const [seen] = seenMoves(board, [move], perception, createRng(seedFromNumber(index)));
    return seen?.points ?? 0;
  });
}
const shareSeen = (points: readonly number[]): number => points.filter((each) => each > 0).length / points.length;

/** A total 8 and the addend 3: an addend 5 makes 8. */
const short = rows('H3.......');
/** A total 6 and the addends 3, 4, 7: a 2 makes 16. */
const long = rows('F347.....');
/** A 3 on its yellow side, and a 1: a 2 makes 3 when the 3 is flipped. */
const flipped = rows('31.......');
/** A 5 makes 8 in row 3 and 9 in column c. */
const twofold = rows('..I......', '..4......', 'H3.......');

describe.each(levelsBelowMaster)('%s', (name) => {
  const { perception } = levelProfiles[name];

  it('sees a row as often as its profile says', () => {
    expect(shareSeen(glances(short, [5], 'y5c1', perception))).toBeCloseTo(perception.row, 1);
  });

  it('overlooks columns, long lines and flips more than short rows', () => {
    const row = shareSeen(glances(short, [5], 'y5c1', perception));
    expect(shareSeen(glances(columns(short), [5], 'y5a3', perception))).toBeLessThan(row);
    expect(shareSeen(glances(long, [2], 'y2e1', perception))).toBeLessThan(row);
    expect(shareSeen(glances(flipped, [2], 'y2c1/a1', perception))).toBeLessThan(row);
  });

  it('misses the second Kakuro of a move as often as its profile says', () => {
    const points = glances(twofold, [5], 'y5c3', { ...perception, miscount: 0 }).filter((each) => each > 0);
    expect(new Set(points)).toEqual(new Set([8, 9, 17]));
    expect(points.filter((each) => each === 17).length / points.length).toBeCloseTo(perception.another, 1);
  });

  it('miscounts by ten, as seldom as its profile says', () => {
    const points = glances(short, [5], 'y5c1', perception).filter((each) => each > 0);
    expect(points.filter((each) => each !== 8).length / points.length).toBeCloseTo(perception.miscount, 1);
    expect(points.filter((each) => each > 8).every((each) => each === 18)).toBe(true);
  });

  it('sees the same again with the same chance', () => {
    const look = (rng: Rng): SeenMove[] => seenMoves(twofold, rankedMoves(twofold, [5, 2], true), perception, rng);
    expect(look(createRng(seedFromNumber(8)))).toEqual(look(createRng(seedFromNumber(8))));
  });
});

describe('levels', () => {
  it('see more from one to the next', () => {
    for (const [board, hand, text] of [
      [short, [5], 'y5c1'],
      [columns(short), [5], 'y5a3'],
      [long, [2], 'y2e1'],
      [flipped, [2], 'y2c1/a1'],
    ] as const) {
      const shares = levelsBelowMaster.map((name) =>
        shareSeen(glances(board, hand, text, levelProfiles[name].perception)),
      );
      expect(shares).toEqual(shares.toSorted((one, other) => one - other));
      expect(new Set(shares).size).toBe(shares.length);
    }
  });
});

describe('a quiet move', () => {
  it('goes on the longest line that has a total, without repeating a digit', () => {
    const board = rows('H3.......', '.........', 'I12......');
    const moves = rankedMoves(board, [4], false);
    expect(quietMove(board, moves, createRng(seedFromNumber(1)))).toMatchObject({ placement: { square: 21 }, run: 3 });
  });

  it('is none where nothing can be laid', () => {
    expect(quietMove(short, [], createRng(seedFromNumber(1)))).toBeNull();
  });
});
