/** The bots at one table: they look at it whenever it has changed, and move when their time has come. */

import { BotDesk, type BotPace, type Level } from '@riverstone/bots';
import { mixedSeed } from '@riverstone/protocol/luck';
import { type Seat, seedForBots } from '@riverstone/rules';
import type { BotWorkers } from '../../bots/bot-workers.js';
import { played } from '../decide/decision.js';
import type { GameInPlay } from '../game/server-game.js';
import type { TableState } from '../state/table-state.js';
import type { LoadedTable } from './loaded-table.js';

/** In games of turns a bot moves after this long, so that people can follow. In milliseconds. */
const pace: BotPace = { turn: 900, hurry: 3000 };
/** A bot that could not think is asked again after this long. */
const AGAIN = 2000;

interface SeatedBot {
  readonly seat: Seat;
  readonly level: Level;
}

/** As much of a table as bots think about. */
interface Seen {
  readonly game: GameInPlay | null;
  readonly entries: number;
  /** Who of them plays. */
  readonly cast: string;
}

export class TableBots {
  #desk: BotDesk<unknown, string> | null = null;
  /** Which bots the desk is for. */
  #cast = '';
  /** What they looked at last; null where they have to look again. */
  #seen: Seen | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    private readonly table: LoadedTable,
    private readonly botWorkers: BotWorkers,
    private readonly clock: () => number,
    private readonly report: (error: unknown) => void,
  ) {}

  /** Lets the bots look at the table, where there is something new for them: talk and names are not. */
  attend(): void {
    const { state } = this.table;
    const bots = this.#bots(state);
    const seen = seenIn(state, bots);
    if (this.#isClosed || isSame(seen, this.#seen)) return;
    this.#seen = seen;
    clearTimeout(this.#timer);
    if (bots.length === 0) this.#desk?.forget();
    else void this.#consider(this.#deskFor(bots, seen.cast), state, seen);
  }

  /** Nobody thinks here any more. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#desk?.forget();
  }

  /** Those who play now. */
  #bots({ seats, phase, paused }: TableState): SeatedBot[] {
    if (phase !== 'playing' || paused) return [];
    return seats.flatMap(({ bot }, seat) => (bot === null ? [] : [{ seat, level: bot }]));
  }

  #deskFor(bots: readonly SeatedBot[], cast: string): BotDesk<unknown, string> {
    if (this.#desk !== null && cast === this.#cast) return this.#desk;
    this.#desk?.forget();
    this.#cast = cast;
    const { state } = this.table;
    const seed = seedForBots(mixedSeed(state.secret, state.shares()));
    this.#desk = new BotDesk(
      bots,
      seed,
      async (level, { view, seat }, signal) => {
        const decision = await this.botWorkers.ask({ game: state.gameId, level, view, seat, seed }, signal);
        return decision && { ...decision, action: this.table.state.game?.formatAction(decision.action) ?? '' };
      },
      {},
    );
    return this.#desk;
  }

  async #consider(desk: BotDesk<unknown, string>, state: TableState, seen: Seen): Promise<void> {
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
      if (this.#seen === seen && !this.#isClosed) this.#wait(desk, seen);
    } catch (error) {
      // A thought that nobody wants any more ends like this, too.
      if (this.#seen !== seen || this.#isClosed) return;
      this.report(error);
      this.#seen = null;
      this.#timer = setTimeout(() => this.attend(), AGAIN);
    }
  }

  /** Waits for the first plan and carries it out. */
  #wait(desk: BotDesk<unknown, string>, seen: Seen): void {
    clearTimeout(this.#timer);
    const due = desk.nextDue();
    if (due === null) return;
    const move = (): void => this.table.enter(() => this.#move(desk, seen));
    this.#timer = setTimeout(move, Math.max(0, due - this.clock()));
  }

  #move(desk: BotDesk<unknown, string>, seen: Seen): void {
    // The table may have been busy, and be another one by now.
    if (this.#seen !== seen || this.#isClosed) return;
    const plan = desk.due(this.clock());
    if (plan === null) {
      this.#wait(desk, seen);
      return;
    }
    const { state } = this.table;
    const { game } = state;
    if (game === null || !isSame(seenIn(state, this.#bots(state)), this.#seen)) {
      // What it was thought for could not be kept.
      this.attend();
      return;
    }
    const { seat, action } = plan;
    const move = game.attempt({ seat, action, question: game.question(seat) });
    if (!move.ok) {
      this.report(new Error(`a bot was refused: ${move.error.code}`));
      return;
    }
    desk.forget();
    this.table.happen(played(move.value));
  }
}

function seenIn({ game }: TableState, bots: readonly SeatedBot[]): Seen {
  return { game, entries: game?.entries.length ?? 0, cast: JSON.stringify(bots) };
}

/** A table that was read again, or a game of which something was taken back, has another game. */
function isSame(one: Seen, other: Seen | null): boolean {
  return other !== null && one.game === other.game && one.entries === other.entries && one.cast === other.cast;
}
