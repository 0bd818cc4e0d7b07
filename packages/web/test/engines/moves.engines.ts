/** The page in the engines of Chrome, Firefox and Safari: learnt, played, found again, offline, and together online. */

import { gameIds } from '@riverstone/rules';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { english } from '../support/english';
import { dealtTable } from '../support/next-deeds';
import { useOnlineSite } from '../support/online/online-site';
import { type EngineName, engineNames, type OpenEngine, openEngine } from './engine';
import { lessonSteps } from './lessons';
import { arrive, begin, faultsIn, goTo, liftStone, logIn, newTable, patiently, play, prompt, sitDownAt } from './play';

/** Whoever sits at an engine, where names are asked for. */
const names: Readonly<Record<EngineName, string>> = { chromium: 'Ada', firefox: 'Bo', webkit: 'Cleo' };

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
    await arrive(opened(name), site.url);
  });
  afterEach(async () => {
    expect(await faultsIn(opened(name))).toEqual([]);
  });

  it.each(gameIds)('teaches %s, and leads on to a real game', async (game) => {
    const engine = opened(name);
    await goTo(engine, site.url, `#/learn/${game}`);
    const steps = lessonSteps[game];
    for (const [index, parts] of steps.entries()) {
      await engine.sees(prompt(`${index + 1} of ${steps.length}`));
      for (const part of parts) await engine.click(part);
    }
    await engine.click({ role: 'button', name: 'Play a real game' });
    await begin(engine);
  });

  it.each(gameIds)('plays %s, and finds it again after a reload', async (game) => {
    const engine = opened(name);
    await sitDownAt(engine, site.url, dealtTable(game));
    await play(engine, 2);
    const played = await logIn(engine);
    expect(played.length).toBeGreaterThan(0);
    await engine.reload();
    await engine.sees({ role: 'list', name: english.app.table.log });
    const found = await logIn(engine);
    // What could have been found comes after a line when a bot has thought about it.
    expect(found.slice(-played.length).every((line, index) => isSameLine(line, played[index] ?? ''))).toBe(true);
  });

  it('comes up again although the server is gone', async () => {
    const engine = opened(name);
    await engine.goTo(site.url);
    await engine.until(async () => {
      await navigator.serviceWorker.ready;
      return navigator.serviceWorker.controller !== null;
    });
    await site.stop();
    try {
      await newTable(engine, site.url, 'kakuzu');
      await play(engine, 1);
    } finally {
      await site.start();
    }
  });

  it('shows the focus after a key, though the mouse was used before', async () => {
    const engine = opened(name);
    await newTable(engine, site.url, 'kakuzu');
    await engine.click({ role: 'gridcell', name: /^e5\b/ });
    await engine.press('ArrowRight');
    await engine.until(() => document.activeElement?.matches('[aria-label^=f5]:focus-visible') === true);
    await engine.click({ role: 'button', name: english.app.table.menu });
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
    await engine.sees({ role: 'heading', name: english.app.settings.offline });
    const notes = await engine.evaluate(() =>
      [...document.querySelectorAll('p')].map(({ textContent }) => textContent),
    );
    expect(notes).toContain(english.app.settings.offlineReady);
    await goTo(engine, site.url, '#/new/kakuro-challenge/online');
    await engine.sees({ role: 'button', name: english.online.newTable.make });
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
    await typeName(host);
    await host.click({ role: 'button', name: english.online.newTable.make });
    await host.until(() => location.pathname.startsWith('/t/'));
    const table = await host.evaluate(() => location.pathname.slice(1));
    await goTo(guest, site.url, table);
    await typeName(guest);
    await guest.click({ role: 'button', name: english.online.joinForm.sitDown });
    // It starts by itself when both are there.
    for (const player of [host, guest]) await player.sees({ role: 'grid' });
    for (let boxesLeft = 9; boxesLeft > 7; boxesLeft--) {
      await liftStone(await whoever([host, guest], english.kakuzu.prompt.setup.you({ boxesLeft })));
    }
    for (const player of [host, guest]) await player.sees({ role: 'gridcell', name: /, \d$/, nth: 1 });
    for (const player of [host, guest]) expect(await faultsIn(player)).toEqual([]);
    const logs = [await logIn(host), await logIn(guest)].map((lines) =>
      lines.map((line) => line.match(/[a-i]\d: \d/)?.[0]),
    );
    expect(logs[0]).toHaveLength(2);
    expect(logs[0]).toEqual(logs[1]);
  });
});

const isSameLine = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/** Types a name, unless the browser knows it from another table. */
async function typeName(engine: OpenEngine): Promise<void> {
  await engine.click({ role: 'textbox', name: english.online.newTable.yourName });
  const known = await engine.evaluate(() => (document.activeElement as HTMLInputElement).value);
  if (known === '') await engine.type(names[engine.name]);
}

/** The one who is asked this. */
function whoever(players: readonly OpenEngine[], asked: string): Promise<OpenEngine> {
  return patiently(async () => {
    for (const player of players) if (await player.has(prompt(asked))) return player;
    return undefined;
  });
}

/** Runs in the page: which parts of a form have moved within so many milliseconds. */
async function movesWithin(time: number): Promise<readonly string[]> {
  const places = (): readonly string[] =>
    [...document.querySelectorAll('form > *')].map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return `${part.className} ${Math.round(top)} ${Math.round(height)}`;
    });
  const before = places();
  await new Promise((resolve) => setTimeout(resolve, time));
  return places().filter((place) => !before.includes(place));
}
