/**
 * Offers moves at a fixed rate, however slow the server is. When each is due is settled beforehand, and its latency
 * counts from there: a server that can't keep up can't hide it by being asked less.
 */

import { setTimeout as wait } from 'node:timers/promises';
import { createRng, seedFromNumber } from '@riverstone/rules';
import { processorSecondsOf } from '../../support/server-process.js';
import type { LoadTable, OpenTable, TableEvents } from './load-table.js';
import { openTables, stockUp } from './open-tables.js';
import { SampledTimes } from './sampled-times.js';

export interface OfferedPlan {
  readonly urls: readonly string[];
  /** The processes whose time is measured, each with its children: first that of the server. */
  readonly pids: readonly number[];
  readonly tables: number;
  /** Moves a second, all tables together; one after the other, each for `seconds`. */
  readonly rates: readonly number[];
  /** For so long moves are made before they count. */
  readonly runInSeconds: number;
  readonly seconds: number;
}

export interface OfferedResult {
  readonly rate: number;
  /** Moves that were seen, of those that were due, in a second. */
  readonly movesPerSecond: number;
  /** Processor time of each of the processes. */
  readonly microsPerMove: readonly number[];
  readonly p50: number;
  readonly p99: number;
}

/** A game of Kakuzu has so many moves. */
const MOVES_OF_A_GAME = 81;
/** If the next move is due within this many milliseconds, the generator polls: a timer would fire too late. */
const TIMER_MS = 2;
/** How long moves under way may take to arrive when nothing is due any more, in milliseconds. */
const SETTLING_MS = 500;
const WARM_SECONDS = 3;

export async function offerLoad(open: OpenTable, plan: OfferedPlan): Promise<readonly OfferedResult[]> {
  const load = new OfferedLoad(plan);
  await load.open(open);
  const [slowest = 0] = plan.rates;
  await load.offer(slowest, { runInSeconds: 0, seconds: WARM_SECONDS });
  const results: OfferedResult[] = [];
  for (const rate of plan.rates) results.push(await load.offer(rate, plan));
  load.close();
  return results;
}

/** A move at the table is due, was due, or is under way. */
interface Turns {
  /** When the moves are due that could not begin yet, the earliest first. */
  readonly waiting: number[];
  /** When the move under way was due; null while none is. */
  underWay: number | null;
  /** Whether a move can begin. Between two games none can. */
  isFree: boolean;
}

class OfferedLoad {
  private tables: readonly LoadTable[] = [];
  private readonly turns: readonly Turns[];
  private readonly times = new SampledTimes();
  /** Moves that were due before this do not count. */
  private countedFrom = Number.POSITIVE_INFINITY;
  private seen = 0;
  private next = 0;

  constructor(private readonly plan: OfferedPlan) {
    this.turns = Array.from({ length: plan.tables }, () => ({ waiting: [], underWay: null, isFree: false }));
  }

  async open(open: OpenTable): Promise<void> {
    this.tables = await openTables(open, this.plan, (index) => this.eventsOf(index));
  }

  async offer(
    rate: number,
    { runInSeconds, seconds }: Pick<OfferedPlan, 'runInSeconds' | 'seconds'>,
  ): Promise<OfferedResult> {
    const moves = rate * (runInSeconds + seconds);
    await stockUp(this.tables, 1 + Math.ceil(moves / this.tables.length / MOVES_OF_A_GAME));
    const due = arrivals(rate, runInSeconds + seconds, performance.now());
    this.countedFrom = (due[0] ?? 0) + runInSeconds * 1000;
    this.times.clear();
    this.seen = 0;
    const { pids } = this.plan;
    let before = pids.map(processorSecondsOf);
    let isCounting = false;
    await this.play(due, (at) => {
      if (isCounting || at < this.countedFrom) return;
      isCounting = true;
      before = pids.map(processorSecondsOf);
    });
    const used = pids.map((pid, place) => processorSecondsOf(pid) - (before[place] as number));
    const { seen } = this;
    await this.settle();
    return {
      rate,
      movesPerSecond: seen / seconds,
      microsPerMove: used.map((seconds) => (seconds / seen) * 1e6),
      p50: this.times.quantile(0.5),
      p99: this.times.quantile(0.99),
    };
  }

  close(): void {
    for (const table of this.tables) table.close();
  }

  /** Begins every move when it is due, or as soon as its table is free. */
  private play(due: Float64Array, begun: (at: number) => void): Promise<void> {
    let place = 0;
    return new Promise((resolve) => {
      const goOn = (): void => {
        const now = performance.now();
        for (; place < due.length && (due[place] as number) <= now; place++) {
          begun(due[place] as number);
          this.request(due[place] as number);
        }
        if (place === due.length) resolve();
        else if ((due[place] as number) - now > TIMER_MS) setTimeout(goOn, 1);
        else setImmediate(goOn);
      };
      goOn();
    });
  }

  /** The next table in turn. One that is between two games is passed over: those are not what is measured. */
  private request(due: number): void {
    let turns: Turns | undefined;
    for (let tried = 0; tried < this.turns.length; tried++) {
      this.next = (this.next + 1) % this.turns.length;
      turns = this.turns[this.next] as Turns;
      if (turns.isFree || turns.underWay !== null) break;
    }
    turns?.waiting.push(due);
    this.begin(this.next);
  }

  private begin(index: number): void {
    const turns = this.turns[index] as Turns;
    if (!turns.isFree || turns.waiting.length === 0) return;
    turns.isFree = false;
    turns.underWay = turns.waiting.shift() as number;
    this.tables[index]?.move();
  }

  /** Counts moves that have not arrived as if they arrived now, which is a lower bound. */
  private async settle(): Promise<void> {
    const now = performance.now();
    for (const { waiting, underWay } of this.turns) {
      for (const due of underWay === null ? waiting : [underWay, ...waiting]) this.arrive(due, now);
      waiting.length = 0;
    }
    this.countedFrom = Number.POSITIVE_INFINITY;
    await wait(SETTLING_MS);
    while (this.turns.some(({ underWay }) => underWay !== null)) await wait(SETTLING_MS);
  }

  private arrive(due: number, at = performance.now()): void {
    if (due >= this.countedFrom) this.times.add(at - due);
  }

  private eventsOf(index: number): TableEvents {
    const turns = this.turns[index] as Turns;
    return {
      arrived: () => this.arrive(turns.underWay as number),
      seen: () => {
        if ((turns.underWay as number) >= this.countedFrom) this.seen++;
        turns.underWay = null;
      },
      free: () => {
        turns.isFree = true;
        this.begin(index);
      },
      out: () => {
        throw new Error('the stock of games did not last');
      },
    };
  }
}

/** When moves are due: by chance, but always the same, and so many a second on average. */
function arrivals(rate: number, seconds: number, from: number): Float64Array {
  const rng = createRng(seedFromNumber(rate));
  const due = new Float64Array(Math.round(rate * seconds));
  let at = from;
  for (let place = 0; place < due.length; place++) {
    at += (-Math.log((rng.word() + 1) / 2 ** 32) * 1000) / rate;
    due[place] = at;
  }
  return due;
}
