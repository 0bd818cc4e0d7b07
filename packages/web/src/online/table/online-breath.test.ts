/** Three, two, one, and the breath after a marker, as the server has set them. */

import { signal } from '@preact/signals';
import type { Room } from '@riverstone/protocol';
import { kakuroRace } from '@riverstone/rules/kakuro-race';
import { expect, test } from 'vitest';
import { aRoom } from '../../../test/support/online/online-room';
import { OnlineBreath } from './online-breath';

const call = { type: 'call' } as const;

function breathAt(change: Partial<Room>, at: number) {
  const stage = { now: at };
  const room = signal<Room | null>(aRoom(change));
  const breath = new OnlineBreath(kakuroRace, room, () => stage.now);
  const look = (now: number): void => {
    stage.now = now;
    breath.look();
  };
  return { breath, room, look };
}

test('is counted from whenever the table was opened, by the time of the server', () => {
  const { breath, look } = breathAt({ playFrom: 13_000 }, 11_500);
  const counted = [breath.count.value];
  for (const now of [12_000, 12_999, 13_000]) {
    look(now);
    counted.push(breath.count.value);
  }
  expect(counted).toEqual([2, 1, 1, null]);
  expect(breath.clocksFrom.value).toBe(13_000);
});

test('never counts more than three, though the clock of this page may be behind', () => {
  expect(breathAt({ playFrom: 13_000 }, 9000).breath.count.value).toBe(3);
});

test('holds calls back until people have looked, and nothing else', () => {
  const { breath, look } = breathAt({ playFrom: 1000, calmUntil: 12_000 }, 11_999);
  expect([breath.isCalm.value, breath.holds(call), breath.holds({ type: 'none' })]).toEqual([true, true, false]);
  look(12_000);
  expect([breath.isCalm.value, breath.holds(call)]).toEqual([false, false]);
  expect(breath.clocksFrom.value).toBe(12_000);
});

test('is not counted in a pause, and begins anew when the server says so', () => {
  const { breath, room } = breathAt({ playFrom: 13_000, calmUntil: 14_000, paused: true }, 12_000);
  expect([breath.count.value, breath.isCalm.value]).toEqual([null, false]);
  room.value = aRoom({ playFrom: 15_000, calmUntil: 16_000 });
  expect([breath.count.value, breath.isCalm.value]).toEqual([3, true]);
  breath.close();
});

test('is none in a game without it', () => {
  const { breath } = breathAt({}, 12_000);
  expect([breath.count.value, breath.isCalm.value, breath.clocksFrom.value]).toEqual([null, false, 0]);
});
