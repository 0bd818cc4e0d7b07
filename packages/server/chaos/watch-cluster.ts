/** What the nodes log and own during a run, as proof that the faults had an effect. */

import { setTimeout as after } from 'node:timers/promises';
import type { ChaosClient } from './chaos-client.js';
import type { ChaosCluster } from './chaos-cluster.js';
import type { Kill, TableHistory } from './history.js';
import type { Owners } from './owners.js';

interface LogLine {
  readonly event: string;
  readonly time: number;
}

/** Counts the lines of the nodes' logs by their event, and looks at their times of day. */
export class NodeLogs {
  readonly counts = new Map<string, number>();
  /** How far the nodes' times of day were off, in milliseconds. */
  readonly offsets = { least: 0, most: 0 };
  readonly #rests = new Map<number, string>();

  add(node: number, text: string): void {
    const lines = `${this.#rests.get(node) ?? ''}${text}`.split('\n');
    this.#rests.set(node, lines.pop() ?? '');
    for (const line of lines) if (line.startsWith('{')) this.#count(JSON.parse(line) as LogLine);
  }

  #count({ event, time }: LogLine): void {
    this.counts.set(event, (this.counts.get(event) ?? 0) + 1);
    const offset = time - Date.now();
    this.offsets.least = Math.min(this.offsets.least, offset);
    this.offsets.most = Math.max(this.offsets.most, offset);
  }
}

/** How often connections are checked, in milliseconds. */
const POLL_INTERVAL = 500;

/** Counts connections that were at the owner of their table, and those that were forwarded to it. */
export class Connections {
  /** By the node at which they were. */
  readonly at = new Map<string, Set<string>>();
  readonly passedOn = new Set<string>();
  readonly direct = new Set<string>();

  constructor(
    private readonly owners: Owners,
    private readonly cluster: ChaosCluster,
  ) {}

  /** Polls until it is over. */
  async watch(clients: () => ReadonlyMap<string, readonly ChaosClient[]>, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      // While the store is away nobody knows.
      await this.#look(clients()).catch(() => {});
      await after(POLL_INTERVAL);
    }
  }

  async #look(clients: ReadonlyMap<string, readonly ChaosClient[]>): Promise<void> {
    const owners = await this.owners.of([...clients.keys()]);
    for (const [table, ofTable] of clients) {
      const owner = this.cluster.nodes.find(({ address }) => address === owners.get(table))?.process.url;
      for (const client of ofTable) {
        const { connection } = client;
        if (connection === null) continue;
        const { name, at } = connection;
        this.at.set(at, (this.at.get(at) ?? new Set()).add(name));
        if (owner !== undefined) (owner === at ? this.direct : this.passedOn).add(name);
      }
    }
  }
}

/** From each kill to the first action that was acknowledged at a table of the dead node, in milliseconds. */
export function takeoverTimes(kills: readonly Kill[], histories: readonly TableHistory[]): readonly number[] {
  const times: number[] = [];
  for (const { at, tables } of kills)
    for (const { table, rows, clients } of histories) {
      if (!tables.includes(table)) continue;
      const answered = rows
        .filter(({ body }) => (JSON.parse(body) as { kind: string }).kind === 'taken-over')
        .map((fence) => firstAfter(fence.version, clients))
        .find((first) => first > at);
      if (answered !== undefined && answered < Number.POSITIVE_INFINITY) times.push(answered - at);
    }
  return times.sort((one, other) => one - other);
}

/** When somebody was first told that an action behind that version is kept. */
function firstAfter(fence: number, clients: TableHistory['clients']): number {
  const later = clients.flatMap(({ acknowledged }) =>
    acknowledged.flatMap(({ version, at }) => (version !== null && version > fence ? [at] : [])),
  );
  return Math.min(...later, Number.POSITIVE_INFINITY);
}
