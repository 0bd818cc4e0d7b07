/** Everything as a file, from one device to another. */

import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import history from '../../src/messages/history/en.json';
import { useBrowser } from '../support/browser';
import { savedTables } from '../support/parts';
import { useSite } from '../support/site';
import { startTable } from '../support/tables';

const site = useSite();
const browser = useBrowser();
const { backup: text } = history;

it('goes from one device to another, once, and nothing else is taken for it', async () => {
  const old = await browser.visit(site.url);
  await startTable(old, site.url, 'kakuzu');
  await startTable(old, site.url, 'kakuro-challenge');
  await old.goto(`${site.url}#/history`);
  const [download] = await Promise.all([
    old.waitForEvent('download'),
    old.getByRole('button', { name: text.save }).click(),
  ]);
  const file = await readFile(await download.path());

  const page = await browser.visit(`${site.url}#/history`);
  const open = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer });
  await open('a.json', Buffer.from('{"v":1,"game":"kakuzu"}'));
  await page.getByRole('status').getByText(text.problems.foreign).waitFor();
  await open('b.json', file.subarray(0, file.length - 9));
  await page.getByRole('status').getByText(text.problems.broken).waitFor();
  for (const said of ['2 items were added.', 'Everything was here already.']) {
    await open('c.json', file);
    await page.getByRole('dialog').getByRole('button', { name: text.add }).click();
    await page.getByRole('status').getByText(said).waitFor();
  }
  await page.goto(`${site.url}#/`);
  await expect.poll(() => savedTables(page).count()).toBe(2);
});
