/** Two people and a game between them, up to its start. */

import { randomBytes } from 'node:crypto';
import type { NewTable } from '@riverstone/protocol';
import { unwrap } from '@riverstone/rules';
import { makeTable, newGuest } from './guest.js';
import { connectPlayer, type Player } from './player.js';

export interface Guest {
  readonly cookie: string;
  readonly player: Player;
}

export type Pair = readonly [host: Guest, other: Guest];

/** Somebody new with an open socket, at another node if one is named. */
export async function newPlayer(url: string, at = url): Promise<Guest> {
  const cookie = await newGuest(url);
  return { cookie, player: await connectPlayer({ url: at, cookie }) };
}

const kakuzuForTwo: NewTable = { game: 'kakuzu', seats: [null, null], options: {}, listed: false, name: 'Ana' };

/** Makes a table, seats both, gives their shares and starts; both follow it afterwards. Its id. */
export async function startDuel(url: string, [host, other]: Pair, plan = kakuzuForTwo): Promise<string> {
  const table = await makeTable(url, host.cookie, plan);
  unwrap(await host.player.join(table));
  unwrap(await other.player.join(table));
  unwrap(await other.player.do({ type: 'enter', name: 'Bo' }));
  unwrap(await other.player.do({ type: 'sit', seat: 1 }));
  for (const { player } of [host, other]) {
    unwrap(await player.do({ type: 'share', share: randomBytes(16).toString('hex') }));
  }
  unwrap(await host.player.do({ type: 'start' }));
  await other.player.until(({ view }) => view !== null);
  return table;
}
