/** Filters and figures of finished games. */

import { describe, expect, it } from 'vitest';
import { opponentsOf } from './game-summary';
import { accuracies, type FinishedGame, figuresOf, matchesFilter } from './statistics';

const me = { name: 'Ada', bot: null };
const rapids = { name: 'Rapids', bot: 'strong' } as const;

function played(change: Partial<FinishedGame>): FinishedGame {
  return {
    id: 'a',
    game: 'kakuzu',
    seats: [me, rapids],
    you: 0,
    endedAt: 1,
    options: {},
    scores: [40, 32],
    winners: [0],
    hasResigned: false,
    bestTurn: 5,
    feat: null,
    accuracy: null,
    isOnline: false,
    ...change,
  };
}

describe('opponents', () => {
  it.each([
    ['computer', played({})],
    ['alone', played({ seats: [me] })],
    ['people', played({ seats: [me, { name: 'Bo', bot: null }, rapids], you: null })],
    ['online', played({ isOnline: true })],
  ] as const)('are %s', (kind, game) => expect(opponentsOf(game)).toBe(kind));
});

it('a filter narrows by game, opponents and level', () => {
  const all = { game: 'all', opponents: 'all', level: 'all' } as const;
  expect(matchesFilter(played({}), all)).toBe(true);
  expect(matchesFilter(played({}), { ...all, game: 'kakuro-race' })).toBe(false);
  expect(matchesFilter(played({}), { ...all, opponents: 'alone' })).toBe(false);
  expect(matchesFilter(played({}), { ...all, level: 'strong' })).toBe(true);
  expect(matchesFilter(played({}), { ...all, level: 'master' })).toBe(false);
});

describe('figures', () => {
  it('count wins only against others, and points only of the person here', () => {
    const games = [
      played({ endedAt: 1 }),
      played({ endedAt: 2, scores: [20, 52], winners: [1], bestTurn: 9 }),
      played({ endedAt: 4, scores: [50, 22], feat: 12 }),
      played({ endedAt: 3, winners: [0, 1], scores: [36, 36] }),
      played({ endedAt: 5, seats: [me], scores: [60], winners: [0] }),
      played({ endedAt: 6, seats: [me, me], you: null, scores: [99, 1] }),
    ];
    expect(figuresOf(games)).toEqual({
      played: 6,
      won: { number: 3, of: 4 },
      winStreak: { now: 2, longest: 2 },
      average: (40 + 20 + 50 + 36 + 60) / 5,
      best: 60,
      bestTurn: 9,
      feat: 12,
    });
  });

  it('are nothing without games', () => {
    expect(figuresOf([])).toMatchObject({ played: 0, won: null, average: null, best: null, bestTurn: null });
  });

  it('follow accuracy over time', () => {
    const games = [
      played({ endedAt: 9, accuracy: [0.9, 0.8] }),
      played({ endedAt: 3, accuracy: [0.5, null] }),
      played({ endedAt: 4, you: null, accuracy: [1, 1] }),
      played({ endedAt: 5 }),
    ];
    expect(accuracies(games).map(({ share }) => share)).toEqual([0.5, 0.9]);
  });
});
