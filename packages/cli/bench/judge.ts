/**
 * Figures of the referee as a program: challenge moves answered a second through pipes, and how long it takes to start.
 */

import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createRng, games, pick, seedFromNumber, unwrap } from '@riverstone/rules';
import { formatBoard, formatPlacement } from '@riverstone/rules/kakuro-challenge';
import type { Figure } from './figure.js';

const command = fileURLToPath(new URL('../dist/riverstone.js', import.meta.url));
const REQUESTS = 200_000;
const STARTS = 15;

/** Measures the built command. */
export async function judgeFigures(): Promise<Figure[]> {
  const requests = someRequests();
  const started = performance.now();
  await askAll(requests);
  const seconds = (performance.now() - started - startMs()) / 1000;
  const start = startMs();
  return [
    { name: 'judge.challengeMoves', perSecond: requests.length / seconds, goal: 20_000 },
    { name: 'judge.starts', perSecond: 1000 / start, worstMs: start, goal: 1000 / 150 },
  ];
}

/** Requests taken from random games, legal moves all. */
function someRequests(): string[] {
  const game = games['kakuro-challenge'];
  const options = unwrap(game.parseOptions({}, 2));
  const rng = createRng(seedFromNumber(20));
  const requests: string[] = [];
  while (requests.length < 2000) {
    let state = game.setup(options, 2, game.deal(options, 2, rng));
    while (!game.status(state).over) {
      const action = pick(game.legal(game.view(state, state.turn), state.turn).actions, rng);
      if (action.type === 'place') {
        requests.push(
          JSON.stringify({ game: game.id, board: formatBoard(state.board), move: formatPlacement(action) }),
        );
      }
      state = unwrap(game.apply(state, state.turn, action)).state;
    }
  }
  return Array.from({ length: REQUESTS }, (_, index) => requests[index % requests.length] as string);
}

function askAll(requests: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, 'judge'], { stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdout.resume();
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`judge ended with ${code}`))));
    child.stdin.end(`${requests.join('\n')}\n`);
  });
}

/** The median time from starting the referee to its end, with one request answered. */
function startMs(): number {
  const times = Array.from({ length: STARTS }, () => {
    const start = performance.now();
    spawnSync(process.execPath, [command, 'judge'], { input: '{"game":"kakuzu"}\n' });
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(STARTS / 2)] as number;
}
