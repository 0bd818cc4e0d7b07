/** A whole server in this process, on a database file of its own. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { bundledBotWorker } from '../../../../scripts/testing/bundle.mjs';
import { steadyClock } from '../../src/clock/steady-clock.js';
import { type RunningServer, type ServerSettings, startServer } from '../../src/index.js';
import { type Guest, newPlayer } from '../../support/duel.js';
import { makeSmallSite } from './small-site.js';

export interface TestServer {
  readonly server: RunningServer;
  readonly url: string;
  readonly data: string;
  /** Lets time go by for all servers of the test. */
  pass(milliseconds: number): void;
  /** Somebody new with an open socket; closed at the end of the test. */
  guest(): Promise<Guest>;
  /**
   * Stops it in an orderly way and starts it again on the same port and file; something may be done to that in between.
   */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
}

/** Starts servers for a test, of this version unless another's `start` is given, and clears up after it. */
export function useServers(): {
  start(changes?: Partial<ServerSettings>, start?: typeof startServer): Promise<TestServer>;
} {
  const clean: (() => Promise<unknown> | unknown)[] = [];
  const steady = steadyClock();
  let passed = 0;
  afterEach(async () => {
    for (const step of clean.splice(0).reverse()) await step();
  });
  return {
    async start(changes = {}, start = startServer) {
      const folder = mkdtempSync(join(tmpdir(), 'riverstone-'));
      clean.push(() => rmSync(folder, { recursive: true, force: true }));
      const site = makeSmallSite();
      clean.push(() => site.remove());
      const settings: ServerSettings = {
        page: site.root,
        host: '127.0.0.1',
        port: 0,
        data: join(folder, 'tables.sqlite'),
        origins: [],
        proxies: 0,
        log: 'silent',
        limits: 'off',
        push: 'off',
        botWorker: bundledBotWorker,
        addresses: () => [],
        clock: () => steady() + passed,
        ...changes,
      };
      let server = await start(settings);
      clean.push(() => server.close());
      const { port } = server;
      return {
        get server() {
          return server;
        },
        url: server.url,
        data: settings.data,
        pass(milliseconds) {
          passed += milliseconds;
        },
        async guest() {
          const guest = await newPlayer(server.url);
          clean.push(() => guest.player.close());
          return guest;
        },
        async restart(meanwhile) {
          await server.close();
          await meanwhile?.();
          server = await start({ ...settings, port });
        },
      };
    },
  };
}
