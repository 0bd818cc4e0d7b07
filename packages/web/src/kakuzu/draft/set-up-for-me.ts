/** Lifts the stones of the set-up for the people here. All are still blind, so a lot is as good as a choice. */

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { type KakuzuAction, type KakuzuView, kakuzu } from '@riverstone/rules/kakuzu';
import { type KakuzuTable, moverAt } from '../table/kakuzu-table';

/** Between two stones, so that each is seen. In milliseconds. */
const BEAT = 350;

/** A lift of the set-up by lot; null where it is not this viewer's turn to lift one. `lot` gives 0 up to its number. */
export function liftByLot(view: KakuzuView, lot: (choices: number) => number): KakuzuAction | null {
  const seat = view.phase === 'setup' ? moverAt(view) : null;
  if (seat === null) return null;
  const { actions } = kakuzu.legal(view, seat);
  return actions[lot(actions.length)] ?? null;
}

export class SetUpForMe {
  readonly #isOn = signal(false);

  constructor(private readonly table: KakuzuTable) {}

  get isOn(): ReadonlySignal<boolean> {
    return this.#isOn;
  }

  get isOffered(): boolean {
    return this.table.view.value.phase === 'setup' && !this.#isOn.value;
  }

  begin(): void {
    this.#isOn.value = true;
  }

  /** Lifts a stone whenever it is the turn of somebody here, until the set-up ends. */
  watch(): () => void {
    return effect(() => {
      const { view, paused, sending } = this.table;
      const isReady = this.#isOn.value && !paused.value && sending?.value !== true;
      const seat = view.value.phase === 'setup' ? moverAt(view.value) : null;
      if (!isReady || seat === null) return;
      const timer = setTimeout(() => {
        const action = liftByLot(view.peek(), randomBelow);
        if (action !== null) this.table.act(seat, action);
      }, BEAT);
      return () => clearTimeout(timer);
    });
  }
}

/** A lot that nobody can foresee. With so few choices, the remainder favours none noticeably. */
function randomBelow(choices: number): number {
  const [lot = 0] = crypto.getRandomValues(new Uint32Array(1));
  return lot % Math.max(1, choices);
}
