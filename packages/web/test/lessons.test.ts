/** Guided first games: every step by mouse and by keyboard, mistakes, skipping, going on later, the game after. */

import type { GameId } from '@riverstone/rules';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser';
import { english } from './support/english';
import { reach } from './support/keyboard';
import { arrive, makeTable, sitDown, startGame } from './support/online/online-people';
import { useOnlineSite } from './support/online/online-site';
import { recordSocket } from './support/online/online-view';
import { callButton, hand, liftButton, placeButton, player, prompt } from './support/parts';
import { quickBots } from './support/tables';

const site = useOnlineSite();
const browser = useBrowser();

const squareNamed = (page: Page, name: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) });
const tileInHand = (page: Page, digit: number): Locator =>
  hand(page).getByRole('button', { name: new RegExp(`\\b${digit}\\b`) });
const claimButton = (page: Page): Locator => page.getByRole('button', { name: /^Claim/ });
const realGame = (page: Page): Locator => page.getByRole('button', { name: 'Play a real game' });

/** The number of a square on a board with so many columns. */
const numberOf = (name: string, columns: number): number =>
  (Number(name.slice(1)) - 1) * columns + name.charCodeAt(0) - 'a'.charCodeAt(0);

type Way = (page: Page) => Promise<void>;

async function lift(page: Page, name: string): Promise<void> {
  await squareNamed(page, name).click();
  await liftButton(page).click();
}

async function liftByKeys(page: Page, name: string): Promise<void> {
  await reach(page, numberOf(name, 9), 9);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

interface Placed {
  readonly digit: number;
  readonly square: string;
  readonly isRed?: boolean;
  readonly flip?: string;
}

async function place(page: Page, { digit, square, isRed = false, flip }: Placed): Promise<void> {
  await tileInHand(page, digit).click();
  if (isRed) await hand(page).getByRole('button', { pressed: true }).click();
  await squareNamed(page, square).click();
  if (flip !== undefined) await squareNamed(page, flip).click();
  await placeButton(page).click();
}

async function placeByKeys(page: Page, { digit, square, isRed = false, flip }: Placed): Promise<void> {
  const names = await hand(page)
    .getByRole('button')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label') ?? ''));
  await page.keyboard.press(String(1 + names.findIndex((name) => name.includes(String(digit)))));
  if (isRed) await page.keyboard.press('f');
  for (const name of [square, ...(flip === undefined ? [] : [flip])]) {
    await reach(page, numberOf(name, 9), 9);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('p');
}

async function claim(page: Page, first: string, last: string, tiles: Way = async () => undefined): Promise<void> {
  await callButton(page).click();
  await squareNamed(page, first).click();
  await squareNamed(page, last).click();
  await tiles(page);
  await claimButton(page).click();
}

async function claimByKeys(page: Page, first: string, last: string, keys: readonly string[]): Promise<void> {
  await page.keyboard.press('Space');
  await claimButton(page).waitFor();
  for (const name of [first, last]) {
    await reach(page, numberOf(name, 8), 8);
    await page.keyboard.press('Enter');
  }
  for (const key of [...keys, 'p']) await page.keyboard.press(key);
}

interface Lesson {
  readonly game: GameId;
  readonly title: string;
  readonly byMouse: readonly Way[];
  readonly byKeys: readonly Way[];
}

const stones = ['e6', 'a8', 'g6', 'h9', 'h6'];
const placed: readonly Placed[] = [
  { digit: 3, square: 'g5' },
  { digit: 4, square: 'f4', isRed: true },
  { digit: 8, square: 'g7', flip: 'g5' },
  { digit: 7, square: 'c3' },
];

const lessons: readonly Lesson[] = [
  {
    game: 'kakuro-challenge',
    title: 'Kakuro Challenge',
    byMouse: placed.map((each) => (page) => place(page, each)),
    byKeys: placed.map((each) => (page) => placeByKeys(page, each)),
  },
  {
    game: 'kakuro-race',
    title: 'Kakuro, the race',
    byMouse: [
      (page) => claim(page, 'a3', 'h3'),
      (page) =>
        claim(page, 'a6', 'c6', async () => {
          await page.getByRole('button', { name: 'New number 9' }).click();
          await squareNamed(page, 'd6').click();
        }),
      (page) => claim(page, 'e6', 'h6', () => page.getByRole('button', { name: 'Double' }).click()),
      (page) => page.getByRole('button', { name: 'None' }).click(),
    ],
    byKeys: [
      (page) => claimByKeys(page, 'a3', 'h3', []),
      (page) => claimByKeys(page, 'a6', 'c6', ['s', '9']),
      (page) => claimByKeys(page, 'e6', 'h6', ['d']),
      (page) => page.keyboard.press('n'),
    ],
  },
  {
    game: 'kakuzu',
    title: 'Kakuzu',
    byMouse: stones.map((stone) => (page) => lift(page, stone)),
    byKeys: stones.map((stone) => (page) => liftByKeys(page, stone)),
  },
];

/** Somebody who has never been here; bots take no time. */
async function newcomer(hash = ''): Promise<Page> {
  const page = await browser.visit('about:blank', { isFirstVisit: true, size: 'phone' });
  await page.addInitScript(quickBots);
  await page.goto(`${site.url}${hash}`);
  return page;
}

interface Steps {
  readonly from?: number;
  readonly until?: number;
}

async function playSteps(
  page: Page,
  ways: readonly Way[],
  { from = 0, until = ways.length }: Steps = {},
): Promise<void> {
  for (const [index, way] of ways.entries()) {
    if (index < from || index >= until) continue;
    await prompt(page)
      .getByText(`${index + 1} of ${ways.length}`)
      .waitFor();
    await way(page);
  }
}

/** A table of a real game, against a gentle bot or a casual one. */
async function expectRealGame(page: Page, bot: string): Promise<void> {
  await page.waitForURL(/#\/table\//);
  await player(page, 1).getByText(bot).waitFor();
}

describe.each(lessons)('$game', ({ game, title, byMouse, byKeys }) => {
  it('is learnt by mouse, from the first “Play now” into a real game', async () => {
    const page = await newcomer();
    await page.getByRole('button', { name: english.app.home.playNowHint({ game: title }) }).click();
    await page.waitForURL(`**/#/learn/${game}`);
    await playSteps(page, byMouse);
    await realGame(page).click();
    await expectRealGame(page, 'Pebble');
    await page.goto(`${site.url}#/`);
    await page.getByRole('button', { name: english.app.home.playNowHint({ game: title }) }).click();
    await expectRealGame(page, 'Pebble');
  });

  it('is learnt by keyboard alone', async () => {
    const page = await newcomer(`#/learn/${game}`);
    await playSteps(page, byKeys);
    await realGame(page).waitFor();
    await expect.poll(() => realGame(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expectRealGame(page, 'Pebble');
  });

  it('goes on after a reload where it was left', async () => {
    const page = await newcomer(`#/learn/${game}`);
    await playSteps(page, byMouse, { until: 1 });
    await prompt(page).getByText(`2 of ${byMouse.length}`).waitFor();
    await page.reload();
    await playSteps(page, byMouse, { from: 1 });
    await realGame(page).waitFor();
  });
});

/** Draws with the mouse button held down. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
}

describe('a lesson', () => {
  it('takes a tile that is dragged to its square', async () => {
    const page = await newcomer('#/learn/kakuro-challenge');
    await prompt(page).getByText('1 of 4').waitFor();
    await drag(page, tileInHand(page, 3), squareNamed(page, 'g5'));
    await placeButton(page).click();
    await prompt(page).getByText('2 of 4').waitFor();
  });

  it('takes a line that is drawn over the field', async () => {
    const page = await newcomer('#/learn/kakuro-race');
    await callButton(page).click();
    await drag(page, squareNamed(page, 'a3'), squareNamed(page, 'h3'));
    await claimButton(page).click();
    await prompt(page).getByText('2 of 4').waitFor();
  });

  it('of the race follows the line, counts with the learner, and never speaks of a longer one', async () => {
    const page = await newcomer('#/learn/kakuro-race');
    await claim(page, 'a3', 'h3');
    await callButton(page).click();
    await squareNamed(page, 'a6').click();
    await prompt(page).getByText('Now tap c6, the other end.').waitFor();
    await squareNamed(page, 'c6').click();
    await prompt(page).getByText('A line ends at the edge or before a red Sum square. Tap d6.').waitFor();
    const needs = page.getByRole('list', { name: english['kakuro-race'].checks.label });
    await needs.getByText('14 of 14', { exact: true }).waitFor();
    await needs.getByText('End missing').waitFor();
    await page.keyboard.press('p');
    await prompt(page).getByText('The line must end. Put your New 9 on d6.').waitFor();
    await squareNamed(page, 'd6').click();
    await prompt(page).getByText('Now press “Claim”.').waitFor();
    await claimButton(page).click();
    await claim(page, 'e6', 'h6', () => page.getByRole('button', { name: 'Double' }).click());
    await prompt(page).getByText('4 of 4').waitFor();
    expect(await page.getByRole('button', { name: english['kakuro-race'].buttons.show }).count()).toBe(0);
    expect(await page.locator('body').textContent()).not.toContain('Best for you');
  });

  it('of Kakuro Challenge goes on with every tap', async () => {
    const page = await newcomer('#/learn/kakuro-challenge');
    await place(page, { digit: 3, square: 'g5' });
    await prompt(page).getByText('tap your 4 twice').waitFor();
    await tileInHand(page, 4).click();
    await prompt(page).getByText('here your 4 is the total').waitFor();
    await hand(page).getByRole('button', { pressed: true }).click();
    await prompt(page).getByText('Place your red 4 on the mark.').waitFor();
    await squareNamed(page, 'f4').click();
    await prompt(page).getByText('Now press “Place”.').waitFor();
  });

  it('is skipped with one button, straight into the real game', async () => {
    const page = await newcomer();
    await page.getByRole('button', { name: english.app.home.playNowHint({ game: english.kakuzu.name }) }).click();
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await expectRealGame(page, 'Pebble');
    await page.goto(`${site.url}#/`);
    await page.getByRole('button', { name: english.app.home.playNowHint({ game: english.kakuzu.name }) }).click();
    await expectRealGame(page, 'Pebble');
  });

  it('answers a mistake by what is wrong, loses nothing, and shows the answer after two', async () => {
    const page = await newcomer('#/learn/kakuzu');
    await lift(page, 'e4');
    await prompt(page).getByText('Row 4 has a 1 already. Try another stone.').waitFor();
    await squareNamed(page, 'd6').click();
    await prompt(page).getByText('A 1 hides under a marked stone.').waitFor();
    await liftButton(page).click();
    await prompt(page).getByText('Column d has a 1 already. Try another stone.').waitFor();
    await page.getByRole('button', { name: english.kakuzu.tray.putBack }).click();
    await prompt(page).getByText('The 1 is on e6.').waitFor();
    expect(await page.getByRole('gridcell', { name: /^(e4|d6|e6), stone$/ }).count()).toBe(3);
    await lift(page, 'e6');
    await prompt(page).getByText('2 of 5').waitFor();
  });

  it('is offered by the menu of a table, which it leads back to before and after its end', async () => {
    const page = await newcomer('#/new/kakuzu/together');
    await page.locator('button[type=submit]').click();
    await page.getByRole('grid').waitFor();
    const table = page.url();
    const learn = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name: 'Learn Kakuzu in a minute' }).click();
      await prompt(page).getByText('1 of 5').waitFor();
    };
    const back = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Back to the table' }).click();
      await page.waitForURL(table);
    };
    await learn();
    await back();
    await learn();
    await playSteps(
      page,
      stones.map((stone) => (at) => lift(at, stone)),
    );
    await back();
  });

  it('is offered at home, and follows the language', async () => {
    const page = await browser.visit(site.url, { isPredictable: true });
    await page.getByRole('link', { name: 'Learn Kakuro Challenge in a minute' }).click();
    await prompt(page).getByText('1 of 4').waitFor();
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('riverstone:settings') ?? '{}');
      localStorage.setItem('riverstone:settings', JSON.stringify({ ...kept, language: 'fr' }));
    });
    await page.reload();
    await prompt(page).getByText('1 sur 4').waitFor();
  });

  it('passes the time in the waiting room, and never makes anybody wait', async () => {
    const ada = await arrive(browser, site.url);
    const newcomer = await browser.visit('about:blank', { isFirstVisit: true });
    const bo = { page: newcomer, line: recordSocket(newcomer) };
    await newcomer.goto(site.url);
    const table = await makeTable(ada, { game: 'kakuzu', options: {}, seats: [null, null] });
    await sitDown(bo, table, 'Bo');
    const learn = bo.page.getByRole('button', { name: 'Learn Kakuzu in a minute' });
    await bo.page.getByText('Work out where its digits are.').waitFor();
    await learn.click();
    await prompt(bo.page).getByText('1 of 5').waitFor();
    await lift(bo.page, 'e6');
    await bo.page.getByRole('button', { name: 'Back to the table' }).click();
    await learn.click();
    await prompt(bo.page).getByText('2 of 5').waitFor();
    await startGame(ada, [bo]);
    await player(bo.page, 0).getByText('Ada').waitFor();
    expect(await bo.page.getByRole('button', { name: 'Back to the table' }).count()).toBe(0);
  });
});
