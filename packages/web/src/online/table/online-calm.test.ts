/** Three, two, one, and the calm after a marker, as the server has set them. */

import { signal } from '@preact/signals';
import type { Room } from '@riverstone/protocol';
import { kakuroRace } from '@riverstone/rules/kakuro-race';
import { expect, test } from 'vitest';
import { aRoom } from '../../../test/support/online/online-room';
import { OnlineCalm } from './online-calm';

const call = { type: 'call' } as const;

function calmAt(change: Partial<Room>, at: number) {
  const stage = { now: at };
  const room = signal<Room | null>(aRoom(change));
  const calm = new OnlineCalm(kakuroRace, room, () => stage.now);
  const look = (now: number): void => {
    stage.now = now;
    calm.tick();
  };
  return { calm, room, look };
}

test('is counted from whenever the table was opened, by the time of the server', () => {
  const { calm, look } = calmAt({ playFrom: 13_000 }, 11_500);
  const counted = [calm.count.value];
  for (const now of [12_000, 12_999, 13_000]) {
    look(now);
    counted.push(calm.count.value);
  }
  expect(counted).toEqual([2, 1, 1, null]);
  expect(calm.clocksFrom.value).toBe(13_000);
});

test('never counts more than three, though the clock of this page may be behind', () => {
  expect(calmAt({ playFrom: 13_000 }, 9000).calm.count.value).toBe(3);
});

test('holds calls back until people have looked, and nothing else', () => {
  const { calm, look } = calmAt({ playFrom: 1000, calmUntil: 12_000 }, 11_999);
  expect([calm.isCalm.value, calm.holds(call), calm.holds({ type: 'none' })]).toEqual([true, true, false]);
  look(12_000);
  expect([calm.isCalm.value, calm.holds(call)]).toEqual([false, false]);
  expect(calm.clocksFrom.value).toBe(12_000);
});

test('is not counted in a pause, and begins anew when the server says so', () => {
  const { calm, room } = calmAt({ playFrom: 13_000, calmUntil: 14_000, paused: true }, 12_000);
  expect([calm.count.value, calm.isCalm.value]).toEqual([null, false]);
  room.value = aRoom({ playFrom: 15_000, calmUntil: 16_000 });
  expect([calm.count.value, calm.isCalm.value]).toEqual([3, true]);
  calm.close();
});

test('is none in a game without it', () => {
  const { calm } = calmAt({}, 12_000);
  expect([calm.count.value, calm.isCalm.value, calm.clocksFrom.value]).toEqual([null, false, 0]);
});
