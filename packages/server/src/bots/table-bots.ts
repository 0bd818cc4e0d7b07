/** The bots at one table: they look at it whenever it has changed, and move when their time has come. */

import { BotDesk, type BotPace, type Level } from '@riverstone/bots';
import { mixedSeed } from '@riverstone/protocol/luck';
import { type Seat, seedForBots } from '@riverstone/rules';
import type { HotTable } from '../tables/hot-table.js';
import type { TableState } from '../tables/table-state.js';
import type { Thinkers } from './thinkers.js';

/** In games of turns a bot moves after this long, so that people can follow. In milliseconds. */
const pace: BotPace = { turn: 900, hurry: 3000 };
/** A bot that could not think is asked again after this long. */
const AGAIN = 2000;

interface SeatedBot {
  readonly seat: Seat;
  readonly level: Level;
}

export class TableBots {
  #desk: BotDesk<unknown, string> | null = null;
  /** Which bots the desk is for. */
  #cast = '';
  /** What they looked at last. */
  #seen: TableState | null = null;
  #version = -1;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly table: HotTable,
    private readonly thinkers: Thinkers,
    private readonly clock: () => number,
    private readonly report: (error: unknown) => void,
  ) {}

  /** Lets the bots look at the table as it is now. */
  attend(): void {
    const { state } = this.table;
    // A table that was read again is another one, though it may have come to the same version.
    if (state === this.#seen && state.version === this.#version) return;
    this.#seen = state;
    this.#version = state.version;
    clearTimeout(this.#timer);
    const bots = this.#bots(state);
    if (state.phase !== 'playing' || state.paused || bots.length === 0) this.close();
    else void this.#consider(this.#deskFor(bots), state);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#desk?.forget();
  }

  #bots({ seats }: TableState): SeatedBot[] {
    return seats.flatMap(({ bot }, seat) => (bot === null ? [] : [{ seat, level: bot }]));
  }

  #deskFor(bots: readonly SeatedBot[]): BotDesk<unknown, string> {
    const cast = JSON.stringify(bots);
    if (this.#desk !== null && cast === this.#cast) return this.#desk;
    this.#desk?.forget();
    this.#cast = cast;
    const { state } = this.table;
    const seed = seedForBots(mixedSeed(state.secret, state.shares()));
    this.#desk = new BotDesk(
      bots,
      seed,
      async (level, { view, seat }) => {
        const decision = await this.thinkers.ask({ game: state.gameId, level, view, seat, seed });
        return decision && { ...decision, action: this.table.state.game?.write(seat, decision.action) ?? '' };
      },
      {},
    );
    return this.#desk;
  }

  async #consider(desk: BotDesk<unknown, string>, state: TableState): Promise<void> {
    const { game } = state;
    if (game === null) return;
    const { allowed, awaited } = game.status;
    const { people } = state;
    try {
      await desk.consider(
        {
          allowed,
          awaited,
          peopleSearch: awaited.some((seat) => people.includes(seat)),
          peopleMayObject: allowed.some((seat) => people.includes(seat) && !awaited.includes(seat)),
          view: (seat) => game.viewFor(seat),
        },
        this.clock(),
        pace,
      );
      if (this.#desk === desk && this.table.state === state) this.#wait(desk);
    } catch (error) {
      this.report(error);
      this.#version = -1;
      this.#timer = setTimeout(() => this.attend(), AGAIN);
    }
  }

  /** Waits for the first plan and carries it out. */
  #wait(desk: BotDesk<unknown, string>): void {
    clearTimeout(this.#timer);
    const due = desk.nextDue();
    if (due === null) return;
    this.#timer = setTimeout(() => this.#move(desk), Math.max(0, due - this.clock()));
  }

  #move(desk: BotDesk<unknown, string>): void {
    const plan = desk.due(this.clock());
    if (plan === null) {
      this.#wait(desk);
      return;
    }
    const { state } = this.table;
    const { game } = state;
    if (game === null || state.phase !== 'playing' || state.paused) return;
    const { seat, action } = plan;
    const move = game.attempt({ seat, action, question: game.question(seat) });
    if (!move.ok) {
      this.report(new Error(`a bot was refused: ${move.error.code}`));
      return;
    }
    desk.forget();
    const entries = move.value.steps.map(({ text }) => text);
    this.table.happen({ happened: { do: 'played', entries }, move: move.value });
  }
}
