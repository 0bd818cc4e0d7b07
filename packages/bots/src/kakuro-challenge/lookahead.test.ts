import { createRng, type Rng, seedFromNumber, unwrap } from '@riverstone/rules';
import {
  type Board,
  type ChallengeView,
  kakuroChallenge,
  legalMoves,
  MAX_MOVES,
  moveDigit,
  tile,
  withMove,
} from '@riverstone/rules/kakuro-challenge';
import { describe, expect, it } from 'vitest';
import { Effort } from '../core/effort.js';
import { rankedMoves, unpacked } from './board/best-moves.js';
import { type ByDigit, handBits, type Position, positionOf } from './board/position.js';
import { gameBots } from './bots.js';
import { keptWeights } from './kept-tile.js';
import { Lookahead } from './lookahead.js';
import { inferenceProfile, lookaheadProfile } from './profiles.js';
import { search } from './search.js';

/** The view of the seat to move after so many placements of plain players. */
function viewAfter(placements: number, expert: boolean, rng: Rng): ChallengeView {
  const options = unwrap(kakuroChallenge.parseOptions({ expert }, 2));
  let state = kakuroChallenge.setup(options, 2, kakuroChallenge.deal(options, 2, rng));
  for (let placement = 0; placement < placements; placement++) {
    const { turn: seat } = state;
    const decision = gameBots.bots.plain.decide({ view: kakuroChallenge.view(state, seat), seat, seed: 'x' });
    if (decision !== null) state = unwrap(kakuroChallenge.apply(state, seat, decision.action)).state;
  }
  return kakuroChallenge.view(state, state.turn);
}
const positionAfter = (placements: number, expert: boolean): Position => {
  const view = viewAfter(placements, expert, createRng(seedFromNumber(placements)));
  return positionOf(view, view.turn);
};

const tilesOf = (counts: ByDigit): number[] =>
  [...counts.entries()].flatMap(([digit, copies]) => new Array<number>(copies).fill(digit));
const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
const plainBest = (board: Board, expert: boolean): number[] =>
  Array.from({ length: 10 }, (_, digit) =>
    digit === 0 ? 0 : Math.max(...legalMoves(board, [digit], expert).map(({ points }) => points)),
  );

/** Points, less the mean reply over every hand, and the share of the kept tile over every draw: by trying them all. */
function plainWorth({ board, hand, unseen, expert }: Position, move: number): number {
  const { placement, points } = unpacked(move);
  const { square, digit, side, flips } = placement;
  const best = plainBest(withMove(board, square, tile(digit, side), flips), expert);
  const of = (each: number): number => best[each] as number;
  const tiles = tilesOf(unseen);
  const replies = tiles.flatMap((one, at) => tiles.slice(at + 1).map((other) => Math.max(of(one), of(other))));
  const kept = hand[0] === digit ? (hand[1] as number) : (hand[0] as number);
  const own = tiles.map((drawn) => Math.max(of(drawn), of(kept)));
  return points - mean(replies) + lookaheadProfile.keptShare * mean(own);
}

describe.each([false, true])('looking ahead, expert: %s', (expert) => {
  it('to the reply equals trying every hand', () => {
    for (const placements of [4, 25, 50]) {
      const position = positionAfter(placements, expert);
      const lookahead = new Lookahead(position, null);
      const listed = new Int32Array(MAX_MOVES);
      const moves = listed.subarray(0, lookahead.root.list(handBits(position.hand), listed));
      const [one = 0, other = 0] = position.hand;
      for (const move of moves.filter((_, index) => index % 20 === 0)) {
        const kept = moveDigit(move) === one ? other : one;
        expect(lookahead.worth(move, kept, 2)).toBeCloseTo(plainWorth(position, move), 9);
      }
    }
  });

  it('ranks each legal move once, with the points that the rules give it', () => {
    for (const placements of [0, 30, 60, 66]) {
      const position = positionAfter(placements, expert);
      const { candidates } = search(position, createRng(seedFromNumber(1)), new Effort({ nodes: 2000 }));
      const found = candidates.map(({ move }) => JSON.stringify(unpacked(move))).toSorted();
      const plain = rankedMoves(position.board, position.hand, expert).map((move) => JSON.stringify(move));
      expect(found).toEqual(plain.toSorted());
    }
  });

  it('doubts that the last mover kept a tile that would have scored more', () => {
    for (const placements of [9, 26, 41]) {
      const position = positionAfter(placements, expert);
      const { last, board, unseen } = position;
      if (last === null) throw new Error('there was a move');
      const best = plainBest(withMove(board, last.square, 0, last.flips), expert);
      const weights = keptWeights(position);
      for (let digit = 1; digit <= 9; digit++) {
        const doubt = (best[digit] as number) > last.credited ? inferenceProfile.doubt : 1;
        expect(weights?.[digit]).toBeCloseTo((unseen[digit] as number) * doubt, 9);
      }
    }
  });

  it('concludes nothing at the start, from a clock, or where more play', () => {
    expect(keptWeights(positionAfter(0, expert))).toBeNull();
    const position = positionAfter(9, expert);
    expect(keptWeights({ ...position, last: position.last && { ...position.last, byClock: true } })).toBeNull();
    expect(keptWeights({ ...position, handSizes: [2, 2, 2] })).toBeNull();
  });
});
