/** Section 7 of the rules page: digits are announced, not drawn. */

import { describe, expect, it } from 'vitest';
import {
  bag,
  EVERY_ONE,
  look,
  play,
  refusal,
  seen,
  startedTable,
  tableWithStones,
} from '../../../test/kakuzu/table.js';
import { kakuzu } from '../game.js';

const variant = 'announce';

describe('announce', () => {
  const table = startedTable({ variant, seats: 3 });

  it('[K7.1] no bag, no draw: the first player can go on at once', () => {
    expect(kakuzu.status(table)).toMatchObject({ tableDue: false, awaited: [0], allowed: [0] });
    expect(kakuzu.tableActions(table)).toEqual([]);
    expect(bag(table)).toBe('');
    expect(refusal(table, '*:draw 0')).toBe('not-allowed no-draw-due');
  });

  it('[K7.1] there is no 0 to announce', () => {
    expect(refusal(table, '0:0a2')).toBe('bad-notation');
  });

  it('[K7.2] the announced digit: the player keeps the stone and goes on', () => {
    const state = play(table, '0:2b1');
    expect(state).toMatchObject({ phase: 'remove', turn: 0, scores: [1, 0, 0], kept: 1 });
    expect(seen(table, '0:2b1')).toEqual([{ type: 'removed', seat: 0, square: 1, digit: 2, wanted: 2, to: 0 }]);
  });

  it('[K7.2] another digit: the stone goes to the next seat, whose turn it is', () => {
    const state = play(table, '0:2b1', '0:4c1');
    expect(state).toMatchObject({ phase: 'remove', turn: 1, scores: [1, 1, 0], kept: 0 });
    expect(seen(table, '0:4c1')).toEqual([
      { type: 'removed', seat: 0, square: 2, digit: 3, wanted: 4, to: 1 },
      { type: 'turn-ended', seat: 0, reason: 'missed' },
    ]);
  });

  it('[K7.2] a removal without a digit is not written right', () => {
    expect(refusal(table, '0:b1')).toBe('bad-notation');
  });

  it('[K7.3] a complete digit is refused, every other is fine', () => {
    const state = startedTable({ variant }, EVERY_ONE);
    expect(refusal(state, '0:1b1')).toBe('not-allowed digit-complete');
    for (const digit of '23456789') expect(refusal(state, `0:${digit}b1`)).toBe('fine');
  });

  it('[K7.3] every stone can be taken with every digit that is not complete', () => {
    expect(kakuzu.legal(look(table, 0), 0).actions).toHaveLength(72 * 9);
    const state = startedTable({ variant }, EVERY_ONE);
    expect(kakuzu.legal(look(state, 0), 0).actions).toHaveLength(72 * 8);
  });

  it('[K7.3] eight stones left of nine places open: the digit can still be announced', () => {
    expect(refusal(tableWithStones('b1 c1', { variant }), '0:2c1')).toBe('fine');
    expect(refusal(tableWithStones('c1', { variant }), '0:2c1')).toBe('not-allowed digit-complete');
  });

  it('[K7.4] the same digit can be announced again in the same turn', () => {
    expect(play(table, '0:2b1', '0:2h2', '0:2e3').scores).toEqual([3, 0, 0]);
  });

  it('[K7.5] the third match ends the turn', () => {
    const two = play(table, '0:2b1', '0:3c1');
    expect(two).toMatchObject({ turn: 0, kept: 2 });
    expect(seen(two, '0:5e1').at(-1)).toEqual({ type: 'turn-ended', seat: 0, reason: 'third-match' });
    expect(play(two, '0:5e1')).toMatchObject({ turn: 1, scores: [3, 0, 0], kept: 0 });
  });

  it('[K7.5] the next player has three matches again, and so has the first in a later turn', () => {
    const once = ['0:2b1', '0:3c1', '0:5e1', '1:6f1', '1:8h1', '1:9i1', '2:5b2', '2:6c2', '2:8e2'];
    const state = play(table, ...once, '0:9f2', '0:2h2', '0:3i2');
    expect(state).toMatchObject({ turn: 1, scores: [6, 3, 3] });
  });

  it('[K7.5] the third match on the last stone ends the game', () => {
    const state = play(tableWithStones('b1 c1 e1', { variant }), '0:2b1', '0:3c1', '0:5e1');
    expect(state).toMatchObject({ phase: 'over', scores: [3, 0] });
  });
});
