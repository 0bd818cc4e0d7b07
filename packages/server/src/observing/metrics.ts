/** Metrics for Prometheus, in a registry of their own, so that two servers in one process do not mix. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** From a fast disk to a failing one. */
const COMMIT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];
const REQUEST_SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2];

export interface Metrics {
  /** The number of open sockets. */
  connections(count: number): void;
  /** The number of tables in memory. */
  loadedTables(count: number): void;
  /** Counts a command by its outcome: `done`, or the code of its refusal. */
  command(outcome: string): void;
  committed(rows: number, milliseconds: number): void;
  /** Counts a message with that many characters, sent over a socket. */
  sent(length: number): void;
  /** Counts an answered request. `route` is the pattern of its path. */
  answered(route: string, status: number, milliseconds: number): void;
  /** Counts a push by what became of it. */
  pushed(outcome: string): void;
  stored(store: { readonly bytes: number; readonly tables: number }): void;
  readonly contentType: string;
  /** All metrics in the format of Prometheus. */
  text(): Promise<string>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return { ...tableMetrics(registry), ...serverMetrics(registry), ...exposition(registry) };
}

function tableMetrics(registry: Registry): Pick<Metrics, 'loadedTables' | 'command' | 'committed' | 'stored'> {
  const about = describeIn(registry);
  const loaded = new Gauge(about('tables_loaded', 'Tables in memory'));
  const outcomes = new Map<string, number>();
  new Counter({
    ...about('commands_total', 'Commands at tables, by what became of them'),
    labelNames: ['outcome'],
    collect() {
      this.reset();
      for (const [outcome, count] of outcomes) this.inc({ outcome }, count);
    },
  });
  const commits = new Histogram({
    ...about('commit_seconds', 'How long commits to the store take; their number'),
    buckets: COMMIT_SECONDS,
  });
  const rows = new Counter(about('commit_rows_total', 'Rows that were committed'));
  const storedTables = new Gauge(about('stored_tables', 'Tables in the store'));
  const storedBytes = new Gauge(about('stored_bytes', 'Bytes of the store on disk'));
  return {
    loadedTables: (count) => loaded.set(count),
    command: (outcome) => void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1),
    committed(count, milliseconds) {
      rows.inc(count);
      commits.observe(milliseconds / 1000);
    },
    stored({ bytes, tables }) {
      storedTables.set(tables);
      storedBytes.set(bytes);
    },
  };
}

function serverMetrics(registry: Registry): Pick<Metrics, 'connections' | 'sent' | 'answered' | 'pushed'> {
  const about = describeIn(registry);
  const connections = new Gauge(about('connections', 'Sockets that are open'));
  let messages = 0;
  let characters = 0;
  counted(about('messages_out_total', 'Messages sent over sockets'), () => messages);
  counted(about('characters_out_total', 'Characters of the messages sent over sockets'), () => characters);
  const requests = new Counter({
    ...about('http_requests_total', 'HTTP requests, by route and status'),
    labelNames: ['route', 'status'],
  });
  const times = new Histogram({
    ...about('http_request_seconds', 'How long answers take, by route'),
    labelNames: ['route'],
    buckets: REQUEST_SECONDS,
  });
  const pushes = new Counter({
    ...about('pushes_total', 'Pushes to browsers, by what became of them'),
    labelNames: ['outcome'],
  });
  return {
    pushed: (outcome) => pushes.inc({ outcome }),
    connections: (count) => connections.set(count),
    sent(length) {
      messages++;
      characters += length;
    },
    answered(route, status, milliseconds) {
      requests.inc({ route, status });
      times.observe({ route }, milliseconds / 1000);
    },
  };
}

/** A counter that is updated only when it is read, because it changes thousands of times a second. */
function counted(about: ReturnType<ReturnType<typeof describeIn>>, count: () => number): void {
  new Counter({
    ...about,
    collect() {
      this.reset();
      this.inc(count());
    },
  });
}

function exposition(registry: Registry): Pick<Metrics, 'contentType' | 'text'> {
  return { contentType: registry.contentType, text: () => registry.metrics() };
}

function describeIn(registry: Registry) {
  return (name: string, help: string) => ({ name: `riverstone_${name}`, help, registers: [registry] });
}
