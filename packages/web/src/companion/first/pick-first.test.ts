import { expect, it } from 'vitest';
import { cryptoWord, pickFirst } from './pick-first';

it('gives each the same number of words, and draws again beyond them', () => {
  const words = [2 ** 32 - 1, 7];
  expect(pickFirst(3, () => words.shift() ?? 0)).toBe(1);
  expect(words).toEqual([]);
  expect(pickFirst(3, () => 2 ** 32 - 2)).toBe(2);
});

it('draws everybody sooner or later', () => {
  const drawn = new Set(Array.from({ length: 400 }, () => pickFirst(5, cryptoWord)));
  expect([...drawn].sort()).toEqual([0, 1, 2, 3, 4]);
});
