/** How the tests play by ear: at a table against one computer, by keys alone. */

import { fileURLToPath } from 'node:url';
import type { GameId, Square } from '@riverstone/rules';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { SavedTable } from '../../src/table/saved/saved-table';
import { english } from '../support/english';
import type { InputStep } from '../support/game-in-browser';
import { type NextInputs, nextInputs } from '../support/next-inputs';
import { type PlayedTable, playAhead } from '../support/play-ahead';
import { useSite } from '../support/site';
import { replaceStoredTable, storedTables } from '../support/stored-tables';
import { quickBots } from '../support/tables';
import { fixedRandom, knowsTheRules } from '../support/visit-options';
import { type Ear, openEar } from './ear';

export interface EarAtTable {
  readonly ear: Ear;
  readonly url: string;
}

const PATIENCE_MS = 60_000;
/** More presses of Tab than any screen has stops. */
const MAX_STOPS = 40;
const noteAnnouncements = fileURLToPath(new URL('note-announcements.js', import.meta.url));

/** Starts the reader and the page for all tests of the file that calls this. */
export function useEar(): () => EarAtTable {
  const site = useSite();
  let ear: Ear | undefined;
  beforeAll(async () => {
    ear = await openEar();
    ear.page.setDefaultTimeout(PATIENCE_MS);
    for (const path of [fixedRandom, noteAnnouncements]) await ear.page.addInitScript({ path });
    await ear.page.addInitScript(knowsTheRules);
    await ear.page.addInitScript(quickBots);
  });
  afterAll(() => ear?.close());
  return () => {
    if (ear === undefined) throw new Error('the reader is there in tests only');
    return { ear, url: site.url };
  };
}

/** Loads a screen again. */
async function goTo({ ear, url }: EarAtTable, hash: string): Promise<void> {
  const { page } = ear;
  ear.turnPage();
  await page.goto('about:blank');
  await page.goto(`${url}${hash}`);
  // Until then it may go back to browse mode, where letters are its own: h leads to the next heading.
  await ear.hearsLoaded();
}

/** Sits down at a new table by the keyboard. */
export async function sitDown(at: EarAtTable, game: GameId): Promise<void> {
  await goTo(at, `#/new/${game}`);
  const { ear } = at;
  const start = ear.page.getByRole('button', { name: english.app.newTable.start });
  await start.focus();
  // The reader may still be about the new page, and miss where the focus went: keys lead it there for certain.
  await ear.press('shift+Tab');
  await expect.poll(() => hasFocus(start), { timeout: PATIENCE_MS }).toBe(false);
  await ear.press('Tab');
  await ear.hears(english.app.newTable.start);
  await ear.press('Enter');
  await ear.page.waitForURL(/#\/table\//);
}

function hasFocus(part: Locator): Promise<boolean> {
  return part.evaluate((element) => element === document.activeElement);
}

/** A table that bots have played so far, up to the turn of the person at the screen. */
export function playedTable(played: Omit<PlayedTable, 'seats'>): SavedTable {
  const seats = [
    { name: 'Ada', bot: null },
    { name: 'Brook', bot: 'casual' },
  ] as const;
  return playAhead({ ...played, seats, until: 0 }).saved;
}

/** Opens a table that is kept on the device. */
export async function openTable(at: EarAtTable, table: SavedTable): Promise<void> {
  await goTo(at, '#/');
  await at.ear.page.getByRole('heading', { level: 1 }).first().waitFor();
  await replaceStoredTable(at.ear.page, table);
  await goTo(at, `#/table/${table.id}`);
}

const focusedSquare = ({ ear: { page } }: EarAtTable): Promise<Square | null> =>
  page.evaluate(() => {
    const square = document.activeElement?.getAttribute('data-square');
    return square == null ? null : Number(square);
  });

/** Comes to the board; where time counts, somebody has to say that they are ready. */
export async function begin(at: EarAtTable): Promise<void> {
  const { ear } = at;
  const ready = ear.page.getByRole('button', { name: english.app.table.start, exact: true });
  await ready.or(ear.page.getByRole('grid')).first().waitFor();
  if (await ready.isVisible()) {
    await ear.hears(english.app.table.ready);
    await ear.press('Enter');
  }
  await hearsPrompt(at);
  await comeToBoard(at);
}

/** Comes to the board by the tab key, and hears where that is. */
export async function comeToBoard(at: EarAtTable): Promise<void> {
  const { ear } = at;
  await ear.page.getByRole('grid').waitFor();
  for (let presses = 0; (await focusedSquare(at)) === null; presses++) {
    if (presses > MAX_STOPS) throw new Error('the board can not be reached by Tab');
    const before = await ear.page.evaluateHandle(() => document.activeElement);
    await ear.press('Tab');
    await ear.page.waitForFunction((left) => document.activeElement !== left, before);
  }
  await hearsSquare(at);
}

/** Hears the name of the square with the focus, as it stands on the board. */
async function hearsSquare({ ear }: EarAtTable): Promise<void> {
  const label = await ear.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await ear.hears(label);
}

/** Walks to a square with the arrow keys, and hears its name. */
async function walkTo(at: EarAtTable, square: Square): Promise<void> {
  const { ear } = at;
  await comeToBoardIfAway(at);
  const columns = await ear.page.getByRole('grid').evaluate((grid) => Number(grid.dataset.columns));
  for (let here = await focusedSquare(at); here !== null && here !== square; here = await focusedSquare(at)) {
    const [down, right] = [
      Math.floor(square / columns) - Math.floor(here / columns),
      (square % columns) - (here % columns),
    ];
    const key = down > 0 ? 'ArrowDown' : down < 0 ? 'ArrowUp' : right > 0 ? 'ArrowRight' : 'ArrowLeft';
    await ear.press(key);
    await ear.page.waitForFunction(
      (left) => document.activeElement?.getAttribute('data-square') !== String(left),
      here,
    );
    if ((await focusedSquare(at)) === square) await hearsSquare(at);
  }
}

async function comeToBoardIfAway(at: EarAtTable): Promise<void> {
  if ((await focusedSquare(at)) === null) await comeToBoard(at);
}

/** Waits until the log has more than `entries` entries and this player is to act, or the game is over. */
export async function nextInputsAfter({ ear: { page } }: EarAtTable, entries: number): Promise<NextInputs> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const id = new URL(page.url()).hash.replace('#/table/', '');
    const table = (await storedTables(page)).find((each) => each.id === id);
    const next = table === undefined ? null : nextInputs(table, entries);
    if (next !== null && (next.status.over || next.inputs.length > 0)) return next;
    if (Date.now() > end) throw new Error(`there is nothing to do after ${entries} entries`);
  }
}

/** Does one thing. What is pressed on a square is pressed where its name was heard. */
export async function perform(at: EarAtTable, input: InputStep): Promise<void> {
  if ('key' in input) return at.ear.press(input.key);
  await walkTo(at, input.square);
  await at.ear.press('Enter');
}

/** Makes a move, and hears to the end what came of it: the last words are what is asked now. */
export async function move(at: EarAtTable, { inputs, entries }: NextInputs): Promise<NextInputs> {
  for (const input of inputs.slice(0, -1)) await perform(at, input);
  const before = await told(at);
  for (const input of inputs.slice(-1)) await perform(at, input);
  const next = await nextInputsAfter(at, entries);
  await hearsPrompt(at, before);
  return next;
}

interface Told {
  /** How many announcements there were. */
  readonly count: number;
  /** What the prompt says. */
  readonly asked: readonly string[];
}

const nothing: Told = { count: 0, asked: [] };

function told({ ear: { page } }: EarAtTable): Promise<Told> {
  return page.evaluate(() => {
    const asked = [];
    const place = document.querySelector('main [role=status]');
    const texts = document.createTreeWalker(place ?? document.createElement('p'), NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const isHidden = text.parentElement?.closest('[aria-hidden=true]') !== null;
      if (!isHidden && text.textContent?.trim()) asked.push(text.textContent.trim());
    }
    return { count: (window as unknown as PageWithNotes).riverstoneAnnounced.length, asked };
  });
}

/** Waits until the page has told what is asked now, and the reader has said it. A key before that would hush it. */
export async function hearsPrompt(at: EarAtTable, before: Told = nothing): Promise<void> {
  const isTold = async (): Promise<boolean> => {
    const { count, asked } = await told(at);
    const last = (await announcedIn(at.ear)).at(-1) ?? '';
    const isSame = asked.length > 0 && asked.join() === before.asked.join();
    return count > before.count && (isSame || asked.some((part) => last.includes(part)));
  };
  await expect.poll(isTold, { timeout: PATIENCE_MS }).toBe(true);
  await hearsAll(at);
}

/** Waits until the last of what the page gave the reader to say was said. */
async function hearsAll({ ear }: Pick<EarAtTable, 'ear'>): Promise<void> {
  const last = (await announcedIn(ear)).at(-1) ?? '';
  await expect.poll(() => plain(ear.heard()), { timeout: PATIENCE_MS }).toContain(plain(last));
}

/** Nothing that the page gave the reader to say was said more often than that. */
export async function expectSaidOnce({ ear }: EarAtTable): Promise<void> {
  const announced = (await announcedIn(ear)).map(plain);
  const said = ear.everything().map(plain);
  const count = (texts: readonly string[], wanted: string): number => texts.filter((text) => text === wanted).length;
  expect(announced.filter((text) => count(said, text) > count(announced, text))).toEqual([]);
}

interface PageWithNotes {
  readonly riverstoneAnnounced: readonly string[];
}

const announcedIn = ({ page }: Ear): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as PageWithNotes).riverstoneAnnounced);

/** Letters and digits alone: a reader says signs in its own way. */
const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
