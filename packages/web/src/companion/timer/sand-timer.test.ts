/** The sand timer, by a clock that jumps. */

import { expect, it } from 'vitest';
import {
  fullTimer,
  leftOf,
  pausedTimer,
  phaseOf,
  readTimer,
  resumedTimer,
  secondsLeft,
  turnedTimer,
  watchTime,
} from './sand-timer';

const running = turnedTimer(fullTimer(30), 1_000_000);

it('runs by the clock, however long nobody looked', () => {
  expect(phaseOf(fullTimer(30), 0)).toBe('full');
  expect(secondsLeft(running, 1_000_000)).toBe(30);
  expect(secondsLeft(running, 1_000_001)).toBe(30);
  expect(secondsLeft(running, 1_029_001)).toBe(1);
  expect(phaseOf(running, 1_029_999)).toBe('running');
  expect(phaseOf(running, 1_030_000)).toBe('out');
  expect(leftOf(running, 1_090_000)).toBe(-60_000);
  expect(secondsLeft(running, 1_090_000)).toBe(0);
});

it('stands still while it is paused', () => {
  const paused = pausedTimer(running, 1_010_000);
  expect(phaseOf(paused, 9_000_000)).toBe('paused');
  expect(secondsLeft(paused, 9_000_000)).toBe(20);
  expect(secondsLeft(resumedTimer(paused, 9_000_000), 9_005_000)).toBe(15);
});

it('is full again when it is turned over', () => {
  expect(secondsLeft(turnedTimer(running, 1_020_000), 1_020_000)).toBe(30);
});

it('takes a clock that was set back for no time at all', () => {
  expect(secondsLeft(running, 500)).toBe(30);
});

it('shows minutes and seconds', () => {
  expect([0, 9, 60, 185].map(watchTime)).toEqual(['0:00', '0:09', '1:00', '3:05']);
});

it('survives a reload, and nothing else is taken for a timer', () => {
  expect(readTimer(JSON.stringify(running))).toEqual(running);
  for (const text of [null, '', '7', '{"length":1,"since":null,"ran":0}', '{"length":30000,"since":"x","ran":0}']) {
    expect(readTimer(text), String(text)).toBeNull();
  }
});
