/** Parses the views of an online table, once each. */

import { type Refusal, type Result, unwrap } from '@riverstone/rules';
import type { ViewBase } from '../../table/game-page';
import type { SeenStep } from '../../table/game-table';
import type { ClientStep, RawView } from '../client/table-snapshot';

interface ViewReader<View> {
  readView(raw: unknown): Result<View, Refusal>;
}

export class OnlineViews<View extends ViewBase, Event> {
  readonly #views = new WeakMap<RawView, View>();
  readonly #steps = new WeakMap<ClientStep, SeenStep<View, Event>>();

  constructor(private readonly game: ViewReader<View>) {}

  /** Throws if a view can't be parsed: the server has other rules, which is a bug. */
  read(raw: RawView): View {
    const view = this.#views.get(raw) ?? unwrap(this.game.readView(raw));
    this.#views.set(raw, view);
    return view;
  }

  step(step: ClientStep): SeenStep<View, Event> {
    const known = this.#steps.get(step) ?? this.#made(step);
    this.#steps.set(step, known);
    return known;
  }

  #made({ number, at, actor, events, before, after }: ClientStep): SeenStep<View, Event> {
    // The same rules made the events on the server.
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
