/** The servers that are compared, each in a process of its own. */

import { fileURLToPath } from 'node:url';
import { startOurs } from '../support/built-server.js';
import { type ServerProcess, startServer } from '../support/server-process.js';
import { installBaseline } from './install-baselines.js';
import type { DriverName } from './load/drivers.js';

export interface Contender {
  readonly name: string;
  readonly driver: DriverName;
  /** Starts it with an empty store in a folder; null where it is not to be had here. */
  start(folder: string): Promise<ServerProcess | null>;
}

const program = (name: string): string => fileURLToPath(new URL(`./baselines/${name}.mjs`, import.meta.url));

const colyseus = (manner: 'default' | 'best'): Contender => ({
  name: `colyseus ${manner}`,
  driver: 'colyseus',
  start: async () => {
    const installed = installBaseline('colyseus');
    return installed === null ? null : startServer([program('colyseus'), installed, manner]);
  },
});

const boardgame = (name: string, driver: 'boardgame' | 'counter', game: 'kakuzu' | 'counter'): Contender => ({
  name,
  driver,
  start: async () => {
    const installed = installBaseline('boardgame.io');
    return installed === null ? null : startServer([program('boardgame'), installed, game]);
  },
});

const bare: Contender = {
  name: 'bare socket',
  driver: 'bare',
  start: (folder) => startServer([program('bare'), `${folder}/bare.db`]),
};

const ours: Contender = {
  name: 'riverstone',
  driver: 'riverstone',
  start: (folder) => startOurs(`${folder}/riverstone.db`),
};

/** As the container and the systemd unit start it: with more room for short-lived memory. */
const service: Contender = {
  name: 'riverstone as a service',
  driver: 'riverstone',
  start: (folder) => startOurs(`${folder}/riverstone.db`, { execArgv: ['--max-semi-space-size=64'] }),
};

/** Those that ours is to beat; the others are told, and no goal. */
export const rivals: ReadonlySet<string> = new Set(['boardgame.io', 'colyseus default']);

/** Ours first: what it is compared with comes in the same run. */
export const contenders: readonly Contender[] = [
  ours,
  service,
  bare,
  boardgame('boardgame.io', 'boardgame', 'kakuzu'),
  boardgame('boardgame.io counter', 'counter', 'counter'),
  colyseus('default'),
  colyseus('best'),
];
