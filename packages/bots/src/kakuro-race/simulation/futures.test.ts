import { createRng, seedFromNumber } from '@riverstone/rules';
import { expect, it } from 'vitest';
import { Future } from './futures.js';

const rng = () => createRng(seedFromNumber(1));

it('keeps the order of what is left, whatever is gone', () => {
  const all = new Future([7, 12, 20, 31, 44], [0, 1, 1, 2, 3], rng());
  const later = new Future([44, 31, 7, 20], [3, 2, 1, 0], rng());
  const orders = new Set<string>();
  for (let number = 0; number < 20; number++) {
    all.setTo(number, 9);
    later.setTo(number, 12);
    expect([...later.markers]).toEqual([...all.markers].filter((marker) => marker !== 12));
    // Of two tiles of a kind one is gone: the rest lies as before.
    expect([...later.pile].filter((kind) => kind !== 1)).toEqual([...all.pile].filter((kind) => kind !== 1));
    const lots = new Map(Array.from(all.markers, (marker, index) => [marker, all.lots[index]]));
    for (const [index, marker] of later.markers.entries()) expect(later.lots[index]).toBe(lots.get(marker));
    expect(later.lots.at(-1)).toBe(lots.get(12));
    orders.add(all.markers.join());
  }
  expect(orders.size).toBeGreaterThan(10);
});
