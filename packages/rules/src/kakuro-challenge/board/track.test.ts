/** Scores on the track. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableAt } from '../../../test/kakuro-challenge/table.js';
import { track } from './track.js';

describe('the score track', () => {
  it.each([
    ['[C8.1] at the start', 0, { position: 0, cards: 0 }],
    ['[C8.1] the last square', 99, { position: 99, cards: 0 }],
    ['[C8.1] past it', 100, { position: 0, cards: 1 }],
    ['[C8.1] two hundred and some', 213, { position: 13, cards: 2 }],
    ['[C8.2] nine cards', 999, { position: 99, cards: 9 }],
    ['[C8.2] more than nine', 1234, { position: 34, cards: 12 }],
    ['[C8.3] just below 0', -1, { position: 99, cards: -1 }],
    ['[C8.3] counted back from 100', -3, { position: 97, cards: -1 }],
    ['[C8.3] a whole hundred below', -100, { position: 0, cards: -1 }],
    ['[C8.3] further down', -101, { position: 99, cards: -2 }],
  ])('%s', (_, score, expected) => {
    expect(track(score)).toEqual(expected);
  });

  it('[C8.1] cards and square together are the score', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (score) => {
        const { position, cards } = track(score);
        expect(position + 100 * cards).toBe(score);
        expect(position >= 0 && position <= 99).toBe(true);
      }),
    );
  });

  it('[C8.1] is what everybody sees of a score', () => {
    expect(tableAt({ scores: [213, -3] }).view('spectator').tracks).toEqual([track(213), track(-3)]);
  });
});
