/**
 * What is expected of every screen: no axe violation in both themes, and it fits every size, at double zoom and in
 * every language.
 */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoAxeViolations } from './axe';
import { misfits } from './layout';
import { sizeNames, sizes } from './sizes';

const languages = ['fr', 'it', 'nl', 'de', 'en'] as const;

interface Screen {
  readonly name: string;
  readonly isTable: boolean;
}

/** Fails where the screen that a page shows keeps anybody out, or does not fit. */
export async function expectOpenAndFitting(page: Page, { name, isTable }: Screen): Promise<void> {
  await expectNoAxeViolations(page, `${name}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, `${name}, dark`);
  for (const size of sizeNames) {
    await page.setViewportSize(sizes[size]);
    expect(await misfits(page, isTable), `${name}, ${size}`).toEqual([]);
  }
  // At 200 % zoom a desktop has half as many pixels each way.
  await page.setViewportSize({ width: sizes.desktop.width / 2, height: sizes.desktop.height / 2 });
  expect(await misfits(page, isTable), `${name}, zoomed`).toEqual([]);
}

/** Fails where the screen does not fit a phone in one of the languages; `ready` waits for it after a reload. */
export async function expectFittingInEveryLanguage(
  page: Page,
  { name, isTable }: Screen,
  ready: () => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(sizes.phone);
  for (const language of languages) {
    await speak(page, language);
    await ready();
    expect(await misfits(page, isTable), `${name}, ${language}`).toEqual([]);
  }
}

/** The same screen in another language, loaded again. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((wanted) => {
    const kept = JSON.parse(localStorage.getItem('riverstone:settings') ?? '{}');
    localStorage.setItem('riverstone:settings', JSON.stringify({ ...kept, language: wanted }));
  }, language);
  await page.reload();
  await page.locator(`html[lang=${language}]`).waitFor();
}
