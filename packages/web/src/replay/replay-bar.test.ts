/** What the bar of a replay tells of a step. */

import { expect, it, vi } from 'vitest';
import type { LogLine } from '../table/log/log-lines';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { toldAt } = await import('./replay-bar');

const lines: readonly LogLine[] = [
  { version: 2, text: null, spoken: 'You call.' },
  { version: 3, text: 'You +5', spoken: 'You: 3 plus 2, 5 points.' },
  { version: 3, text: null, spoken: 'Drawn: Ada.' },
  { version: 5, text: 'You +8 (a1–h1)' },
  { version: 5, text: 'Best for Ada: +9' },
];

it('tells of each step what it did: its row, or what is said of it', () => {
  expect(toldAt(lines, 1)).toBeNull();
  expect(toldAt(lines, 2)).toBe('You call.');
  expect(toldAt(lines, 3)).toBe('You +5');
});

it('tells the last step again where nothing is told of one', () => {
  expect(toldAt(lines, 4)).toBe('You +5');
});

it('ends a row with a full stop where another one follows', () => {
  expect(toldAt(lines, 5)).toBe('You +8 (a1–h1). Best for Ada: +9');
});
