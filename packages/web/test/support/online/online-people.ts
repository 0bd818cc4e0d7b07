/** People at one online table, each in a browser profile of their own: one makes it, the others come by the link. */

import type { NewTable } from '@riverstone/protocol';
import type { Page } from 'playwright-core';
import type { TestBrowser } from '../browser';
import { english } from '../english';
import { recordSocket, type SocketRecording } from './online-view';

export interface Guest {
  readonly page: Page;
  readonly line: SocketRecording;
}

/** A table that somebody wants to make; the host is called Ada, and starts the game herself. */
export type TablePlan = Omit<NewTable, 'name' | 'listed'>;

/** What the browser itself says when a line breaks; the page must not say anything. */
export const brokenLines =
  /WebSocket connection to|net::ERR_|request failed: .*\/api\/|answer 50[0-9]: .*\/api\/|Failed to load resource/;

/** Opens the page in a new profile. */
export async function arrive(browser: TestBrowser, url: string, forgive?: RegExp): Promise<Guest> {
  const page = await browser.visit('about:blank', forgive === undefined ? {} : { forgive });
  const line = recordSocket(page);
  await page.goto(url);
  return { page, line };
}

/** Makes a table and goes there; gives its id. */
export async function makeTable({ page }: Guest, plan: TablePlan): Promise<string> {
  const table = await page.evaluate(
    async (body) => {
      await fetch('/api/me');
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) });
      const made: { readonly table: string } = await answer.json();
      return made.table;
    },
    { autoStart: false, ...plan, name: 'Ada', listed: false },
  );
  await goToTable(page, table);
  return table;
}

export async function goToTable(page: Page, table: string): Promise<void> {
  await page.goto(new URL(`/t/${table}`, page.url()).href);
}

/** Comes by the link, takes a name and the first free seat. */
export async function sitDown({ page }: Guest, table: string, name: string): Promise<void> {
  await goToTable(page, table);
  await page.getByRole('textbox', { name: english.online.newTable.yourName }).fill(name);
  await page.getByRole('button', { name: english.online.joinForm.sitDown }).click();
}

/** The host begins, and everybody has the board before them. */
export async function startGame(host: Guest, others: readonly Guest[]): Promise<void> {
  await host.page.getByRole('button', { name: english.app.newTable.start }).click();
  for (const { page } of [host, ...others]) await page.getByRole('grid').first().waitFor();
}
