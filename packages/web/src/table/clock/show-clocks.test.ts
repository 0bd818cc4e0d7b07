import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { ShownClock } from '../game-table';
import { showClocks } from './show-clocks';

const clock = (left: number, running = true): ShownClock => ({
  timer: { key: 'a', kind: 'clock', seat: 0, seconds: 10, running: true },
  left,
  running,
});

test('clocks change on the screen ten times a second at most, and when one stops', () => {
  const shown = signal<readonly ShownClock[]>([]);
  const first = [clock(5000)];
  showClocks(shown, first);
  showClocks(shown, [clock(4950)]);
  expect(shown.value).toBe(first);
  showClocks(shown, [clock(4890)]);
  expect(shown.value).toEqual([clock(4890)]);
  showClocks(shown, [clock(4890, false)]);
  expect(shown.value).toEqual([clock(4890, false)]);
});
