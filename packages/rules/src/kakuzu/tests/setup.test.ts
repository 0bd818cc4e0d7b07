/** Sections 1 and 2 of the rules page: the material and the set-up. */

import { describe, expect, it } from 'vitest';
import {
  bag,
  EVERY_DIGIT,
  EVERY_ONE,
  legalEntries,
  newTable,
  play,
  refusal,
  seen,
  startedTable,
} from '../../../test/kakuzu/table.js';
import { parseSquare } from '../../core/grid.js';
import { unwrap } from '../../core/result.js';
import { createRng, seedFromNumber } from '../../core/rng.js';
import { kakuzu } from '../game.js';
import { numberedSheet } from '../numbered-sheets.js';
import { boxOf, isSheet } from '../sheets/sheet.js';

const seatings = [1, 2, 3, 4].flatMap((seats) => Array.from({ length: seats }, (_, first) => ({ seats, first })));

describe('material', () => {
  it.each([
    { square: 'a1', place: 0, box: 0 },
    { square: 'i1', place: 8, box: 2 },
    { square: 'f3', place: 23, box: 1 },
    { square: 'e5', place: 40, box: 4 },
    { square: 'a9', place: 72, box: 6 },
    { square: 'i9', place: 80, box: 8 },
  ])('[K1.1] $square is square $place in reading order', ({ square, place, box }) => {
    expect(parseSquare(square, 9)).toBe(place);
    expect(boxOf(place)).toBe(box);
  });

  it('[K1.3] the bag holds 0 to 9', () => {
    expect(bag(newTable())).toBe('0123456789');
  });

  it('[K1.4] one to four play', () => {
    expect(kakuzu.seats).toEqual({ min: 1, max: 4 });
  });

  it('[K1.4] after the last seat comes seat 0', () => {
    const state = play(startedTable({ seats: 3, first: 2 }), '*:draw 5', '2:b1');
    expect(state.turn).toBe(0);
    expect(state.scores).toEqual([1, 0, 0]);
  });

  it('[K1.5] [K1.2] forty numbered sheets, all different, each a complete sudoku, the same whatever the luck', () => {
    const sheets = Array.from({ length: 40 }, (_, index) => {
      const options = unwrap(kakuzu.parseOptions({ sheet: index + 1 }, 2));
      const [once, again] = [1, 2].map((seed) => kakuzu.deal(options, 2, createRng(seedFromNumber(seed))).sheet);
      expect(once).toEqual(again);
      return once ?? [];
    });
    expect(sheets.filter(isSheet)).toHaveLength(40);
    expect(new Set(sheets.map(String)).size).toBe(40);
  });
});

describe('a sheet by lot', () => {
  const options = unwrap(kakuzu.parseOptions({ sheet: 'lot' }, 2));
  const forty = Array.from({ length: 40 }, (_, index) => String(numberedSheet(index + 1)));

  it('[K1.7] is any of the forty, as it is, for people in one room', () => {
    const rng = createRng(seedFromNumber(17));
    const drawn = new Set(Array.from({ length: 800 }, () => String(kakuzu.deal(options, 2, rng).sheet)));
    expect([...drawn].sort()).toEqual([...forty].sort());
  });

  it.each(['lot', 7])('[K1.8] is disguised online: %s', (sheet) => {
    const rng = createRng(seedFromNumber(18));
    const raw = unwrap(kakuzu.parseOptions({ sheet }, 2));
    const drawn = Array.from({ length: 400 }, () => kakuzu.deal(raw, 2, rng, 'online').sheet);
    expect(drawn.filter(isSheet)).toHaveLength(400);
    expect(new Set(drawn.map(String)).size).toBe(400);
    expect(drawn.filter((each) => forty.includes(String(each)))).toEqual([]);
  });
});

describe('a fresh sheet', () => {
  const rng = createRng(seedFromNumber(2006));
  const options = unwrap(kakuzu.parseOptions({}, 2));
  const sheets = Array.from({ length: 180 }, () => kakuzu.deal(options, 2, rng).sheet);

  it('[K1.6] [K1.2] is a complete sudoku, never the same twice', () => {
    expect(sheets.every(isSheet)).toBe(true);
    expect(new Set(sheets.map(String)).size).toBe(sheets.length);
  });

  it('[K1.6] shows every digit on every square about equally often', () => {
    // Of 180 sheets 20 are expected with each digit, and 4.2 is the standard deviation: none, or 45, is more than luck.
    for (let square = 0; square < 81; square++) {
      for (let digit = 1; digit <= 9; digit++) {
        const times = sheets.filter((sheet) => sheet[square] === digit).length;
        expect(times > 0 && times < 45, `${digit} on square ${square}: ${times} times`).toBe(true);
      }
    }
  });
});

describe('set-up', () => {
  it('[K2.1] all 81 stones lie and nobody has any', () => {
    const state = newTable({ seats: 3 });
    expect(state.uncovered).toEqual(new Array(81).fill(0));
    expect(state.scores).toEqual([0, 0, 0]);
  });

  it.each(seatings)('[K2.2] $seats seats, first $first: they remove in turn', ({ seats, first }) => {
    let state = newTable({ seats, first });
    for (const [index, square] of EVERY_DIGIT.entries()) {
      const seat = (first + index) % seats;
      expect(kakuzu.status(state)).toMatchObject({ awaited: [seat], allowed: [seat], tableDue: false });
      for (let other = 0; other < seats; other++) {
        if (other !== seat) expect(refusal(state, `${other}:${square}`)).toBe('not-your-turn');
      }
      state = play(state, `${seat}:${square}`);
    }
  });

  it.each([
    { square: 'a1', why: 'not-allowed no-stone' },
    { square: 'b1', why: 'not-allowed box-opened' },
    { square: 'c3', why: 'not-allowed box-opened' },
    { square: 'a2', why: 'not-allowed box-opened' },
    { square: 'd1', why: 'fine' },
    { square: 'i3', why: 'fine' },
    { square: 'a4', why: 'fine' },
    { square: 'i9', why: 'fine' },
  ])('[K2.3] after a1, $square: $why', ({ square, why }) => {
    expect(refusal(play(newTable(), '0:a1'), `1:${square}`)).toBe(why);
  });

  it('[K2.3] lists exactly the stones of the boxes that have lost none', () => {
    let state = newTable({ seats: 1 });
    for (const [index, square] of EVERY_DIGIT.entries()) {
      expect(legalEntries(state)).toHaveLength((9 - index) * 9);
      state = play(state, `0:${square}`);
    }
  });

  it('[K2.4] the nine stones belong to nobody, their digits are open', () => {
    const state = startedTable({ seats: 4 });
    expect(state.scores).toEqual([0, 0, 0, 0]);
    expect(state.uncovered.filter((open) => open > 0).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(seen(newTable({ first: 1 }), '1:e5')).toEqual([
      { type: 'removed', seat: 1, square: 40, digit: 9, wanted: null, to: null },
    ]);
  });

  it.each(seatings)('[K2.5] $seats seats, first $first: after the ninth removal it is the turn of first', (options) => {
    const before = play(newTable({ seats: 1 }), ...EVERY_DIGIT.slice(0, 8).map((square) => `0:${square}`));
    expect(before.phase).toBe('setup');
    const state = startedTable(options);
    expect(state).toMatchObject({ phase: 'draw', turn: options.first, drawn: [], kept: 0 });
  });

  it('[K2.6] nothing is drawn, even when the digit is in the bag', () => {
    const state = newTable();
    expect(kakuzu.status(state).tableDue).toBe(false);
    expect(kakuzu.tableActions(state)).toEqual([]);
    expect(refusal(state, '*:draw 1')).toBe('not-allowed no-draw-due');
  });

  it.each(['bag', 'same-digit', 'announce'] as const)('[K2.6] nothing is announced in a game of %s', (variant) => {
    expect(refusal(newTable({ variant }), '0:1a1')).toBe('bad-notation');
    expect(refusal(newTable({ variant }), '0:a1')).toBe('fine');
  });

  it('[K4.2] nine removals of the same digit complete it before the first turn', () => {
    expect(bag(startedTable({}, EVERY_ONE))).toBe('023456789');
    const eight = play(newTable({ seats: 1 }), ...EVERY_ONE.slice(0, 8).map((square) => `0:${square}`));
    expect(bag(eight)).toBe('0123456789');
    expect(seen(eight, '0:b9')).toContainEqual({ type: 'completed', digit: 1 });
  });
});
