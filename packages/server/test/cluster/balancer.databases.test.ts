/** HAProxy with the file that operators get, in front of servers that say which of them was asked. */

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { Balancer } from '../../local-cluster/balancer.js';
import { freePort } from '../../support/free-port.js';

interface Answered {
  readonly node: number;
  readonly headers: IncomingHttpHeaders;
}

/** One that stands for a node: what a balancer sees of it. */
class StandIn {
  isReady = true;
  /** A file of the page that this node alone has. */
  readonly file: string;
  readonly #server: Server;
  readonly #sockets = new WebSocketServer({ noServer: true });

  constructor(readonly node: number) {
    this.file = `/assets/page-${node}.js`;
    this.#server = createServer(({ url = '', headers }, response) => {
      const isThere = url === '/ready' ? this.isReady : !url.startsWith('/assets/') || url === this.file;
      response.statusCode = isThere ? 200 : url === '/ready' ? 503 : 404;
      response.end(JSON.stringify({ node, headers } satisfies Answered));
    });
    this.#server.on('upgrade', (request, socket, head) => {
      this.#sockets.handleUpgrade(request, socket, head, (opened) => opened.send(`${node}`));
    });
  }

  async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    for (const socket of this.#sockets.clients) socket.terminate();
    await closed;
  }
}

const nodes = [0, 1, 2].map((node) => new StandIn(node));
let balancer: Balancer;
beforeAll(async () => {
  const ports = await Promise.all(nodes.map((node) => node.listen()));
  balancer = new Balancer({ host: '127.0.0.1', port: await freePort(), nodes: ports });
  await balancer.start();
  // All three take part only when each was found to be ready.
  const seen = new Set<number>();
  while (seen.size < nodes.length) seen.add((await ask('')).node);
});
afterAll(async () => {
  await balancer?.remove();
  for (const node of nodes) await node.close();
});

async function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answered> {
  const response = await fetch(`${balancer.url}${path}`, { headers });
  expect(response.status).toBe(200);
  return (await response.json()) as Answered;
}

/** The node that a socket comes to. */
async function nodeOfSocket(search: string): Promise<number> {
  const socket = new WebSocket(`${balancer.url.replace('http', 'ws')}api/socket${search}`);
  const [text] = await once(socket, 'message');
  socket.terminate();
  return Number(String(text));
}

describe('the balancer', () => {
  it('leads sockets of one table to one node, and all others to any', async () => {
    const byTable = new Map<string, Set<number>>();
    for (let table = 0; table < 20; table++) {
      const found = await Promise.all([1, 2, 3].map(() => nodeOfSocket(`?table=table-${table}`)));
      byTable.set(`${table}`, new Set(found));
    }
    expect([...byTable.values()].every(({ size }) => size === 1)).toBe(true);
    expect(new Set([...byTable.values()].flatMap((found) => [...found])).size).toBe(3);
    const unnamed = [await nodeOfSocket(''), await nodeOfSocket('?table='), await nodeOfSocket('?x=1')];
    for (let more = 0; more < 6; more++) unnamed.push(await nodeOfSocket(''));
    expect(new Set(unnamed).size).toBe(3);
  });

  it('tells whose request it is last, and how they came, whatever they claim', async () => {
    const claimed = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
    const { headers } = await ask('api/me', claimed);
    expect(headers['x-forwarded-for']).toBe('203.0.113.7, 127.0.0.1');
    expect(headers['x-forwarded-proto']).toBe('http');
    expect(headers.host).toBe(new URL(balancer.url).host);
  });

  it('keeps from visitors what is for operators and nodes', async () => {
    for (const path of ['metrics', 'api/node']) expect((await fetch(`${balancer.url}${path}`)).status).toBe(404);
  });

  it('finds a file that only one version of the page has', async () => {
    for (const { file, node } of [...nodes, ...nodes, ...nodes]) expect((await ask(file.slice(1))).node).toBe(node);
    expect((await fetch(`${balancer.url}assets/nobody-has-this.js`)).status).toBe(404);
  });

  it('sends nobody to a node that is not ready, and nobody notices one that dies', async () => {
    const [first, second] = nodes as [StandIn, StandIn];
    first.isReady = false;
    let others = 0;
    while (others < 10) others = (await ask('')).node === 0 ? 0 : others + 1;
    first.isReady = true;
    while ((await ask('')).node !== 0);
    await second.close();
    for (let asked = 0; asked < 20; asked++) expect((await ask('')).node).not.toBe(1);
    for (let table = 0; table < 10; table++) expect(await nodeOfSocket(`?table=table-${table}`)).not.toBe(1);
  });
});
