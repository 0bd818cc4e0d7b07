/** `npm run new-game`: what it makes compiles, passes its tests, and is played in terminal, browser and online. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useBrowser } from './support/browser';
import { copyProject, type ProjectCopy } from './support/project-copy';
import { quickBots } from './support/tables';

const GAME = 'race-to-21';
const BUILD_MS = 300_000;

const project = fileURLToPath(new URL('../../..', import.meta.url));
const browser = useBrowser();
let copy: ProjectCopy;
let server: ChildProcess | undefined;
let url = '';

const run = (args: readonly string[], input = ''): string =>
  execFileSync(process.execPath, args, {
    cwd: copy.root,
    encoding: 'utf8',
    input,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
  });

beforeAll(async () => {
  copy = copyProject({ isBuilt: true });
  run(['scripts/new-game.mjs', GAME]);
  // Type-checks all packages and their tests, too.
  run(['scripts/build.mjs']);
  const args = ['packages/cli/dist/riverstone.js', 'serve', '--port', '0', '--host', '127.0.0.1'];
  server = spawn(process.execPath, [...args, '--data', `${copy.root}/tables.sqlite`], { cwd: copy.root });
  let printed = '';
  for await (const text of server.stdout ?? []) {
    printed += text;
    url = /http:\S+/.exec(printed)?.[0] ?? '';
    if (url !== '') break;
  }
}, BUILD_MS);

afterAll(async () => {
  if (server !== undefined) {
    server.kill();
    await once(server, 'exit');
  }
  copy.remove();
});

/** Files that are there before and after, with the lines that were added. */
function changedFiles(): ReadonlyMap<string, number> {
  const files = readdirSync(`${copy.root}/packages`, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:ts|tsx|json)$/.test(file) && !/node_modules|dist\/|\/generated\//.test(file),
  );
  const added = files.flatMap((file): [string, number][] => {
    try {
      const before = new Set(readFileSync(`${project}packages/${file}`, 'utf8').split('\n'));
      const after = readFileSync(`${copy.root}/packages/${file}`, 'utf8').split('\n');
      const lines = after.filter((line) => !before.has(line)).length;
      return lines === 0 ? [] : [[file, lines]];
    } catch {
      return [];
    }
  });
  return new Map(added);
}

it('adds one or two lines to each registry, and touches nothing else outside its folders', () => {
  const changed = changedFiles();
  expect([...changed.keys()].sort()).toEqual([
    'bots/src/registry.ts',
    'cli/src/games.ts',
    'rules/src/game-ids.ts',
    'rules/src/games.ts',
    'rules/test/test-kits.ts',
    'web/src/games.ts',
  ]);
  expect(Math.max(...changed.values())).toBeLessThanOrEqual(2);
});

it('brings tests that pass', { timeout: 120_000 }, () => {
  const output = run([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'unit',
    `packages/rules/src/${GAME}`,
    `packages/bots/src/${GAME}`,
    'packages/rules/test/clauses.test.ts',
    'packages/web/src/lesson',
    'packages/web/src/rules-texts.test.ts',
  ]);
  expect(output).toMatch(/Test Files\D+5 passed/);
});

it('can be played in the terminal', () => {
  const lines = '+1\n'.repeat(40);
  const output = run(['packages/cli/dist/riverstone.js', 'play', GAME, '--seats', 'Ada,bot:master'], lines);
  expect(output).toContain('Total 21 of 21');
});

it('refuses a name that is taken, or that is no id', () => {
  for (const [name, sentence] of [
    ['kakuzu', 'already'],
    ['My Game', 'lower-case'],
  ] as const) {
    expect(() => run(['scripts/new-game.mjs', name])).toThrow(sentence);
  }
});

/** Adds 1 whenever it is somebody's turn, until the game is over. */
async function playOut(pages: readonly [Page, ...Page[]]): Promise<void> {
  while (!(await pages[0].getByRole('dialog').isVisible())) {
    for (const page of pages) {
      const total = await page.getByRole('img', { name: /^Total/ }).getAttribute('aria-label');
      const add = page.getByRole('button', { name: 'Add 1', exact: true, disabled: false });
      if (total?.startsWith('Total 21') || !(await add.isVisible())) continue;
      await add.click();
      // Online the button stays until the server has answered.
      await page.getByRole('img', { name: total ?? '', exact: true }).waitFor({ state: 'detached' });
    }
  }
}

it('can be played in a browser, to the end', async () => {
  const page = await browser.visit(url);
  await page.addInitScript(quickBots);
  await page.goto(`${url}#/new/${GAME}`);
  await page.reload();
  await page.locator('button[type="submit"]').click();
  await page.getByRole('button', { name: 'Add 1', exact: true }).waitFor();
  await playOut([page]);
  await page.getByRole('dialog').waitFor();
});

it('can be played at an online table by two people', async () => {
  const ada = await browser.visit(url);
  const table = await ada.evaluate(async (game) => {
    await fetch('/api/me');
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ game, options: {}, seats: [null, null], name: 'Ada', listed: false });
    return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).table as string;
  }, GAME);
  const bo = await browser.visit(`${url}t/${table}`);
  await ada.goto(`${url}t/${table}`);
  await bo.getByRole('textbox', { name: 'Your name' }).fill('Bo');
  await bo.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [ada, bo]) await page.getByRole('button', { name: 'Add 1', exact: true }).waitFor();
  await playOut([ada, bo]);
  for (const page of [ada, bo]) await page.getByRole('dialog').waitFor();
});
