/** The screens between games, with something on them: results of days, and finished games. */

import { addDays, type Day, localDay } from '@riverstone/protocol/daily';
import { type GameId, gameIds } from '@riverstone/rules';
import type { Page } from 'playwright-core';
import { type DayResult, dayResultId } from '../src/daily/day-result';
import type { GameSummary } from '../src/history/game-summary';
import { at, type GalleryScreen } from './gallery-screen';
import { homeOf } from './home-of';

const HOUR_MS = 3_600_000;
const gains = [0, 12, 30, 4, 0, 25, 18, 44, 9, 16, 0, 22, 8, 8, 51, 12, 3, 0, 20, 6, 33, 15, 10, 4, 12, 9, 6, 28, 14];

function dayResult(day: Day, game: GameId): DayResult {
  const score = gains.reduce((sum, gain) => sum + gain, 0);
  const own = { score, gains };
  const times = { startedAt: 1, touchedAt: 1 };
  const id = dayResultId(day, game);
  return { id, day, game, table: '0123456789ab', ...times, own, par: { score: score + 21, gains }, isCounted: false };
}

function summary(number: number): GameSummary {
  const you = { name: 'Ada', bot: null };
  const endedAt = Date.now() - number * HOUR_MS * 31;
  return {
    id: `${number}`,
    game: gameIds[number % gameIds.length] ?? 'kakuzu',
    seats: number % 4 === 0 ? [you] : [you, { name: 'Rapids', bot: 'strong' }],
    you: 0,
    endedAt,
    touchedAt: endedAt,
    options: {},
    scores: number % 4 === 0 ? [40 + number] : [40 + number, 45],
    winners: [number % 4 === 0 ? 0 : number % 2],
    hasResigned: false,
    bestTurn: 12 + number,
    feat: 10 + number,
    accuracy: number % 2 === 0 ? [0.6 + ((number * 7) % 30) / 100, null] : null,
  };
}

/** Runs in a page: adds rows to its database. */
async function addRows({ days, summaries }: Readonly<Record<'days' | 'summaries', readonly unknown[]>>): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('riverstone');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = database.transaction(['days', 'summaries'], 'readwrite');
  for (const row of days) transaction.objectStore('days').put(row);
  for (const row of summaries) transaction.objectStore('summaries').put(row);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}

async function fill(page: Page): Promise<void> {
  const today = localDay(new Date());
  const days = [1, 2, 3, 5, 6].map((ago) => dayResult(addDays(today, -ago), 'kakuzu'));
  const [first, second] = gameIds;
  for (const game of [first, second]) if (game !== undefined) days.push(dayResult(today, game));
  await page.evaluate(addRows, { days, summaries: Array.from({ length: 30 }, (_, number) => summary(number)) });
}

function filled(screen: GalleryScreen, hash: string, shown: (page: Page) => Promise<void>): GalleryScreen {
  return {
    ...screen,
    go: async (page) => {
      await fill(page);
      await page.goto(`${homeOf(page)}#/${hash}`);
      await shown(page);
    },
  };
}

export const betweenGames: readonly GalleryScreen[] = [
  filled(at('daily', "The day's deal", ''), 'daily', async (page) => {
    await page
      .getByText(/^21 below par/)
      .nth(1)
      .waitFor();
  }),
  filled(at('history', 'Statistics', ''), 'history', async (page) => {
    await page.getByRole('radio', { name: 'Kakuzu' }).check({ force: true });
    await page.getByRole('listitem').first().waitFor();
  }),
];
