/** Whole games online, played by people in browsers. */

import type { GameId, Seat, Status } from '@riverstone/rules';
import { gamesInBrowser } from '../game-in-browser';
import { until } from '../waiting';
import type { Guest } from './online-people';
import { playSteps } from './plain-player';

/** Somebody at a table, and where they sit. */
interface Playing {
  readonly guest: Guest;
  readonly seat: Seat;
}

/** How the table stands, as this page was told. */
export function statusIn({ line }: Guest): Status {
  return (line.known().view as unknown as { readonly status: Status }).status;
}

/** Lets everybody play, each as soon as they are asked, until the game is over. */
export async function playOut(game: GameId, players: readonly Playing[]): Promise<void> {
  const play = async ({ guest, seat }: Playing): Promise<void> => {
    while (!statusIn(guest).over) {
      const { changes } = guest.line.known();
      if (statusIn(guest).awaited.includes(seat)) await gamesInBrowser[game].act(guest, seat);
      await until(() => guest.line.known().changes > changes || statusIn(guest).over);
    }
  };
  await Promise.all(players.map(play));
}

/**
 * The same people play so many steps of a game over sockets of their own; their pages are elsewhere meanwhile, and come
 * back to the table afterwards.
 */
export async function playAheadOnline(
  url: string,
  game: GameId,
  table: string,
  playing: readonly Playing[],
  watching: Guest,
): Promise<void> {
  const guests = [...playing.map(({ guest }) => guest), watching];
  for (const { page } of guests) await page.goto('about:blank');
  const { stepsAhead } = gamesInBrowser[game];
  await Promise.all(
    playing.map(async ({ guest, seat }) =>
      playSteps({ url, cookie: await cookieOf(guest, url), game, table, seat }, stepsAhead),
    ),
  );
  for (const { page } of guests) {
    await page.goto(`${url}t/${table}`);
    await page.getByRole('grid').waitFor();
  }
}

async function cookieOf({ page }: Guest, url: string): Promise<string> {
  const cookies = await page.context().cookies(url);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
