/** The bots of a table on this device: asked after every change, and again when one could not think. */

import { type ReadonlySignal, signal } from '@preact/signals';
import { type AskBot, type BotPace, BotScheduler } from '@riverstone/bots';
import { type GameTypes, type Seat, seedForBots } from '@riverstone/rules';
import type { BotControl } from '../capabilities';
import type { TableLog } from '../saved/saved-table';
import { botsOf, type SeatPlan } from '../seats/seat-plan';
import type { DeviceGame } from './device-game';

/** What the bots need from the page. */
export interface DeviceBotsDeps<T extends GameTypes> {
  readonly askBot: AskBot<T['View'], T['Action']>;
  pace(): BotPace;
}

export class DeviceBots<T extends GameTypes> implements BotControl {
  readonly #scheduler: BotScheduler<T['View'], T['Action']>;
  readonly #hasFailed = signal(false);

  constructor(
    private readonly game: DeviceGame<T>,
    seats: readonly SeatPlan[],
    { seed, thinking }: Pick<TableLog, 'seed' | 'thinking'>,
    private readonly deps: DeviceBotsDeps<T>,
    private readonly now: () => number,
  ) {
    this.#scheduler = new BotScheduler(botsOf(seats), seedForBots(seed), deps.askBot, thinking);
  }

  get hasFailed(): ReadonlySignal<boolean> {
    return this.#hasFailed;
  }

  retry(): void {
    this.#hasFailed.value = false;
    this.consider();
  }

  /** Whether the table takes time at all: whoever wants instant bots wants no pauses either. */
  get areTimed(): boolean {
    return this.deps.pace().turn > 0;
  }

  /** Lets every bot that may act decide, in the game as it is now. */
  consider(): void {
    const version = this.game.version.peek();
    const table = { status: this.game.status.peek(), view: (seat: Seat) => this.game.viewFor(seat) };
    // Their thinking begins when people can act, too.
    const from = this.areTimed ? Math.max(this.now(), this.game.calmUntil) : this.now();
    this.#scheduler.consider(table, from, this.deps.pace()).catch(() => {
      // Whatever the cause, the screen says so and offers to ask again.
      if (this.game.version.peek() === version) this.#hasFailed.value = true;
    });
  }

  /** What a bot wants to do by now; null when none does. */
  takeDue(): { readonly seat: Seat; readonly action: T['Action'] } | null {
    const due = this.#scheduler.due(this.now());
    if (due !== null) this.#scheduler.forget();
    return due;
  }

  stop(): void {
    this.#scheduler.forget();
  }

  save(): TableLog['thinking'] {
    return this.#scheduler.thinking;
  }
}
