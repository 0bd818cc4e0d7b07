/**
 * Colyseus with its own server and transport: a room with a counter that either of two may raise. `default` sends
 * patches every
 * 50 ms, as it does by itself; `best` sends one at once after every message.
 */

import { createRequire } from 'node:module';

const [folder = '', manner = 'default'] = process.argv.slice(2);
const require = createRequire(`${folder}/package.json`);
const { Room, Server } = require('@colyseus/core');
const { schema } = require('@colyseus/schema');
const { WebSocketTransport } = require('@colyseus/ws-transport');

const Counter = schema({ count: 'uint32' });

class CounterRoom extends Room {
  onCreate() {
    this.maxClients = 2;
    this.state = new Counter();
    this.state.count = 0;
    if (manner === 'best') this.patchRate = null;
    this.onMessage('add', () => {
      this.state.count++;
      if (manner === 'best') this.broadcastPatch();
    });
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false, gracefullyShutdown: false });
server.define('counter', CounterRoom);
await server.listen(0, '127.0.0.1');
console.log(`http://127.0.0.1:${server.transport.server.address().port}`);
