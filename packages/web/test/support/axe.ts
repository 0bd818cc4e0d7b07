/** Checks a page with axe. */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const grave = ['serious', 'critical'];

/** Fails on anything serious or critical by all rules, or by those named; `where` names the screen and its state. */
export async function expectNoAxeViolations(page: Page, where: string, rules?: string[]): Promise<void> {
  // Legacy mode opens no second page: there are no frames here to gather.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (rules !== undefined) axe.withRules(rules);
  const { violations } = await axe.analyze();
  const found = violations
    .filter(({ impact }) => grave.includes(impact ?? ''))
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found, where).toEqual([]);
}
