/** Parts of the page, found by what they are and what they are called, as a screen reader finds them. */

import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import challenge from '../../src/kakuro-challenge/messages/en.json';
import kakuzu from '../../src/kakuzu/messages/en.json';
import app from '../../src/messages/app/en.json';

/**
 * Matches a text of the interface in any language: `inAnyLanguage('messages/online', 'room.seats')`. Reads the
 * catalogues themselves, because the benchmarks and the gallery run without Vite's plugins.
 */
function inAnyLanguage(area: string, ...keys: readonly string[]): RegExp {
  const folder = new URL(`../../src/${area}/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => /^[a-z]{2}\.json$/.test(name));
  const texts = files.flatMap((name) => {
    const catalogue: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    return keys.map((key) => messageAt(catalogue, key));
  });
  return new RegExp(`^(?:${texts.map(escaped).join('|')})$`);
}

function messageAt(catalogue: unknown, key: string): string {
  const found = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], catalogue);
  if (typeof found !== 'string') throw new Error(`no message ${key}`);
  return found;
}

/** As it stands in an accessible name: any white space is a space there. */
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s');
/** The names that a message with placeholders gives. */
const pattern = (message: string): RegExp =>
  new RegExp(
    `^${message
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.+')}`,
  );

/** What lies over a table that is paused, or that waits for somebody to say that they are ready. In any language. */
export const pauseCover = (page: Page): Locator =>
  page.getByRole('region', { name: inAnyLanguage('messages/app', 'table.ready', 'table.paused') });

/** The seats on the form of a new table. */
export const seatRows = (page: Page): Locator => page.getByRole('listitem').filter({ has: whoPlays(page) });
export const seatNames = (page: Page): Locator => page.getByRole('textbox', { name: pattern(app.newTable.nameOfSeat) });
export const whoPlays = (page: Page): Locator => page.getByRole('combobox', { name: pattern(app.newTable.whoInSeat) });

/** The players beside a board. */
export const players = (page: Page): Locator => page.getByRole('list', { name: app.newTable.players });
export const player = (page: Page, seat: number): Locator => players(page).getByRole('listitem').nth(seat);
/** Says that a player at an online table is away. */
export const awayMark = (of: Locator): Locator => of.getByTitle('away');

/** What a player is asked, below the board. */
export const prompt = (page: Page): Locator => page.getByRole('main').getByRole('status').first();
/** What happened at a table, the latest first. */
export const log = (page: Page): Locator => page.getByRole('list', { name: app.table.log }).first();
export const latestLine = (page: Page): Locator => log(page).getByRole('listitem').first();
/** The ranking in the dialog at the end. */
export const finalTable = (page: Page): Locator => page.getByRole('dialog').getByRole('table');
export const finalScores = (page: Page): Locator => finalTable(page).locator('td:last-child');
/** The buttons and tiles below the board of an online table. */
export const tray = (page: Page): Locator => page.locator('[aria-busy]');

/** Games on this device, in the list of the first screen. */
export const savedTables = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Delete: / }) });
/** Links to tables, here and online. */
export const tableLinks = (page: Page): Locator =>
  page.getByRole('listitem').getByRole('link').and(page.locator('[href*="/t/"], [href*="#/table/"]'));
export const toasts = (page: Page): Locator => page.getByRole('button', { name: app.kit.dismiss });

/** Kakuro Challenge. */
export const hand = (page: Page): Locator => page.getByRole('region', { name: challenge.tray.hand });
export const handTiles = (page: Page): Locator => hand(page).getByRole('button');
export const openSquares = (page: Page): Locator => page.getByRole('gridcell', { name: challenge.spoken.open });
export const laidSquares = (page: Page): Locator => page.getByRole('gridcell', { name: challenge.spoken.staged });
export const placeButton = (page: Page): Locator => page.getByRole('button', { name: /^(?:Place|Claim)\b/ });

/** The race. */
/** The squares of the line that is marked. */
export const lineSquares = (page: Page): Locator => page.getByRole('gridcell', { name: /in your line/ });
export const callButton = (page: Page): Locator => page.getByRole('button', { name: /Kakuro!/ });

/** Kakuzu. */
export const stones = (page: Page): Locator => page.getByRole('gridcell', { name: /, stone$/ });
/** Those that may be lifted now: in the set-up each box gives one. */
export const liftableStones = (page: Page): Locator =>
  stones(page).and(page.locator(`:not([aria-description*="${kakuzu.square.boxLostOne}"])`));
export const lifted = (page: Page): Locator => page.getByRole('gridcell', { name: /, \d$/ });
export const liftButton = (page: Page): Locator => page.getByRole('button', { name: /^Lift/ });
export const readyToLift = (page: Page): Locator => page.getByRole('button', { name: /^Lift/, disabled: false });
