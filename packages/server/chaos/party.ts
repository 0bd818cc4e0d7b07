/** A group of clients that plays one game after the other, through any nodes, with a spectator. */

import { setTimeout as after } from 'node:timers/promises';
import type { Command, NewTable } from '@riverstone/protocol';
import { pick, type Rng, type Seat } from '@riverstone/rules';
import { makeTable, newGuest } from '../support/guest.js';
import { planOf, waitOf } from '../test/support/play-out.js';
import { ChaosClient } from './chaos-client.js';

export type PartyKind = Pick<NewTable, 'game' | 'seats' | 'options'>;

/** Short ones, with clocks that run out and bots that move. */
const defaultKinds: readonly PartyKind[] = [
  { game: 'kakuzu', seats: [null, null], options: {} },
  { game: 'kakuzu', seats: [null, 'novice', null], options: { variant: 'same-digit' } },
  { game: 'kakuro-race', seats: [null, null], options: { markers: [7, 12, 17, 23, 9] } },
  { game: 'kakuro-race', seats: [null, null, 'novice'], options: { markers: [8, 15, 21], sealed: true } },
  { game: 'kakuro-challenge', seats: [null, null], options: { scoring: 'claim' } },
  { game: 'kakuro-challenge', seats: [null, 'novice', null], options: { moveSeconds: 15 } },
];

/** Between two attempts, in milliseconds. */
const PAUSE = 100;
const REQUEST_TIMEOUT = 3000;
/** After the faults, everything must be answered in this time. In milliseconds. */
const ANSWER_TIMEOUT = 30_000;
/** Codes that also occur without faults: somebody else was faster, or time was up. */
const expectedRefusals: ReadonlySet<string> = new Set([
  ...['stale', 'not-allowed', 'not-your-turn', 'over', 'game-over', 'paused', 'too-early', 'bot-plays', 'muted'],
]);

export interface PartySettings {
  readonly name: string;
  readonly rng: Rng;
  /** Some node, another each time. */
  readonly url: () => string;
  readonly now: () => number;
  /** How long somebody thinks at most, in milliseconds. */
  readonly pace: number;
  readonly kinds?: readonly PartyKind[] | undefined;
}

export interface PlayedTable {
  readonly table: string;
  readonly clients: readonly ChaosClient[];
}

export class Party {
  readonly played: PlayedTable[] = [];
  finished = 0;
  #games = 0;
  #isOver = false;
  #faultFreeSince = Number.POSITIVE_INFINITY;

  constructor(private readonly settings: PartySettings) {}

  /** Plays until `end` is called. After each game everybody sends a chat line and waits for those of the others. */
  async play(): Promise<void> {
    while (!this.#isOver) await this.#playOne();
  }

  /** Records all unanswered commands, and disconnects. */
  async giveUp(): Promise<void> {
    for (const client of this.played.at(-1)?.clients ?? []) {
      client.giveUp();
      await client.close();
    }
  }

  /** All faults are over: no new game begins. */
  end(): void {
    this.#isOver = true;
    this.#faultFreeSince = this.settings.now();
  }

  async #playOne(): Promise<void> {
    const { rng, name, kinds = defaultKinds } = this.settings;
    const kind = pick(kinds, rng);
    const prefix = `${name}.${++this.#games}`;
    const seats = [...kind.seats.keys()].filter((seat) => kind.seats[seat] === null);
    const cookies: string[] = [];
    for (const _ of [...seats, 'watcher']) cookies.push(await this.#retry((url) => newGuest(url)));
    const plan = { ...kind, listed: true, autoStart: false, name: 'Ada' };
    const table = await this.#retry((url) => makeTable(url, cookies[0] ?? '', plan));
    const clients = cookies.map((cookie, index) => {
      const { url, now } = this.settings;
      return new ChaosClient({ name: `${prefix}.${index}`, cookie, watches: index === seats.length, url, now });
    });
    this.played.push({ table, clients });
    const players = clients.slice(0, seats.length);
    for (const client of clients) await client.join(table);
    for (const [index, client] of players.entries()) {
      if (index > 0) await client.do({ type: 'enter', name: `P${index}` });
      if (index > 0) await client.do({ type: 'sit', seat: seats[index] as Seat });
      await client.do({ type: 'share', share: `${index + 1}`.repeat(32) });
    }
    // A deal that a fault interrupts is tried again by the host.
    while (players[0]?.player.room?.phase === 'gathering') await players[0].do({ type: 'start' });
    await Promise.all(players.map((client, index) => this.#playSeat(kind, client, seats[index] as Seat)));
    if (players[0]?.player.room?.phase === 'over') this.finished++;
    await this.#say(clients, 'last words');
    for (const client of clients) await client.close();
  }

  async #playSeat({ game }: PartyKind, client: ChaosClient, seat: Seat): Promise<void> {
    const { rng, pace } = this.settings;
    const { player } = client;
    let { breaks } = player;
    while (player.room?.phase !== 'over' && !this.#isOver) {
      await after(rng.below(pace));
      const isBack = player.breaks > breaks;
      breaks = player.breaks;
      // Who comes back says so at once: the game may wait for somebody else.
      if (isBack || rng.below(20) === 0) await client.do({ type: 'say', text: `word ${rng.below(1000)}` });
      const plan = player.room?.phase === 'playing' ? planOf(game, player.view, seat) : null;
      // Now and then somebody lets their clock run out.
      if (plan === null || rng.below(60) === 0) continue;
      const done = await client.do({ type: 'act', ...plan });
      if (done.ok) continue;
      const wait = waitOf(done.error);
      if (wait !== null) await after(wait);
      else if (!expectedRefusals.has(done.error.code))
        client.addUnanswered(`${plan.action} was refused: ${done.error.code}`);
    }
  }

  /** Every player sends a chat line, and everybody waits for all of them. */
  async #say(clients: readonly ChaosClient[], text: string): Promise<void> {
    const speakers = clients.slice(0, -1);
    const said = speakers.map((client) => this.#inTime(client, text, client.do({ type: 'say', text } as Command)));
    await Promise.all(said);
    const versions = clients.map(({ player }) => player.version);
    const last = Math.max(...versions);
    const seen = clients.map((client) =>
      this.#inTime(
        client,
        `version ${last}`,
        client.player.until(({ version }) => version >= last),
      ),
    );
    await Promise.all(seen);
  }

  /** Waits longer while faults go on. */
  async #inTime(client: ChaosClient, what: string, work: Promise<unknown>): Promise<void> {
    let isDone = false;
    const done = work.then(
      () => {
        isDone = true;
      },
      (error: unknown) => client.addUnanswered(`${what}: ${String(error)}`),
    );
    while (!isDone) {
      await Promise.race([done, after(ANSWER_TIMEOUT)]);
      if (!isDone && this.settings.now() > this.#faultFreeSince + ANSWER_TIMEOUT) return client.addUnanswered(what);
    }
  }

  /** Sends an HTTP request to one node after the other until one answers. */
  async #retry<T>(ask: (url: string) => Promise<T>): Promise<T> {
    for (;;) {
      const asked = ask(this.settings.url()).then(
        (value) => ({ value }),
        () => null,
      );
      // A node that was paused does not answer.
      const answer = await Promise.race([asked, after(REQUEST_TIMEOUT, null)]);
      if (answer !== null) return answer.value;
      await after(PAUSE);
    }
  }
}
