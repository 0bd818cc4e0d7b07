/** A browser of any engine, in one small interface: what the tests need, and no more. */

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingProgramsMessage } from '../../../../scripts/system-packages.mjs';
import type { BrowserWindow, InPage } from './browser-window';
import { openWithPuppeteer } from './puppeteer-window';
import { openWebkit } from './webkit-window';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** A part of the page by what it is, and by what it is called. */
export interface Part {
  readonly role: string;
  /** The whole name, or a pattern for a part of it. */
  readonly name?: string | RegExp;
  /** Which of them; the first unless given. */
  readonly nth?: number;
}

export interface OpenEngine extends BrowserWindow {
  readonly name: EngineName;
  /** Waits until something is true in the page. */
  until<Args extends readonly unknown[]>(run: InPage<Args, boolean>, ...args: Args): Promise<void>;
  has(part: Part): Promise<boolean>;
  /** Waits until a part is there. */
  sees(part: Part): Promise<void>;
  /** Clicks a part, once it is there and rests. */
  click(part: Part): Promise<void>;
  type(text: string): Promise<void>;
}

/** What `find-parts.js` brings to each page. */
interface PageWithParts {
  riverstoneParts(role: string, pattern?: string): readonly HTMLElement[];
  /** The part that is to be clicked, until it has heard so. */
  riverstoneClicks?: HTMLElement;
}

/** These run in each page: they note whatever goes wrong, and find parts. */
const scripts = ['watch-faults.js', 'find-parts.js'].map((name) => new URL(name, import.meta.url));

const SIZE = { width: 1000, height: 720 };
/** Longer than anything takes, also on a machine that has much else to do. */
export const PATIENCE_MS = 40_000;
const LOOK_AGAIN_MS = 30;

/** Opens a window of an engine; says what to install where it can't. */
export async function openEngine(name: EngineName): Promise<OpenEngine> {
  const missing = missingProgramsMessage('engines');
  if (missing !== null) throw new Error(missing);
  const folder = await mkdtemp(join(tmpdir(), `riverstone-${name}-`));
  const script = join(folder, 'riverstone-script.js');
  await writeFile(script, (await Promise.all(scripts.map((file) => readFile(file, 'utf8')))).join('\n'));
  const options = { folder, size: SIZE, script };
  const window = await (name === 'webkit' ? openWebkit(options) : openWithPuppeteer(name, options));
  const until: OpenEngine['until'] = async (run, ...args) => {
    const end = Date.now() + PATIENCE_MS;
    while (!(await window.evaluate(run, ...args))) {
      if (Date.now() > end) {
        const shown = await window.evaluate(
          () => `${location.pathname}${location.hash} ${document.body.textContent?.slice(0, 300)}`,
        );
        throw new Error(`${name} timed out waiting for ${run} of ${JSON.stringify(args)}, at ${shown}`);
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  };
  const sees = (part: Part): Promise<void> => until(isThere, ...asked(part));
  return {
    ...window,
    name,
    until,
    has: (part) => window.evaluate(isThere, ...asked(part)),
    sees,
    async click(part) {
      await sees(part);
      const place = await window.evaluate(settledCentre, ...asked(part));
      await window.clickAt(place.x, place.y);
      await until(hasHeardClick);
    },
    async type(text) {
      for (const letter of text) await window.press(letter);
    },
    async close() {
      await window.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A part, as a page is asked for it. A page without a name for it wants any. */
function asked({ role, name = /(?:)/, nth = 0 }: Part): [role: string, pattern: string, nth: number] {
  const whole = (text: string): string =>
    `^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s')}$`;
  return [role, typeof name === 'string' ? whole(name) : name.source, nth];
}

/** Runs in the page. */
function isThere(role: string, pattern: string, nth: number): boolean {
  return (window as unknown as PageWithParts).riverstoneParts(role, pattern)[nth] !== undefined;
}

/** Runs in the page: the centre of a part, once it has not moved for two frames. Also prepares `hasHeardClick`. */
async function settledCentre(role: string, pattern: string, nth: number): Promise<{ x: number; y: number }> {
  const page = window as unknown as PageWithParts;
  const find = (): HTMLElement | undefined => page.riverstoneParts(role, pattern)[nth];
  find()?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  await document.fonts.ready;
  let place = find()?.getBoundingClientRect();
  for (let frames = 0; frames < 200; frames++) {
    await new Promise((resolve) => setTimeout(resolve, 34));
    const next = find()?.getBoundingClientRect();
    if (next !== undefined && place !== undefined && next.top === place.top && next.left === place.left) break;
    place = next;
  }
  const part = find();
  if (part === undefined || place === undefined) throw new Error(`${role} ${pattern} is gone again`);
  page.riverstoneClicks = part;
  return { x: place.left + place.width / 2, y: place.top + place.height / 2 };
}

/** Runs in the page: whether the part has received the click. True on a new page, which the click has opened. */
function hasHeardClick(): boolean {
  return (window as unknown as PageWithParts).riverstoneClicks === undefined;
}
