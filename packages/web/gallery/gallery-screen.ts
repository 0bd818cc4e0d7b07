/** A screen of the page for the gallery and the tests: its name, what it is, and the way there. */

import type { GameId } from '@riverstone/rules';
import type { Page } from 'playwright-core';
import { openPlayed, type PlayedTable } from '../test/support/played-tables';
import { type Players, seatPlayers } from '../test/support/tables';
import { homeOf } from './home-of';

export interface GalleryScreen {
  /** Part of the file names. */
  readonly name: string;
  /** Stands above the pictures. */
  readonly title: string;
  /** Only in these themes; both where it is left out. */
  readonly themes?: readonly Theme[];
  /** Whether it is a table: whole on every screen, never scrolled. */
  readonly isTable: boolean;
  /** Brings a page, which shows the home page now, to the screen. */
  go(page: Page): Promise<void>;
}

export type Theme = 'light' | 'dark';

/** A screen that has an address. */
export function at(name: string, title: string, hash: string): GalleryScreen {
  return {
    name,
    title,
    isTable: false,
    go: async (page) => {
      await page.goto(`${homeOf(page)}#/${hash}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    },
  };
}

type Visit = (page: Page) => Promise<void>;

/** A table, and what is done there. */
export function tableScreen(name: string, title: string, open: Visit, then?: Visit): GalleryScreen {
  return {
    name,
    title,
    isTable: true,
    go: async (page) => {
      await open(page);
      await then?.(page);
    },
  };
}

/** A new table with these players. */
export function table(name: string, title: string, game: GameId, players: Players, then?: Visit): GalleryScreen {
  return tableScreen(name, title, (page) => seatPlayers(page, homeOf(page), game, players), then);
}

/** A game some way on, with Ada to move; or at its end. */
export function played(name: string, title: string, table: PlayedTable, then?: Visit): GalleryScreen {
  return tableScreen(name, title, (page) => openPlayed(page, homeOf(page), table), then);
}

/** Presses a button. */
export const pressed =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();

/** The rules of a game, at a clause if one is given. */
export function rulesScreen(
  game: GameId,
  title: string,
  clause = '',
  then?: (page: Page) => Promise<void>,
): GalleryScreen {
  return {
    ...at(`rules-${game}`, title, ''),
    go: async (page) => {
      await page.goto(`${homeOf(page)}#/rules/${game}${clause}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await then?.(page);
    },
  };
}

/** A puzzle with its solution. */
export function puzzle(address: string, title: string): GalleryScreen {
  const screen = at(`puzzle-${address.replace(/\/.*/, '')}`, title, `puzzles/${address}`);
  return {
    ...screen,
    isTable: true,
    go: async (page) => {
      await screen.go(page);
      await pressed('Show solution')(page);
      await pressed('Go on')(page);
    },
  };
}
