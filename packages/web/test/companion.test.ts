/** The companion for the real box: one tap away, by the clock, through reloads, without a network, on paper. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../src/messages/words';
import { useBrowser } from './support/browser';
import { untilCached } from './support/cached-page';
import { english } from './support/english';
import { useSite } from './support/site';

const { app } = english;
const text = await loadMessages('companion', 'en');
const challenge = await loadMessages('kakuro-challenge/companion', 'en');
const race = await loadMessages('kakuro-race/companion', 'en');
const kakuzu = await loadMessages('kakuzu/companion', 'en');

const site = useSite();
const browser = useBrowser();

const FIGURE = '........./.9I.38.9./........./....E.2../....G7.../C9...158./........./.9.....9./.........';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

it('counts points, and a reload loses nothing', async () => {
  const page = await browser.visit(site.url, { size: 'phone' });
  await page.getByRole('link', { name: app.home.companion }).click();
  await page.getByRole('link', { name: text.tools.score.title }).click();
  await button(page, '4').click();
  await button(page, '2').click();
  await page.getByRole('button', { name: text.score.add({ points: 42 }) }).click();
  await page.keyboard.press('7');
  await page.keyboard.press('+');
  await page.getByRole('cell', { name: '+7' }).waitFor();
  await page.reload();
  await page.getByRole('cell', { name: '+42' }).waitFor();
  await button(page, text.score.undo).click();
  expect(await page.getByRole('cell', { name: '+7' }).count()).toBe(0);
});

it('says that the storage is full, and keeps counting', async () => {
  const page = await browser.visit(`${site.url}#/companion/score`, { size: 'phone' });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await button(page, '4').click();
  await page.getByRole('button', { name: text.score.add({ points: 4 }) }).click();
  await page.getByRole('status').getByText(text.notStored).waitFor();
  await page.goto(`${site.url}#/companion`);
  await page.goto(`${site.url}#/companion/score`);
  await page.getByRole('cell', { name: '+4' }).waitFor();
});

it('runs the sand by the clock, whatever happened to the page', async () => {
  const page = await browser.visit('about:blank', { size: 'phone' });
  await page.clock.install();
  await page.goto(`${site.url}#/companion/timer`);
  await page.getByText(text.timer.startHint).waitFor();
  await button(page, text.timer.turn).click();
  await page.clock.fastForward(40_000);
  await page.getByText(text.timer.turnHint).waitFor();
  const face = page.getByRole('button').filter({ hasText: text.timer.turn }).first();
  await face.getByText(text.timer.left({ time: '0:20' })).waitFor();
  await page.reload();
  await page.clock.fastForward(15_000);
  await face.getByText(text.timer.left({ time: '0:05' })).waitFor();
  await page.clock.fastForward(30_000);
  await face.getByText(text.timer.out, { exact: true }).waitFor();
});

it('keeps the screen on while the sand runs', async () => {
  const page = await browser.visit('about:blank', { size: 'phone' });
  await page.addInitScript({ content: wakeLocks });
  await page.goto(`${site.url}#/companion/timer`);
  await button(page, text.timer.turn).click();
  const locks = () => page.evaluate(() => Reflect.get(window, 'locks'));
  await expect.poll(locks).toBe(1);
  await button(page, text.timer.pause).click();
  await expect.poll(locks).toBe(0);
});

describe('the referee', () => {
  it('opens a position by its link, rules, and keeps it', async () => {
    const page = await browser.visit(`${site.url}#/companion/referee/kakuro-challenge/${FIGURE}?move=y4c6`);
    await page.getByText(challenge.legal({ points: 13 }), { exact: true }).waitFor();
    expect(await page.evaluate(() => location.hash)).toBe('#/companion/referee/kakuro-challenge');
    await page.getByRole('radio', { name: challenge.modes.move }).check();
    await page.getByRole('gridcell', { name: /^b2/ }).click();
    await button(page, english['kakuro-challenge'].tile.yellow({ digit: 4 })).click();
    await page.getByText(english['kakuro-challenge'].refusals.occupied({ square: 'b2' }), { exact: true }).waitFor();
    await page.getByRole('link', { name: text.position.clause({ clause: 'C3.4' }) }).waitFor();
    await page.reload();
    await page.getByText(english['kakuro-challenge'].refusals.occupied({ square: 'b2' }), { exact: true }).waitFor();
  });

  it('explains a broken link, and the own position stays', async () => {
    const page = await browser.visit(`${site.url}#/companion/referee/kakuro-challenge/${FIGURE}?move=y4c6`);
    await page.getByText(challenge.legal({ points: 13 }), { exact: true }).waitFor();
    await page.goto(`${site.url}#/companion/referee/kakuro-challenge/x${FIGURE}`);
    await page.getByRole('heading', { name: text.position.broken }).waitFor();
    await page.getByRole('link', { name: text.position.own }).click();
    await page.getByText(challenge.legal({ points: 13 }), { exact: true }).waitFor();
  });
});

/** Runs in a page before its scripts: a screen that counts who keeps it on. */
const wakeLocks = `
  window.locks = 0;
  const request = async () => {
    window.locks++;
    return { release: async () => void window.locks-- };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
`;

/** Runs in a page before its scripts: a browser that hears these sentences, one after the other; '' for none. */
const hears = (sentences: readonly string[]) => ({
  content: `{
    const sentences = ${JSON.stringify(sentences)};
    globalThis.SpeechRecognition = class {
      start() {
        const transcript = sentences.shift() ?? '';
        setTimeout(() => (transcript === '' ? this.onend() : this.onresult({ results: [[{ transcript }]] })));
      }
    };
  }`,
});

it('rules on a move that is spoken, and says what it heard where that is none', async () => {
  const page = await browser.visit('about:blank');
  await page.addInitScript(hears(['', 'What a lovely day', 'Yellow four on C 6']));
  await page.goto(`${site.url}#/companion/referee/kakuro-challenge/${FIGURE}`);
  await button(page, text.position.speak).click();
  await page.getByText(text.position.unheard).waitFor();
  await button(page, text.position.speak).click();
  await page.getByText('Heard “What a lovely day”. That isn’t a move.').waitFor();
  await button(page, text.position.speak).click();
  await page.getByText(challenge.legal({ points: 13 }), { exact: true }).waitFor();
});

it('takes a field of the race from the keyboard, and finds a line only then', async () => {
  const page = await browser.visit(`${site.url}#/companion/referee/kakuro-race`);
  const find = button(page, race.find({ marker: 15 }));
  expect(await find.isDisabled()).toBe(true);
  // The corner: that is where the Tab key leads.
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.type('2684216514586995113164949825151727549272789287381386865436279356');
  await find.click();
  await page.getByText(race.best, { exact: true }).waitFor();
});

it('knows the odds without a network', async () => {
  const page = await browser.visit(site.url, { serviceWorker: true });
  await untilCached(page);
  await page.context().setOffline(true);
  const sheet = '.34678912/672195348/198342567/859761423/426853791/713924856/961537284/287419635/345286179';
  await page.goto(`${site.url}#/companion/referee/kakuzu/${sheet}`);
  await page.getByText(kakuzu.odds.exact({ grids: 1 })).waitFor();
});

it('prints a page for each sheet, on the paper that was chosen', async () => {
  const page = await browser.visit(`${site.url}#/companion/sheets/kakuzu`);
  await button(page, kakuzu.sheets.sheet({ number: 7 })).click();
  await page.getByRole('radio', { name: kakuzu.sheets.papers.a6 }).check();
  await page.getByRole('button', { name: kakuzu.sheets.print({ number: 2 }) }).click();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
  // 105 by 148 millimetres, in points.
  expect(/\/MediaBox \[0 0 29[78]\S* 4(19|20)/.test(pdf)).toBe(true);
  expect(await page.locator('.printed-digits').first().isVisible()).toBe(false);
});
