/** Puzzles in the browser: solved by mouse and by keys, kept over a reload, played offline, and wrong addresses. */

import { readFileSync } from 'node:fs';
import { type PuzzleEntry, type PuzzleKind, readPuzzles } from '@riverstone/bots/puzzles';
import { parseSquare } from '@riverstone/rules';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe';
import { useBrowser } from './support/browser';
import { reach } from './support/keyboard';
import { liftButton, prompt, stones } from './support/parts';
import { useSite } from './support/site';

const site = useSite();
const browser = useBrowser();

function shipped(kind: PuzzleKind, number: number): PuzzleEntry {
  const file = new URL(`../src/puzzles/files/${kind}/${Math.ceil(number / 50)}.txt`, import.meta.url);
  const puzzle = readPuzzles(readFileSync(file, 'utf8'))[(number - 1) % 50];
  if (puzzle === undefined) throw new Error(`there is no puzzle ${number} of ${kind}`);
  return puzzle;
}

/** What a shipped puzzle says: position and answer. */
const textOf = (kind: PuzzleKind, number: number): readonly string[] => shipped(kind, number).text.split(' ');

const open = (kind: PuzzleKind, rest: number | string): Promise<Page> =>
  browser.visit(`${site.url}#/puzzles/${kind}/${rest}`);

async function lift(page: Page, name: string): Promise<void> {
  await page.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) }).click();
  await liftButton(page).click();
}

/** A stone that is not the answer. */
async function otherStone(page: Page, answer: string): Promise<string> {
  const labels = await stones(page).evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  const names = labels.map((label) => label.split(',')[0] ?? '');
  return names.find((name) => name !== answer) ?? '';
}

describe('puzzles', () => {
  it('are solved after a mistake, explained step by step, and the first try counts over a reload', async () => {
    const page = await open('certain-stone', 200);
    const [, , answer = ''] = textOf('certain-stone', 200);
    await prompt(page).getByText('Which stone must hide it?').waitFor();
    await lift(page, await otherStone(page, answer));
    await prompt(page).getByText('Try again.').waitFor();
    await page.keyboard.press('Escape');
    await lift(page, answer);
    await prompt(page).getByText('Right!').waitFor();
    await prompt(page)
      .getByText(/Your rating: \d+ \(−\d+\)/)
      .waitFor();
    await expectNoAxeViolations(page, 'a solved puzzle');
    await page.goto(`${site.url}#/puzzles/certain-stone`);
    await page.reload();
    await page.getByText('1 of 600 solved').waitFor();
    await page.getByText('Streak: 0, best 0').waitFor();
    await page.getByText(/^151–200/).click();
    await page.getByRole('link', { name: '200, solved later' }).waitFor();
  });

  it('are solved by keys alone, offline once their file was loaded', async () => {
    const page = await browser.visit(`${site.url}#/puzzles/best-bet/101`, { serviceWorker: true });
    await prompt(page).getByText('Which is likeliest?').waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await site.stop();
    await page.goto(`${site.url}#/puzzles/best-bet/102`);
    await page.reload();
    await page.getByRole('heading', { name: 'Best bet, 102' }).waitFor();
    const [, , answer = ''] = textOf('best-bet', 102);
    await page.keyboard.press('h');
    await prompt(page).getByText('Look at the').waitFor();
    await reach(page, parseSquare(answer, 9) ?? 0, 9);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await prompt(page).getByText('Right! With help').waitFor();
    await page.keyboard.press('Enter');
    await prompt(page).getByText('2 of 2').waitFor();
    await site.restart();
  });

  it('tell that a number or a kind does not exist, and where to go on', async () => {
    const page = await open('best-move', '601');
    await page.getByRole('alert').getByText('There’s no puzzle 601 here. The numbers are 1 to 600.').waitFor();
    await page.goto(`${site.url}#/puzzles/chess`);
    await page.getByRole('alert').getByText('There are no such puzzles. Choose a kind.').waitFor();
    await page.getByRole('button', { name: 'Solve one: Best line' }).click();
    await prompt(page).getByText('is the longest?').waitFor();
  });

  it('keep to a theme: in the list, and one after the other', async () => {
    const page = await browser.visit(`${site.url}#/puzzles/best-line`);
    const theme = page.getByLabel('Theme');
    const label = await theme.locator('option').filter({ hasText: 'Double' }).textContent();
    await theme.selectOption({ label: label?.trim() ?? '' });
    const hasDouble = (number: number): boolean => shipped('best-line', number).themes.includes('double');
    await page.getByText(/^301–350/).click();
    const numbers = Array.from({ length: 50 }, (_, index) => `${index + 301}`);
    const listed = page.getByRole('link', { name: /, new$/ });
    await expect.poll(() => listed.allInnerTexts()).toEqual(numbers.filter((number) => hasDouble(Number(number))));
    await page.getByRole('button', { name: 'Solve one: Best line' }).click();
    await page.waitForURL(/best-line\/\d+$/);
    expect(hasDouble(Number(page.url().split('/').at(-1)))).toBe(true);
  });

  it('say that the storage is full, and go on', async () => {
    const page = await open('certain-stone', 200);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const [, , answer = ''] = textOf('certain-stone', 200);
    await lift(page, answer);
    await prompt(page).getByText('Right!').waitFor();
    await page.getByRole('alert').getByText('The device’s storage is full.').waitFor();
  });

  it('come one after the other in a rush, until the third miss', async () => {
    const page = await open('best-bet', 'rush');
    // Then the first puzzle of each step comes.
    await page.evaluate(() => {
      Math.random = () => 0;
    });
    await page.getByRole('button', { name: 'Start' }).click();
    for (const [misses, number] of [1, 21, 41].entries()) {
      await prompt(page).getByText(`0 solved · ${misses} of 3 missed`).waitFor();
      const [, , answer = ''] = textOf('best-bet', number);
      await lift(page, await otherStone(page, answer));
    }
    await page.getByText('That was the third miss.').waitFor();
    await page.getByText('None solved this time. Your best is 0.').waitFor();
    await page.getByRole('link', { name: 'Best bet, 21', exact: true }).click();
    await page.waitForURL(/#\/puzzles\/best-bet\/21$/);
  });
});
