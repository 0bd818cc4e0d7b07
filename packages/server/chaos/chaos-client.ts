/** A client at one table. It connects to any node, records what it receives, and sends one command after the other. */

import { setTimeout as after } from 'node:timers/promises';
import type { Command } from '@riverstone/protocol';
import { type Result, unwrap } from '@riverstone/rules';
import { hashOf } from '../src/identity/token.js';
import { connectPlayer, type Kept, type Player, type Refused } from '../support/player.js';
import type { Acknowledged, ClientHistory, ReceivedText } from './history.js';

/** After these codes a client sends the command again, with the same id. */
const retryable: ReadonlySet<string> = new Set(['unavailable', 'too-fast']);
/** Between two attempts, in milliseconds. */
const PAUSE = 100;

export interface ClientSettings {
  readonly name: string;
  readonly cookie: string;
  readonly watches: boolean;
  /** Some node, another each time. */
  readonly url: () => string;
  readonly now: () => number;
}

export class ChaosClient {
  readonly #received: ReceivedText[] = [];
  readonly #acknowledged: Acknowledged[] = [];
  readonly #unanswered: string[] = [];
  readonly #refusals: string[] = [];
  /** The address of the node it connected to last. */
  #at = '';
  #player: Player | null = null;
  #sent = 0;
  /** The command without an answer yet. */
  #pending: string | null = null;

  constructor(private readonly settings: ClientSettings) {}

  get player(): Player {
    if (this.#player === null) throw new Error(`${this.settings.name} is not connected`);
    return this.#player;
  }

  /** The version it has seen; 0 while it follows no table. */
  get version(): number {
    return this.#player?.version ?? 0;
  }

  /** The connection that it has now, and the node at which it is; null while it follows no table. */
  get connection(): { readonly name: string; readonly at: string } | null {
    const { name } = this.settings;
    return this.#player?.isHere === true ? { name: `${name} ${this.#player.breaks}`, at: this.#at } : null;
  }

  /** The codes of its refusals, including those of retries. */
  get refusals(): readonly string[] {
    return this.#refusals;
  }

  /** Follows a table. Tries again until it is connected. */
  async join(table: string): Promise<void> {
    const { cookie, watches, now } = this.settings;
    const url = (): string => {
      this.#at = this.settings.url();
      return this.#at;
    };
    while (this.#player === null) {
      this.#player = await connectPlayer({ url, cookie }).catch(() => null);
      if (this.#player === null) await after(PAUSE);
    }
    this.player.onText((text) => void this.#received.push({ at: now(), text }));
    for (;;) {
      const joined = await this.player.join(table, watches);
      if (joined.ok || !retryable.has(joined.error.code)) return void unwrap(joined);
      await after(PAUSE);
    }
  }

  /** Sends a command until it is acknowledged or refused for good. */
  async do(command: Command): Promise<Result<Kept, Refused>> {
    const id = `${this.settings.name}-${++this.#sent}`;
    const sentAt = this.settings.now();
    this.#pending = `${id} (${command.type})`;
    for (;;) {
      const done = await this.player.do(command, id);
      if (done.ok) {
        this.#pending = null;
        this.#acknowledged.push({ id, version: done.value.version, sentAt, at: this.settings.now() });
        return done;
      }
      this.#refusals.push(done.error.code);
      if (!retryable.has(done.error.code)) {
        this.#pending = null;
        return done;
      }
      await after(PAUSE);
    }
  }

  /** Records what did not happen in time. */
  addUnanswered(what: string): void {
    this.#unanswered.push(what);
  }

  /** Records the command that is still unanswered, if any. */
  giveUp(): void {
    if (this.#pending !== null) this.addUnanswered(this.#pending);
  }

  async close(): Promise<void> {
    await this.#player?.close();
  }

  /** Everything recorded, with the guest that the store knows the client as. */
  async history(guestOf: (tokenHash: string) => Promise<string | null>): Promise<ClientHistory> {
    const { name, cookie, watches } = this.settings;
    const guest = await guestOf(hashOf(/riverstone-guest=([^;]+)/.exec(cookie)?.[1] ?? ''));
    return {
      name,
      guest: guest ?? '',
      watches,
      received: this.#received,
      acknowledged: this.#acknowledged,
      unanswered: this.#unanswered,
    };
  }
}
