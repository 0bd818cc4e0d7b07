/**
 * One device, several people: before somebody says "it is me", nothing of a hand or a sealed claim is anywhere in the
 * page.
 */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser';
import { english } from './support/english';
import { hand, handTiles, placeButton } from './support/parts';
import { useSite } from './support/site';
import { logOf, replaceStoredTable, storedTables, withLog } from './support/stored-tables';
import { begin, seatPlayers } from './support/tables';

const site = useSite();
const browser = useBrowser();

/** All that somebody could look at: the document, what a screen reader is told, the small storages. */
async function everythingShown(page: Page): Promise<string> {
  const html = await page.evaluate(() => document.body.outerHTML);
  const spoken = await page.locator('body').ariaSnapshot();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, riverstone: null }));
  // Which tab holds the table is drawn by lot at every visit.
  return `${html}\n${spoken}\n${stored.replace(/"riverstone:tab:[^,}]*/g, '')}`;
}

const PATIENTLY = { timeout: 20_000 };

/** All that is shown once the page has said whose turn it is and lets the player reveal: both come after the board. */
async function settled(page: Page): Promise<string> {
  await page.locator('[aria-live="polite"]').filter({ hasText: /./ }).waitFor({ state: 'attached' });
  const revealing = (disabled: boolean) => page.getByRole('button', { name: /^I’m /, disabled });
  await revealing(false).first().waitFor();
  await expect.poll(() => revealing(true).count()).toBe(0);
  return everythingShown(page);
}

/** The same game, but with other tiles in both hands: they change places with tiles of the bag. */
async function withOtherHands(page: Page): Promise<void> {
  const [table] = await storedTables(page);
  if (table === undefined) throw new Error('no table is kept');
  const log = logOf(table);
  const { tiles, ...rest } = log.chance as { readonly tiles: readonly number[] };
  const changed = [...tiles];
  for (const place of [5, 6, 7, 8]) {
    const other = changed.findIndex((digit, index) => index > 8 && digit !== changed[place]);
    [changed[place], changed[other]] = [changed[other] ?? 0, changed[place] ?? 0];
  }
  await replaceStoredTable(page, withLog(table, { ...log, chance: { ...rest, tiles: changed } }));
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await begin(page);
}

const revealAs = (page: Page, name: string) =>
  page.getByRole('button', { name: english.app.table.reveal({ name }), exact: true });

describe('Kakuro Challenge', () => {
  it('the page is the same whatever is in the hands, until somebody reveals', async () => {
    const page = await browser.visit(site.url);
    await seatPlayers(page, site.url, 'kakuro-challenge', ['Ada', 'Bo']);
    const address = page.url();
    await reload(page);
    await page.getByText(/Pass the device to/).waitFor();
    const before = await settled(page);
    await page.getByRole('button', { name: /^I’m / }).click();
    const mine = await hand(page).ariaSnapshot();
    await page.goto(`${site.url}#/about`);
    await page.getByRole('heading', { name: 'About' }).waitFor();
    await withOtherHands(page);
    await page.goto(address);
    await reload(page);
    await page.getByText(/Pass the device to/).waitFor();
    await expect.poll(() => everythingShown(page), PATIENTLY).toBe(before);
    // Were nothing changed at all, the page would be the same for no reason.
    await page.getByRole('button', { name: /^I’m / }).click();
    expect(await hand(page).ariaSnapshot()).not.toBe(mine);
  });

  it('shows one hand after a deliberate reveal, and none after the move', async () => {
    const page = await browser.visit(site.url);
    await seatPlayers(page, site.url, 'kakuro-challenge', ['Ada', 'Bo']);
    const first =
      /Pass the device to (Ada|Bo)/.exec(
        (await page.getByRole('region', { name: /^Waiting for/ }).textContent()) ?? '',
      )?.[1] ?? '';
    const second = first === 'Ada' ? 'Bo' : 'Ada';
    expect(await handTiles(page).count()).toBe(0);
    await revealAs(page, first).click();
    await expect.poll(() => handTiles(page).count()).toBe(2);
    await page.keyboard.press('1');
    await page.locator('[data-square="11"]').click();
    await placeButton(page).click();
    await revealAs(page, second).waitFor();
    expect(await handTiles(page).count()).toBe(0);
  });

  it('a reload, and leaving the tab, cover the hand again', async () => {
    const page = await browser.visit(site.url);
    await seatPlayers(page, site.url, 'kakuro-challenge', ['Ada', 'Bo']);
    const first =
      /Pass the device to (Ada|Bo)/.exec(
        (await page.getByRole('region', { name: /^Waiting for/ }).textContent()) ?? '',
      )?.[1] ?? '';
    await revealAs(page, first).click();
    await handTiles(page).first().waitFor();
    await reload(page);
    await revealAs(page, first).waitFor();
    expect(await handTiles(page).count()).toBe(0);
    await revealAs(page, first).click();
    await handTiles(page).first().waitFor();
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await revealAs(page, first).waitFor();
    expect(await handTiles(page).count()).toBe(0);
  });

  it('keeps nothing readable in the browser', async () => {
    const page = await browser.visit(site.url);
    await seatPlayers(page, site.url, 'kakuro-challenge', ['Ada', 'Bo']);
    const kept = await storedTables(page);
    const text = JSON.stringify(kept);
    const [table] = kept;
    if (table === undefined) throw new Error('no table is kept');
    const { seed, chance } = logOf(table);
    const { tiles } = chance as { readonly tiles: readonly number[] };
    for (const secret of [seed, 'tiles', tiles.slice(5, 9).join(), tiles.slice(9, 15).join('')]) {
      expect(text).not.toContain(secret);
    }
  });
});

describe('the race by sealed claims', () => {
  it('the page is the same whatever was sealed, until all seals are opened', async () => {
    const page = await browser.visit(site.url);
    await seatPlayers(page, site.url, 'kakuro-race', {
      players: ['Ada', 'Bo'],
      options: async (form) => form.getByRole('radio', { name: /sealed/i }).check({ force: true }),
    });
    const none = page.getByRole('button', { name: english['kakuro-race'].buttons.none, exact: true });
    await page.getByRole('button', { name: /^I’m Ada/ }).click();
    await none.click();
    await page.getByRole('button', { name: /^I’m Bo/ }).waitFor();
    const address = page.url();
    await reload(page);
    const before = await settled(page);
    await page.goto(`${site.url}#/about`);
    await page.getByRole('heading', { name: 'About' }).waitFor();
    const [table] = await storedTables(page);
    if (table === undefined) throw new Error('no table is kept');
    const log = logOf(table);
    expect(log.entries).toEqual(['0:none']);
    await replaceStoredTable(page, withLog(table, { ...log, entries: ['0:seal a1-h1'] }));
    await page.goto(address);
    await reload(page);
    await expect.poll(() => everythingShown(page), PATIENTLY).toBe(before);
    // Bo says none, too: now everybody sees what Ada had sealed.
    await page.getByRole('button', { name: /^I’m Bo/ }).click();
    await none.click();
    const yes = page.getByRole('button', { name: /^Yes/ });
    if (await yes.isVisible()) await yes.click();
    const { opened, line } = english['kakuro-race'];
    const seals = page.getByRole('region', { name: opened.title });
    await seals.getByText(line({ first: 'a1', last: 'h1' })).waitFor();
  });
});
