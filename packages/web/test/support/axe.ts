/** Looks over a page for what keeps people out. */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const grave = ['serious', 'critical'];

/** What colours can break. Nothing else depends on the theme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Fails on anything serious or critical; `where` says which screen and state it was. All rules, where none are named.
 */
export async function expectNoAxeViolations(page: Page, where: string, rules: readonly string[] = []): Promise<void> {
  // Legacy mode opens no second page: there are no frames here to gather.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length === 0 ? axe : axe.withRules([...rules])).analyze();
  const found = violations
    .filter(({ impact }) => grave.includes(impact ?? ''))
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found, where).toEqual([]);
}
