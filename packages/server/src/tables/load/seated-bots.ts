/** The bots at one table: they look at it whenever it has changed, and move when their time comes. */

import { type BotPace, BotScheduler, type Level } from '@riverstone/bots';
import { mixedSeed } from '@riverstone/protocol/luck';
import { type Seat, seedForBots } from '@riverstone/rules';
import type { ServerGame } from '../game/server-game.js';
import type { TableState } from '../state/table-state.js';
import type { LoadedTable } from './loaded-table.js';
import type { TableDeps } from './table-deps.js';
import type { BotMove } from './table-input.js';

/** In games of turns, a bot waits this long so that people can follow. In milliseconds. */
const pace: BotPace = { turn: 900, hurry: 3000 };
/** After a failure, bots are asked again after this long. */
const RETRY_DELAY = 2000;

interface SeatedBot {
  readonly seat: Seat;
  readonly level: Level;
}

/** The position that the bots look at. */
interface BotPosition {
  readonly game: ServerGame | null;
  readonly entryCount: number;
  /** The bots that play, as text. */
  readonly bots: string;
}

export class SeatedBots {
  #scheduler: BotScheduler<unknown, string> | null = null;
  /** The bots that the scheduler is for, as text. */
  #scheduledBots = '';
  /** What the bots looked at last; null if they must look again. */
  #position: BotPosition | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    private readonly table: LoadedTable,
    private readonly deps: Pick<TableDeps, 'clock'> & { readonly botWorkers: Pick<TableDeps['botWorkers'], 'ask'> },
    private readonly submit: (move: BotMove) => void,
    private readonly report: (error: unknown) => void,
  ) {}

  /** Lets the bots look at the table, if the position has changed. */
  reschedule(): void {
    const { state } = this.table;
    // A fast exit: most tables have no bots, and most rows do not change that.
    if (this.#position?.bots === '' && !hasBots(state)) return;
    const bots = botsOf(state);
    const position = positionOf(state, bots);
    if (this.#isClosed || isSame(position, this.#position)) return;
    this.#position = position;
    clearTimeout(this.#timer);
    if (bots.length === 0) this.#scheduler?.forget();
    else void this.#consider(this.#schedulerFor(bots, position.bots), position);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#scheduler?.forget();
  }

  #schedulerFor(bots: readonly SeatedBot[], key: string): BotScheduler<unknown, string> {
    if (this.#scheduler !== null && key === this.#scheduledBots) return this.#scheduler;
    this.#scheduler?.forget();
    this.#scheduledBots = key;
    const { state } = this.table;
    const seed = seedForBots(mixedSeed(state.secret, state.shares()));
    this.#scheduler = new BotScheduler(bots, seed, async (level, { view, seat }, signal) => {
      const { account } = this.table;
      const question = { game: state.gameId, level, view, seat, seed, account };
      const decision = await this.deps.botWorkers.ask(question, signal);
      return decision && { ...decision, action: this.table.state.game?.formatAction(decision.action) ?? '' };
    });
    return this.#scheduler;
  }

  async #consider(scheduler: BotScheduler<unknown, string>, position: BotPosition): Promise<void> {
    const { game } = position;
    if (game === null) return;
    try {
      // Their thinking begins when people can act, too.
      const from = Math.max(this.table.state.time.at(this.deps.clock()), game.calmUntil);
      await scheduler.consider(game, from, pace);
      if (this.#position === position && !this.#isClosed) this.#wait(scheduler, position);
    } catch (error) {
      // A search that was cancelled ends here, too.
      if (this.#position !== position || this.#isClosed) return;
      this.report(error);
      this.#position = null;
      this.#timer = setTimeout(() => this.reschedule(), RETRY_DELAY);
    }
  }

  /** Waits until the first bot wants to move. */
  #wait(scheduler: BotScheduler<unknown, string>, position: BotPosition): void {
    clearTimeout(this.#timer);
    const due = scheduler.nextDue();
    if (due === null) return;
    const { time } = this.table.state;
    const now = this.deps.clock();
    const delay = time.whenIs(Math.max(due, time.at(now))) - now;
    this.#timer = setTimeout(() => this.#move(scheduler, position), Math.max(0, delay));
  }

  #move(scheduler: BotScheduler<unknown, string>, position: BotPosition): void {
    const { game, entryCount } = position;
    if (this.#position !== position || this.#isClosed || game === null) return;
    const { time } = this.table.state;
    const now = this.deps.clock();
    const plan = time.countInLeft(now) > 0 ? null : scheduler.due(time.at(now));
    // The clock may be behind the timer.
    if (plan === null) this.#wait(scheduler, position);
    else this.submit({ type: 'bot-move', seat: plan.seat, action: plan.action, game, entryCount });
  }
}

/** The bots that play now. */
function botsOf({ seats, phase, paused }: TableState): SeatedBot[] {
  if (phase !== 'playing' || paused) return [];
  return seats.flatMap(({ bot }, seat) => (bot === null ? [] : [{ seat, level: bot }]));
}

function hasBots({ seats }: TableState): boolean {
  for (const { bot } of seats) if (bot !== null) return true;
  return false;
}

function positionOf({ game }: TableState, bots: readonly SeatedBot[]): BotPosition {
  const text = bots.map(({ seat, level }) => `${seat} ${level}`).join(', ');
  return { game, entryCount: game?.entryCount ?? 0, bots: text };
}

/** A table that was loaded again, or a game after an undo, has another game object. */
function isSame(one: BotPosition, other: BotPosition | null): boolean {
  return other !== null && one.game === other.game && one.entryCount === other.entryCount && one.bots === other.bots;
}
