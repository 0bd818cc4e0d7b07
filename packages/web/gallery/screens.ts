/** Every screen and state of the page. The gallery shows them, the tests examine them. */

import { gameIds } from '@riverstone/rules';
import type { Page } from 'playwright-core';
import type { SeatPlan } from '../src/table/seats/seat-plan';
import { gamesInBrowser } from '../test/support/game-in-browser';
import { savedTables } from '../test/support/parts';
import { seatPlayers } from '../test/support/tables';
import { betweenGames } from './between-games';
import { at, type GalleryScreen, played, pressed, puzzle, table } from './gallery-screen';
import { homeOf } from './home-of';

const untilOver = async (page: Page): Promise<void> => page.getByRole('dialog').waitFor();
const alone = ['Ada', 'casual'] as const;
const three: readonly SeatPlan[] = [
  { name: 'Ada', bot: null },
  { name: 'Brook', bot: 'casual' },
  { name: 'Delta', bot: 'master' },
];
const together = ['Ada', 'Bo'] as const;

/** Figure 2 of the books, and a move. */
const inQuestion =
  'kakuro-challenge/........./.9I.38.9./........./....E.2../....G7.../C9...158./........./.9.....9./.........?move=y4c6';

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
  at('puzzles', 'Puzzles', 'puzzles'),
  at('puzzles-kind', 'Puzzles of one kind', 'puzzles/best-line'),
  puzzle('expert-move/560', 'A puzzle of Kakuro Challenge, explained'),
  puzzle('any-line/560', 'A puzzle of the race: the proof that there is no line'),
  puzzle('certain-stone/560', 'A puzzle of Kakuzu, explained'),
  ...betweenGames,
  at('settings', 'Settings', 'settings'),
  at('companion', 'The companion: all tools', 'companion'),
  at('companion-score', 'The score keeper', 'companion/score'),
  at('companion-timer', 'The sand timer', 'companion/timer'),
  at('companion-referee', 'The referee of Kakuro Challenge, a move in question', `companion/referee/${inQuestion}`),
  at('about', 'About', 'about'),
  at('lost', 'A link that leads nowhere', 'nonsense'),
  at('missing', 'A table that is not here', 'table/0123456789ab'),
];
