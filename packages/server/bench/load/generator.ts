/**
 * Plays at many tables at once, each one move at a time. A move counts when both clients have seen it. Making tables is
 * kept out of the measured time: play stops while tables are stocked up.
 */

import { processorSecondsOf, residentMegabytes } from '../../support/server-process.js';
import type { LoadTable, OpenTable, TableEvents } from './load-table.js';
import { SampledTimes } from './sampled-times.js';

export interface LoadPlan {
  readonly url: string;
  /** The process of the server. */
  readonly pid: number;
  readonly tables: number;
  /** How long after a move a table makes the next one at the earliest, in milliseconds; 0 is at once. */
  readonly betweenMoves: number;
  readonly warmUpSeconds: number;
  /** For so long play runs in before it counts; the stock of games must last longer. */
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
  readonly clientMicrosPerMove: number;
  readonly p50: number;
  readonly p99: number;
  readonly megabytes: number;
}

/** How many tables are opened at once. */
const OPENING = 20;
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
  readonly serverBefore: number;
  readonly clientBefore: NodeJS.CpuUsage;
}

class Load {
  private readonly plan: LoadPlan;
  private readonly tables: LoadTable[] = [];
  private readonly idle = new Set<number>();
  private readonly sentAt: number[] = [];
  private readonly times = new SampledTimes();
  private running = false;
  /** Since when what is played counts, and the processor time used before; null while play runs in. */
  private counting: Counting | null = null;
  private moves = 0;
  private seconds = 0;
  private serverSeconds = 0;
  private clientSeconds = 0;
  private stop = (): void => undefined;

  constructor(plan: LoadPlan) {
    this.plan = plan;
  }

  async openAll(open: OpenTable): Promise<void> {
    for (let first = 0; first < this.plan.tables; first += OPENING) {
      const count = Math.min(OPENING, this.plan.tables - first);
      const indexes = Array.from({ length: count }, (_, offset) => first + offset);
      this.tables.push(
        ...(await Promise.all(indexes.map((index) => open(this.plan.url, index, this.eventsOf(index))))),
      );
    }
  }

  /** Plays for so long, in portions as long as the stock of games lasts. */
  async playFor(seconds: number): Promise<void> {
    const until = this.seconds + seconds;
    const games = Math.ceil(this.plan.stock / this.tables.length);
    while (this.seconds < until) {
      for (let first = 0; first < this.tables.length; first += OPENING) {
        await Promise.all(this.tables.slice(first, first + OPENING).map((table) => table.stockUp(games)));
      }
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
    this.serverSeconds = 0;
    this.clientSeconds = 0;
    this.times.clear();
  }

  result(): LoadResult {
    const { moves, seconds, plan } = this;
    return {
      moves,
      seconds,
      movesPerSecond: moves / seconds,
      serverMicrosPerMove: (this.serverSeconds / moves) * 1e6,
      clientMicrosPerMove: (this.clientSeconds / moves) * 1e6,
      p50: this.times.quantile(0.5),
      p99: this.times.quantile(0.99),
      megabytes: residentMegabytes(plan.pid),
    };
  }

  close(): void {
    for (const table of this.tables) table.close();
  }

  /**
   * Plays until so many seconds were counted or the first table has run out of games, and until every move under way is
   * seen. It runs in first: a thousand new tables leave a server with much to tidy up, and at the start all tables move
   * at the same moment. Play does not stop in between, or it would start all over.
   */
  private async playPortion(seconds: number): Promise<void> {
    const { runInSeconds, betweenMoves } = this.plan;
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
    for (const index of waiting) this.go(index, (index / this.tables.length) * betweenMoves);
    await stopped;
    clearTimeout(counting);
    clearTimeout(ending);
    this.sumUp();
  }

  private count(): void {
    this.counting = {
      since: performance.now(),
      serverBefore: processorSecondsOf(this.plan.pid),
      clientBefore: process.cpuUsage(),
    };
  }

  private sumUp(): void {
    if (this.counting === null) throw new Error('the stock of games did not last');
    const { since, serverBefore, clientBefore } = this.counting;
    const used = process.cpuUsage(clientBefore);
    this.seconds += (performance.now() - since) / 1000;
    this.serverSeconds += processorSecondsOf(this.plan.pid) - serverBefore;
    this.clientSeconds += (used.user + used.system) / 1e6;
  }

  /** Ends the portion when no move is under way any more. */
  private pause(index: number): void {
    this.idle.add(index);
    if (this.idle.size === this.tables.length) this.stop();
  }

  /** Begins a move after so many milliseconds, unless play is over by then. */
  private go(index: number, wait: number): void {
    if (!this.running) this.pause(index);
    else if (wait <= 0) this.begin(index);
    else setTimeout(() => this.go(index, 0), wait);
  }

  private begin(index: number): void {
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
      free: () => {
        const { betweenMoves } = this.plan;
        const wait = betweenMoves === 0 ? 0 : (this.sentAt[index] ?? 0) + betweenMoves - performance.now();
        this.go(index, wait);
      },
      out: () => {
        this.running = false;
        this.pause(index);
      },
    };
  }
}
