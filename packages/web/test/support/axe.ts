/** Looks over a page for what keeps people out. */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const grave = ['serious', 'critical'];

/** Fails on anything serious or critical; `where` says which screen and state it was. */
export async function expectNoAxeViolations(page: Page, where: string): Promise<void> {
  // Legacy mode opens no second page: there are no frames here to gather.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  const found = violations
    .filter(({ impact }) => grave.includes(impact ?? ''))
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found, where).toEqual([]);
}
