/** Chromium and Firefox, driven by Puppeteer. */

import { readFile } from 'node:fs/promises';
import puppeteer, { type Browser, type KeyInput } from 'puppeteer-core';
import { findChromium, findFirefox } from '../../../../scripts/system-packages.mjs';
import type { BrowserWindow, WindowOptions } from './browser-window';

function launch(name: 'chromium' | 'firefox', folder: string): Promise<Browser> {
  if (name === 'firefox') {
    const preferences = { 'intl.accept_languages': 'en', 'ui.prefersReducedMotion': 1 };
    return puppeteer.launch({
      browser: 'firefox',
      executablePath: findFirefox() ?? 'firefox',
      userDataDir: folder,
      extraPrefsFirefox: preferences,
    });
  }
  return puppeteer.launch({
    executablePath: findChromium() ?? 'chromium',
    args: ['--no-sandbox', '--disable-gpu', '--lang=en', '--force-prefers-reduced-motion'],
    userDataDir: folder,
  });
}

export async function openWithPuppeteer(
  name: 'chromium' | 'firefox',
  { folder, size, script }: WindowOptions,
): Promise<BrowserWindow> {
  const browser = await launch(name, folder);
  const page = await browser.newPage();
  await page.setViewport({ ...size });
  // The first tab of Firefox has no focus.
  await page.bringToFront();
  await page.evaluateOnNewDocument(await readFile(script, 'utf8'));
  return {
    goTo: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    reload: async () => {
      await page.reload({ waitUntil: 'load' });
    },
    evaluate: async (run, ...args) =>
      (await page.evaluate(run as unknown as (...all: unknown[]) => unknown, ...args)) as never,
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key as KeyInput),
    close: () => browser.close(),
  };
}
