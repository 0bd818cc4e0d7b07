/** Moving through a replay. */

import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { ReplayPlayer } = await import('./player');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('stays between the first and the last moment', () => {
  const player = new ReplayPlayer(signal<number | null>(0), 3);
  player.jump(-1);
  expect(player.at).toBe(0);
  player.jump(9);
  expect(player.at).toBe(3);
});

it('plays to the end and stops there; from the end it begins anew', () => {
  const moment = signal<number | null>(1);
  const player = new ReplayPlayer(moment, 3);
  player.toggle();
  vi.runAllTimers();
  expect([moment.value, player.isPlaying.value]).toEqual([3, false]);
  player.toggle();
  expect([moment.value, player.isPlaying.value]).toEqual([0, true]);
});

it('stops when somebody jumps', () => {
  const moment = signal<number | null>(0);
  const player = new ReplayPlayer(moment, 9);
  player.toggle();
  player.jump(5);
  vi.runAllTimers();
  expect([moment.value, player.isPlaying.value]).toEqual([5, false]);
});

it('plays as fast as is chosen', () => {
  const moment = signal<number | null>(0);
  const player = new ReplayPlayer(moment, 100);
  player.toggle();
  vi.advanceTimersByTime(7200);
  const slow = moment.value ?? 0;
  player.jump(0);
  player.speed.value = 4;
  player.toggle();
  vi.advanceTimersByTime(7200);
  expect(moment.value ?? 0).toBeGreaterThan(3 * slow);
});
