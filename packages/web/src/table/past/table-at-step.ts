/** A table as it was after a step: everybody's view of it, and nothing can be done. */

import { computed, signal } from '@preact/signals';
import { refuse } from '@riverstone/rules';
import type { ViewTypes } from '../game-page';
import type { GameTable } from '../game-table';

const never = signal(null);

/** The steps of a table are all known, so each of their versions can be shown. */
export function tableAtStep<T extends ViewTypes>(table: GameTable<T>, version: number): GameTable<T> {
  const step = table.steps.peek().find((each) => each.version === version);
  if (step === undefined) throw new Error(`there is no step ${version}`);
  return {
    id: table.id,
    seats: table.seats,
    people: [],
    you: table.you,
    version: signal(version),
    status: signal(step.after.status),
    viewer: signal('spectator'),
    clocks: signal([]),
    paused: signal(false),
    pausing: { reason: never, words: () => ({ pause: null, resume: null, text: '' }), pause: noop, resume: noop },
    undoing: { seat: never, label: () => '', undo: () => false, count: (seat) => table.undoing.count?.(seat) ?? 0 },
    notes: { read: () => '', write: noop },
    hints: table.hints,
    resigned: table.resigned,
    allowsHints: signal(false),
    record: () => table.record(),
    view: signal(step.after),
    steps: computed(() => table.steps.value.filter((each) => each.version <= version)),
    check: (seat, action) => table.check(seat, action),
    act: () => refuse('paused'),
    hint: () => Promise.resolve(null),
  };
}

function noop(): void {}
