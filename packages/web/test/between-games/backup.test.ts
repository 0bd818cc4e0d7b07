/** Everything as a file, from one device to another. */

import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import history from '../../src/messages/history/en.json';
import { useBrowser } from '../support/browser';
import { savedTables } from '../support/parts';
import { useSite } from '../support/site';
import { storedTables } from '../support/stored-tables';
import { startTable } from '../support/tables';

const site = useSite();
const browser = useBrowser();
const { backup: text } = history;

/** Runs in a page: its storage is full after one more row. */
function refuseSecondRow(): void {
  const { put } = IDBObjectStore.prototype;
  let rows = 0;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...row: Parameters<typeof put>) {
    rows++;
    if (rows > 1) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, row);
  };
}

it('goes from one device to another, once, and nothing else is taken for it', async () => {
  const old = await browser.visit(site.url);
  await startTable(old, site.url, 'kakuzu');
  await startTable(old, site.url, 'kakuro-challenge');
  await old.evaluate(() => localStorage.setItem('riverstone:compare', '1'));
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
  // A full storage takes nothing, and not a part either.
  await page.evaluate(refuseSecondRow);
  await open('c.json', file);
  await page.getByRole('dialog').getByRole('button', { name: text.add }).click();
  await page.getByRole('status').getByText(text.problems.full).waitFor();
  expect(await storedTables(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('riverstone:compare'))).toBeNull();
  await page.reload();
  for (const said of ['Added: 2 games and 1 other item.', 'Everything was here already.']) {
    await open('c.json', file);
    await page.getByRole('dialog').getByRole('button', { name: text.add }).click();
    await page.getByRole('status').getByText(said).waitFor();
  }
  await page.goto(`${site.url}#/`);
  await expect.poll(() => savedTables(page).count()).toBe(2);
});
