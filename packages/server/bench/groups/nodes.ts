/**
 * What a move costs at one node and at three on one PostgreSQL, with as many tables and moves a second at each. Clients
 * come to the node that owns their table, or to any: then most of what they say goes over a link. Three nodes with a
 * database each show what it costs that more processes share the machine.
 */

import { startBuiltServer } from '../../support/built-server.js';
import type { ServerProcess } from '../../support/server-process.js';
import type { Figure } from '../figure.js';
import { goals } from '../goals.js';
import type { DriverName } from '../load/drivers.js';
import { measureOffered } from '../load/measure-load.js';
import { RUN_IN_SECONDS } from '../measure-server.js';
import type { Scale } from '../scale.js';
import { withPostgres } from '../support/with-postgres.js';

/** Moves a second at each node. Three of them, PostgreSQL and the load share two cores. */
const RATE = 1000;

interface Setup {
  readonly name: string;
  readonly nodes: number;
  readonly driver: DriverName;
  /** Whether they share a database, which is their bus, too. */
  readonly isCluster: boolean;
}

const alone: Setup = { name: '1 node', nodes: 1, driver: 'riverstone', isCluster: true };
const apart: Setup = { name: '3 nodes apart', nodes: 3, driver: 'riverstone', isCluster: false };
const clusters: readonly Setup[] = [
  { name: '3 nodes, clients at the owner', nodes: 3, driver: 'riverstone', isCluster: true },
  { name: '3 nodes, clients at any', nodes: 3, driver: 'spread', isCluster: true },
];

/** Microseconds of processor time. */
interface Cost {
  readonly nodes: number;
  readonly postgres: number;
}

export async function* nodesFigures(scale: Scale): AsyncGenerator<Figure> {
  for (const tables of scale.loadTables) {
    yield* figuresOf(`nodes ${tables}, ${alone.name}`, await measure(alone, tables, scale));
    const before = await measure(apart, tables, scale);
    yield* figuresOf(`nodes ${tables}, ${apart.name}`, before);
    for (const setup of clusters) {
      const name = `nodes ${tables}, ${setup.name}`;
      const cost = await measure(setup, tables, scale);
      yield* figuresOf(name, cost);
      const value = cost.nodes / before.nodes;
      yield { name: `${name}: nodes / nodes apart`, value, unit: 'x', goal: { most: goals.nodesRatio } };
    }
  }
}

function measure({ name, nodes, driver, isCluster }: Setup, tables: number, { seconds }: Scale): Promise<Cost> {
  return withPostgres(async (postgres) => {
    const shared = await postgres.newDatabase();
    const started: ServerProcess[] = [];
    console.log(`${name}: ${tables} tables x 2 clients at each ...`);
    try {
      while (started.length < nodes)
        started.push(await startBuiltServer(isCluster ? shared : await postgres.newDatabase()));
      const [result] = await measureOffered(driver, {
        urls: started.map(({ url }) => url),
        pids: [...started.map(({ pid }) => pid), postgres.pid],
        tables: tables * nodes,
        rates: [RATE * nodes],
        runInSeconds: RUN_IN_SECONDS,
        seconds,
      });
      const { microsPerMove = [] } = result ?? {};
      return { nodes: sum(microsPerMove.slice(0, nodes)), postgres: microsPerMove.at(-1) as number };
    } finally {
      for (const node of started) await node.end('SIGKILL');
    }
  });
}

function figuresOf(name: string, { nodes, postgres }: Cost): Figure[] {
  return [
    { name: `${name}: nodes`, value: nodes, unit: 'us', goal: null },
    { name: `${name}: PostgreSQL's processes`, value: postgres, unit: 'us', goal: null },
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
