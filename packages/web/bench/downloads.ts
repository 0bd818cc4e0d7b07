/** What a visit loads: the scripts that were asked for, and their size as they travel. */

import { type GameId, gameIds } from '@riverstone/rules';
import type { Browser, Page } from 'playwright-core';
import { playAhead } from '../test/support/play-ahead';
import { replaceStoredTable } from '../test/support/stored-tables';
import { begin, startTable } from '../test/support/tables';
import { contextOptions, knowsTheRules } from '../test/support/visit-options';
import { bytesOf } from './built-chunks';
import type { Figure } from './figure';
import { goals } from './goals';

/** Every file that a page has asked the server for. */
type Downloads = ReadonlySet<string>;

/** Figures of the home page and of each game's table, each in a fresh profile. */
export async function downloadFigures(browser: Browser, url: string): Promise<Figure[]> {
  const home = await downloadsOf(browser, url, async () => {});
  const figures = [...homeFigures(home)];
  for (const game of gameIds) {
    const table = await downloadsOf(browser, url, (page) => playNow(page, game));
    const form = await downloadsOf(browser, url, (page) => startTable(page, url, game));
    const replay = await downloadsOf(browser, url, (page) => openReplay(page, url, game));
    const known = new Set([...home, ...table]);
    figures.push(
      ...gameFigures(game, home, table),
      onTop(`${game}: the form of a new table on top, brotli`, known, form, null),
      onTop(`${game}: replay and review on top, brotli`, known, replay, goals.replayKilobytes),
    );
  }
  return figures;
}

async function downloadsOf(browser: Browser, url: string, go: (page: Page) => Promise<void>): Promise<Downloads> {
  // Without the service worker: what it fetches ahead of need is not what a visitor waits for.
  const context = await browser.newContext(contextOptions({ size: 'phone', touch: true }));
  await context.addInitScript(knowsTheRules);
  const page = await context.newPage();
  const files = new Set<string>();
  const fileOf = (address: string): string => new URL(address).pathname.slice(1) || 'index.html';
  context.on('request', (request) => {
    if (request.url().startsWith(url)) files.add(fileOf(request.url()));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await go(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  return files;
}

function homeFigures(files: Downloads): Figure[] {
  const scripts = [...files].filter(isScript);
  return [
    figure('home: JavaScript, brotli', scripts, '.br', goals.homeKilobytes),
    figure('home: JavaScript, gzip', scripts, '.gz', null),
    figure('home: everything, brotli', [...files], '.br', null),
    { name: 'home: requests', value: files.size, unit: 'files', goal: null },
    figure('service worker, brotli (after the page is loaded)', ['sw.js'], '.br', null),
  ];
}

function gameFigures(game: GameId, home: Downloads, table: Downloads): Figure[] {
  const scripts = [...table].filter((file) => isScript(file) && !home.has(file));
  const own = scripts.filter((file) => !isWorker(file));
  return [
    figure(`${game}: JavaScript on top of home, brotli`, own, '.br', goals.gameKilobytes),
    figure(`${game}: JavaScript on top of home, gzip`, own, '.gz', goals.gameKilobytes),
    figure(`${game}: bots, brotli`, scripts.filter(isWorker), '.br', null),
  ];
}

/** The first button of a game at home. */
async function playNow(page: Page, game: GameId): Promise<void> {
  await page.locator('.home-game').nth(gameIds.indexOf(game)).locator('.home-game-actions button').first().click();
  await begin(page);
}

/** A game that somebody has finished, with its review. */
async function openReplay(page: Page, url: string, game: GameId): Promise<void> {
  const { saved } = playAhead({
    game,
    seats: players,
    options: {},
    entries: Number.POSITIVE_INFINITY,
    level: 'novice',
  });
  await replaceStoredTable(page, saved);
  await page.goto(`${url}#/replay/${saved.id}/0-review`);
  await page.getByRole('slider').waitFor();
}

const players = [
  { name: 'Ada', bot: null },
  { name: 'Brook', bot: 'novice' },
] as const;

function onTop(name: string, known: Downloads, files: Downloads, most: number | null): Figure {
  const own = [...files].filter((file) => isScript(file) && !known.has(file) && !isWorker(file));
  return figure(name, own, '.br', most);
}

const isScript = (file: string): boolean => file.endsWith('.js');
/** The bots think in one, and come when the first of them is asked. */
const isWorker = (file: string): boolean => file.startsWith('assets/worker-');

function figure(name: string, files: readonly string[], form: '.br' | '.gz', most: number | null): Figure {
  return { name, value: bytesOf(files, form) / 1000, unit: 'kB', goal: most === null ? null : { most } };
}
