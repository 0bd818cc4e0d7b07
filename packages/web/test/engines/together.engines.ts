/** Chromium, Firefox and WebKit together at one online table. */

import { beforeAll, expect, it } from 'vitest';
import { english } from '../support/english';
import { useOnlineSite } from '../support/online/online-site';
import { engineNames, type OpenEngine } from './engine';
import { arrive, faultsIn, goTo, liftStone, logIn, prompt, retryUntilFound, typeName } from './play';
import { useEngines } from './use-engines';

const site = useOnlineSite();
const opened = useEngines(...engineNames);

beforeAll(async () => {
  for (const name of engineNames) await arrive(opened(name), site.url);
});

it('three play at one table, a move each', async () => {
  const [host, ...guests] = engineNames.map(opened) as [OpenEngine, ...OpenEngine[]];
  const players = [host, ...guests];
  const table = await makeTable(host, players.length);
  for (const guest of guests) {
    await goTo(guest, site.url, table);
    await typeName(guest);
    await guest.click({ role: 'button', name: english.online.joinForm.sitDown });
  }
  // It starts by itself when all are there.
  for (const player of players) await player.sees({ role: 'grid' });
  for (const made of players.keys()) {
    await liftStone(await playerAsked(players, english.kakuzu.prompt.setup.you({ boxesLeft: 9 - made })));
  }
  const logs = [];
  for (const player of players) {
    await player.sees({ role: 'gridcell', name: /, \d$/, nth: players.length - 1 });
    logs.push((await logIn(player)).map((line) => line.match(/[a-i]\d: \d/)?.[0]));
    expect(await faultsIn(player)).toEqual([]);
  }
  expect(new Set(logs[0]).size).toBe(players.length);
  for (const log of logs) expect(log).toEqual(logs[0]);
});

/** Makes a table with so many seats, and gives its path. */
async function makeTable(host: OpenEngine, seats: number): Promise<string> {
  await goTo(host, site.url, '#/new/kakuzu/online');
  await typeName(host);
  for (let more = 2; more < seats; more++) {
    await host.click({ role: 'button', name: english.app.newTable.addSeat });
  }
  await host.click({ role: 'button', name: english.online.newTable.make });
  await host.until(() => location.pathname.startsWith('/t/'));
  return host.evaluate(() => location.pathname.slice(1));
}

/** The one who is asked this. */
function playerAsked(players: readonly OpenEngine[], asked: string): Promise<OpenEngine> {
  return retryUntilFound(async () => {
    for (const player of players) if (await player.has(prompt(asked))) return player;
    return undefined;
  });
}
