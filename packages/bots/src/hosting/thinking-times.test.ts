import { expect, test } from 'vitest';
import { ThinkingTimes } from './thinking-times.js';

test('a seat begins anew with each occasion, whatever the others think about', () => {
  const thinking = new ThinkingTimes();
  expect(thinking.since(0, 'marker 1', 0)).toBe(0);
  expect(thinking.since(0, 'marker 1', 7)).toBe(0);
  expect(thinking.since(1, 'marker 1', 7)).toBe(7);
  expect(thinking.since(0, 'marker 2', 9)).toBe(9);
});

test('a table that is left and resumed goes on thinking', () => {
  const thinking = new ThinkingTimes();
  thinking.since(1, 'marker 1', 4000);
  expect(new ThinkingTimes(thinking.kept()).since(1, 'marker 1', 9000)).toBe(4000);
});
