/** The tray of Kakuzu: the set-up by one press, and the pad for notes on a phone. */

import { expect, it } from 'vitest';
import { languages } from '../src/messages/words';
import { useBrowser } from './support/browser';
import { english } from './support/english';
import { misfits } from './support/layout';
import { lifted, prompt } from './support/parts';
import { useSite } from './support/site';
import { seatPlayers, startTable } from './support/tables';

const site = useSite();
const browser = useBrowser();
const text = english.kakuzu;

it('opens all boxes by one press for who plays against bots, and shows what is sought beside the notes', async () => {
  const page = await browser.visit(site.url, { hasQuickBots: true });
  await startTable(page, site.url, 'kakuzu');
  const setUp = page.getByRole('button', { name: text.tray.setUpForMe });
  await setUp.click();
  // The bot opens boxes, too, and may lift a stone of its own before anybody looks.
  await expect.poll(() => lifted(page).count(), { timeout: 20_000 }).toBeGreaterThanOrEqual(9);
  await expect.poll(() => setUp.count()).toBe(0);
  await page.getByRole('button', { name: text.notes.pencil, exact: true }).click();
  // What is sought stays in sight, and a digit can be noted at once.
  await page.getByRole('img', { name: /^Looking for/ }).waitFor();
  const one = page.getByRole('button', { name: text.notes.noteDigit({ digit: 1 }) });
  await one.click();
  await expect.poll(() => one.getAttribute('aria-pressed')).toBe('true');
});

it('opens all boxes by one press for everybody round one device, each their own', async () => {
  const page = await browser.visit(site.url);
  await seatPlayers(page, site.url, 'kakuzu', ['Ada', 'Bo', 'Cy']);
  await page.getByRole('button', { name: text.tray.setUpForAll }).click();
  await expect.poll(() => lifted(page).count(), { timeout: 20_000 }).toBe(9);
  const rows = await page
    .getByRole('list', { name: english.app.table.log })
    .first()
    .getByRole('listitem')
    .allTextContents();
  for (const name of ['Ada', 'Bo', 'Cy']) expect(rows.filter((row) => row.includes(`${name} opens`)).length).toBe(3);
  await expect.poll(() => prompt(page).textContent()).toMatch(/^(?:Ada|Bo|Cy), find/);
});

it.each(languages)('has a word on every button for notes on a phone, and none is cut off: %s', async (locale) => {
  const page = await browser.visit(site.url, { size: 'phone', touch: true, locale });
  await startTable(page, site.url, 'kakuzu');
  await page.keyboard.press('n');
  const buttons = page.locator('.kakuzu-note-pad-buttons').getByRole('button');
  await expect.poll(() => buttons.count()).toBe(5);
  for (const button of await buttons.all())
    expect(
      await button
        .locator('span')
        .filter({ hasText: /\p{L}{3}/u })
        .last()
        .isVisible(),
    ).toBe(true);
  expect(await misfits(page, true)).toEqual([]);
});
