/**
 * `npm run dev`: an edit is on the screen at once, an open table and a move that is laid out stay; the server keeps its
 * tables.
 */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useBrowser } from './support/browser';
import { copyProject, type ProjectCopy } from './support/project-copy';
import { seatPlayers } from './support/tables';

const START_MS = 60_000;
const RESTART_MS = 20_000;

const browser = useBrowser();
let copy: ProjectCopy;
let dev: ChildProcess;
let url = '';
let printed = '';

beforeAll(async () => {
  copy = copyProject();
  dev = spawn(process.execPath, ['scripts/dev.mjs', '--host', '127.0.0.1', '--port', '5273'], { cwd: copy.root });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (data) => (printed += data));
  const ended = once(dev, 'exit').then(() => expect.fail(`it ended: ${printed}`));
  await Promise.race([until(() => /Riverstone is at (\S+)/.test(printed)), ended]);
  url = /Riverstone is at (\S+)/.exec(printed)?.[1] ?? '';
}, START_MS);

afterAll(async () => {
  await stop();
  copy.remove();
});

async function stop(): Promise<void> {
  if (dev.exitCode !== null) return;
  const ended = once(dev, 'exit');
  dev.kill('SIGTERM');
  await ended;
}

async function until(isSo: () => boolean | Promise<boolean>, patience = RESTART_MS): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`timed out; printed: ${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Marks the page, so that a reload can be told from a refresh. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

it('an edited component and an edited style sheet are refreshed, and a chosen square stays chosen', async () => {
  const page = await browser.visit(url);
  await seatPlayers(page, url, 'kakuzu', ['Ada']);
  await mark(page);
  const stone = page.getByRole('gridcell').first();
  await stone.click();
  expect(await page.getByRole('button', { name: /^Lift/ }).getAttribute('aria-disabled')).toBeNull();

  copy.edit('packages/web/src/ui', 'button.tsx', 'class="button-text"', 'class="button-text" data-edited="yes"');
  const lift = page.getByRole('button', { name: /^Lift/ });
  await lift.locator('[data-edited=yes]').waitFor();
  copy.edit('packages/web/src/ui', 'button.css', '.button {', '.button {\n  letter-spacing: 3px;');
  await until(async () => (await lift.evaluate((button) => getComputedStyle(button).letterSpacing)) === '3px');

  expect(await isMarked(page)).toBe(true);
  expect(await lift.getAttribute('aria-disabled')).toBeNull();
  await lift.click();
  await stone.getByText(/\d/).waitFor();
});

it('an edited message is shown without a reload, and screens that are loaded later still speak', async () => {
  const page = await browser.visit(url);
  await page.getByText('Three number games').waitFor();
  await mark(page);
  copy.edit('packages/web/src/messages/app', 'en.json', 'Three number games', 'Number games, edited');
  await page.getByText('Number games, edited').waitFor();
  copy.edit('packages/web/src/kakuzu/messages', 'en.json', 'A sudoku under', 'An edited sudoku under');
  await page.getByText('An edited sudoku under').waitFor();
  expect(await isMarked(page)).toBe(true);
  await page.getByRole('button', { name: 'How to play Kakuzu' }).click();
  await page.getByText('A solved sudoku is hidden').waitFor();
});

it('an edited server restarts with its tables', async () => {
  const guest = await fetch(`${url}api/me`);
  expect(await guest.json()).toMatchObject({ known: false });
  copy.edit('packages/server/src', 'open-api.ts', "title: 'Riverstone'", "title: 'Riverstone, edited'");
  const description = () => fetch(`${url}api/openapi.json`).then((answer) => answer.text());
  await until(async () => (await description()).includes('Riverstone, edited'));
  const cookie = guest.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const again = await fetch(`${url}api/me`, { headers: { cookie } });
  expect(await again.json()).toMatchObject({ known: true });
});

it('leaves no process behind when it is stopped', async () => {
  const children = execFileSync('pgrep', ['-P', `${dev.pid}`], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);
  expect(children.length).toBeGreaterThan(0);
  await stop();
  expect(dev.exitCode).toBe(0);
  const isRunning = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await until(() => !children.some(isRunning));
});
