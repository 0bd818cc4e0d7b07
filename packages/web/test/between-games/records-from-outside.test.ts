/** Records that come from outside: dropped on any screen, or shared by the system, also broken ones. */

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import replay from '../../src/messages/replay/en.json';
import { useBrowser } from '../support/browser';
import { untilCached } from '../support/cached-page';
import { useSite } from '../support/site';

const site = useSite();
const browser = useBrowser();
const record = readFileSync(new URL('../../../../docs/examples/kakuzu.riverstone.json', import.meta.url), 'utf8');

/** Drops a file as a hand does: over the page, then down. Returns whether the page took it. */
async function drop(page: Page, text: string): Promise<boolean> {
  return page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'game.riverstone.json', { type: 'application/json' }));
    const events = ['dragenter', 'dragover', 'drop'].map(
      (type) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
    );
    for (const event of events) document.body.dispatchEvent(event);
    // A browser that is not stopped leaves the page and shows the file.
    return events.slice(1).every(({ defaultPrevented }) => defaultPrevented);
  }, text);
}

it.each(['', '#/puzzles', '#/open-record'])('a record is dropped on %j', async (screen) => {
  const page = await browser.visit(site.url + screen);
  await page.locator('h1').first().waitFor();
  expect(await drop(page, record)).toBe(true);
  await page.getByRole('slider').waitFor();
});

it('a dropped file that is no record is refused, and the next one is opened', async () => {
  const page = await browser.visit(site.url);
  await page.locator('h1').first().waitFor();
  await drop(page, 'holiday');
  await page.getByText(replay.problems.foreignText).waitFor();
  await drop(page, record.replace('"v": 1', '"v": 2').replace('"v":1', '"v":2'));
  await page.getByText(replay.problems.newerText).waitFor();
  await drop(page, record);
  await page.getByRole('slider').waitFor();
});

/** What the system does with a shared file: it posts a form to the address in the manifest. */
async function share(page: Page, text: string): Promise<void> {
  await page.goto('about:blank');
  await page.evaluate(
    ({ action, content }) => {
      const form = document.createElement('form');
      Object.assign(form, { action, method: 'post', enctype: 'multipart/form-data' });
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: 'record' });
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], 'game.riverstone.json', { type: 'application/json' }));
      input.files = dataTransfer.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { action: `${site.url}open-record`, content: text },
  );
}

it('a record is shared by the system, without a network; a broken one says so', async () => {
  const page = await browser.visit(site.url, { serviceWorker: true });
  await untilCached(page);
  const other = await page.context().newPage();
  await site.stop();
  await share(other, record.slice(0, -9));
  await other.getByText(replay.problems.foreignText).waitFor();
  await share(other, record);
  await other.getByRole('slider').waitFor();
  // A reload shows the same game, and the share is not opened twice.
  await other.reload();
  await other.getByRole('slider').waitFor();
  await other.goto(`${site.url}#/open-record`);
  await other.getByText(replay.open.text).waitFor();
  await site.restart();
});
