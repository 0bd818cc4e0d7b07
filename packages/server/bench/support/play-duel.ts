/** Two players and a game of Kakuzu between them, played by chance. */

import { type Rng, unwrap } from '@riverstone/rules';
import type { Pair } from '../../support/duel.js';
import { anyStone, seatInTurn } from '../../support/kakuzu-move.js';
import type { Player } from '../../support/player.js';

const isOver = ({ view }: Player): boolean => view?.phase === 'over';

/** Waits until both have seen the last move and it is somebody's turn; the player, or null when the game is over. */
export async function playerInTurn(pair: Pair): Promise<Player | null> {
  const newest = Math.max(...pair.map(({ player }) => player.version));
  const isSettled = (player: Player): boolean =>
    player.version >= newest && (isOver(player) || seatInTurn(player.view ?? {}) !== null);
  await Promise.all(pair.map(({ player }) => player.until(isSettled)));
  const seat = seatInTurn(pair[0].player.view ?? {});
  return seat === null ? null : pair[seat as 0 | 1].player;
}

export async function playToEnd(pair: Pair, rng: Rng): Promise<void> {
  for (let player = await playerInTurn(pair); player !== null; player = await playerInTurn(pair)) {
    unwrap(await player.do(anyStone(player.view ?? {}, rng)));
  }
}
