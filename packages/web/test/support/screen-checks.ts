/**
 * What is expected of every screen: no axe violation, contrast in both themes, and it fits every size, at double zoom
 * and in every language.
 */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoAxeViolations } from './axe';
import { misfits } from './layout';
import { sizeNames, sizes } from './sizes';

/** English was looked at in every size. */
const languages = ['fr', 'it', 'nl', 'de'] as const;

interface Screen {
  readonly name: string;
  readonly isTable: boolean;
}

/** Fails where the screen that a page shows keeps anybody out, or does not fit. */
export async function expectOpenAndFitting(page: Page, { name, isTable }: Screen): Promise<void> {
  await expectNoAxeViolations(page, `${name}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, `${name}, dark`, ['color-contrast']);
  for (const size of sizeNames) {
    await page.setViewportSize(sizes[size]);
    expect(await misfits(page, isTable), `${name}, ${size}`).toEqual([]);
  }
  await page.setViewportSize({ width: sizes.phone.height, height: sizes.phone.width });
  expect(await misfits(page, isTable), `${name}, the phone held sideways`).toEqual([]);
  // At 200 % zoom a desktop has half as many pixels each way.
  await page.setViewportSize({ width: sizes.desktop.width / 2, height: sizes.desktop.height / 2 });
  expect(await misfits(page, isTable), `${name}, zoomed`).toEqual([]);
}

/** Fails where the screen does not fit a phone in one of the other languages. */
export async function expectFittingInEveryLanguage(page: Page, { name, isTable }: Screen): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(sizes.phone);
  for (const language of languages) {
    await switchLanguage(page, language);
    expect(await misfits(page, isTable), `${name}, ${language}`).toEqual([]);
  }
}

/** The same screen in another language, as if it were chosen in another tab. */
export async function switchLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate((wanted) => {
    const key = 'riverstone:settings';
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...stored, language: wanted }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await page.locator(`html[lang=${language}]`).waitFor();
  // What shows the words is drawn by the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
}
