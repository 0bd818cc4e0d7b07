/** How the tests play by ear: at a table against one computer, by keys alone. */

import type { GameId } from '@riverstone/rules';
import { afterAll, beforeAll } from 'vitest';
import { useSite } from '../support/site';
import { quickBots } from '../support/tables';
import { knowsTheRules, sameLots } from '../support/visit-options';
import { type Ear, openEar } from './ear';

export interface EarAtTable {
  readonly ear: Ear;
  readonly url: string;
}

/** Starts the reader and the page for all tests of the file that calls this. */
export function useEar(): () => EarAtTable {
  const site = useSite();
  let ear: Ear | undefined;
  beforeAll(async () => {
    ear = await openEar();
    await ear.page.addInitScript({ path: sameLots });
    await ear.page.addInitScript(knowsTheRules);
    await ear.page.addInitScript(quickBots);
  });
  afterAll(() => ear?.close());
  return () => {
    if (ear === undefined) throw new Error('the reader is there in tests only');
    return { ear, url: site.url };
  };
}

/** Sits down at a new table by the keyboard, and gives what was said. */
export async function sitDown({ ear, url }: EarAtTable, game: GameId): Promise<string> {
  const { page } = ear;
  await page.goto('about:blank');
  await page.goto(`${url}#/new/${game}`);
  await page.locator('button[type=submit]').focus();
  await ear.listen();
  const said = await ear.press('Return');
  await page.locator('[role=grid], .pause-cover').first().waitFor();
  return [...said, ...(await ear.listen(1500))].join('\n');
}

/** Comes to the board, and gives what was said. */
export async function comeToBoard({ ear }: EarAtTable): Promise<string> {
  await ear.page.locator('[role=grid] [tabindex="0"]').focus();
  return (await ear.listen(1500)).join('\n');
}

/** Presses keys one by one, listens to the end after each, and gives what was said. */
export async function pressAll({ ear }: EarAtTable, ...keys: readonly string[]): Promise<string> {
  const said: string[] = [];
  for (const key of keys) said.push(...(await ear.press(key)));
  return [...said, ...(await ear.listen(1200))].join('\n');
}

/** The keys that lead from the square with the focus to the nearest one that a selector finds. */
export function wayTo({ ear }: EarAtTable, selector: string): Promise<readonly string[] | null> {
  return ear.page.evaluate((wanted) => {
    const grid = document.querySelector<HTMLElement>('[role=grid]');
    const columns = Number(grid?.dataset.columns);
    const at = (element: Element | null | undefined): number => Number(element?.getAttribute('data-square') ?? 0);
    const from = at(grid?.querySelector('[tabindex="0"]'));
    const away = (square: number): readonly [number, number] => [
      Math.floor(square / columns) - Math.floor(from / columns),
      (square % columns) - (from % columns),
    ];
    const far = (square: number): number => Math.abs(away(square)[0]) + Math.abs(away(square)[1]);
    const found = [...(grid?.querySelectorAll(wanted) ?? [])].map(at).sort((one, other) => far(one) - far(other));
    const [nearest] = found;
    if (nearest === undefined) return null;
    const [down, right] = away(nearest);
    return [
      ...Array<string>(Math.abs(down)).fill(down > 0 ? 'Down' : 'Up'),
      ...Array<string>(Math.abs(right)).fill(right > 0 ? 'Right' : 'Left'),
    ];
  }, selector);
}
