/**
 * boardgame.io with its own server and transport, everything in memory. `kakuzu` is the game that our own server plays
 * in this run, by the same rules and views; `counter` is the least that a game can be: two who count in turn. Both go
 * on for ever.
 */

import { createRequire } from 'node:module';
import { createRng, pick, seedFromNumber, unwrap } from '@riverstone/rules';
import { kakuzu, numberedSheet } from '@riverstone/rules/kakuzu';

const [folder = '', name = 'kakuzu'] = process.argv.slice(2);
const require = createRequire(`${folder}/package.json`);
const { Server, SocketIO } = require('boardgame.io/server');
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');
// What boardgame.io hands to a move is a draft of immer's; the state behind it is quicker to read.
const { original } = createRequire(require.resolve('boardgame.io/server'))('immer');

const PLAYERS = 2;
const SHEETS = 30;
const options = unwrap(kakuzu.parseOptions({}, PLAYERS));
const rng = createRng(seedFromNumber(1));

const newGame = () => kakuzu.setup(options, PLAYERS, { first: 0, sheet: numberedSheet(1 + rng.below(SHEETS)) });

/** The state after the draws that are due; a new game where this one is over. */
function afterDraws(state) {
  let now = state;
  while (kakuzu.status(now).tableDue)
    now = unwrap(kakuzu.apply(now, 'table', pick(kakuzu.tableActions(now), rng))).state;
  return kakuzu.status(now).over ? newGame() : now;
}

const games = {
  kakuzu: {
    name: 'kakuzu',
    setup: newGame,
    moves: {
      lift: ({ G, playerID }, action) => {
        const seat = Number(playerID);
        const parsed = kakuzu.parseAction(action, seat);
        if (!parsed.ok) return INVALID_MOVE;
        const step = kakuzu.apply(original(G), seat, parsed.value);
        return step.ok ? afterDraws(step.value.state) : INVALID_MOVE;
      },
    },
    // Whose turn it is, the rules of Kakuzu know.
    turn: { activePlayers: ActivePlayers.ALL },
    playerView: ({ G, playerID }) =>
      kakuzu.writeView(kakuzu.view(G, playerID === null ? 'spectator' : Number(playerID))),
  },
  counter: {
    name: 'counter',
    setup: () => ({ count: 0 }),
    moves: {
      add: ({ G }, by) => {
        G.count += by;
      },
    },
    turn: { minMoves: 1, maxMoves: 1 },
  },
};

const server = Server({ games: [games[name]], origins: ['*'], transport: new SocketIO() });
// It listens where it likes; port 0 is any free one.
const { appServer } = await server.run({ port: 0, lobbyConfig: undefined });
console.log(`http://127.0.0.1:${appServer.address().port}`);
