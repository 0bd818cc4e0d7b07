/** A throwaway PostgreSQL server in a temporary folder: started, given databases, paused, killed and removed. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres, missingProgramsMessage } from '../../../scripts/system-packages.mjs';
import { freePort } from './free-port.js';

export interface PostgresOptions {
  /** Whether commits wait for the disk. Without it, what was committed outlives a kill, but not a power cut. */
  readonly durable?: boolean;
  /** Settings of the server, such as `{ max_connections: '20' }`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Is told when it has ended by itself. */
  readonly ended?: (reason: number | NodeJS.Signals | null) => void;
}

export interface PostgresServer {
  readonly port: number;
  /** The process that started all others. */
  readonly pid: number;
  /** The address of a database, for the superuser `postgres`, who needs no password. */
  urlOf(database: string): string;
  /** Makes a new, empty database and returns its address. */
  newDatabase(): Promise<string>;
  /** Runs SQL in a database, `postgres` if none is named. Returns the rows. */
  run(sql: string, database?: string): Promise<readonly Record<string, unknown>[]>;
  /** Stops it in an orderly way; its connections are cut. */
  stop(): Promise<void>;
  /** Ends all of its processes as `kill -9` does. */
  kill(): Promise<void>;
  /** Starts it again on the same port, with the same data; as a replica, it lets nobody write. */
  start(as?: 'primary' | 'replica'): Promise<void>;
  /** Ends it as `kill` does, and lets another server with the same data take its place, on the same port. */
  failOver(): Promise<void>;
  /** Stops all of its processes with SIGSTOP, until `resume`. */
  pause(): void;
  resume(): void;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
}

/** A user who must give the password `right`. All others need none. */
export const userWithPassword = 'locked';

const READY = /database system is ready to accept (?:read-only )?connections/;

/** Starts a server on a free port of this machine; ready in about a second. */
export async function startPostgres({
  durable = false,
  settings = {},
  ended = () => {},
}: PostgresOptions = {}): Promise<PostgresServer> {
  const missing = missingProgramsMessage('databases');
  const program = findPostgres();
  if (program === undefined) throw new Error(missing ?? 'there is no PostgreSQL');
  const folder = mkdtempSync(join(tmpdir(), 'riverstone-postgres-'));
  const user = serverUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const args = [
    ...(durable ? [] : ['-c', 'fsync=off']),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const server = new ThrowawayPostgres(program, folder, user, await freePort(), args, ended);
  try {
    server.initialise();
    await server.start();
    await server.run(`CREATE ROLE ${userWithPassword} LOGIN PASSWORD 'right'`);
  } catch (error) {
    await server.remove();
    throw error;
  }
  return server;
}

interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: then its own user runs it. */
function serverUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string): number => {
    const { status, stdout } = spawnSync('id', [option, 'postgres'], { encoding: 'utf8' });
    if (status !== 0) throw new Error('PostgreSQL does not run as root, and there is no user "postgres" to run it as');
    return Number(stdout);
  };
  return { uid: idOf('-u'), gid: idOf('-g') };
}

class ThrowawayPostgres implements PostgresServer {
  private process: ChildProcess | null = null;
  private databases = 0;
  /** How many servers had the port before this one. */
  private former = 0;
  /** Whether the process was asked to end. */
  private isEnding = false;
  private readonly killAtExit = (): void => {
    this.signal('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  };

  constructor(
    private readonly program: string,
    private readonly folder: string,
    private readonly user: SystemUser | undefined,
    readonly port: number,
    private readonly args: readonly string[],
    private readonly ended: NonNullable<PostgresOptions['ended']>,
  ) {
    process.once('exit', this.killAtExit);
  }

  get pid(): number {
    return this.process?.pid ?? Number.NaN;
  }

  private get data(): string {
    return join(this.folder, `data-${this.former}`);
  }

  initialise(): void {
    const { status, stderr } = spawnSync(
      join(dirname(this.program), 'initdb'),
      ['-D', this.data, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync', '--auth=trust'],
      { encoding: 'utf8', cwd: this.folder, ...this.user },
    );
    if (status !== 0) throw new Error(`PostgreSQL could not make a data folder: ${stderr}`);
    // The first line that fits decides.
    const rules = join(this.data, 'pg_hba.conf');
    const others = readFileSync(rules, 'utf8');
    rmSync(rules);
    appendFileSync(rules, `host all ${userWithPassword} all scram-sha-256\n${others}`);
    if (this.user !== undefined) chownSync(rules, this.user.uid, this.user.gid);
  }

  async start(as: 'primary' | 'replica' = 'primary'): Promise<void> {
    const sign = join(this.data, 'standby.signal');
    if (as === 'replica') writeFileSync(sign, '');
    else rmSync(sign, { force: true });
    for (;;) {
      try {
        await this.startOnce();
        return;
      } catch (error) {
        // Processes of a server that was killed let go of its memory a moment after it.
        if (!String(error).includes('pre-existing shared memory block')) throw error;
        await after(50);
      }
    }
  }

  private async startOnce(): Promise<void> {
    // No socket in the file system: its path may be too long.
    const address = ['-h', '127.0.0.1', '-p', `${this.port}`, '-k', ''];
    const child = spawn(this.program, ['-D', this.data, ...address, ...this.args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: this.folder,
      ...this.user,
    });
    this.process = child;
    this.isEnding = false;
    let log = '';
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${log}`)));
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        // It writes on: nobody reads it, but a full pipe would stop it.
        if (READY.test(log)) return;
        log += text;
        if (READY.test(log)) resolve();
      });
    });
    child.once('exit', (code, signal) => {
      if (!this.isEnding) this.ended(code ?? signal);
    });
  }

  urlOf(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.port}/${database}`;
  }

  async newDatabase(): Promise<string> {
    this.databases += 1;
    const name = `test_${this.databases}`;
    await this.run(`CREATE DATABASE ${name}`);
    return this.urlOf(name);
  }

  async run(sql: string, database = 'postgres'): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.urlOf(database) });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows ?? [];
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    // SIGINT is PostgreSQL's "fast" way: it ends connections instead of waiting for them.
    await this.end(() => this.process?.kill('SIGINT'));
  }

  async kill(): Promise<void> {
    await this.end(() => this.signal('SIGKILL'));
  }

  async failOver(): Promise<void> {
    await this.kill();
    const { data } = this;
    this.former += 1;
    const { status, stderr } = spawnSync('cp', ['-a', data, this.data], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`the data could not be copied: ${stderr}`);
    // The other server knows nothing of the processes of this one.
    rmSync(join(this.data, 'postmaster.pid'), { force: true });
    await this.start();
  }

  pause(): void {
    this.signal('SIGSTOP');
  }

  resume(): void {
    this.signal('SIGCONT');
  }

  async remove(): Promise<void> {
    // "Immediate": it ends its processes and collects them, which a killed one can't.
    await this.end(() => this.process?.kill('SIGQUIT'));
    process.off('exit', this.killAtExit);
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A paused server would not hear other signals. */
  private async end(how: () => void): Promise<void> {
    const child = this.process;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    this.isEnding = true;
    const ended = once(child, 'exit');
    this.resume();
    how();
    await ended;
    this.process = null;
  }

  /** Sends a signal to the server and the processes of its connections, the server first: it would start new ones. */
  private signal(signal: NodeJS.Signals): void {
    const { pid } = this.process ?? {};
    if (pid === undefined) return;
    this.process?.kill(signal === 'SIGKILL' ? 'SIGSTOP' : signal);
    const { stdout } = spawnSync('pgrep', ['-P', `${pid}`], { encoding: 'utf8' });
    for (const child of stdout.split('\n').filter(Boolean)) send(Number(child), signal);
    if (signal === 'SIGKILL') this.process?.kill('SIGKILL');
  }
}

/** A process may have ended meanwhile. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
