import { expect, it } from 'vitest';
import { trackPlace } from './track-squares';

it('goes once round in a hundred steps, each beside the last', () => {
  const places = Array.from({ length: 100 }, (_, square) => trackPlace(square));
  expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(100);
  places.forEach((place, square) => {
    const next = trackPlace((square + 1) % 100);
    expect(Math.abs(next.column - place.column) + Math.abs(next.row - place.row), String(square)).toBe(1);
  });
});
