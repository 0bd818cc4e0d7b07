/** Section 13 of the rules page: what is hidden, and what is open. */

import { describe, expect, it } from 'vitest';
import { everyTable, mixedSheet, randomGame } from '../../test/kakuzu/random-play.js';
import {
  allSquares,
  legalEntries,
  look,
  newTable,
  play,
  SHEET,
  startedTable,
  tableWithStones,
} from '../../test/kakuzu/table.js';
import { unwrap } from '../core/result.js';
import { kakuzu } from './game.js';
import { parseSheet } from './notation.js';
import { isSheet } from './sheets/sheet.js';
import type { KakuzuState } from './state.js';

/** `SHEET` with rows a and b exchanged in columns 1, 4 and 7: a complete sudoku too, different on six squares. */
const TWIN = SHEET.replace('123456789/456789123', '423756189/156489723');
const sheets = [SHEET, TWIN].map((text) => unwrap(parseSheet(text)));

/** The same seed makes the same changes to both. */
const twins = (seed: number) => sheets.map((sheet) => mixedSheet(sheet, seed));

describe('hidden', () => {
  it('[K13.1] the twins are sudokus that differ on six squares', () => {
    const [one = [], other = []] = twins(1);
    expect(isSheet(one) && isSheet(other)).toBe(true);
    expect(one.filter((digit, square) => digit !== other[square])).toHaveLength(6);
  });

  it.each(everyTable)(
    '[K13.1] [K13.5] two sheets look the same until a square that differs is removed: %j',
    (options) => {
      for (let seed = 0; seed < 20; seed++) {
        const [one = [], other = []] = twins(seed);
        let twin: KakuzuState = { ...newTable(options), sheet: other };
        for (const { before, entry, events, after } of randomGame({ ...newTable(options), sheet: one }, seed)) {
          expect(look(twin)).toEqual(look(before));
          const { action } = entry;
          if (action.type === 'remove' && one[action.square] !== other[action.square]) break;
          const step = unwrap(kakuzu.apply(twin, entry.actor, action));
          expect(step.events).toEqual(events);
          twin = step.state;
          if (after.phase !== 'over') expect(look(twin)).toEqual(look(after));
        }
      }
    },
  );

  it('[K13.1] a view has no sheet before the end, for nobody', () => {
    const state = play(startedTable({ seats: 3 }), '*:draw 2');
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(look(state, viewer).sheet).toBeNull();
    expect(JSON.stringify(look(state))).not.toContain(JSON.stringify(state.sheet));
  });

  it('[K13.2] after the end the whole sheet is shown', () => {
    const state = play(tableWithStones('i9'), '*:draw 8', '0:i9');
    for (const viewer of [0, 1, 'spectator'] as const) expect(look(state, viewer).sheet).toEqual(state.sheet);
  });

  it('[K13.2] under the stones that still lie too, when the flags end it', () => {
    const state = play(startedTable({ seats: 1, clockMinutes: 1 }), '*:draw 2', '0:flag');
    expect(look(state).sheet).toEqual(state.sheet);
    expect(look(state).uncovered.filter((open) => open === 0)).toHaveLength(72);
  });

  it('[K13.3] a view is this, and no more', () => {
    const state = play(startedTable({ clockMinutes: 5 }), '*:draw 2', '0:b1', '*:draw 3');
    expect(look(state, 1)).toEqual({
      viewer: 1,
      options: { variant: 'bag', clockMinutes: 5 },
      status: kakuzu.status(state),
      phase: 'remove',
      uncovered: state.uncovered,
      first: 0,
      turn: 0,
      drawn: [2, 3],
      bag: [0, 1, 4, 5, 6, 7, 8, 9],
      kept: 1,
      flagged: [],
      last: { seat: 0, square: 1, digit: 2, wanted: 2, to: 0 },
      sheet: null,
    });
  });

  it('[K13.3] is the same for everybody', () => {
    const state = play(startedTable({ seats: 4 }), '*:draw 2', '0:c1');
    for (const viewer of [0, 1, 2, 3]) expect({ ...look(state, viewer), viewer: 'spectator' }).toEqual(look(state));
  });

  it('[K13.4] any digit of the bag can come next: neither the chance dealt nor the state has an order of draws', () => {
    const state = startedTable();
    expect(kakuzu.tableActions(state)).toHaveLength(10);
    for (const digit of look(state).bag) expect(kakuzu.apply(state, 'table', { type: 'draw', digit }).ok).toBe(true);
  });

  it('[K13.5] every stone that lies may be removed, whatever is under it', () => {
    const state = play(startedTable(), '*:draw 2');
    expect(legalEntries(state)).toHaveLength(allSquares.length - 9);
    expect(legalEntries({ ...state, sheet: mixedSheet(state.sheet, 1) })).toEqual(legalEntries(state));
  });
});
