/**
 * The load on boardgame.io: its own messages over Socket.IO, without its client, which would cost more than the server.
 */

import { createRng, seedFromNumber } from '@riverstone/rules';
import type WebSocket from 'ws';
import type { WireView } from '../../support/followed-table.js';
import { anyStone, seatInTurn } from '../../support/kakuzu-move.js';
import type { LoadTable, OpenTable, TableEvents } from './load-table.js';
import { openSocket, socketAddress } from './open-socket.js';
import { takeTurns } from './take-turns.js';

/** The packets of Socket.IO: what the transport asks, and events of the game's namespace. */
const PING = '2';
const PONG = '3';

/** What the server tells of a match. */
interface Match<State> {
  readonly _stateID: number;
  readonly G: State;
}

/** A move as boardgame.io names it. */
interface Move {
  readonly player: number;
  readonly type: string;
  readonly args: readonly unknown[];
}

/** The messages about one match of a game. */
class Packets {
  readonly connect: string;
  readonly #event: string;
  readonly #update: string;

  constructor(
    game: string,
    private readonly match: string,
  ) {
    this.connect = `40/${game},`;
    this.#event = `42/${game},`;
    this.#update = `${this.#event}["update"`;
  }

  isSync(text: string): boolean {
    return text.startsWith(`${this.#event}["sync"`);
  }

  isUpdate(text: string): boolean {
    return text.startsWith(this.#update);
  }

  sync(player: number): string {
    return `${this.#event}${JSON.stringify(['sync', this.match, `${player}`, null, 2])}`;
  }

  move({ player, type, args }: Move, stateId: number): string {
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: `${player}`, credentials: null } };
    return `${this.#event}${JSON.stringify(['update', action, stateId, this.match, `${player}`])}`;
  }

  /** What an update tells. */
  read<State>(text: string): Match<State> {
    return (JSON.parse(text.slice(this.#event.length)) as [string, string, Match<State>])[2];
  }

  /** What the first answer tells. */
  readSync<State>(text: string): Match<State> {
    return (JSON.parse(text.slice(this.#event.length)) as [string, string, { state: Match<State> }])[2].state;
  }
}

interface Client {
  readonly socket: WebSocket;
  /** The first answer. */
  readonly synced: string;
}

function openClient(url: string, packets: Packets, player: number): Promise<Client> {
  const address = socketAddress(url, '/socket.io/?EIO=4&transport=websocket');
  return new Promise((resolve, reject) => {
    const hear = (frame: Buffer, socket: WebSocket): void => {
      const text = frame.toString();
      if (text === PING) socket.send(PONG);
      else if (text.startsWith('0')) socket.send(packets.connect);
      else if (text.startsWith(packets.connect)) socket.send(packets.sync(player));
      else if (packets.isSync(text)) resolve({ socket, synced: text });
    };
    openSocket(address, hear).catch(reject);
  });
}

/** One after the other: the first one makes the match. */
async function openPair(url: string, packets: Packets): Promise<[Client, Client]> {
  return [await openClient(url, packets, 0), await openClient(url, packets, 1)];
}

export const openCounterTable: OpenTable = async ([url = ''], index, events) => {
  const packets = new Packets('counter', `match-${index}`);
  const clients = await openPair(url, packets);
  let stateId = 0;
  const isMove = (frame: Buffer): boolean => {
    const text = frame.toString();
    if (!packets.isUpdate(text)) return false;
    // What the next move has to name: the state that it answers.
    stateId = Number(/"_stateID":([0-9]+)/.exec(text)?.[1]);
    return true;
  };
  const moveOf = (player: number): string => packets.move({ player, type: 'add', args: [1] }, stateId);
  const sockets = clients.map(({ socket }) => socket);
  return takeTurns(sockets, { isMove, moveOf }, events);
};

export const openKakuzuTable: OpenTable = async ([url = ''], index, events) => {
  const packets = new Packets('kakuzu', `match-${index}`);
  return new KakuzuTable(await openPair(url, packets), packets, events, index);
};

/** Both see the same board: this player's client reads it for the two, as with our own server. */
const READER = 0;

class KakuzuTable implements LoadTable {
  readonly #unseen = new Set<number>();
  readonly #rng;
  #match: Match<WireView>;
  #mover = 0;
  #hasBegun = false;

  constructor(
    private readonly clients: readonly Client[],
    private readonly packets: Packets,
    private readonly events: TableEvents,
    index: number,
  ) {
    this.#rng = createRng(seedFromNumber(index));
    this.#match = packets.readSync(clients[READER]?.synced ?? '');
    for (const [player, { socket }] of clients.entries())
      socket.on('message', (frame: Buffer) => this.#read(player, frame.toString()));
  }

  async stockUp(): Promise<void> {
    if (!this.#hasBegun) this.events.free();
    this.#hasBegun = true;
  }

  move(): void {
    const { G: view, _stateID: stateId } = this.#match;
    const player = seatInTurn(view) as number;
    this.#mover = player;
    this.#unseen.add(0).add(1);
    const { action } = anyStone(view, this.#rng);
    this.clients[player]?.socket.send(this.packets.move({ player, type: 'lift', args: [action] }, stateId));
  }

  close(): void {
    for (const { socket } of this.clients) socket.close();
  }

  #read(player: number, text: string): void {
    if (!this.packets.isUpdate(text)) return;
    if (!this.#unseen.delete(player)) throw new Error('a move was told twice');
    if (player === READER) this.#match = this.packets.read(text);
    if (player !== this.#mover) this.events.arrived();
    if (this.#unseen.size > 0) return;
    this.events.seen();
    this.events.free();
  }
}
