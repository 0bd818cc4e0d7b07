/** Looks over a page for what keeps people out. */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const grave = ['serious', 'critical'];
/** The rules that look at colours: between one theme and the other nothing else changes. */
const aboutColours = ['color-contrast', 'link-in-text-block'];

/** Fails on anything serious or critical; `where` says which screen and state it was. */
export async function expectNoAxeViolations(page: Page, where: string): Promise<void> {
  await expectNone(axe(page), where);
}

/** The same of a screen that was looked over already, now in other colours. */
export async function expectColoursWithoutViolations(page: Page, where: string): Promise<void> {
  await expectNone(axe(page).withRules(aboutColours), where);
}

/** Legacy mode opens no second page: there are no frames here to gather. */
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode(true);

async function expectNone(builder: AxeBuilder, where: string): Promise<void> {
  const { violations } = await builder.analyze();
  const found = violations
    .filter(({ impact }) => grave.includes(impact ?? ''))
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found, where).toEqual([]);
}
