/** Views of an online table, read from their JSON once each. */

import { type Game, type Status, unwrap, type Viewer } from '@riverstone/rules';
import type { Happening } from '../../table/game-table';
import type { RawView, Told } from '../client/table-snapshot';

/** What every game's view tells. */
export interface SeenTable {
  readonly viewer: Viewer;
  readonly status: Status;
}

type Reads<View> = Pick<Game<unknown, unknown, unknown, View, unknown, unknown, string>, 'readView'>;

export class RemoteViews<View extends SeenTable, Event> {
  readonly #views = new WeakMap<RawView, View>();
  readonly #happenings = new WeakMap<Told, Happening<View, Event>>();

  constructor(private readonly game: Reads<View>) {}

  /** A view that can't be read comes from a server that knows other rules: that is a bug, and thrown. */
  read(raw: RawView): View {
    const view = this.#views.get(raw) ?? unwrap(this.game.readView(raw));
    this.#views.set(raw, view);
    return view;
  }

  happening(told: Told): Happening<View, Event> {
    const known = this.#happenings.get(told) ?? this.#made(told);
    this.#happenings.set(told, known);
    return known;
  }

  #made({ number, at, actor, events, before, after }: Told): Happening<View, Event> {
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
