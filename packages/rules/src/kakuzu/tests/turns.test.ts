/** Section 3 of the rules page: draws, matches and misses. */

import { describe, expect, it } from 'vitest';
import {
  allSquares,
  bag,
  EVERY_DIGIT,
  legalEntries,
  look,
  play,
  refusal,
  seen,
  startedTable,
  tableWithStones,
} from '../../../test/kakuzu/table.js';
import { createRng, pick, seedFromNumber } from '../../core/rng.js';
import { kakuzu } from '../game.js';

describe('the draw', () => {
  it('[K3.1] is due when a turn begins: nobody can do anything before it', () => {
    const state = startedTable();
    expect(kakuzu.status(state)).toMatchObject({ tableDue: true, awaited: [], allowed: [] });
    expect(kakuzu.legal(look(state, 0), 0).actions).toEqual([]);
    expect(refusal(state, '0:b1')).toBe('not-allowed draw-due');
    expect(refusal(state, '1:b1')).toBe('not-your-turn');
  });

  it('[K3.1] is one of what the bag holds, each listed once', () => {
    const draws = (drawn: readonly number[]) => drawn.map((digit) => ({ type: 'draw', digit }));
    const state = startedTable();
    expect(kakuzu.tableActions(state)).toEqual(draws([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
    expect(kakuzu.tableActions(play(state, '*:draw 2', '0:b1'))).toEqual(draws([0, 1, 3, 4, 5, 6, 7, 8, 9]));
    expect(kakuzu.tableActions(play(state, '*:draw 2'))).toEqual([]);
  });

  it('[K3.1] gives every digit about equally often', () => {
    const rng = createRng(seedFromNumber(3));
    const state = startedTable();
    const counts = new Array<number>(10).fill(0);
    for (let round = 0; round < 2000; round++) {
      const action = pick(kakuzu.tableActions(state), rng);
      if (action.type === 'draw') counts[action.digit] = (counts[action.digit] ?? 0) + 1;
    }
    // 200 of each are expected and 13.4 is the standard deviation.
    for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(67);
  });

  it('[K3.1] is the table’s to make, and only when it is due', () => {
    const state = startedTable();
    expect(kakuzu.apply(state, 0, { type: 'draw', digit: 5 })).toMatchObject({ error: { code: 'not-allowed' } });
    expect(refusal(play(state, '*:draw 5'), '*:draw 6')).toBe('not-allowed no-draw-due');
  });

  it('[K3.1] everybody sees who drew what', () => {
    expect(seen(startedTable({ first: 1 }), '*:draw 4')).toEqual([{ type: 'drew', seat: 1, digit: 4 }]);
  });

  it('[K3.2] a 0 ends the turn: no stone is removed, the next seat draws', () => {
    const state = startedTable({ seats: 3 });
    const after = play(state, '*:draw 0');
    expect(after).toEqual({ ...state, turn: 1 });
    expect(seen(state, '*:draw 0')).toContainEqual({ type: 'turn-ended', seat: 0, reason: 'zero' });
  });

  it('[K3.2] a 0 after matches ends the turn, the stones stay with the player', () => {
    const state = play(startedTable(), '*:draw 2', '0:b1', '*:draw 3', '0:c1', '*:draw 0');
    expect(state).toMatchObject({ turn: 1, scores: [2, 0], drawn: [], phase: 'draw' });
    expect(bag(state)).toBe('0123456789');
  });
});

describe('the removal', () => {
  const drawnTwo = play(startedTable(), '*:draw 2');

  it('[K3.3] any stone that still lies, and no other', () => {
    const lying = allSquares.filter((square) => !EVERY_DIGIT.includes(square));
    expect(legalEntries(drawnTwo)).toEqual(lying.map((square) => `0:${square}`));
    expect(refusal(drawnTwo, '0:a1')).toBe('not-allowed no-stone');
  });

  it('[K3.3] is awaited from the player in turn alone', () => {
    expect(kakuzu.status(drawnTwo)).toMatchObject({ awaited: [0], allowed: [0], tableDue: false });
    expect(kakuzu.legal(look(drawnTwo, 1), 1).actions).toEqual([]);
    expect(refusal(drawnTwo, '1:b1')).toBe('not-your-turn');
  });

  it('[K3.3] names no digit: the drawn one is looked for', () => {
    expect(refusal(drawnTwo, '0:2b1')).toBe('bad-notation');
  });

  it('[K3.4] a match: the player keeps the stone', () => {
    expect(play(drawnTwo, '0:b1').scores).toEqual([1, 0]);
    expect(seen(drawnTwo, '0:b1')).toEqual([{ type: 'removed', seat: 0, square: 1, digit: 2, wanted: 2, to: 0 }]);
  });

  it('[K3.5] after a match the digit stays out and the same player draws again', () => {
    const state = play(drawnTwo, '0:b1');
    expect(state).toMatchObject({ phase: 'draw', turn: 0, drawn: [2] });
    expect(bag(state)).toBe('013456789');
    expect(refusal(state, '*:draw 2')).toBe('not-allowed not-in-bag');
    expect(refusal(state, '*:draw 3')).toBe('fine');
  });

  it('[K3.5] the digit drawn last is looked for, not one before it', () => {
    const state = play(drawnTwo, '0:b1', '*:draw 3');
    expect(bag(state)).toBe('01456789');
    expect(play(state, '0:c1').scores).toEqual([2, 0]);
    expect(play(state, '0:h2').scores).toEqual([1, 1]);
  });

  it.each([
    { seats: 2, first: 0, to: 1 },
    { seats: 2, first: 1, to: 0 },
    { seats: 3, first: 1, to: 2 },
    { seats: 4, first: 3, to: 0 },
  ])('[K3.6] a miss by seat $first of $seats: the stone goes to seat $to, whose turn it is', ({ seats, first, to }) => {
    const drawn = play(startedTable({ seats, first }), '*:draw 2');
    const state = play(drawn, `${first}:c1`);
    expect(state.scores).toEqual(Array.from({ length: seats }, (_, seat) => (seat === to ? 1 : 0)));
    expect(state).toMatchObject({ turn: to, phase: 'draw', kept: 0 });
    expect(state.uncovered[2]).toBe(3);
    expect(seen(drawn, `${first}:c1`)).toEqual([
      { type: 'removed', seat: first, square: 2, digit: 3, wanted: 2, to },
      { type: 'turn-ended', seat: first, reason: 'missed' },
    ]);
  });

  it.each([
    { by: 'a miss', entries: ['0:f1'] },
    { by: 'a 0', entries: ['0:e1', '*:draw 0'] },
  ])('[K3.7] after $by all digits drawn in the turn are in the bag again', ({ entries }) => {
    const state = play(startedTable(), '*:draw 2', '0:b1', '*:draw 3', '0:c1', '*:draw 5');
    expect(bag(state)).toBe('0146789');
    expect(bag(play(state, ...entries))).toBe('0123456789');
  });

  it('[K3.8] turns go round in seat order', () => {
    const turns: number[] = [];
    let state = startedTable({ seats: 4, first: 2 });
    for (let turn = 0; turn < 6; turn++) {
      turns.push(state.turn);
      state = play(state, '*:draw 0');
    }
    expect(turns).toEqual([2, 3, 0, 1, 2, 3]);
  });

  it('[K3.9] who matches all nine digits in one turn has only the 0 left to draw', () => {
    const found = ['1:g2', '2:b1', '3:c1', '4:a2', '5:e1', '6:f1', '7:d2', '8:h1', '9:i1'];
    const entries = found.flatMap((entry) => [`*:draw ${entry.charAt(0)}`, `0${entry.slice(1)}`]);
    const state = play(startedTable(), ...entries);
    expect(state).toMatchObject({ scores: [9, 0], turn: 0, phase: 'draw' });
    expect(kakuzu.tableActions(state)).toEqual([{ type: 'draw', digit: 0 }]);
    expect(bag(play(state, '*:draw 0'))).toBe('0123456789');
  });

  it('[K3.9] and so with few digits left', () => {
    const state = play(tableWithStones('b1 h2 i3'), '*:draw 2', '0:b1');
    expect(bag(state)).toBe('06');
    expect(bag(play(state, '*:draw 6', '0:i3'))).toBe('0');
  });
});
