/** The built library, unchanged, in a real browser: the same deals and the same results as in Node. */

import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../..', import.meta.url));
const importMap = { imports: { '@riverstone/rules': '/rules/dist/index.js', '@riverstone/rules/': '/rules/dist/' } };

let server: Server;
let browser: Browser;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/')
      return response.end(`<!doctype html><script type="importmap">${JSON.stringify(importMap)}</script>`);
    const file = packages + path.slice(1);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/javascript' });
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  });
});

afterAll(async () => {
  await browser.close();
  await new Promise((resolve) => server.close(resolve));
});

/** Plays a game of each kind from seeds; the same text runs in Node and in the page. */
const script = `
  const { createRng, games, HostedGame, seedFromNumber, unwrap, withGame } = rules;
  return Object.keys(games).map((id) => withGame(id, (game) => {
    const rng = createRng(seedFromNumber(99));
    const table = unwrap(HostedGame.deal(game, { seats: 2, options: {}, seed: seedFromNumber(99) }));
    for (;;) {
      const { over, scores, awaited: [seat] } = table.status;
      if (over) return { id, scores };
      const { actions } = game.legal(table.viewFor(seat), seat);
      unwrap(table.act(seat, actions.find(({ type }) => type === 'none') ?? actions[rng.below(actions.length)]));
    }
  }));`;

it('plays the same games in a browser as in Node', async () => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const inPage = await page.evaluate(
    `import('@riverstone/rules').then((rules) => new Function('rules', ${JSON.stringify(script)})(rules))`,
  );
  const rules = await import('../dist/index.js');
  const inNode = new Function('rules', script)(rules);
  expect(inPage).toEqual(inNode);
  expect(inNode).toHaveLength(3);
  expect(errors).toEqual([]);
});
