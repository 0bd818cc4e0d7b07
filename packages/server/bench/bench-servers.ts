/** The servers that are compared, each in a process of its own. */

import { fileURLToPath } from 'node:url';
import { startBuiltServer } from '../support/built-server.js';
import { type ServerProcess, startServer } from '../support/server-process.js';
import { installBaseline } from './install-baselines.js';
import type { DriverName } from './load/drivers.js';

export interface BenchServer {
  readonly name: string;
  readonly driver: DriverName;
  /** Starts it with an empty store in a folder. Null if it is not installed and npm can't fetch it. */
  start(folder: string): Promise<ServerProcess | null>;
}

const program = (name: string): string => fileURLToPath(new URL(`./baselines/${name}.mjs`, import.meta.url));

const colyseus = (manner: 'default' | 'best'): BenchServer => ({
  name: `colyseus ${manner}`,
  driver: 'colyseus',
  start: async () => {
    const installed = installBaseline('colyseus');
    return installed === null ? null : startServer([program('colyseus'), installed, manner]);
  },
});

const boardgame = (name: string, driver: 'boardgame' | 'counter', game: 'kakuzu' | 'counter'): BenchServer => ({
  name,
  driver,
  start: async () => {
    const installed = installBaseline('boardgame.io');
    return installed === null ? null : startServer([program('boardgame'), installed, game]);
  },
});

const bare: BenchServer = {
  name: 'bare socket',
  driver: 'bare',
  start: (folder) => startServer([program('bare'), `${folder}/bare.db`]),
};

const ours: BenchServer = {
  name: 'riverstone',
  driver: 'riverstone',
  start: (folder) => startBuiltServer(`${folder}/riverstone.db`),
};

/** As the container and the systemd unit start it: with more room for short-lived memory. */
const service: BenchServer = {
  name: 'riverstone as a service',
  driver: 'riverstone',
  start: (folder) => startBuiltServer(`${folder}/riverstone.db`, { execArgv: ['--max-semi-space-size=64'] }),
};

/** The servers that ours must beat. The others are only reported. */
export const rivals: ReadonlySet<string> = new Set(['boardgame.io', 'colyseus default']);

/** All servers, ours first. They are measured in the same run. */
export const benchServers: readonly BenchServer[] = [
  ours,
  service,
  bare,
  boardgame('boardgame.io', 'boardgame', 'kakuzu'),
  boardgame('boardgame.io counter', 'counter', 'counter'),
  colyseus('default'),
  colyseus('best'),
];
