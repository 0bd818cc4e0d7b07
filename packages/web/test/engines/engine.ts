/** A browser of any engine, in one small interface: what the tests need, and no more. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whatIsLacking } from '../../../../scripts/system-packages.mjs';
import type { BrowserWindow, InPage } from './browser-window';
import { openWithPuppeteer } from './puppeteer-window';
import { openWebkit } from './webkit-window';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export interface OpenEngine extends BrowserWindow {
  readonly name: EngineName;
  /** Waits until something is true in the page. */
  until<Args extends readonly unknown[]>(run: InPage<Args, boolean>, ...args: Args): Promise<void>;
  /** Clicks what a selector finds, once it is there and rests. */
  click(selector: string): Promise<void>;
  type(text: string): Promise<void>;
}

/** Notes whatever goes wrong in a page. */
const faultScript = fileURLToPath(new URL('watch-faults.js', import.meta.url));

const SIZE = { width: 1200, height: 900 };
const PATIENCE_MS = 20_000;
const LOOK_AGAIN_MS = 30;
const PRESSES = 5;

/** Opens a window of an engine; says what to install where it can't. */
export async function openEngine(name: EngineName): Promise<OpenEngine> {
  const lacking = whatIsLacking('engines');
  if (lacking !== null) throw new Error(lacking);
  const folder = await mkdtemp(join(tmpdir(), `riverstone-${name}-`));
  const opening =
    name === 'webkit' ? openWebkit(folder, SIZE, faultScript) : openWithPuppeteer(name, folder, SIZE, faultScript);
  const window = await opening;
  const until: OpenEngine['until'] = async (run, ...args) => {
    const end = Date.now() + PATIENCE_MS;
    while (!(await window.evaluate(run, ...args))) {
      if (Date.now() > end) {
        const shown = await window.evaluate(
          () => `${location.pathname}${location.hash} ${document.body.textContent?.slice(0, 300)}`,
        );
        throw new Error(`${name} waited in vain for ${run} of ${JSON.stringify(args)}, at ${shown}`);
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  };
  return {
    ...window,
    name,
    until,
    async click(selector) {
      await until((wanted) => document.querySelector(wanted) !== null, selector);
      // WebKit's driver loses a press now and then, and the page never hears of it: then it is pressed again.
      for (let tries = 0; tries < PRESSES; tries++) {
        const { x, y } = await window.evaluate(restingPlace, selector);
        await window.clickAt(x, y);
        if (await window.evaluate(hasHeardPress)) return;
      }
      throw new Error(`${name} hears no press at ${selector}`);
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

/** Runs in the page: the middle of an element, once it has stayed where it is for two frames. */
async function restingPlace(selector: string): Promise<{ x: number; y: number }> {
  const find = (): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
  document.querySelector(selector)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  await document.fonts.ready;
  let place = find();
  for (let frames = 0; frames < 200; frames++) {
    await new Promise((resolve) => setTimeout(resolve, 34));
    const next = find();
    if (next !== undefined && place !== undefined && next.top === place.top && next.left === place.left) break;
    place = next;
  }
  if (place === undefined) throw new Error(`nothing to click on at ${selector}`);
  const root = document.documentElement;
  delete root.dataset.pressed;
  const note = (): void => {
    root.dataset.pressed = '';
  };
  addEventListener('pointerdown', note, { capture: true, once: true });
  return { x: place.left + place.width / 2, y: place.top + place.height / 2 };
}

/** Runs in the page: whether a press has come since the last look for a place. */
async function hasHeardPress(): Promise<boolean> {
  const end = performance.now() + 500;
  while (performance.now() < end && document.documentElement.dataset.pressed === undefined) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return document.documentElement.dataset.pressed !== undefined;
}
