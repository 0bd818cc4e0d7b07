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
    const steps = lessonSteps[game] ?? [];
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
    // Not by waiting for its promise: no script in WebKit may take 30 seconds, and the worker may on a busy machine.
    await engine.until(() => navigator.serviceWorker.controller !== null);
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
    const isKept = await engine.evaluate(() => navigator.serviceWorker.controller !== null);
    const notes = await engine.evaluate(() =>
      [...document.querySelectorAll('p')].map(({ textContent }) => textContent),
    );
    expect(notes).toContain(isKept ? english.app.settings.offlineReady : english.app.settings.offlineWaiting);
    await goTo(engine, site.url, '#/new/kakuro-challenge/online');
    await engine.sees({ role: 'button', name: english.online.newTable.make });
    await engine.evaluate(watchPlaces);
    await typeName(engine);
    expect(await engine.evaluate(moved)).toEqual([]);
  });
});

describe('online, across engines', () => {
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
      await liftStone(await whoever(players, english.kakuzu.prompt.setup.you({ boxesLeft: 9 - made })));
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

interface PageWithPlaces {
  riverstonePlaces: Set<string>;
}

/** Runs in the page: notes from now on, picture by picture, where the parts of a form are. */
function watchPlaces(): void {
  const places = new Set<string>();
  (window as unknown as PageWithPlaces).riverstonePlaces = places;
  const look = (): void => {
    for (const [index, part] of document.querySelectorAll('form > *').entries()) {
      const { top, height } = part.getBoundingClientRect();
      places.add(`${index} ${part.className}: ${Math.round(top + scrollY)} ${Math.round(height)}`);
    }
    requestAnimationFrame(look);
  };
  look();
}

/** Runs in the page: the parts of the form that were at more than one place, once all fonts are there. */
async function moved(): Promise<readonly string[]> {
  await document.fonts.ready;
  const places = [...(window as unknown as PageWithPlaces).riverstonePlaces];
  const part = (place: string): string => place.slice(0, place.indexOf(':'));
  return places.filter((place) => places.some((other) => other !== place && part(other) === part(place)));
}
