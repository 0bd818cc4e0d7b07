/** How people play a game in a browser. Each game brings its own, in `test/<game>/in-browser.ts`. */

import { type GameId, gameIds, type Seat, type Square } from '@riverstone/rules';
import type { Page } from 'playwright-core';
import type { GalleryScreen } from '../../gallery/gallery-screen';
import type { Guest } from './online/online-people';

/** One thing that a hand does: press a square, or a key by its name in `KeyboardEvent.key`. */
export type InputStep = { readonly square: Square } | { readonly key: string };

export interface GameInBrowser {
  /** Its name in English. */
  readonly title: string;
  /** Options that make a whole game short. */
  readonly shortGame: Readonly<Record<string, unknown>>;
  /** How many steps of a whole game show nothing that the others do not. */
  readonly stepsAhead: number;
  /** Lays a move out, up to the moment before it is confirmed. */
  layOut(page: Page): Promise<void>;
  /** Does one thing that the guest is asked for now. The server decides whether it came in time. */
  act(guest: Guest, seat: number): Promise<void>;
  /** What a player may well do now, press by press; none while the others act. The view is as it is written. */
  inputs(view: unknown, seat: Seat): readonly InputStep[];
  /** Screens that only this game has. */
  readonly screens: readonly GalleryScreen[];
}

async function load(game: GameId): Promise<readonly [GameId, GameInBrowser]> {
  const { inBrowser } = (await import(`../${game}/in-browser.ts`)) as { readonly inBrowser: GameInBrowser };
  return [game, inBrowser];
}

export const gamesInBrowser = Object.fromEntries(await Promise.all(gameIds.map(load))) as Readonly<
  Record<GameId, GameInBrowser>
>;
