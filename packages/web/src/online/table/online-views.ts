/** Views of an online table, read from their JSON once each. */

import { type Refusal, type Result, unwrap } from '@riverstone/rules';
import type { ViewBase } from '../../table/game-page';
import type { SeenStep } from '../../table/game-table';
import type { RawView, ToldStep } from '../client/table-snapshot';

interface ViewReader<View> {
  readView(raw: unknown): Result<View, Refusal>;
}

export class OnlineViews<View extends ViewBase, Event> {
  readonly #views = new WeakMap<RawView, View>();
  readonly #steps = new WeakMap<ToldStep, SeenStep<View, Event>>();

  constructor(private readonly game: ViewReader<View>) {}

  /** A view that can't be read comes from a server that knows other rules: that is a bug, and thrown. */
  read(raw: RawView): View {
    const view = this.#views.get(raw) ?? unwrap(this.game.readView(raw));
    this.#views.set(raw, view);
    return view;
  }

  step(told: ToldStep): SeenStep<View, Event> {
    const known = this.#steps.get(told) ?? this.#made(told);
    this.#steps.set(told, known);
    return known;
  }

  #made({ number, at, actor, events, before, after }: ToldStep): SeenStep<View, Event> {
    // Events are plain data of the rules, and the same rules made them.
    return {
      version: number,
      at,
      actor,
      events: events as readonly Event[],
      before: this.read(before),
      after: this.read(after),
    };
  }
}
