/**
 * Kakuro Challenge in a browser: a whole game by mouse, the last moves by touch and by keyboard; claims and challenges;
 * a reload at any moment.
 */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser';
import { english } from './support/english';
import { reach } from './support/keyboard';
import {
  finalScores,
  hand,
  laidSquares,
  latestLine,
  log,
  openSquares,
  placeButton,
  players,
  prompt,
} from './support/parts';
import { openPlayed } from './support/played-tables';
import { useSite } from './support/site';
import { logOf, storedTables } from './support/stored-tables';
import { type Players, seatPlayers } from './support/tables';
import type { VisitOptions } from './support/visit-options';

const site = useSite();
const browser = useBrowser();

async function sitDown(players: Players, options: VisitOptions = {}): Promise<Page> {
  const page = await browser.visit(site.url, { ...options, hasQuickBots: true });
  await seatPlayers(page, site.url, 'kakuro-challenge', players);
  return page;
}

/** A game against a gentle bot with a few of its 72 tiles to lay. */
async function sitDownLate(options: VisitOptions): Promise<Page> {
  const page = await browser.visit(site.url, { ...options, isPredictable: true });
  const seats = [
    { name: 'Ada', bot: null },
    { name: 'Pebble', bot: 'novice' },
  ] as const;
  await openPlayed(page, site.url, { game: 'kakuro-challenge', seats, options: {}, entries: 58, until: 0 });
  return page;
}

const tiles = (page: Page) => hand(page).getByRole('button', { disabled: false });
const confirm = (page: Page) => placeButton(page);
const laidTiles = (page: Page): Promise<number> => page.locator('[role=gridcell]:not([aria-label*=empty])').count();

/** Waits until the person is to move; false when the game is over. */
async function isMyTurn(page: Page): Promise<boolean> {
  await hand(page).getByRole('button', { disabled: false }).or(page.getByRole('dialog')).first().waitFor();
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
  expect(await finalScores(page).count()).toBe(2);
}

const against: Players = ['Ada', 'novice'];

describe('a game to its end', () => {
  it('by mouse, all of it', { timeout: 120_000 }, async () => {
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
    const page = await sitDownLate({ size: 'phone', touch: true, dark: true });
    // There is no pointer to ask what a picture means.
    const { flip, putBack } = english['kakuro-challenge'].tray;
    for (const word of [flip, putBack]) expect(await page.getByText(word, { exact: true }).isVisible()).toBe(true);
    const moves = await playOut(page, async () => {
      await tiles(page).last().tap();
      await openSquares(page).first().tap();
      await confirm(page).tap();
    });
    expect(moves).toBeGreaterThanOrEqual(3);
    await expectAllLaid(page);
  });

  it('by keyboard alone', async () => {
    const page = await sitDownLate({ size: 'landscape' });
    const moves = await playOut(page, async () => {
      await page.keyboard.press('1');
      const target = Number(await openSquares(page).first().getAttribute('data-square'));
      await reach(page, target, 9);
      await page.keyboard.press('Enter');
      await laidSquares(page)
        .and(page.locator(`[data-square="${target}"]`))
        .waitFor();
      await page.keyboard.press('p');
    });
    expect(moves).toBeGreaterThanOrEqual(3);
    await expectAllLaid(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: english.app.table.showResult }).waitFor();
  });
});

describe('a move', () => {
  it('is confirmed by a second tap on its tile', async () => {
    const page = await sitDown(against);
    await tiles(page).first().click();
    const target = await openSquares(page).first().getAttribute('data-square');
    const square = page.locator(`[data-square="${target}"]`);
    await square.click();
    await laidSquares(page).and(square).waitFor();
    // The first of these taps may follow too soon to count.
    const tap = async (): Promise<number> => {
      await square.click();
      return laidSquares(page).count();
    };
    await expect.poll(tap, { timeout: 20_000 }).toBe(0);
    // The bot may have flipped it meanwhile.
    expect(await square.getAttribute('aria-label')).toMatch(/addend|total/);
    await log(page).getByRole('listitem').first().waitFor();
  });

  it('is dragged, turned over, moved and taken back before it is confirmed', async () => {
    const page = await sitDown(against);
    await tiles(page).first().waitFor();
    const target = page.locator('[data-square="39"]');
    const isFree = (await target.getAttribute('aria-label'))?.includes('empty') === true;
    const square = isFree ? target : page.locator('[data-square="41"]');
    await tiles(page).first().dragTo(square);
    await laidSquares(page).and(square).waitFor();
    expect(await square.getAttribute('aria-label')).toMatch(/addend/);
    await page.keyboard.press('f');
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
    const laid = laidSquares(page);
    const name = await laid.getAttribute('aria-label');
    await page.reload();
    await laid.waitFor();
    expect(await laid.getAttribute('aria-label')).toBe(name);
    await confirm(page).click();
    await laid.waitFor({ state: 'detached' });
  });
});

describe('after any move a reload changes nothing', () => {
  it('for two people who hand the device round', async () => {
    const page = await sitDown(['Ada', 'Bo']);
    const board = () =>
      page
        .locator('[role=gridcell]')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')).join());
    for (let move = 0; move < 4; move++) {
      await page.getByRole('button', { name: /^I’m / }).click();
      await tiles(page).first().click();
      await openSquares(page).nth(move).click();
      await confirm(page).click();
      await page.getByRole('button', { name: /^I’m / }).waitFor();
      const before = [await board(), await players(page).textContent()];
      await page.reload();
      await page.getByRole('button', { name: /^I’m / }).waitFor();
      expect([await board(), await players(page).textContent()]).toEqual(before);
    }
    const [table] = await storedTables(page);
    expect(table === undefined ? 0 : logOf(table).entries.length).toBe(4);
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
    await page.getByRole('button', { name: /^I’m / }).click();
    await tiles(page).first().click();
    await openSquares(page).first().click();
    expect(await page.getByRole('grid').getByText('=').count()).toBe(0);
    await page.keyboard.press('9');
    await page.keyboard.press('9');
    await confirm(page).click();
    await expect.poll(() => players(page).textContent()).toContain('99');
    await page.getByRole('button', { name: /challenges$/ }).click();
    await page.getByRole('button', { name: english['kakuro-challenge'].claim.yes }).click();
    await expect.poll(() => players(page).textContent()).not.toContain('99');
    const upheld = (challenger: string, mover: string): string =>
      english['kakuro-challenge'].log.upheld({ challenger, mover, claim: 99, worth: 0 });
    // Who starts is drawn by lot.
    const rulings = [upheld('Ada', 'Bo'), upheld('Bo', 'Ada')];
    await expect.poll(async () => rulings.includes((await latestLine(page).textContent()) ?? '')).toBe(true);
  });
});

describe('a strict game', () => {
  const strict: Players = {
    players: ['Ada', 'Bo'],
    options: async (page) => {
      await page.locator('input[value=strict]').check({ force: true });
    },
  };
  const spoken = (page: Page) =>
    page.locator('[role=gridcell]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')).join());

  it('shows nothing before a move is made, and what a wrong flip came to after it', async () => {
    const page = await sitDown(strict);
    await page.getByRole('button', { name: /^I’m / }).click();
    expect(await prompt(page).textContent()).toContain(english['kakuro-challenge'].prompt.early['too-few']);
    await tiles(page).first().click();
    await page.locator('[data-square="11"]').click();
    // Any tile can be flipped, and any number of them.
    const flipped = [10, 40, 70].map((square) => page.locator(`[data-square="${square}"]`));
    for (const square of flipped) await square.click();
    const { turned, turnedBack, flippable } = english['kakuro-challenge'].spoken;
    await expect.poll(() => page.getByRole('gridcell', { name: turned }).count()).toBe(3);
    expect(await page.getByRole('grid').getByText('=').count()).toBe(0);
    expect(await spoken(page)).not.toContain(flippable);
    expect(await confirm(page).textContent()).toMatch(/^PlaceP?$/);
    expect(await prompt(page).textContent()).toBe(english['kakuro-challenge'].prompt.strict);
    expect(await page.getByRole('button', { name: english.app.table.hint }).count()).toBe(0);
    await page.keyboard.press('h');
    await expect.poll(() => prompt(page).textContent()).toContain(english['kakuro-challenge'].notes.noHint);
    await confirm(page).click();
    const back = page.getByRole('gridcell', { name: turnedBack });
    await expect.poll(() => back.count()).toBe(3);
    expect(await flipped[1]?.getAttribute('aria-label')).toMatch(new RegExp(`^e5, total \\d, ${turnedBack}`));
    const { log: rows, outcome } = english['kakuro-challenge'];
    const latest = (await latestLine(page).textContent()) ?? '';
    const move = latest.slice(latest.indexOf(': ') + 2, latest.indexOf(' ('));
    expect(['Ada', 'Bo'].map((name) => rows.wrongFlip({ name, move }))).toContain(latest);
    expect(move).toMatch(/ on [a-i][1-9]/);
    const said = outcome.wrongFlip({ flips: ['b2', 'e5', 'h8'] });
    await page.locator('[aria-live] p', { hasText: said }).first().waitFor({ state: 'attached' });
    await page.reload();
    await expect.poll(() => back.count()).toBe(3);
  });

  it('lists no key for hints to one who plays alone', async () => {
    const page = await sitDown({ ...strict, players: against });
    await tiles(page).first().waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('dialog').locator('kbd').allTextContents()).not.toContain('H');
  });
});

describe('a clock that only reminds', () => {
  const reminded: Players = {
    players: against,
    options: async (page) => {
      await page.getByText(english['kakuro-challenge'].options.more).click();
      await page.getByRole('combobox', { name: english['kakuro-challenge'].options.first }).selectOption('0');
      await page.locator('input[value=other]').check({ force: true });
      await page.getByRole('spinbutton').first().fill('1');
      await page.locator('input[value=remind]').check({ force: true });
    },
  };

  const timeUp = english['kakuro-challenge'].prompt.timeUp.you;

  it('says once that the time is up, stays at 0, and lets the move be made', async () => {
    const page = await sitDown(reminded);
    const clock = page
      .getByRole('timer')
      .filter({ hasText: /^0:00$/ })
      .first();
    await clock.waitFor();
    expect(await clock.textContent()).toBe('0:00');
    await page.getByText(timeUp, { exact: true }).first().waitFor();
    expect(await page.locator('[aria-live=assertive] p', { hasText: timeUp }).count()).toBe(1);
    expect(await laidTiles(page)).toBe(5);
    await tiles(page).first().click();
    await openSquares(page).first().click();
    await confirm(page).click();
    await expect.poll(() => laidTiles(page)).toBeGreaterThan(5);
    const [table] = await storedTables(page);
    expect(table?.options).toEqual({ first: 0, moveSeconds: 1, timeUp: 'remind' });
    expect(table === undefined ? '' : logOf(table).entries.join()).not.toContain('!');
  });
});

describe('the form', () => {
  it('names where the stones can lie, and writes only what is not the default', async () => {
    const page = await browser.visit(`${site.url}#/new/kakuro-challenge`);
    await page.getByText(english['kakuro-challenge'].options.more).click();
    await page.getByText(english['kakuro-challenge'].options.firstHint).waitFor();
    expect(await page.content()).not.toMatch(/as in the box/i);
    const pick = (value: string) => page.locator(`input[value=${value}]`).check({ force: true });
    await pick('thirty');
    await pick('remind');
    await pick('off');
    await pick('own');
    await page.getByRole('grid').waitFor();
    await pick('sides');
    await page.locator('button[type="submit"]').click();
    await page.getByRole('grid').waitFor();
    const [table] = await storedTables(page);
    expect(table?.options).toEqual({ stones: ['e1', 'a5', 'e5', 'i5', 'e9'] });
    expect(await page.getByRole('row').count()).toBe(9);
    const [top] = await page.locator('[role=gridcell][data-square="4"]').all();
    expect(await top?.getAttribute('aria-label')).toMatch(/^e1, addend/);
  });
});
