/** This node's current load, for operators. */

import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { Tables } from '../tables/tables.js';
import type { ItemBody } from './item-shapes.js';

const NANOSECONDS = 1e6;
const RESOLUTION_MS = 10;
const MAX_TABLES = 50;

interface NodeLoadDeps {
  readonly node: string;
  readonly tables: Pick<Tables, 'inMemory'>;
  /** How many rows were stored since the start. */
  readonly rows: () => number;
  readonly connections: () => number;
  clock(): number;
}

export class NodeLoad {
  readonly #lag: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #startedAt: number;
  #last: { readonly at: number; readonly rows: number };
  #rowsPerSecond = 0;
  #lagMs = 0;

  constructor(private readonly deps: NodeLoadDeps) {
    this.#startedAt = deps.clock();
    this.#last = { at: this.#startedAt, rows: 0 };
    this.#lag.enable();
  }

  /** Ends a period: until the next call the figures are those of this period. */
  measure(): void {
    const [at, rows] = [this.deps.clock(), this.deps.rows()];
    const seconds = Math.max(0.001, (at - this.#last.at) / 1000);
    this.#rowsPerSecond = (rows - this.#last.rows) / seconds;
    this.#last = { at, rows };
    // The histogram includes the timer's own interval.
    this.#lagMs = Math.max(0, this.#lag.percentile(99) / NANOSECONDS - RESOLUTION_MS);
    this.#lag.reset();
  }

  get now(): ItemBody<'node'> {
    const { node, tables, connections } = this.deps;
    const inMemory = [...tables.inMemory()];
    const busiest = inMemory.sort((one, other) => other.connected - one.connected).slice(0, MAX_TABLES);
    return {
      node,
      startedAt: this.#startedAt,
      connections: connections(),
      tables: inMemory.length,
      rowsPerSecond: round(this.#rowsPerSecond),
      lagMs: round(this.#lagMs),
      memoryBytes: process.memoryUsage.rss(),
      busiest: busiest.map(({ state, connected }) => ({
        table: state.table,
        game: state.gameId,
        phase: state.phase,
        host: state.host === null ? '' : (state.member(state.host)?.name ?? ''),
        players: state.seats.map(({ member, bot }) =>
          member === null ? `(${bot ?? 'free'})` : (state.member(member)?.name ?? ''),
        ),
        connected,
        listed: state.listed,
      })),
    };
  }

  close(): void {
    this.#lag.disable();
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
