/** What was done in a game, entry by entry, and what can be seen after each, the game's types hidden. */

import type { Actor, Viewer } from '@riverstone/rules';

/** One entry of the game's log, carried out but not yet accepted. */
export interface PlayedStep {
  readonly text: string;
  readonly actor: Actor;
  readonly events: readonly unknown[];
  /** What was told by it can't be untold. */
  readonly reveals: boolean;
  /** What a viewer sees after it. */
  view(viewer: Viewer): SeenGame;
}

/** What a viewer sees of a game. */
export interface SeenGame {
  /** As JSON, field by field: all of it, or what differs from what they saw before. */
  written(since?: SeenGame): Readonly<Record<string, unknown>>;
}

/** Something somebody does with the draws that follow from it. Nothing has changed until it is accepted. */
export interface Move {
  readonly steps: readonly PlayedStep[];
}

export class PlayedMove implements Move {
  constructor(
    readonly steps: readonly PlayedStep[],
    readonly state: unknown,
  ) {}
}

/** As much of a game as is needed to show a state. */
interface Shows<State, View> {
  view(state: State, viewer: Viewer): View;
  writeView(view: View, since?: View): Readonly<Record<string, unknown>>;
}

export class StateStep<State, View> implements PlayedStep {
  readonly text: string;
  readonly actor: Actor;
  readonly events: readonly unknown[];
  readonly reveals: boolean;

  constructor(
    private readonly game: Shows<State, View>,
    done: {
      readonly text: string;
      readonly actor: Actor;
      readonly events: readonly unknown[];
      readonly reveals: boolean;
    },
    readonly state: State,
  ) {
    this.text = done.text;
    this.actor = done.actor;
    this.events = done.events;
    this.reveals = done.reveals;
  }

  view(viewer: Viewer): SeenGame {
    return new SeenView(this.game, this.game.view(this.state, viewer));
  }
}

export class SeenView<View> implements SeenGame {
  constructor(
    private readonly game: Pick<Shows<unknown, View>, 'writeView'>,
    private readonly view: View,
  ) {}

  written(since?: SeenGame): Readonly<Record<string, unknown>> {
    // What somebody saw before is of the same game.
    return this.game.writeView(this.view, since === undefined ? undefined : (since as SeenView<View>).view);
  }
}
