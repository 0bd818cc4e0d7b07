/** Every screen and state of the page. The gallery shows them, the tests examine them. */

import { gameIds } from '@riverstone/rules';
import type { Page } from 'playwright-core';
import type { SeatPlan } from '../src/table/seats/seat-plan';
import { gamesInBrowser } from '../test/support/game-in-browser';
import { savedTables } from '../test/support/parts';
import { seatPlayers } from '../test/support/tables';
import { at, type GalleryScreen, played, pressed, table } from './gallery-screen';
import { homeOf } from './home-of';
import { replayScreens } from './replay-screens';

const untilOver = async (page: Page): Promise<void> => page.getByRole('dialog').waitFor();
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
      for (const game of gameIds) await seatPlayers(page, homeOf(page), game, alone);
      await page.goto(`${homeOf(page)}#/`);
      await savedTables(page).nth(2).waitFor();
    },
  },
  ...gameIds.map((game) => at(`new-${game}`, `A new table: ${gamesInBrowser[game].title}`, `new/${game}`)),
  ...gameIds.flatMap((game) => [
    table(game, gamesInBrowser[game].title, game, alone),
    table(
      `${game}-laid-out`,
      `${gamesInBrowser[game].title}, a move laid out`,
      game,
      alone,
      gamesInBrowser[game].layOut,
    ),
    played(`${game}-middle`, `${gamesInBrowser[game].title}, some way on`, {
      game,
      seats: three,
      options: {},
      entries: 40,
      until: 0,
    }),
    played(
      `${game}-over`,
      `${gamesInBrowser[game].title}, the end`,
      { game, seats: three, options: {}, entries: Number.POSITIVE_INFINITY },
      untilOver,
    ),
  ]),
  ...gameIds.flatMap((game) => gamesInBrowser[game].screens),
  table('handover', 'The handover screen between two turns', 'kakuro-challenge', together),
  table('paused', 'Paused', 'kakuro-race', alone, pressed('Pause')),
  table('keys', 'The sheet of keys', 'kakuro-challenge', alone, async (page) => {
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
  }),
  table('menu', 'The menu of a table', 'kakuzu', alone, pressed('Menu')),
  ...gameIds.map((game) => ({
    ...at(`how-to-${game}`, `How to play: ${gamesInBrowser[game].title}`, ''),
    go: async (page: Page) => {
      await page.getByRole('button', { name: `How to play ${gamesInBrowser[game].title}` }).click();
      await page.getByRole('dialog').waitFor();
    },
  })),
  ...gameIds.map((game) => ({
    ...at(`learn-${game}`, `The lesson of ${gamesInBrowser[game].title}`, `learn/${game}`),
    isTable: true,
  })),
  ...replayScreens,
  at('settings', 'Settings', 'settings'),
  at('about', 'About', 'about'),
  at('lost', 'A link that leads nowhere', 'nonsense'),
  at('missing', 'A table that is not here', 'table/0123456789ab'),
];
