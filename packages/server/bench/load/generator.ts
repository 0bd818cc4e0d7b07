/**
 * Plays at many tables at once, each one move at a time. A move counts when both clients have seen it. Making tables is
 * kept out of the measured time: play stops while tables are stocked up.
 */

import { processorSecondsOf, residentMegabytes } from '../../support/server-process.js';
import type { LoadTable, OpenTable, TableEvents } from './load-table.js';
import { openTables, stockUp } from './open-tables.js';
import { SampledTimes } from './sampled-times.js';

export interface LoadPlan {
  readonly urls: readonly string[];
  /** The processes whose time is measured, each with its children: first that of the server. */
  readonly pids: readonly number[];
  readonly tables: number;
  readonly warmUpSeconds: number;
  /** The warm-up of each portion. The stock of games must last longer. */
  readonly runInSeconds: number;
  readonly seconds: number;
  /** How many games are in stock, all tables together, when a portion of play begins. */
  readonly stock: number;
}

export interface LoadResult {
  readonly moves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly serverMicrosPerMove: number;
  /** The same for each of the processes. */
  readonly microsPerMove: readonly number[];
  readonly clientMicrosPerMove: number;
  readonly p50: number;
  readonly p99: number;
  readonly megabytes: number;
}

/** The warm-up is repeated, up to so often, until so many moves were made. */
const WARM_UPS = 5;
const WARM_MOVES = 10_000;

export async function generateLoad(open: OpenTable, plan: LoadPlan): Promise<LoadResult> {
  const load = new Load(plan);
  await load.openAll(open);
  await load.warmUp();
  load.forget();
  await load.playFor(plan.seconds);
  const result = load.result();
  load.close();
  return result;
}

interface Counting {
  readonly since: number;
  readonly before: readonly number[];
  readonly clientBefore: NodeJS.CpuUsage;
}

class Load {
  private readonly plan: LoadPlan;
  private tables: readonly LoadTable[] = [];
  private readonly idle = new Set<number>();
  private readonly sentAt: number[] = [];
  private readonly times = new SampledTimes();
  private running = false;
  /** Since when what is played counts, and the processor time used before; null while play runs in. */
  private counting: Counting | null = null;
  private moves = 0;
  private seconds = 0;
  private readonly serverSeconds: number[];
  private clientSeconds = 0;
  private stop = (): void => undefined;

  constructor(plan: LoadPlan) {
    this.plan = plan;
    this.serverSeconds = plan.pids.map(() => 0);
  }

  async openAll(open: OpenTable): Promise<void> {
    this.tables = await openTables(open, this.plan, (index) => this.eventsOf(index));
  }

  /** Plays for so long, in portions as long as the stock of games lasts. */
  async playFor(seconds: number): Promise<void> {
    const until = this.seconds + seconds;
    const games = Math.ceil(this.plan.stock / this.tables.length);
    while (this.seconds < until) {
      await stockUp(this.tables, games);
      await this.playPortion(until - this.seconds);
    }
  }

  /** Code is compiled by how often it ran, not by how long: a slow server, or a busy machine, gets more time. */
  async warmUp(): Promise<void> {
    for (let round = 0; round < WARM_UPS && this.moves < WARM_MOVES; round++)
      await this.playFor(this.plan.warmUpSeconds);
  }

  forget(): void {
    this.moves = 0;
    this.seconds = 0;
    this.serverSeconds.fill(0);
    this.clientSeconds = 0;
    this.times.clear();
  }

  result(): LoadResult {
    const { moves, seconds, plan } = this;
    const microsPerMove = this.serverSeconds.map((used) => (used / moves) * 1e6);
    return {
      moves,
      seconds,
      movesPerSecond: moves / seconds,
      serverMicrosPerMove: microsPerMove[0] as number,
      microsPerMove,
      clientMicrosPerMove: (this.clientSeconds / moves) * 1e6,
      p50: this.times.quantile(0.5),
      p99: this.times.quantile(0.99),
      megabytes: residentMegabytes(plan.pids[0] as number),
    };
  }

  close(): void {
    for (const table of this.tables) table.close();
  }

  /**
   * Plays until so many seconds were counted or the first table has run out of games, and until every move under way
   * has arrived. The first moves do not count: a thousand new tables leave the server with garbage to collect, and all
   * tables move at the same moment. Counting starts without a break in play.
   */
  private async playPortion(seconds: number): Promise<void> {
    const { runInSeconds } = this.plan;
    const stopped = new Promise<void>((resolve) => {
      this.stop = resolve;
    });
    this.counting = null;
    const counting = setTimeout(() => this.count(), runInSeconds * 1000);
    const ending = setTimeout(
      () => {
        this.running = false;
      },
      (runInSeconds + seconds) * 1000,
    );
    this.running = true;
    const waiting = [...this.idle];
    this.idle.clear();
    for (const index of waiting) this.go(index);
    await stopped;
    clearTimeout(counting);
    clearTimeout(ending);
    this.sumUp();
  }

  private count(): void {
    this.counting = {
      since: performance.now(),
      before: this.plan.pids.map(processorSecondsOf),
      clientBefore: process.cpuUsage(),
    };
  }

  private sumUp(): void {
    if (this.counting === null) throw new Error('the stock of games did not last');
    const { since, before, clientBefore } = this.counting;
    const used = process.cpuUsage(clientBefore);
    this.seconds += (performance.now() - since) / 1000;
    for (const [place, pid] of this.plan.pids.entries())
      this.serverSeconds[place] =
        (this.serverSeconds[place] as number) + processorSecondsOf(pid) - (before[place] as number);
    this.clientSeconds += (used.user + used.system) / 1e6;
  }

  /** Ends the portion when no move is under way any more. */
  private pause(index: number): void {
    this.idle.add(index);
    if (this.idle.size === this.tables.length) this.stop();
  }

  /** Begins a move, unless play is over. */
  private go(index: number): void {
    if (!this.running) {
      this.pause(index);
      return;
    }
    this.sentAt[index] = performance.now();
    this.tables[index]?.move();
  }

  private eventsOf(index: number): TableEvents {
    return {
      arrived: () => {
        if (this.counting !== null) this.times.add(performance.now() - (this.sentAt[index] as number));
      },
      seen: () => {
        if (this.counting !== null) this.moves++;
      },
      free: () => this.go(index),
      out: () => {
        this.running = false;
        this.pause(index);
      },
    };
  }
}
