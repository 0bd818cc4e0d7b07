/** A controller for tests: Ada has called or searches, seals or plays alone. Her actions are recorded. */

import { computed, signal } from '@preact/signals';
import { createRng, type Square, seedFromNumber, unwrap } from '@riverstone/rules';
import { type ActionTile, kakuroRace, type RaceAction, type RaceView } from '@riverstone/rules/kakuro-race';
import type { RaceStep, RaceTable } from '../table/race-table';
import { RaceController } from './controller';

export function controllerAt(
  raw: object,
  marker: number,
  {
    seats = 2,
    isCalled = true,
    isRefused = false,
    isLesson = false,
    markedNext = null as Square | null,
    steps = [] as RaceStep[],
  } = {},
) {
  const options = unwrap(kakuroRace.parseOptions(raw, seats));
  const dealt = kakuroRace.setup(options, seats, kakuroRace.deal(options, seats, createRng(seedFromNumber(4))));
  const hand: readonly ActionTile[] = ['d', 'd', 'x', 'n3', 'n7'];
  const round = dealt.round && { ...dealt.round, marker };
  const start = { ...dealt, round, tiles: dealt.tiles.map(() => hand) };
  const state =
    isCalled && seats > 1 && !options.sealed ? unwrap(kakuroRace.apply(start, 0, { type: 'call' })).state : start;
  const done: RaceAction[] = [];
  const view = signal<RaceView>(kakuroRace.view(state, 0));
  const table = {
    view,
    seats: ['Ada', 'Bo'].slice(0, seats).map((name) => ({ name, bot: null })),
    people: [0],
    status: computed(() => view.value.status),
    steps: signal(steps),
    notes: { read: () => '', write: () => undefined },
    act: (_: number, action: RaceAction) => {
      done.push(action);
      return isRefused
        ? { ok: false, error: { code: 'lesson', detail: { text: 'Look again.' } } }
        : { ok: true, value: true };
    },
    isLesson,
    markedNext: signal(markedNext),
  } as unknown as RaceTable;
  /** Somebody does something at the table. */
  const play = (actor: number, action: RaceAction): void => {
    view.value = kakuroRace.view(unwrap(kakuroRace.apply(state, actor, action)).state, 0);
  };
  return { controller: new RaceController(table), view: view.value, done, play };
}
