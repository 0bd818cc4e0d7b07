/** Section 6 of the rules page: the same digit again and again. */

import { describe, expect, it } from 'vitest';
import { bag, play, refusal, seen, startedTable, tableWithStones } from '../../../test/kakuzu/table.js';
import { kakuzu } from '../game.js';

const variant = 'same-digit';
/** The places of the 2 on the sheet, but for the one that the set-up opened. */
const twos = ['b1', 'h2', 'e3', 'g5', 'd6', 'i7', 'f8', 'c9'];

describe('same digit', () => {
  it('[K6.1] after a match the same player looks for the same digit, with no draw', () => {
    const state = play(startedTable({ variant }), '*:draw 2', '0:b1');
    expect(state).toMatchObject({ phase: 'remove', turn: 0, drawn: [2], kept: 1 });
    expect(kakuzu.status(state).tableDue).toBe(false);
    expect(refusal(state, '*:draw 3')).toBe('not-allowed no-draw-due');
    expect(play(state, '0:h2').scores).toEqual([2, 0]);
  });

  it('[K6.1] another digit is a miss, after a match too', () => {
    const state = play(startedTable({ variant, seats: 3 }), '*:draw 2', '0:b1', '0:c1');
    expect(state).toMatchObject({ phase: 'draw', turn: 1, scores: [1, 1, 0] });
  });

  it('[K6.2] the ninth place ends the turn, and the digit stone leaves the game', () => {
    const eight = play(startedTable({ variant }), '*:draw 2', ...twos.slice(0, 7).map((square) => `0:${square}`));
    expect(eight).toMatchObject({ phase: 'remove', turn: 0, scores: [7, 0] });
    const state = play(eight, '0:c9');
    expect(state).toMatchObject({ phase: 'draw', turn: 1, scores: [8, 0], drawn: [], kept: 0 });
    expect(bag(state)).toBe('013456789');
    expect(seen(eight, '0:c9').slice(1)).toEqual([
      { type: 'completed', digit: 2 },
      { type: 'turn-ended', seat: 0, reason: 'ninth' },
    ]);
  });

  it('[K6.2] the ninth place under the last stone ends the game instead', () => {
    const state = play(tableWithStones('c9', { variant }), '*:draw 2', '0:c9');
    expect(state).toMatchObject({ phase: 'over', scores: [1, 0] });
  });

  it('[K6.3] a miss puts the digit back', () => {
    const drawn = play(startedTable({ variant }), '*:draw 2');
    expect(bag(drawn)).toBe('013456789');
    expect(bag(play(drawn, '0:c1'))).toBe('0123456789');
    expect(bag(play(drawn, '0:b1', '0:c1'))).toBe('0123456789');
  });

  it('[K6.3] a miss that completes another digit takes that one out', () => {
    expect(bag(play(tableWithStones('b1 h2 c1', { variant }), '*:draw 2', '0:c1'))).toBe('02');
  });

  it('[K6.3] a 0 ends the turn', () => {
    const state = startedTable({ variant });
    expect(play(state, '*:draw 0')).toEqual({ ...state, turn: 1 });
  });
});
