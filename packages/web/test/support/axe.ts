/** Checks a page with axe. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const grave = ['serious', 'critical'];

/** Fails on anything serious or critical by all rules, or by those named; `where` names the screen and its state. */
export async function expectNoAxeViolations(page: Page, where: string, rules?: readonly string[]): Promise<void> {
  // Once in a page is enough: axe is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (only) => {
      const { axe: loaded } = window as unknown as { readonly axe: typeof axe };
      const found = await loaded.run(document, {
        resultTypes: ['violations'],
        ...(only !== null && { runOnly: only }),
      });
      return found.violations.map(({ id, help, impact, nodes }) => ({
        impact: impact ?? '',
        text: `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      }));
    },
    rules === undefined ? null : [...rules],
  );
  const found = violations.filter(({ impact }) => grave.includes(impact)).map(({ text }) => text);
  expect(found, where).toEqual([]);
}
