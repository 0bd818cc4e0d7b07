import { type GameId, gameIds, games } from '@riverstone/rules';
import { describe, expect, test } from 'vitest';
import { playOut } from './play-out.js';

/** The options that change what a bot may or must do. */
const tables: Readonly<Record<GameId, readonly object[]>> = {
  'kakuro-challenge': [
    {},
    { expert: true },
    { scoring: 'claim', falseChallenge: 5 },
    { scoring: 'claim', expert: true, moveSeconds: 30 },
    { stones: ['a1', 'a2', 'a3', 'a4', 'a5'], first: 0 },
  ],
  'kakuro-race': [{}, { sealed: true }, { markers: [15, 16, 17], actions: ['d', 'd', 'd', 'd', 'd', 'n1'] }],
  kakuzu: [{}, { variant: 'same-digit' }, { variant: 'announce' }, { sheet: 7, clockMinutes: 5 }],
};

const GAMES_PER_TABLE = 12;

const cases = gameIds.flatMap((id) => {
  const { min, max } = games[id].seats;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return counts.flatMap((seats) =>
    tables[id]
      .map((options) => ({
        id,
        seats,
        options: { ...options, ...(seats === 1 && 'sealed' in options ? { sealed: false, untimed: true } : {}) },
      }))
      .map((each) => ({ ...each, name: `${id}, ${seats} seats, ${JSON.stringify(each.options)}` })),
  );
});

describe('simple bots finish every game without an action that is refused', () => {
  test.each(cases)('$name', ({ id, seats, options }) => {
    for (let seed = 1; seed <= GAMES_PER_TABLE; seed++) {
      const { actions, scores } = playOut(id, options, seats, seed);
      expect(actions).toBeGreaterThan(0);
      expect(scores).toHaveLength(seats);
    }
  });
});

test('kakuro challenge: the most points now beat a game of nothing', () => {
  expect(Math.min(...playOut('kakuro-challenge', {}, 2, 1).scores)).toBeGreaterThan(100);
});

test('kakuzu: all 72 stones after the set-up are shared out', () => {
  const { scores } = playOut('kakuzu', {}, 3, 5);
  expect(scores.reduce((sum, score) => sum + score, 0)).toBe(72);
});
