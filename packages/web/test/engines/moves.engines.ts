/** The page in the engines of Chrome, Firefox and Safari: played, found again, offline, and together online. */

import { gameIds } from '@riverstone/rules';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { english } from '../support/english';
import { useOnlineSite } from '../support/online/online-site';
import { type EngineName, engineNames, type OpenEngine, openEngine } from './engine';
import { faultsIn, goTo, knowHow, liftStone, logIn, newTable, playIn } from './play';

const site = useOnlineSite();
const open = new Map<EngineName, OpenEngine>();
const opened = (name: EngineName): OpenEngine => {
  const engine = open.get(name);
  if (engine === undefined) throw new Error(`${name} is open in tests only`);
  return engine;
};

beforeAll(async () => {
  await Promise.all(engineNames.map(async (name) => open.set(name, await openEngine(name))));
});
afterAll(async () => {
  await Promise.all([...open.values()].map((engine) => engine.close()));
});

describe.each(engineNames)('in %s', (name) => {
  beforeAll(async () => {
    await opened(name).goTo(site.url);
    await opened(name).evaluate(knowHow, gameIds);
  });
  afterEach(async () => {
    expect(await faultsIn(opened(name))).toEqual([]);
  });

  it.each(gameIds.filter((game) => playIn[game] !== undefined))(
    'plays %s, and finds it again after a reload',
    async (game) => {
      const engine = opened(name);
      await newTable(engine, site.url, game);
      await playIn[game]?.(engine);
      const played = await logIn(engine);
      expect(played.length).toBeGreaterThan(0);
      await engine.reload();
      await engine.until(() => document.querySelector('[role=grid], .pause-cover') !== null);
      const found = await logIn(engine);
      expect(found.slice(-played.length)).toEqual(played);
    },
  );

  it('comes up again although the server is gone', async () => {
    const engine = opened(name);
    await engine.goTo(site.url);
    await engine.until(async () => {
      await navigator.serviceWorker.ready;
      return navigator.serviceWorker.controller !== null;
    });
    await site.stop();
    try {
      await engine.reload();
      await engine.until(() => document.querySelector('h1') !== null);
    } finally {
      await site.start();
    }
  });

  it('shows the focus after a key, though the mouse was used before', async () => {
    const engine = opened(name);
    await newTable(engine, site.url, 'kakuzu');
    await engine.click('[data-square="40"]');
    await engine.press('ArrowRight');
    await engine.until(() => document.activeElement?.matches('[data-square="41"]:focus-visible') === true);
    await engine.click('.table-header [aria-haspopup=menu]');
    await engine.press('ArrowDown');
    await engine.until(() => document.activeElement?.matches('[role=menuitem]:focus-visible') === true);
    await engine.press('Escape');
    await engine.press('?');
    await engine.until(() => document.activeElement?.matches('dialog[open]') === true);
    await engine.press('Escape');
    await engine.until(() => document.querySelector('dialog[open]') === null);
  });

  it('says at once that it is stored, and lets nothing jump', async () => {
    const engine = opened(name);
    await goTo(engine, site.url, '#/settings');
    await engine.until(() => document.querySelector('h1') !== null);
    const note = await engine.evaluate(() => document.querySelector('.page-section p')?.textContent ?? '');
    expect(note).toBe(english.app.settings.offlineReady);
    await goTo(engine, site.url, '#/new/kakuro-challenge/online');
    await engine.until(() => document.querySelector('button[type=submit]') !== null);
    expect(await engine.evaluate(movesWithin, 1000)).toEqual([]);
  });
});

describe.each([
  ['chromium', 'firefox'],
  ['firefox', 'webkit'],
  ['webkit', 'chromium'],
] as const)('online, %s and %s', (hostName, guestName) => {
  it('play at one table, a move each way', async () => {
    const [host, guest] = [opened(hostName), opened(guestName)];
    await goTo(host, site.url, '#/new/kakuzu/online');
    await host.click('.online-plan-mine input');
    await host.type('Ada');
    await host.click('button[type=submit]');
    await host.until(() => location.pathname.startsWith('/t/'));
    const table = await host.evaluate(() => location.pathname.slice(1));
    await goTo(guest, site.url, table);
    await guest.click('.join-form input');
    await guest.type('Bo');
    await guest.click('.join-form button[type=submit]');
    // It starts by itself when both are there.
    for (const player of [host, guest]) await player.until(() => document.querySelector('[role=grid]') !== null);
    for (let moves = 1; moves <= 2; moves++) {
      await host.until(() => document.querySelector('.seats-strip-awaited') !== null);
      const isHost = await host.evaluate(
        () => document.querySelector('.seats-strip-awaited')?.classList.contains('seats-strip-mine') === true,
      );
      await liftStone(isHost ? host : guest);
      for (const player of [host, guest]) {
        await player.until((wanted) => document.querySelectorAll('.kakuzu-open').length === wanted, moves);
      }
    }
    expect(await logIn(host)).toEqual(await logIn(guest));
    for (const player of [host, guest]) expect(await faultsIn(player)).toEqual([]);
  });
});

/** Runs in the page: which parts of a form have moved within so many milliseconds. */
async function movesWithin(time: number): Promise<readonly string[]> {
  const places = (): readonly string[] =>
    [...document.querySelectorAll('.new-table > *')].map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return `${part.className} ${Math.round(top)} ${Math.round(height)}`;
    });
  const before = places();
  await new Promise((resolve) => setTimeout(resolve, time));
  return places().filter((place) => !before.includes(place));
}
