/** `npm run cluster`: people play behind its balancer, a node is killed, and nothing is left in the end. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unwrap } from '@riverstone/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newPlayer, startDuel } from '../../support/duel.js';
import { freePort } from '../../support/free-port.js';

const command = fileURLToPath(new URL('../../../../scripts/cluster/cluster.mjs', import.meta.url));
let folder: string;
const running: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riverstone-local-'));
  chmodSync(folder, 0o711);
});
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

class Cluster {
  said = '';
  readonly ended: Promise<number | null>;
  readonly #child: ChildProcess;

  constructor(...args: readonly string[]) {
    this.#child = spawn(process.execPath, [command, ...args], { env: { ...process.env, TMPDIR: folder } });
    running.push(this.#child);
    this.ended = once(this.#child, 'close').then(([code]) => code);
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.said += text;
      });
  }

  /** What it has said, once that fits. */
  async until(pattern: RegExp): Promise<RegExpExecArray> {
    let found: RegExpExecArray | null = null;
    const look = (): boolean => {
      if (this.#child.exitCode !== null) throw new Error(`it has ended: ${this.said}`);
      found = pattern.exec(this.said);
      return found !== null;
    };
    await vi.waitUntil(look, { timeout: 100_000, interval: 20 });
    return found as unknown as RegExpExecArray;
  }

  /** The nodes, by the number of their process, and where each is. */
  get nodes(): ReadonlyMap<number, string> {
    const lines = [...this.said.matchAll(/Node \d+: (\S+) \(process (\d+)\)/g)];
    return new Map(lines.map(([, url = '', pid]) => [Number(pid), url]));
  }

  interrupt(): void {
    this.#child.kill('SIGINT');
  }

  get pid(): number {
    return this.#child.pid as number;
  }
}

/** The value of a metric at a node. */
async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', url))).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

/** The command lines of processes that have to do with the folder. */
const processesIn = (place: string): string => spawnSync('pgrep', ['-fa', place], { encoding: 'utf8' }).stdout;

describe('npm run cluster', () => {
  it('plays behind a balancer, goes on when a node is killed, and leaves nothing behind', async () => {
    const cluster = new Cluster('--port', `${await freePort()}`);
    const [, url = ''] = await cluster.until(/Riverstone is at (\S+)/);
    await cluster.until(/Stop it with Ctrl\+C/);
    expect((await fetch(url)).status).toBe(200);
    const guests = [await newPlayer(url), await newPlayer(url), await newPlayer(url)] as const;
    const [ada, bo, watcher] = guests;
    const table = await startDuel(url, [ada, bo]);
    unwrap(await watcher.player.join(table));
    const figures = new Map<number, { readonly connections: number; readonly tables: number }>();
    for (const [pid, node] of cluster.nodes)
      figures.set(pid, {
        connections: await metric(node, 'riverstone_connections'),
        tables: await metric(node, 'riverstone_tables_loaded'),
      });
    const all = [...figures.values()];
    expect(all).toHaveLength(3);
    expect(all.filter(({ connections }) => connections > 0).length).toBeGreaterThan(1);
    expect(all.map(({ tables }) => tables).sort()).toEqual([0, 0, 1]);
    const owner = [...figures].find(([, { tables }]) => tables === 1)?.[0] as number;
    unwrap(await ada.player.do({ type: 'say', text: 'before' }));
    process.kill(owner, 'SIGKILL');
    unwrap(await ada.player.do({ type: 'say', text: 'after' }));
    unwrap(await bo.player.do({ type: 'say', text: 'all' }));
    for (const { player } of guests)
      await player.until(({ table: seen }) => seen?.chat.map(({ text }) => text).join(' ') === 'before after all');
    await cluster.until(/Node \d has ended \(SIGKILL\)\. It is started again\.[\s\S]*Node \d: /);
    for (const { player } of guests) await player.close();
    expect(processesIn(folder)).not.toBe('');
    cluster.interrupt();
    expect(await cluster.ended).toBe(0);
    expect(processesIn(folder)).toBe('');
    for (const pid of cluster.nodes.keys()) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says what is wrong, and leaves nothing behind then either', async () => {
    const cases: [readonly string[], number, string][] = [
      [['--nodes', '0'], 2, '--nodes takes a whole number from 1 to 20.'],
      [
        ['--store', 'postgres://127.0.0.1:1/x', '--bus', 'postgres'],
        1,
        "The tables can't be kept in the database: no PostgreSQL answers at 127.0.0.1:1.",
      ],
    ];
    for (const [args, exitCode, words] of cases) {
      const cluster = new Cluster(...args);
      expect(await cluster.ended).toBe(exitCode);
      expect(cluster.said).toContain(words);
    }
    expect(readdirSync(folder)).toEqual([]);
    expect(processesIn(folder)).toBe('');
  });
});
