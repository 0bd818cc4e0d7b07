/** A real socket server that answers as a test wants it to: for what a good server does on bad days only. */

import type { AddressInfo } from 'node:net';
import type { ClientMessage, ServerMessage } from '@riverstone/protocol';
import { onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Connection, type ConnectionDeps } from '../../../src/online/connection/connection';

/** What a server does with a message: says something, or nothing. */
export type Answer = (message: ClientMessage, visit: Visit) => readonly ServerMessage[];

/** One socket that somebody opened. */
interface Visit {
  /** Counts the sockets, from 1. */
  readonly number: number;
  say(...messages: readonly ServerMessage[]): void;
  /** Ends it without a word. */
  cut(): void;
}

export interface ScriptedLine {
  readonly connection: Connection;
  /** Everything that was heard, with the number of its socket. */
  readonly heard: { readonly message: ClientMessage; readonly visit: number }[];
  readonly visits: Visit[];
  /** The table that each attempt named, for a balancer. */
  readonly named: (string | null)[];
  /** How often somebody introduced themselves. */
  introductions(): number;
  /** As if the network were back, or somebody looked again. */
  wake(): void;
}

const hello = { type: 'hello', v: 5, now: 1_000_000 } as const;

/** A server and a connection to it. It greets, tells the time, and leaves all else to `answer`. */
export async function scriptedLine(answer: Answer, greeting: object = hello): Promise<ScriptedLine> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const heard: ScriptedLine['heard'] = [];
  const visits: Visit[] = [];
  const named: (string | null)[] = [];
  server.on('connection', (socket) => {
    const say = (...messages: readonly object[]): void => {
      for (const message of messages) socket.send(JSON.stringify(message));
    };
    const visit = { number: visits.length + 1, say, cut: () => socket.terminate() };
    visits.push(visit);
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ClientMessage;
      heard.push({ message, visit: visit.number });
      if (message.type === 'time') say({ type: 'time', id: message.id, now: 1_000_000 });
      else say(...answer(message, visit));
    });
    say(greeting);
  });
  const { port } = server.address() as AddressInfo;
  let introductions = 0;
  let wake = (): void => undefined;
  const deps: ConnectionDeps = {
    introduce: async () => {
      introductions++;
    },
    openSocket: (table) => {
      named.push(table);
      const socket = new WebSocket(`ws://127.0.0.1:${port}`);
      // As in a browser: what goes wrong ends in a close, and that is what counts.
      socket.on('error', () => undefined);
      // The library keeps to the browser's interface, but for types of its own.
      return socket as unknown as globalThis.WebSocket;
    },
    clock: () => performance.now(),
    isHidden: () => false,
    onWake: (heardWake) => {
      wake = heardWake;
      return () => {
        wake = () => undefined;
      };
    },
  };
  onTestFinished(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  const connection = new Connection(deps);
  return { connection, heard, visits, named, introductions: () => introductions, wake: () => wake() };
}
