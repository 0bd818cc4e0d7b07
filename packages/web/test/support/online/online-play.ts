/** Whole games online, played by people in browsers. */

import type { GameId, Status } from '@riverstone/rules';
import { gamesInBrowser } from '../game-in-browser';
import { until } from '../waiting';
import type { Guest } from './online-people';

/** How the table stands, as this page was told. */
export function statusIn({ line }: Guest): Status {
  return (line.known().view as unknown as { readonly status: Status }).status;
}

/** Lets everybody play, each as soon as they are asked, until the game is over. */
export async function playOut(game: GameId, players: readonly { guest: Guest; seat: number }[]): Promise<void> {
  const play = async ({ guest, seat }: { guest: Guest; seat: number }): Promise<void> => {
    while (!statusIn(guest).over) {
      const { changes } = guest.line.known();
      if (statusIn(guest).awaited.includes(seat)) await gamesInBrowser[game].act(guest, seat);
      await until(() => guest.line.known().changes > changes || statusIn(guest).over);
    }
  };
  await Promise.all(players.map(play));
}
