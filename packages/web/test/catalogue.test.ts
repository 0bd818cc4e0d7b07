/** `npm run catalogue` shows every piece of `ui/` and each game's tables in their states, and nothing in it fails. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@riverstone/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { examplesOf } from '../catalogue/examples';
import { useBrowser } from './support/browser';

const START_MS = 60_000;
/** Vite bundles the dependencies and bots play whole games, on a machine that may be busy. */
const PATIENCE_MS = 120_000;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const ui = fileURLToPath(new URL('../src/ui', import.meta.url));

/** As the catalogue names them. */
const tables = gameIds.flatMap((game) => examplesOf(game).map(({ name }) => `${game}/${name}`));

const browser = useBrowser();
let server: ChildProcess;
let url = '';

beforeAll(async () => {
  server = spawn(process.execPath, ['scripts/catalogue.mjs', '--host', '127.0.0.1', '--port', '5374'], { cwd: root });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (data) => (printed += data));
  const started = new Promise<void>((resolve) => {
    server.stdout?.on('data', () => printed.includes('The catalogue is at') && resolve());
  });
  await Promise.race([started, once(server, 'exit').then(() => expect.fail(`it ended: ${printed}`))]);
  url = /The catalogue is at (\S+)/.exec(printed)?.[1] ?? '';
}, START_MS);

afterAll(async () => {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
});

const titles = (page: Page): Promise<string[]> => page.getByRole('heading', { level: 2 }).allTextContents();

it('shows every piece, in each theme and language', { timeout: PATIENCE_MS }, async () => {
  const page = await browser.visit(url);
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: PATIENCE_MS });
  const components = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const shown = await titles(page);
  expect(components.map((file) => file.replace('.tsx', '')).filter((file) => !shown.includes(file))).toEqual([]);
  const links = page.getByRole('main').getByRole('link', { name: /\// });
  expect(await links.allTextContents()).toEqual(tables);
  await page.getByRole('radio', { name: 'dark' }).check({ force: true });
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await page.getByRole('button', { name: 'Toast' }).click();
  await page.getByRole('button', { name: 'Sheet' }).click();
  await page.getByRole('button', { name: 'Fermer' }).first().waitFor();
});

it('has the usual tables of every game', () => {
  for (const game of gameIds) {
    const usual = ['start', 'middle', 'draft', 'hint', 'end'].map((name) => `${game}/${name}`);
    expect(tables).toEqual(expect.arrayContaining(usual));
  }
});

/** Another table on the same page: loading all its modules again is most of the work. */
async function goTo(page: Page, table: string): Promise<void> {
  await page.evaluate((name) => {
    delete document.body.dataset.example;
    history.pushState(null, '', `?table=${name}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, table);
}

it('shows the tables of every game', { timeout: PATIENCE_MS }, async () => {
  const page = await browser.visit(`${url}?table=${tables[0]}`);
  for (const table of tables) {
    await goTo(page, table);
    await page.locator('[data-example=ready]').waitFor({ timeout: PATIENCE_MS });
    expect(await page.getByRole('grid').count(), table).toBeGreaterThan(0);
  }
});
