/** Whole games of Kakuro Challenge in a browser: by mouse, by touch, by keyboard; claims and challenges; a reload at any moment. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser';
import { keptTables, logOf } from './support/kept-tables';
import { reach } from './support/keyboard';
import { useSite } from './support/site';
import { hurryBots, type Players, seatPlayers } from './support/tables';
import type { VisitOptions } from './support/visit-options';

const site = useSite();
const browser = useBrowser();

async function sitDown(players: Players, options: VisitOptions = {}): Promise<Page> {
  const page = await browser.visit(site.url, options);
  await hurryBots(page);
  await page.reload();
  await seatPlayers(page, site.url, 'kakuro-challenge', players);
  return page;
}

const tiles = (page: Page) => page.locator('.challenge-hand-tile[aria-disabled=false]');
const openSquares = (page: Page) => page.locator('.challenge-square-open');
const confirm = (page: Page) => page.locator('.challenge-tray-confirm');
const laidTiles = (page: Page): Promise<number> => page.locator('[role=gridcell]:not([aria-label*=empty])').count();

/** Waits until the person is to move; false when the game is over. */
async function isMyTurn(page: Page): Promise<boolean> {
  await page.locator('.challenge-hand-tile[aria-disabled=false], dialog[open]').first().waitFor();
  return (await page.getByRole('dialog').count()) === 0;
}

/** Lays one tile after the other until the game is over; `lay` is the way to do it. Gives the number of moves. */
async function playOut(page: Page, lay: () => Promise<void>): Promise<number> {
  let moves = 0;
  for (; await isMyTurn(page); moves++) {
    const before = await laidTiles(page);
    await lay();
    await expect.poll(() => laidTiles(page)).toBeGreaterThan(before);
  }
  return moves;
}

async function expectAllLaid(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor();
  expect(await laidTiles(page)).toBe(72);
  expect(await page.locator('.ending-score').count()).toBe(2);
}

const against: Players = ['Ada', 'novice'];

describe('a whole game', () => {
  it('by mouse', async () => {
    const page = await sitDown(against);
    const moves = await playOut(page, async () => {
      await tiles(page).first().click();
      await openSquares(page).last().click();
      await confirm(page).click();
    });
    expect(moves).toBeGreaterThanOrEqual(33);
    await expectAllLaid(page);
  });

  it('by touch, on a phone', async () => {
    const page = await sitDown(against, { size: 'phone', touch: true, dark: true });
    await playOut(page, async () => {
      await tiles(page).last().tap();
      await openSquares(page).first().tap();
      await confirm(page).tap();
    });
    await expectAllLaid(page);
  });

  it('by keyboard alone', async () => {
    const page = await sitDown(against, { size: 'landscape' });
    await playOut(page, async () => {
      await page.keyboard.press('1');
      const target = Number(await openSquares(page).first().getAttribute('data-square'));
      await reach(page, target, 9);
      await page.keyboard.press('Enter');
      await page.locator(`[data-square="${target}"].challenge-square-laid`).waitFor();
      await page.keyboard.press('p');
    });
    await expectAllLaid(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show the result' }).waitFor();
  });
});

describe('a move', () => {
  it('is dragged, turned over, moved and taken back before it is confirmed', async () => {
    const page = await sitDown(against);
    await tiles(page).first().waitFor();
    const target = page.locator('[data-square="39"]');
    const isFree = (await target.getAttribute('aria-label'))?.includes('empty') === true;
    const square = isFree ? target : page.locator('[data-square="41"]');
    await tiles(page).first().dragTo(square);
    await expect.poll(() => square.getAttribute('class')).toContain('challenge-square-laid');
    expect(await square.getAttribute('aria-label')).toMatch(/addend/);
    await square.click();
    await expect.poll(() => square.getAttribute('aria-label')).toMatch(/total/);
    await page.keyboard.press('Control+z');
    await expect.poll(() => square.getAttribute('aria-label')).toMatch(/addend/);
    await page.keyboard.press('Escape');
    await expect.poll(() => square.getAttribute('aria-label')).toMatch(/empty/);
  });

  it('half laid out is there again after a reload', async () => {
    const page = await sitDown(against);
    await tiles(page).first().click();
    await openSquares(page).first().click();
    const laid = page.locator('.challenge-square-laid');
    const name = await laid.getAttribute('aria-label');
    await page.reload();
    await laid.waitFor();
    expect(await laid.getAttribute('aria-label')).toBe(name);
    await confirm(page).click();
    await laid.waitFor({ state: 'detached' });
  });
});

describe('at any moment of a game a reload changes nothing', () => {
  it('for two people who hand the device round', async () => {
    const page = await sitDown(['Ada', 'Bo']);
    const board = () =>
      page
        .locator('[role=gridcell]')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')).join());
    for (let move = 0; move < 12; move++) {
      await page.getByRole('button', { name: /^I am / }).click();
      await tiles(page).first().click();
      await openSquares(page).nth(move).click();
      await confirm(page).click();
      await page.getByRole('button', { name: /^I am / }).waitFor();
      const before = [await board(), await page.locator('.seats-strip').textContent()];
      await page.reload();
      await page.getByRole('button', { name: /^I am / }).waitFor();
      expect([await board(), await page.locator('.seats-strip').textContent()]).toEqual(before);
    }
    const [table] = await keptTables(page);
    expect(table === undefined ? 0 : logOf(table).entries.length).toBe(12);
  });
});

describe('a claim game', () => {
  const claims: Players = {
    players: ['Ada', 'Bo'],
    options: async (page) => {
      await page.getByRole('radio', { name: /claim/i }).check({ force: true });
    },
  };

  it('shows no truth before the window closes; a challenge is heard and ruled on', async () => {
    const page = await sitDown(claims);
    await page.getByRole('button', { name: /^I am / }).click();
    await tiles(page).first().click();
    await openSquares(page).first().click();
    expect(await page.locator('.challenge-ribbon').count()).toBe(0);
    await page.keyboard.press('9');
    await page.keyboard.press('9');
    await confirm(page).click();
    await expect.poll(() => page.locator('.seats-strip').textContent()).toContain('99');
    await page.getByRole('button', { name: /challenges$/ }).click();
    await page.getByRole('button', { name: 'Yes, challenge' }).click();
    await expect.poll(() => page.locator('.seats-strip').textContent()).not.toContain('99');
    await expect.poll(() => page.locator('.story-line-latest').first().textContent()).toMatch(/is right/);
  });
});
