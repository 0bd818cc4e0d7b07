/** A table in this process: the state of the game, everything that was done, and the draws that are due made at once. */

import {
  type Actor,
  type Entry,
  type GameRecord,
  type GameTypes,
  ok,
  pick,
  type Refusal,
  type Result,
  type Rng,
  type Status,
  settle,
  unwrap,
  type Viewer,
  writeRecord,
} from '@riverstone/rules';
import type { GameTerminal, Happening, Names } from './game-terminal.js';
import type { Playable } from './playable.js';
import type { TableBots } from './table-bots.js';

/** A table as the terminal sees it: views and actions, never the state. */
export interface OpenTable<View, Action, Event> {
  readonly terminal: GameTerminal<View, Action, Event>;
  readonly bots: TableBots<View, Action>;
  readonly names: Names;
  readonly status: Status;
  /** Counts what was done: the same number, the same table. */
  readonly version: number;
  view(viewer: Viewer): View;
  /** Does something and makes the draws that follow from it; or says why not. */
  act(actor: Actor, action: Action): Result<Happening<View, Event>, Refusal>;
  /** What the table does when a clock has run out. */
  runOut(timerKey: string): Happening<View, Event>;
  /** The game so far, finished or not. */
  record(): GameRecord;
}

export class Table<T extends GameTypes> implements OpenTable<T['View'], T['Action'], T['Event']> {
  readonly #log: Entry<T['Action']>[] = [];
  #state: T['State'];

  constructor(
    private readonly playable: Playable<T>,
    readonly names: Names,
    private readonly options: T['Options'],
    private readonly chance: T['Chance'],
    private readonly rng: Rng,
  ) {
    const { game } = playable;
    this.#state = this.#settled(game.setup(options, names.length, chance)).state;
  }

  get terminal(): GameTerminal<T['View'], T['Action'], T['Event']> {
    return this.playable.terminal;
  }

  get bots(): TableBots<T['View'], T['Action']> {
    return this.playable.bots;
  }

  get status(): Status {
    return this.playable.game.status(this.#state);
  }

  get version(): number {
    return this.#log.length;
  }

  view(viewer: Viewer): T['View'] {
    return this.playable.game.view(this.#state, viewer);
  }

  act(actor: Actor, action: T['Action']): Result<Happening<T['View'], T['Event']>, Refusal> {
    const before = this.view('spectator');
    const step = this.playable.game.apply(this.#state, actor, action);
    if (!step.ok) return step;
    this.#log.push({ actor, action });
    const drawn = this.#settled(step.value.state);
    this.#state = drawn.state;
    return ok({ events: [...step.value.events, ...drawn.events], before, after: this.view('spectator') });
  }

  runOut(timerKey: string): Happening<T['View'], T['Event']> {
    return unwrap(this.act('table', pick(this.playable.game.tableActions(this.#state, timerKey), this.rng)));
  }

  record(): GameRecord {
    const { options, chance, names } = this;
    return writeRecord(this.playable.game, { players: names, options, chance, log: this.#log });
  }

  #settled(state: T['State']): { readonly state: T['State']; readonly events: readonly T['Event'][] } {
    const settled = settle(this.playable.game, state, this.rng);
    this.#log.push(...settled.entries);
    return settled;
  }
}
