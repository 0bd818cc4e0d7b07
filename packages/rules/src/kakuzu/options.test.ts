/** Section 10 of the rules page: the table options. */

import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/result.js';
import { createRng, seedFromNumber } from '../core/rng.js';
import { kakuzu } from './game.js';
import { numberedSheet } from './numbered-sheets.js';

const fieldRefused = (options: unknown, seats = 2): unknown => {
  const parsed = kakuzu.parseOptions(options, seats);
  return parsed.ok ? 'fine' : parsed.error.detail.field;
};

describe('options', () => {
  it('[K10.5] what is left out has its default', () => {
    expect(unwrap(kakuzu.parseOptions({}, 2))).toEqual({
      first: 'lot',
      variant: 'bag',
      sheet: 'random',
      clockMinutes: 'off',
    });
  });

  it('[K10.1] a seat named first is the first', () => {
    for (const first of [0, 1, 2]) {
      const options = unwrap(kakuzu.parseOptions({ first, sheet: 1 }, 3));
      const chance = kakuzu.deal(options, 3, createRng(seedFromNumber(first)));
      expect(chance.first).toBe(first);
      expect(kakuzu.setup(options, 3, chance).turn).toBe(first);
    }
  });

  it.each([1, 2, 3, 4])('[K10.1] a lot among %s seats is even', (seats) => {
    const rng = createRng(seedFromNumber(seats));
    const options = unwrap(kakuzu.parseOptions({ sheet: 1 }, seats));
    const counts = new Array<number>(seats).fill(0);
    for (let lot = 0; lot < 400 * seats; lot++) {
      const { first } = kakuzu.deal(options, seats, rng);
      counts[first] = (counts[first] ?? 0) + 1;
    }
    // 400 of each are expected and at most 18 is the standard deviation.
    for (const count of counts) expect(Math.abs(count - 400)).toBeLessThan(90);
  });

  it('[K10.3] a numbered sheet is dealt as it is', () => {
    const options = unwrap(kakuzu.parseOptions({ sheet: 40 }, 2));
    expect(kakuzu.deal(options, 2, createRng(seedFromNumber(1))).sheet).toEqual(numberedSheet(40));
  });

  it.each([
    { options: { first: 0 } },
    { options: { first: 'lot' } },
    { options: { variant: 'bag' } },
    { options: { variant: 'same-digit' } },
    { options: { variant: 'announce' } },
    { options: { sheet: 'random' } },
    { options: { sheet: 'lot' } },
    { options: { sheet: 1 } },
    { options: { sheet: 40 } },
    { options: { clockMinutes: 'off' } },
    { options: { clockMinutes: 1 } },
    { options: { clockMinutes: 180, variant: 'announce', first: 1, sheet: 7 } },
  ])('[K10.1] [K10.2] [K10.3] [K10.4] $options are read as they stand', ({ options }) => {
    expect(unwrap(kakuzu.parseOptions(options, 2))).toMatchObject(options);
  });

  it.each([
    { field: 'options.first', options: { first: 2 } },
    { field: 'options.first', options: { first: -1 } },
    { field: 'options.first', options: { first: '0' } },
    { field: 'options.first', options: { first: 1 }, seats: 1 },
    { field: 'options.variant', options: { variant: 'Bag' } },
    { field: 'options.variant', options: { variant: null } },
    { field: 'options.sheet', options: { sheet: 'Lot' } },
    { field: 'options.sheet', options: { sheet: 0 } },
    { field: 'options.sheet', options: { sheet: 41 } },
    { field: 'options.sheet', options: { sheet: 1.5 } },
    { field: 'options.clockMinutes', options: { clockMinutes: 0 } },
    { field: 'options.clockMinutes', options: { clockMinutes: 181 } },
    { field: 'options.clockMinutes', options: { clockMinutes: 2.5 } },
    { field: 'options.clockMinutes', options: { clockMinutes: true } },
    { field: 'options.expert', options: { expert: true } },
    { field: 'options', options: null },
    { field: 'options', options: [] },
  ])('[K10.5] $options is refused, naming $field', ({ field, options, seats = 2 }) => {
    expect(fieldRefused(options, seats)).toBe(field);
  });
});
