/** Steps of an online table, shown one after the other: a lift and a 0 are looked at, and nobody stays behind. */

import { type Signal, signal } from '@preact/signals';
import type { Room } from '@riverstone/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { aRoom } from '../../../test/support/online/online-room';
import type { ClientStep, RawView } from '../client/table-snapshot';
import { OnlineBeats } from './online-beats';

const LIFT = 700;
const ZERO = 1100;

/** A step of a seat or the table; its event is how long it is looked at. */
interface Told {
  readonly actor: number | 'table';
  readonly beat: number;
}
const lift: Told = { actor: 0, beat: LIFT };
const draw: Told = { actor: 'table', beat: 0 };
const zero: Told = { actor: 'table', beat: ZERO };

const viewAfter = (number: number): RawView => ({ number });

function stepsOf(told: readonly Told[]): readonly ClientStep[] {
  return told.map(({ actor, beat }, index) => ({
    number: index + 1,
    at: 0,
    actor,
    events: [beat],
    before: viewAfter(index),
    after: viewAfter(index + 1),
  })) as unknown as readonly ClientStep[];
}

function follow(begun: readonly Told[] = [lift, draw]) {
  const time = { now: 0 };
  const told = [...begun];
  const game = {
    view: signal<RawView | null>(viewAfter(told.length)),
    steps: signal<readonly ClientStep[] | null>(stepsOf(told)),
    changes: signal(1),
    caughtUp: signal(told.length),
    room: signal<Room | null>(aRoom()) as Signal<Room | null>,
  };
  const beats = new OnlineBeats(game, { beat: (events) => Number(events[0]), now: () => time.now });
  const hear = (...fresh: readonly Told[]): void => {
    told.push(...fresh);
    game.view.value = viewAfter(told.length);
    game.changes.value++;
    game.steps.value = stepsOf(told);
  };
  const look = (now: number): number => {
    time.now = now;
    beats.tick();
    return beats.steps.value.length;
  };
  return { game, beats, hear, look };
}

const hidden = { isHidden: false };
beforeEach(() => {
  hidden.isHidden = false;
  vi.stubGlobal('document', {
    get hidden() {
      return hidden.isHidden;
    },
  });
});

test('a lifted stone is looked at before the draw; the view is that of the shown step', () => {
  const { beats, hear, look } = follow();
  hear(lift, draw);
  expect([beats.steps.value.length, beats.view.value, beats.isBehind.value]).toEqual([3, viewAfter(3), true]);
  expect(look(LIFT - 1)).toBe(3);
  expect(look(LIFT)).toBe(4);
  expect([beats.view.value, beats.isBehind.value]).toEqual([viewAfter(4), false]);
});

test('a 0 is looked at before the next draw, and each change has its own version', () => {
  const { beats, hear, look } = follow();
  const versions = [beats.version.value];
  hear(lift, zero, draw);
  versions.push(beats.version.value);
  expect(look(LIFT)).toBe(4);
  versions.push(beats.version.value);
  expect(look(LIFT + ZERO - 1)).toBe(4);
  expect(look(LIFT + ZERO)).toBe(5);
  versions.push(beats.version.value);
  expect(new Set(versions).size).toBe(4);
});

test('what a person does is shown at once, and a draw that came late is seen before it', () => {
  const { hear, look, beats } = follow();
  hear(lift);
  expect(beats.isBehind.value).toBe(false);
  hear(draw, lift);
  expect(look(LIFT)).toBe(4);
  expect(look(LIFT + 499)).toBe(4);
  expect(look(LIFT + 500)).toBe(5);
});

test('whoever wants to go on, comes back, was away or is far behind sees all at once', () => {
  const wants = follow();
  wants.hear(lift, draw);
  wants.beats.showAll();
  expect(wants.beats.steps.value).toHaveLength(4);

  const back = follow();
  back.game.caughtUp.value = 4;
  back.hear(lift, draw);
  expect(back.beats.isBehind.value).toBe(false);

  const away = follow();
  hidden.isHidden = true;
  away.hear(lift, draw);
  expect(away.beats.isBehind.value).toBe(false);
  hidden.isHidden = false;

  const far = follow();
  far.hear(lift, zero, zero, zero, zero, zero, zero, zero, zero, draw);
  expect(far.beats.isBehind.value).toBe(false);
});

test('whoever is a little behind looks half as long', () => {
  const { hear, look } = follow();
  hear(lift, zero, draw, lift, draw);
  expect(look(LIFT / 2)).toBe(4);
});

test('a game that was given up is shown to its end at once', () => {
  const { game, beats, hear } = follow();
  hear(lift, draw);
  const outcome = { scores: [1, 0], winners: [0], resigned: [1], finished: false };
  game.room.value = aRoom({ outcome });
  expect(beats.isBehind.value).toBe(false);
});

test('steps that were taken back are gone at once, and the steps after them are new', () => {
  const { game, beats } = follow();
  const version = beats.version.value;
  game.view.value = viewAfter(1);
  game.changes.value++;
  game.steps.value = stepsOf([lift]);
  expect([beats.steps.value.length, beats.view.value, beats.isBehind.value]).toEqual([1, viewAfter(1), false]);
  expect(beats.version.value).not.toBe(version);
});

test('a closed table follows no longer', () => {
  const { beats, hear } = follow();
  beats.close();
  hear(lift);
  expect(beats.isBehind.value).toBe(true);
});
