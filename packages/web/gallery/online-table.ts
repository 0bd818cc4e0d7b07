/** Ways to an online table, with other people who come to it in browsers of their own. */

import type { NewTable } from '@riverstone/protocol';
import type { Page } from 'playwright-core';
import app from '../src/messages/app/en.json';
import { contextOptions, knowsTheRules } from '../test/support/visit-options';
import { homeOf } from './home-of';

/** Makes a table as Ada, who starts the game herself, and gives its id; the page stays where it is. */
export function makeTable(page: Page, plan: Partial<NewTable>): Promise<string> {
  const body = {
    game: 'kakuzu',
    seats: [null, null],
    options: {},
    listed: false,
    autoStart: false,
    name: 'Ada',
    ...plan,
  };
  return page.evaluate(async (wanted) => {
    await fetch('/api/me');
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wanted) });
    const { table }: { readonly table: string } = await answer.json();
    return table;
  }, body);
}

export async function goTo(page: Page, table: string, view: 't' | 'screen' = 't'): Promise<void> {
  await page.goto(`${homeOf(page)}${view}/${table}`);
}

/** Somebody else in a browser of their own; they leave with the page. */
export async function somebodyElse(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page belongs to no browser');
  const context = await browser.newContext(contextOptions({}));
  page.context().once('close', () => {
    // The whole browser may close meanwhile, and this context with it.
    context.close().catch(() => undefined);
  });
  await context.addInitScript(knowsTheRules);
  const other = await context.newPage();
  await other.goto(homeOf(page));
  return other;
}

/** Comes by the link, takes a name and the first free seat. */
export async function sitDown(page: Page, table: string, name: string): Promise<void> {
  await goTo(page, table);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
}

/** Ada, Bo and a bot before a game: Ada has the given page. Gives Bo's page and the table. */
export async function gather(
  page: Page,
  plan: Partial<NewTable> = {},
): Promise<{ readonly bo: Page; readonly table: string }> {
  const table = await makeTable(page, { seats: [null, null, 'casual'], ...plan });
  await goTo(page, table);
  const bo = await somebodyElse(page);
  await sitDown(bo, table, 'Bo');
  await page.getByText('Bo', { exact: true }).first().waitFor();
  return { bo, table };
}

/** The same people with the board before them. */
export async function begin(
  page: Page,
  plan: Partial<NewTable> = {},
): Promise<{ readonly bo: Page; readonly table: string }> {
  const gathered = await gather(page, plan);
  await page.getByRole('button', { name: app.newTable.start }).click();
  for (const each of [page, gathered.bo]) await each.getByRole('grid').first().waitFor();
  return gathered;
}
