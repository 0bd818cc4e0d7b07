/** The page in one engine: learnt, played, found again, offline. */

import { gameIds } from '@riverstone/rules';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { english } from '../support/english';
import { dealtTable } from '../support/next-inputs';
import { type OnlineSite, useOnlineSite } from '../support/online/online-site';
import { type EngineName, type OpenEngine, openEngine } from './engine';
import { lessonClicksOf } from './lessons';
import { arrive, begin, faultsIn, goTo, logIn, newTable, play, prompt, sitDownAt, typeName } from './play';
import { useEngines } from './use-engines';

/** Tests of one engine, in a file of their own. */
export function itWorksIn(name: EngineName): void {
  const site = useOnlineSite();
  const engines = useEngines(name);
  const opened = (): OpenEngine => engines(name);

  beforeAll(async () => {
    await arrive(opened(), site.url);
  });
  afterEach(async () => {
    expect(await faultsIn(opened())).toEqual([]);
  });

  if (name !== 'chromium') itPlays(name, site, opened);
  itLooksRight(site, opened);
}

/** What other tests look at in Chromium alone. `opened` is the engine, on the page. */
function itPlays(name: EngineName, site: OnlineSite, opened: () => OpenEngine): void {
  it.each(gameIds)('teaches %s, and leads on to a real game', async (game) => {
    const engine = opened();
    await goTo(engine, site.url, `#/learn/${game}`);
    const steps = await lessonClicksOf(game);
    for (const [index, parts] of steps.entries()) {
      await engine.sees(prompt(`${index + 1} of ${steps.length}`));
      for (const part of parts) await engine.click(part);
    }
    await engine.click({ role: 'button', name: 'Play a real game' });
    await begin(engine);
  });

  it.each(gameIds)('plays %s, and finds it again after a reload', async (game) => {
    const engine = opened();
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
    // In a browser of its own: WebKit now and then never ends the first installation of a service worker, and then
    // does so until it is closed.
    const engine = await openEngine(name);
    try {
      await arrive(engine, site.url);
      // Not by waiting for its promise: no script in WebKit may take 30 seconds, and the worker may on a busy machine.
      await engine.until(() => navigator.serviceWorker.controller !== null);
      await site.stop();
      try {
        await newTable(engine, site.url, 'kakuzu');
        await play(engine, 1);
        expect(await faultsIn(engine)).toEqual([]);
      } finally {
        await site.start();
      }
    } finally {
      await engine.close();
    }
  });
}

/** What each engine does in its own way. */
function itLooksRight(site: OnlineSite, opened: () => OpenEngine): void {
  it('shows the focus after a key, though the mouse was used before', async () => {
    const engine = opened();
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
    const engine = opened();
    await goTo(engine, site.url, '#/settings');
    await engine.sees({ role: 'heading', name: english.settings.offline });
    const isKept = await engine.evaluate(() => navigator.serviceWorker.controller !== null);
    const notes = await engine.evaluate(() =>
      [...document.querySelectorAll('p')].map(({ textContent }) => textContent),
    );
    expect(notes).toContain(isKept ? english.settings.offlineReady : english.settings.offlineWaiting);
    await goTo(engine, site.url, '#/new/kakuro-challenge/online');
    await engine.sees({ role: 'button', name: english.online.newTable.make });
    await engine.evaluate(watchPlaces);
    await typeName(engine);
    expect(await engine.evaluate(moved)).toEqual([]);
  });
}

const isSameLine = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

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
