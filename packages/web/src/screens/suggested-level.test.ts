/** Whom "Play now" seats. */

import { expect, it } from 'vitest';
import { suggestedLevelOf } from './suggested-level';

const you = { name: 'Ada', bot: null };
const pebble = { name: 'Pebble', bot: 'novice' } as const;
const won = { game: 'kakuzu', seats: [you, pebble], you: 0, winners: [0] } as const;

it.each([
  ['before any game', [], 'novice'],
  ['after a loss', [{ ...won, winners: [1] }], 'novice'],
  ['after a game alone', [{ ...won, seats: [you] }], 'novice'],
  ['after a win at another game', [{ ...won, game: 'kakuro-race' }], 'novice'],
  ['after a game of bots alone', [{ ...won, seats: [pebble, pebble], you: null }], 'novice'],
  ['after a win', [{ ...won, winners: [1] }, won], 'casual'],
] as const)('%s', (_, summaries, level) => expect(suggestedLevelOf(summaries, 'kakuzu')).toBe(level));
