/** Every screen and state of the page: its name, what it is, and the way there. The gallery shows them, the tests examine them. */

import type { GameId } from '@riverstone/rules';
import type { Page } from 'playwright-core';
import type { SeatPlan } from '../src/table/seat-plan';
import { openPlayed, type PlayedTable } from '../test/support/played-tables';
import { gamesOfThePage, type Players, seatPlayers } from '../test/support/tables';
import { homeOf } from './home-of';
import { laidOut } from './laid-out';

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

const titles: Readonly<Record<GameId, string>> = {
  'kakuro-challenge': 'Kakuro Challenge',
  'kakuro-race': 'Kakuro, the race',
  kakuzu: 'Kakuzu',
};

/** A screen that has an address. */
function at(name: string, title: string, hash: string): GalleryScreen {
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

/** A table with these players, and what is done there. */
function table(
  name: string,
  title: string,
  game: GameId,
  players: Players,
  then: (page: Page) => Promise<void> = async () => {},
): GalleryScreen {
  return {
    name,
    title,
    isTable: true,
    go: async (page) => {
      await seatPlayers(page, homeOf(page), game, players);
      await then(page);
    },
  };
}

/** A game some way on, with Ada to move; or at its end. */
function played(name: string, title: string, table: PlayedTable, then?: (page: Page) => Promise<void>): GalleryScreen {
  return {
    name,
    title,
    isTable: true,
    go: async (page) => {
      await openPlayed(page, homeOf(page), table);
      await then?.(page);
    },
  };
}

const untilOver = async (page: Page): Promise<void> => page.getByRole('dialog').waitFor();
const pressed =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();

const alone = ['Ada', 'casual'] as const;
const three: readonly SeatPlan[] = [
  { name: 'Ada', bot: null },
  { name: 'Brook', bot: 'casual' },
  { name: 'Delta', bot: 'master' },
];
const together = ['Ada', 'Bo'] as const;

export const screens: readonly GalleryScreen[] = [
  at('home', 'Home', ''),
  {
    ...at('home-under-way', 'Home, with games under way', ''),
    go: async (page) => {
      for (const game of gamesOfThePage) await seatPlayers(page, homeOf(page), game, alone);
      await page.goto(`${homeOf(page)}#/`);
      await page.locator('.kept-table').nth(2).waitFor();
    },
  },
  ...gamesOfThePage.map((game) => at(`new-${game}`, `A new table: ${titles[game]}`, `new/${game}`)),
  ...gamesOfThePage.flatMap((game) => [
    table(game, titles[game], game, alone),
    table(`${game}-laid-out`, `${titles[game]}, a move laid out`, game, alone, laidOut[game]),
    played(`${game}-middle`, `${titles[game]}, some way on`, {
      game,
      seats: three,
      options: {},
      entries: 40,
      until: 0,
    }),
    played(
      `${game}-over`,
      `${titles[game]}, the end`,
      { game, seats: three, options: {}, entries: Number.POSITIVE_INFINITY },
      untilOver,
    ),
  ]),
  table(
    'claim',
    'Kakuro Challenge by claims: points are stated, and may be challenged',
    'kakuro-challenge',
    {
      players: together,
      options: async (page) => page.getByRole('radio', { name: /claim/i }).first().check({ force: true }),
    },
    pressed(/^I am /),
  ),
  table('sealed', 'The race without a shout: sealed claims', 'kakuro-race', {
    players: together,
    options: async (page) =>
      page
        .getByRole('radio', { name: /sealed/i })
        .first()
        .check({ force: true }),
  }),
  table('race-for-three', 'The race round one device', 'kakuro-race', ['Ada', 'Bo', 'Cleo']),
  table('curtain', 'The curtain between two turns', 'kakuro-challenge', together),
  table('paused', 'Paused', 'kakuro-race', alone, pressed('Pause')),
  table('keys', 'The sheet of keys', 'kakuro-challenge', alone, async (page) => {
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
  }),
  table('menu', 'The menu of a table', 'kakuzu', alone, pressed('Menu')),
  ...gamesOfThePage.map((game) => ({
    ...at(`how-to-${game}`, `How to play: ${titles[game]}`, ''),
    go: async (page: Page) => {
      await page.getByRole('button', { name: `How to play ${titles[game]}` }).click();
      await page.getByRole('dialog').waitFor();
    },
  })),
  {
    ...at('rules-kakuro-challenge', 'The rules of Kakuro Challenge: a clause, and its figure tried', ''),
    go: async (page) => {
      await page.goto(`${homeOf(page)}#/rules/kakuro-challenge/C4.9`);
      await page.getByRole('button', { name: 'Yellow 4 on c6' }).click();
    },
  },
  at('rules-kakuro-race', 'The rules of the race', 'rules/kakuro-race'),
  at('rules-kakuzu', 'The rules of Kakuzu', 'rules/kakuzu'),
  at('settings', 'Settings', 'settings'),
  at('about', 'About', 'about'),
  at('lost', 'A link that leads nowhere', 'nonsense'),
  at('missing', 'A table that is not here', 'table/0123456789ab'),
];
