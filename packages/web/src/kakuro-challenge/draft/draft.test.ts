/** How a move is laid out: tiles taken up, laid, turned over, and taken back. */

import { judgePlacement } from '@riverstone/rules/kakuro-challenge';
import { describe, expect, it } from 'vitest';
import {
  actionOf,
  begin,
  flippable,
  placementOf,
  putBack,
  putOn,
  state,
  stepBack,
  takeUp,
  toggleFlip,
  turnOver,
} from './draft';
import { previewOf } from './preview';
import { laid, position, sq } from './test-positions';

describe('laying a tile ready', () => {
  const table = position('.F97.....', [4, 8]);

  it('takes a tile up, turns it over and lays it', () => {
    const history = laid(table, 1, 'b4', 'red');
    expect(placementOf(history.now, table)).toEqual({ digit: 8, side: 'red', square: sq('b4'), flips: [] });
    expect(actionOf(history.now, table)).toEqual({
      type: 'place',
      digit: 8,
      side: 'red',
      square: sq('b4'),
      flips: [],
      claim: null,
    });
  });

  it.each(['c5', 'a1'])('leaves everything as it is where no tile can go: %s', (square) => {
    const taken = takeUp(begin(table), table, 0);
    expect(putOn(taken, table, sq(square))).toBe(taken);
  });

  it('lays nothing without a tile in hand', () => {
    const history = begin(table);
    expect(putOn(history, table, sq('a5'))).toBe(history);
    expect(turnOver(history, table)).toBe(history);
    expect(takeUp(history, table, 2)).toBe(history);
  });

  it('puts the other tile on the same square when that is taken up instead', () => {
    const swapped = takeUp(laid(table, 0, 'e5'), table, 1);
    expect(placementOf(swapped.now, table)).toMatchObject({ digit: 8, square: sq('e5') });
  });

  it('keeps which side of each tile is up', () => {
    const turned = takeUp(turnOver(takeUp(begin(table), table, 0), table), table, 1);
    expect(turned.now.sides).toEqual(['red', 'yellow']);
  });

  it('goes back to the hand first, then lets go of the tile', () => {
    const back = putBack(laid(table, 0, 'e5'), table);
    expect(back.now).toMatchObject({ taken: 0, square: null });
    const down = putBack(back, table);
    expect(down.now.taken).toBeNull();
    expect(putBack(down, table)).toBe(down);
  });

  it('steps back through every change', () => {
    const history = laid(table, 0, 'e5', 'red');
    const steps = [stepBack(history), stepBack(stepBack(history)), stepBack(stepBack(stepBack(history)))];
    expect(steps.map(({ now }) => [now.taken, now.sides[0], now.square])).toEqual([
      [0, 'red', null],
      [0, 'yellow', null],
      [null, 'yellow', null],
    ]);
    expect(stepBack(begin(table))).toEqual(begin(table));
  });
});

describe('turning tiles over', () => {
  it('offers exactly what the rules allow, and one at a time', () => {
    // A 5 behind Σ6 9 7 2: with the 7 turned red, Σ7 2 5.
    const table = position('.F972....', [5, 1]);
    const history = laid(table, 0, 'f5');
    const allowed = [...table.board.keys()].filter((square) => {
      const placement = placementOf(history.now, table);
      return placement !== null && judgePlacement(table.board, { ...placement, flips: [square] }, { expert: false }).ok;
    });
    expect([...flippable(history.now, table)].sort()).toEqual(allowed);
    expect(allowed).toEqual([sq('d5')]);
    const turned = toggleFlip(history, table, sq('d5'));
    expect(turned.now.flips).toEqual([sq('d5')]);
    expect(toggleFlip(turned, table, sq('d5')).now.flips).toEqual([]);
    expect(toggleFlip(history, table, sq('c5'))).toBe(history);
  });

  it('turns another tile over instead in the base game', () => {
    // An 8 behind 6 3 5: 3+5+8 = 16 for a red 6, 5+8 = 13 for a red 3.
    const table = position('.635.....', [8, 1]);
    const history = laid(table, 0, 'e5');
    expect([...flippable(history.now, table)].sort()).toEqual([sq('b5'), sq('c5')]);
    const first = toggleFlip(history, table, sq('b5'));
    expect(previewOf({ draft: first.now, position: table })).toMatchObject({ points: 16 });
    const other = toggleFlip(first, table, sq('c5'));
    expect(other.now.flips).toEqual([sq('c5')]);
    expect(previewOf({ draft: other.now, position: table })).toMatchObject({ points: 13 });
  });

  it('lets several tiles be turned over in the expert game, if they can end up in one Kakuro', () => {
    // A 4 behind 9 Σ3 2: with the 9 red and the 3 yellow, Σ9 3 2 4.
    const table = position('.9C2.....', [4, 6], { expert: true });
    const history = laid(table, 0, 'e5');
    expect([...flippable(history.now, table)].sort()).toEqual([sq('b5'), sq('c5')]);
    const first = toggleFlip(history, table, sq('b5'));
    expect(previewOf({ draft: first.now, position: table })).toBe('unfinished');
    const both = toggleFlip(first, table, sq('c5'));
    expect(both.now.flips).toEqual([sq('b5'), sq('c5')]);
    expect(previewOf({ draft: both.now, position: table })).toMatchObject({ points: 9 });
  });

  it('drops what no longer goes with the tile when that is moved or turned', () => {
    const table = position('.F972....', [5, 1]);
    const turned = toggleFlip(laid(table, 0, 'f5'), table, sq('d5'));
    expect(turned.now.flips).toEqual([sq('d5')]);
    expect(putOn(turned, table, sq('c4')).now.flips).toEqual([]);
    expect(turnOver(turned, table).now.flips).toEqual([]);
    expect(putBack(turned, table).now.flips).toEqual([]);
    expect(stepBack(putBack(turned, table)).now.flips).toEqual([sq('d5')]);
  });

  it('turns nothing over before the tile lies', () => {
    const table = position('.F972....', [5, 1]);
    const taken = takeUp(begin(table), table, 0);
    expect(toggleFlip(taken, table, sq('d5'))).toBe(taken);
    expect(flippable(taken.now, table).size).toBe(0);
  });
});

describe('claim games', () => {
  const table = position('.F972....', [5, 1], { scoring: 'claim' });

  it('give nothing away: any tile may be turned over, none is offered, nothing is counted', () => {
    const history = laid(table, 0, 'f5');
    expect(flippable(history.now, table).size).toBe(0);
    expect(previewOf({ draft: history.now, position: table })).toBeNull();
    const turned = toggleFlip(toggleFlip(history, table, sq('c5')), table, sq('b5'));
    expect(turned.now.flips).toEqual([sq('b5'), sq('c5')]);
    expect(toggleFlip(turned, table, sq('a1'))).toBe(turned);
  });

  it('want the points stated, and stated again after a change', () => {
    const history = laid(table, 0, 'f5');
    expect(actionOf(history.now, table)).toBeNull();
    const stated = state(history, 14);
    expect(actionOf(stated.now, table)).toMatchObject({ claim: 14 });
    expect(toggleFlip(stated, table, sq('c5')).now.claim).toBeNull();
    expect(stepBack(toggleFlip(stated, table, sq('c5'))).now.claim).toBe(14);
    expect(state(stated, 1000)).toBe(stated);
  });
});

describe('strict games', () => {
  const table = position('.F972....', [5, 1], { scoring: 'strict' });

  it('give nothing away: any tile may be turned over, any number of them, and nothing is counted', () => {
    const history = laid(table, 0, 'f5');
    expect(flippable(history.now, table).size).toBe(0);
    expect(previewOf({ draft: history.now, position: table })).toBeNull();
    const turned = toggleFlip(toggleFlip(history, table, sq('c5')), table, sq('b5'));
    expect(turned.now.flips).toEqual([sq('b5'), sq('c5')]);
    expect(toggleFlip(turned, table, sq('f5'))).toBe(turned);
    expect(turnOver(turned, table).now.flips).toEqual([sq('b5'), sq('c5')]);
  });

  it('want no points stated', () => {
    const turned = toggleFlip(laid(table, 0, 'f5'), table, sq('c5'));
    expect(actionOf(turned.now, table)).toMatchObject({ flips: [sq('c5')], claim: null });
  });
});
