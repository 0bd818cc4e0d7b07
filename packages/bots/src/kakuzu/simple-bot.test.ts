import { createRng, seedFromNumber, settle, unwrap } from '@riverstone/rules';
import { type KakuzuState, type KakuzuView, kakuzu, numberedSheet } from '@riverstone/rules/kakuzu';
import { expect, test } from 'vitest';
import { guesses } from './elimination.js';
import { simpleBot, surestGuesses } from './simple-bot.js';

const rng = (seed = 1) => createRng(seedFromNumber(seed));
const sheet = numberedSheet(1);

function viewOf(change: Partial<KakuzuState>, variant = 'bag'): KakuzuView {
  const options = unwrap(kakuzu.parseOptions({ sheet: 1, first: 0, variant }, 2));
  const state = kakuzu.setup(options, 2, { first: 0, sheet });
  return kakuzu.view({ ...state, phase: 'remove', ...change }, 0);
}

test('the last stone of a row is certain', () => {
  const uncovered = sheet.map((digit, square) => (square > 0 && square < 9 ? digit : 0));
  const wanted = sheet[0] as number;
  const view = viewOf({ uncovered, drawn: [wanted] });
  expect(surestGuesses(view)).toEqual([{ square: 0, digit: wanted, alternatives: 1 }]);
  expect(simpleBot.choose(view, 0, rng())).toEqual({ type: 'remove', square: 0, announced: null });
});

test('a digit that fits one square of a box is certain, though the square allows others', () => {
  const wanted = sheet[0] as number;
  const sameDigit = sheet.map((digit, square) => (digit === wanted && square !== 0 ? digit : 0));
  const guess = guesses(sameDigit).find(({ square, digit }) => square === 0 && digit === wanted);
  expect(guess?.alternatives).toBe(1);
});

test('what is true is never ruled out', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const random = rng(seed);
    const uncovered = sheet.map((digit) => (random.below(3) === 0 ? digit : 0));
    const possible = guesses(uncovered);
    for (const [square, digit] of sheet.entries()) {
      const allowed = possible.some((guess) => guess.square === square && guess.digit === digit);
      expect(allowed).toBe(uncovered[square] === 0);
    }
  }
});

test('announces the surest digit', () => {
  const uncovered = sheet.map((digit, square) => (square > 0 && square < 9 ? digit : 0));
  const action = simpleBot.choose(viewOf({ uncovered }, 'announce'), 0, rng());
  expect(action).toEqual({ type: 'remove', square: 0, announced: sheet[0] });
});

test('in the set-up any stone of a box that has lost none will do, and out of turn nothing', () => {
  const view = viewOf({ phase: 'setup' });
  const squares = Array.from({ length: 60 }, (_, seed) => {
    const action = simpleBot.choose(view, 0, rng(seed));
    return action?.type === 'remove' ? action.square : -1;
  });
  expect(new Set(squares).size).toBeGreaterThan(20);
  expect(simpleBot.choose(view, 1, rng())).toBeNull();
});

test('keeps more stones than somebody who guesses blindly', () => {
  const options = unwrap(kakuzu.parseOptions({}, 1));
  const random = rng(5);
  let { state } = settle(kakuzu, kakuzu.setup(options, 1, kakuzu.deal(options, 1, random)), random);
  while (!kakuzu.status(state).over) {
    const action = simpleBot.choose(kakuzu.view(state, 0), 0, random);
    if (action === null) throw new Error('the bot stands still');
    state = settle(kakuzu, unwrap(kakuzu.apply(state, 0, action)).state, random).state;
  }
  expect(state.scores[0]).toBeGreaterThan(24);
});
