/** boardgame.io with its own server and transport, everything in memory: two take turns to count, for ever. */

import { createRequire } from 'node:module';

const [folder = ''] = process.argv.slice(2);
const require = createRequire(`${folder}/package.json`);
const { Server, SocketIO } = require('boardgame.io/server');

const counter = {
  name: 'counter',
  setup: () => ({ count: 0 }),
  moves: {
    add: ({ G }, by) => {
      G.count += by;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [counter], origins: ['*'], transport: new SocketIO() });
// It listens where it likes; port 0 is any free one.
const { appServer } = await server.run({ port: 0, lobbyConfig: undefined });
console.log(`http://127.0.0.1:${appServer.address().port}`);
