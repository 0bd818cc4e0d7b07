import { expect, it } from 'vitest';
import type { GameSummary } from './game-summary';
import { soloStatisticsOf } from './solo-statistics';

const you = { name: 'Ada', bot: null };
const summary = (id: string, more: Partial<GameSummary>): GameSummary => ({
  id,
  game: 'kakuzu',
  seats: [you],
  you: 0,
  endedAt: 1,
  touchedAt: 1,
  options: {},
  scores: [50],
  winners: [0],
  hasResigned: false,
  bestTurn: null,
  feat: null,
  accuracy: null,
  ...more,
});

it('knows the best of the other games played alone, and the accuracy of this one', () => {
  const played = [
    summary('this', { scores: [66], accuracy: [0.8] }),
    summary('one', {}),
    summary('two', { scores: [60], accuracy: [0.9] }),
    summary('race', { game: 'kakuro-race', scores: [70] }),
    summary('duel', { seats: [you, { name: 'Brook', bot: 'strong' }], scores: [68, 4] }),
  ];
  expect(soloStatisticsOf(played, 'kakuzu', 'this')).toEqual({ best: 60, accuracy: 0.8 });
});

it('knows nothing of a first game', () => {
  expect(soloStatisticsOf([summary('this', {})], 'kakuzu', 'this')).toEqual({ best: null, accuracy: null });
});
