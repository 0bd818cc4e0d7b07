import { createRng, seedFromNumber, unwrap } from '@riverstone/rules';
import {
  type ChallengeAction,
  type ChallengeState,
  kakuroChallenge,
  legalMoves,
  parseBoard,
  parsePlacement,
} from '@riverstone/rules/kakuro-challenge';
import { describe, expect, test } from 'vitest';
import { bestMoves, rankedMoves } from './best-moves.js';
import { simpleBot } from './simple-bot.js';

const EMPTY_ROWS = '/.........'.repeat(6);
/** A total 8 on a1 and the addends 3 and 4 after it: an addend 1 on a4 makes 8. */
const board = unwrap(parseBoard(`H34....../........./.........${EMPTY_ROWS}`));
const rng = () => createRng(seedFromNumber(1));

function claimGame(hands: readonly (readonly number[])[]): ChallengeState {
  const options = unwrap(kakuroChallenge.parseOptions({ scoring: 'claim', first: 0 }, 2));
  const state = kakuroChallenge.setup(options, 2, kakuroChallenge.deal(options, 2, rng()));
  return { ...state, board, hands, bag: [] };
}

const placing = (text: string, claim: number): ChallengeAction => ({
  type: 'place',
  ...unwrap(parsePlacement(text)),
  claim,
});

const answer = (state: ChallengeState, seat: number) =>
  simpleBot.choose(kakuroChallenge.view(state, seat), seat, rng());
const after = (state: ChallengeState, action: ChallengeAction) => unwrap(kakuroChallenge.apply(state, 0, action)).state;

test('takes the most points and claims them truly', () => {
  const most = Math.max(...legalMoves(board, [1, 2], false).map(({ points }) => points));
  const action = answer(
    claimGame([
      [1, 2],
      [5, 6],
    ]),
    0,
  );
  expect(action).toMatchObject({ type: 'place', claim: most });
});

test('lists the same moves as the rules, the best first', () => {
  const ranked = rankedMoves(board, [1, 2], true).map(({ points }) => points);
  const plain = legalMoves(board, [1, 2], true).map(({ points }) => points);
  expect(ranked).toEqual(plain.sort((one, other) => other - one));
  expect(bestMoves(board, [1, 2], true)).toHaveLength(ranked.filter((points) => points === ranked[0]).length);
});

describe('challenges', () => {
  const state = claimGame([
    [1, 2],
    [5, 6],
  ]);

  test('not a true claim', () => {
    expect(answer(after(state, placing('y1a4', 8)), 1)).toMatchObject({ type: 'place' });
  });

  test('a claim that is too high', () => {
    expect(answer(after(state, placing('y1a4', 9)), 1)).toEqual({ type: 'challenge' });
  });

  test('not a claim that is too low', () => {
    expect(answer(after(state, placing('y1a4', 0)), 1)).toMatchObject({ type: 'place' });
  });

  test('a flip outside the Kakuro, whatever was claimed', () => {
    expect(answer(after(state, placing('y2b3/a1', 0)), 1)).toEqual({ type: 'challenge' });
  });

  test('never its own claim, and not out of turn without a reason', () => {
    expect(answer(after(state, placing('y1a4', 9)), 0)).toBeNull();
    expect(answer(after(state, placing('y1a4', 8)), 0)).toBeNull();
  });

  test('accepts a true claim after the last placement', () => {
    expect(answer(after(claimGame([[1], []]), placing('y1a4', 8)), 1)).toEqual({ type: 'accept' });
  });
});
