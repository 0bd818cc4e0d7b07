/** The material, and how a game begins. */

import { describe, expect, it } from 'vitest';
import { raceTable, staircase, staircaseSpare } from '../../../test/kakuro-race/table.js';
import { unwrap } from '../../core/result.js';
import { createRng, seedFromNumber } from '../../core/rng.js';
import { type ActionTile, FIELD_SIZE, isSilver } from '../field.js';
import { kakuroRace } from '../game.js';
import { formatLine } from '../notation.js';
import type { RaceChance } from '../state.js';

const seatCounts = [1, 2, 3, 4, 5];
const dealtWith = (seed: number, seats = 2): RaceChance =>
  kakuroRace.deal(unwrap(kakuroRace.parseOptions({}, seats)), seats, createRng(seedFromNumber(seed)));
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** How often each item stands in a list. */
function counts(items: readonly (string | number)[]): Record<string, number> {
  const result: Record<string, number> = {};
  for (const item of items) result[item] = (result[item] ?? 0) + 1;
  return result;
}

describe('the material', () => {
  it('[R1.1] has a field of eight by eight, from a1 to h8', () => {
    expect(FIELD_SIZE).toBe(8);
    expect(raceTable(2).state.field).toHaveLength(64);
    expect(formatLine({ first: 0, last: 7 })).toBe('a1-h1');
    expect(formatLine({ first: 56, last: 63 })).toBe('a8-h8');
  });

  it('[R1.2] has eight Number tiles of each number', () => {
    expect(counts(dealtWith(1).tiles)).toEqual(Object.fromEntries(numbers.map((number) => [number, 8])));
  });

  it('[R1.3] has 45 Sum markers from 3 to 40, and 9 to 15 twice', () => {
    const { markers } = dealtWith(1);
    expect(markers).toHaveLength(45);
    for (let marker = 3; marker <= 40; marker++) {
      expect(counts(markers)[marker]).toBe(marker >= 9 && marker <= 15 ? 2 : 1);
    }
  });

  it('[R1.4] has 40 Action tiles: 11 Doubles, 11 Exchanges, two New numbers of each', () => {
    const { actions } = unwrap(kakuroRace.parseOptions({}, 2));
    const newNumbers = Object.fromEntries(numbers.map((number) => [`n${number}`, 2]));
    expect(actions).toHaveLength(40);
    expect(counts(actions)).toEqual({ d: 11, x: 11, ...newNumbers });
  });

  it('[R1.5] has an hourglass of 60 seconds', () => {
    const table = raceTable(2);
    table.play('0:none');
    expect(table.status.timers).toMatchObject([{ kind: 'hourglass', seconds: 60 }]);
  });

  it('[R1.6] is for one to five', () => {
    expect(kakuroRace.seats).toEqual({ min: 1, max: 5 });
  });
});

describe('the set-up', () => {
  it('[R2.1] fills the field with silver tiles and puts the last eight away', () => {
    const { state, field } = raceTable(3);
    expect(field).toBe(staircase);
    expect(state.field.every(isSilver)).toBe(true);
    expect(state.spare).toEqual(staircaseSpare);
  });

  it('[R2.1] [R2.2] [R2.3] shuffles tiles, markers and pile, the same for the same seed', () => {
    expect(dealtWith(7)).toEqual(dealtWith(7));
    for (const part of ['tiles', 'markers', 'actions'] as const) {
      const orders = new Set(Array.from({ length: 20 }, (_, seed) => JSON.stringify(dealtWith(seed)[part])));
      expect(orders.size).toBe(20);
    }
  });

  it('[R2.2] turns up the first marker; the others lie face down in order', () => {
    const { state, marker } = raceTable(2, { markers: [20, 3, 40] });
    expect(marker).toBe(20);
    expect(state.markers).toEqual([3, 40]);
  });

  it.each(seatCounts)('[R2.3] gives each of %i players a Double, and makes a pile of the rest', (seats) => {
    const rest = counts(dealtWith(1, seats).actions);
    const { state } = raceTable(seats);
    expect(rest).toMatchObject({ d: 11 - seats, x: 11, n1: 2, n9: 2 });
    expect(state.tiles.map(([first]) => first)).toEqual(new Array(seats).fill('d'));
  });

  it.each([
    { seats: 1, extra: 3 },
    { seats: 2, extra: 2 },
    { seats: 3, extra: 1 },
    { seats: 4, extra: 1 },
    { seats: 5, extra: 1 },
  ])('[R2.4] gives each of $seats players $extra more', ({ seats, extra }) => {
    const pile = new Array<ActionTile>(20).fill('x');
    const { state } = raceTable(seats, { pile });
    expect(state.tiles.map((tiles) => tiles.length)).toEqual(new Array(seats).fill(1 + extra));
    expect(state.pile).toHaveLength(20 - seats * extra);
  });

  it.each<{ seats: number; pile: ActionTile[]; hands: string[]; left: number }>([
    { seats: 1, pile: ['n1', 'n2', 'n3', 'n4'], hands: ['d n1 n2 n3'], left: 1 },
    { seats: 2, pile: ['n1', 'n2', 'n3', 'n4', 'n5'], hands: ['d n1 n3', 'd n2 n4'], left: 1 },
    { seats: 3, pile: ['n1', 'n2', 'n3', 'n4'], hands: ['d n1', 'd n2', 'd n3'], left: 1 },
    { seats: 2, pile: ['n1', 'n2', 'n3'], hands: ['d n1 n3', 'd n2'], left: 0 },
    { seats: 5, pile: ['n1', 'n2'], hands: ['d n1', 'd n2', 'd', 'd', 'd'], left: 0 },
    { seats: 1, pile: [], hands: ['d'], left: 0 },
  ])('[R2.5] deals $pile to $seats one at a time: $hands', ({ seats, pile, hands, left }) => {
    const { state } = raceTable(seats, { pile });
    expect(state.tiles.map((tiles) => tiles.join(' '))).toEqual(hands);
    expect(state.pile).toHaveLength(left);
  });

  it('[R2.6] lays Action tiles open for everybody', () => {
    const { state } = raceTable(2);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(kakuroRace.view(state, viewer).tiles).toEqual(state.tiles);
  });

  it.each(seatCounts)('[R3.1] has all of %i players search for the first marker', (seats) => {
    const { state, status } = raceTable(seats);
    const everybody = Array.from({ length: seats }, (_, seat) => seat);
    expect(state.round).toMatchObject({ marker: 36, number: 1, out: [], none: [], caller: null, calls: 0, sealed: [] });
    expect(status).toMatchObject({ over: false, awaited: everybody, allowed: everybody, tableDue: false, winners: [] });
    expect(status.scores).toEqual(everybody.map(() => 0));
  });
});
