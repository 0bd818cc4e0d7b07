/** What is kept: tables after a reload, two tabs, broken and forbidden storage, links to nowhere. */

import { gameIds } from '@riverstone/rules';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser';
import { english } from './support/english';
import { players, savedTables } from './support/parts';
import { playAhead } from './support/play-ahead';
import { useSite } from './support/site';
import { logOf, replaceStoredTable, storedTables } from './support/stored-tables';
import { begin, seatPlayers, startTable } from './support/tables';

const site = useSite();
const browser = useBrowser();

/** The texts that tell how a table stands. */
const standing = (page: Page): Promise<string[]> => players(page).getByRole('listitem').allInnerTexts();
const boardOf = (page: Page): Promise<string[]> =>
  page.locator('[role=gridcell]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
const idOf = (page: Page): string => page.url().split('/').at(-1) ?? '';

/** Does something to the kept table, as an older or newer page, or a fault, might have left it. */
async function alterKept(page: Page, change: Readonly<Record<string, unknown>>): Promise<void> {
  for (const table of await storedTables(page)) await replaceStoredTable(page, { ...table, ...change });
}

describe('a table', () => {
  it.each(gameIds)('of %s is there again after a reload, and after the tab was closed', async (game) => {
    const page = await browser.visit(site.url);
    // Two people: a bot might move in between.
    await seatPlayers(page, site.url, game, ['Ada', 'Bo']);
    const before = [await standing(page), await boardOf(page)];
    const address = page.url();
    await page.reload();
    await begin(page);
    expect([await standing(page), await boardOf(page)]).toEqual(before);
    const again = await page.context().newPage();
    await page.close();
    await again.goto(address);
    await begin(again);
    expect([await standing(again), await boardOf(again)]).toEqual(before);
  });

  it('is listed at home with the others, and deleted only after a question', async () => {
    const page = await browser.visit(site.url);
    for (const game of gameIds) await startTable(page, site.url, game);
    await page.goto(`${site.url}#/`);
    await expect.poll(() => savedTables(page).count()).toBe(3);
    await page
      .getByRole('button', { name: /^Delete: Kakuzu/ })
      .first()
      .click();
    await page.getByRole('button', { name: english.app.home.keep }).click();
    expect(await savedTables(page).count()).toBe(3);
    await page
      .getByRole('button', { name: /^Delete: Kakuzu/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: english.app.home.remove, exact: true }).click();
    await expect.poll(() => savedTables(page).count()).toBe(2);
  });

  it('that is over stays as old as it is when it is opened; played alone, it has no winner', async () => {
    const page = await browser.visit(site.url);
    const seats = [{ name: 'Ada', bot: null }];
    const { saved } = playAhead({ game: 'kakuzu', seats, options: {}, entries: Number.POSITIVE_INFINITY });
    await replaceStoredTable(page, saved);
    await page.goto(`${site.url}#/table/${saved.id}`);
    await page.getByRole('dialog').waitFor();
    expect(await page.locator('.seats-strip-seat').count()).toBe(1);
    expect(await page.locator('.seats-strip-winner').count()).toBe(0);
    await page.goto(`${site.url}#/`);
    await savedTables(page).waitFor();
    expect(await savedTables(page).textContent()).not.toMatch(/Winner/);
    expect(await storedTables(page)).toMatchObject([{ touchedAt: saved.touchedAt, standing: { over: true } }]);
  });

  it('that is broken is told of, kept, and can be deleted', async () => {
    const page = await browser.visit(site.url);
    await startTable(page, site.url, 'kakuzu');
    const address = page.url();
    await page.goto(`${site.url}#/`);
    await savedTables(page).waitFor();
    await alterKept(page, { obfuscatedLog: 'AAAA' });
    await page.goto(address);
    await page.getByRole('heading', { name: english.app.table.damaged }).first().waitFor();
    await alterKept(page, { format: 1 });
    await page.reload();
    await page.getByRole('heading', { name: english.app.table.older }).first().waitFor();
    await page.getByText(english.app.table.olderText).waitFor();
    await page.goto(`${site.url}#/`);
    await page.getByText(english.app.home.older).waitFor();
    expect(await storedTables(page)).toMatchObject([{ format: 1 }]);
    await page.goto(address);
    await alterKept(page, { format: 99 });
    await page.reload();
    await page.getByRole('heading', { name: english.app.table.newer }).first().waitFor();
    await page.goto(`${site.url}#/`);
    await page.getByText(english.app.home.newer).waitFor();
    await page.getByRole('button', { name: /^Delete: / }).click();
    await page.getByRole('dialog').getByRole('button', { name: english.app.home.remove, exact: true }).click();
    await expect.poll(() => savedTables(page).count()).toBe(0);
  });
});

describe('two tabs on one table', () => {
  it('the last one plays, the first is told and can take it back', async () => {
    const first = await browser.visit(site.url);
    await startTable(first, site.url, 'kakuzu');
    const second = await first.context().newPage();
    await second.goto(first.url());
    await second.getByRole('grid').first().waitFor();
    await first.getByRole('heading', { name: english.app.table.elsewhere }).first().waitFor();
    expect(await first.getByRole('grid').count()).toBe(0);
    await first.getByRole('button', { name: english.app.table.playHere }).click();
    await first.getByRole('grid').first().waitFor();
    await second.getByRole('heading', { name: english.app.table.elsewhere }).first().waitFor();
    expect(idOf(second)).toBe(idOf(first));
  });
});

describe('two tabs and a move in between', () => {
  const entries = async (page: Page): Promise<number> => {
    const [table] = await storedTables(page);
    return table === undefined ? -1 : logOf(table).entries.length;
  };

  it('a tab that takes long to open goes on from what the other has played meanwhile', async () => {
    const first = await browser.visit(site.url);
    await seatPlayers(first, site.url, 'kakuzu', ['Ada', 'Bo']);
    const second = await first.context().newPage();
    let letThrough = (): void => {};
    const isHeld = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await second.route(/\/assets\/(?!index).*\.js/, async (route) => {
      await isHeld;
      await route.continue();
    });
    await second.goto(first.url());
    await first.locator('[data-square="40"]').click();
    await first.getByRole('button', { name: /^Lift/ }).click();
    await expect.poll(() => entries(first)).toBe(1);
    letThrough();
    await begin(second);
    expect(await entries(second)).toBe(1);
  });

  it('a table that was deleted elsewhere does not come back', async () => {
    const first = await browser.visit(site.url);
    await seatPlayers(first, site.url, 'kakuzu', ['Ada', 'Bo']);
    const second = await first.context().newPage();
    await second.goto(`${site.url}#/`);
    await second.getByRole('button', { name: /^Delete: / }).click();
    await second.getByRole('dialog').getByRole('button', { name: english.app.home.remove, exact: true }).click();
    await first.getByRole('heading', { name: english.app.table.elsewhere }).first().waitFor();
    expect(await storedTables(first)).toEqual([]);
    await first.getByRole('button', { name: english.app.table.playHere }).click();
    await first.getByRole('heading', { name: english.app.table.missing }).first().waitFor();
  });
});

describe('a browser that keeps nothing', () => {
  it('says so, and plays all the same', async () => {
    const page = await browser.visit('about:blank');
    await page.context().addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        get() {
          throw new DOMException('storage is forbidden', 'SecurityError');
        },
      });
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('storage is forbidden', 'SecurityError');
        },
      });
    });
    await page.goto(site.url);
    await page.getByText(english.app.storage.forbidden).waitFor();
    await startTable(page, site.url, 'kakuzu');
    await page.goto(`${site.url}#/`);
    await expect.poll(() => savedTables(page).count()).toBe(1);
  });

  it('that is full says so, and loses nothing while the tab is open', async () => {
    const page = await browser.visit('about:blank');
    await page.context().addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await page.goto(site.url);
    await startTable(page, site.url, 'kakuzu');
    await page.goto(`${site.url}#/`);
    await page.getByText(english.app.storage.full).first().waitFor();
    await savedTables(page).getByRole('link').click();
    await page.getByRole('grid').first().waitFor();
  });
});

describe('a link with nonsense', () => {
  it.each([
    '#/nonsense',
    '#/new/chess',
    '#/new/constructor',
    '#/table/../../x',
    '#/table/zzz',
    '#/settings/x',
    '#//',
    '#/%E0%A4%A',
  ])('%s leads to a page that says so, and home', async (hash) => {
    const page = await browser.visit(`${site.url}${hash}`);
    await page.getByRole('heading', { name: english.app.lost.title }).first().waitFor();
    await page.getByRole('link', { name: english.app.lost.home }).last().click();
    await page.getByRole('heading', { name: 'Riverstone' }).waitFor();
  });

  it('to a table that is not here says so', async () => {
    const page = await browser.visit(`${site.url}#/table/0123456789ab`);
    await page.getByRole('heading', { name: english.app.table.missing }).first().waitFor();
  });
});
