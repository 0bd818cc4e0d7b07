import { describe, expect, it } from 'vitest';
import { rotationsOf } from './rotations.js';

const seatings = (contenders: number, seats: number): readonly (readonly number[])[] => {
  const rotations = rotationsOf(contenders, seats);
  if (!rotations.ok) throw new Error(rotations.error);
  return rotations.value;
};

describe('rotations', () => {
  it('let two players change seats', () => {
    expect(seatings(2, 2)).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it.each([1, 2, 3, 4, 5])('put each of %d contenders in each seat once', (count) => {
    for (let seat = 0; seat < count; seat++) {
      const sitting = seatings(count, count).map((seating) => seating[seat]);
      expect(sitting.toSorted()).toEqual([...Array(count).keys()]);
    }
  });

  it('give the first of two every seat of a larger table in turn, and the second the rest', () => {
    expect(seatings(2, 3)).toEqual([
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ]);
  });

  it.each([
    [1, 2],
    [3, 2],
    [3, 4],
  ])('refuse %d contenders in %d seats', (contenders, seats) => expect(rotationsOf(contenders, seats).ok).toBe(false));
});
