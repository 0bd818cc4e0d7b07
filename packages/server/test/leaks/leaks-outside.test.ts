/**
 * What can be read beside the tables while a game runs - HTTP, metrics, the log - tells nothing of it either; nor do
 * sockets of who somebody is.
 */

import { createRng, type GameId, seedFromNumber, unwrap } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/store/sqlite/sqlite-driver.js';
import { hiddenPieces, showsPiece } from '../support/hidden-orders.js';
import { Browser, startHttp } from '../support/http-server.js';
import { useServers } from '../support/online.js';
import { playOut, startTable } from '../support/play-out.js';
import { RandomTable } from '../support/random-table.js';
import { referenceTable } from '../support/reference-table.js';
import { useTables } from '../support/tables-nodes.js';

const nodes = useTables();
const servers = useServers();
const games: readonly [GameId, Readonly<Record<string, unknown>>][] = [
  ['kakuro-challenge', { scoring: 'claim' }],
  ['kakuro-race', { sealed: true }],
  ['kakuzu', {}],
];

describe('while a game runs', () => {
  it.each(games)('nothing about %s with %o is read from outside', async (game, options) => {
    const node = await nodes.open();
    const http = await startHttp({ tables: node.catalogue });
    const browser = new Browser(http);
    const asked: { readonly path: string; readonly text: string; readonly version: number }[] = [];
    const played = new RandomTable(node, { game, seats: 3, options }, createRng(seedFromNumber(1)));
    await played.play(async (version) => {
      if (version % 7 !== 0) return;
      for (const path of [`/api/tables/${played.table}`, `/api/tables/${played.table}/record`, '/api/lobby', '/api/me'])
        asked.push({ path, text: (await browser.get(path)).text, version });
    });
    for (const path of ['/metrics', '/api/openapi.json'])
      asked.push({ path, text: (await browser.get(path)).text, version: 0 });
    const { secret, seed, shares, guests, versions } = referenceTable(
      (await node.store.find(played.table))?.rows ?? [],
    );
    const logged = [...node.logged, ...http.logged];
    await http.close();

    const never = [secret, seed, ...shares.values(), ...guests];
    for (const { text } of asked) for (const hidden of never) expect(text).not.toContain(hidden);
    for (const line of logged) for (const hidden of never) expect(line).not.toContain(hidden);
    expect(asked.filter(({ path }) => path.endsWith('/record')).length).toBeGreaterThan(0);
    expect(logged.length).toBeGreaterThan(0);
    for (const { text, version, path } of asked) {
      const { entries, start } = versions[version] ?? { entries: [], start: null };
      const position = entries.at(-1)?.position ?? start;
      if (position === null || !path.startsWith('/api/')) continue;
      expect(showsPiece(JSON.parse(text), hiddenPieces(game, position.state))).toBe(false);
    }
  });
});

it('nobody is told a token, its hash or a guest by any message of a whole game', async () => {
  const at = await servers.start();
  const people = [await at.guest(), await at.guest()];
  const watcher = await at.guest();
  const texts: string[] = [];
  for (const { player } of [...people, watcher]) player.onText((text) => texts.push(text));
  const table = await startTable(at, people, { game: 'kakuzu', seats: [null, null], options: {} });
  unwrap(await watcher.player.join(table));
  await playOut(
    at,
    'kakuzu',
    people.map(({ player }, seat) => ({ player, seat })),
  );
  const database = await openDatabase(at.data);
  const kept = database.prepare('SELECT hash, guest FROM tokens').all() as { hash: string; guest: string }[];
  database.close();
  const tokens = [...people, watcher].map(({ cookie }) => cookie.slice(cookie.indexOf('=') + 1));
  expect(kept).toHaveLength(3);
  const all = texts.join('\n');
  for (const hidden of [...kept.flatMap(({ hash, guest }) => [hash, guest]), ...tokens]) {
    expect(hidden.length).toBeGreaterThan(15);
    expect(all).not.toContain(hidden);
  }
});
