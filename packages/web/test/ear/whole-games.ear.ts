/** A whole game of each kind by ear: nothing but keys, and every step is heard. `npm run test:ear` runs it. */

import type { GameId } from '@riverstone/rules';
import { expect, it } from 'vitest';
import { comeToBoard, type EarAtTable, pressAll, sitDown, useEar, wayTo } from './by-ear';

const here = useEar();

/** A turn of each game, by keys alone; null when there is nothing to do any more. */
const turns: Readonly<Partial<Record<GameId, (at: EarAtTable) => Promise<readonly string[] | null>>>> = {
  kakuzu: async (at) => {
    const way = await wayTo(at, '.kakuzu-covered:not(.kakuzu-spent)');
    return way === null ? null : [...way, 'Return', 'Return'];
  },
  'kakuro-challenge': async (at) => {
    await at.ear.press('1');
    const way = await wayTo(at, '[aria-label*="free to lay on"]');
    return way === null ? null : [...way, 'Return', 'Return'];
  },
  // Whoever finds nothing says so, five times, and the game is over.
  'kakuro-race': async () => ['n', 'Return'],
};

const isOver = ({ ear }: EarAtTable): Promise<boolean> =>
  ear.page.evaluate(() => document.querySelector('dialog[open], .ending-again') !== null);

it.each(Object.keys(turns) as GameId[])(
  '%s, from the first move to the result',
  { timeout: 1_200_000 },
  async (game) => {
    const at = here();
    const { ear } = at;
    await sitDown(at, game);
    if (game === 'kakuro-race') await ear.press('Return');
    await comeToBoard(at);
    const heard: string[] = [];
    while (!(await isOver(at))) {
      await ear.page.locator('.seats-strip-awaited[data-seat="0"], dialog[open]').first().waitFor({ timeout: 120_000 });
      const keys = (await isOver(at)) ? null : ((await turns[game]?.(at)) ?? null);
      if (keys === null) break;
      heard.push(await pressAll(at, ...keys));
      console.log(heard.at(-1));
    }
    await ear.page.getByRole('dialog').waitFor();
    heard.push((await ear.listen(2500)).join('\n'));
    const log = await ear.page.evaluate(() =>
      [...document.querySelectorAll('.log-list-lines li')].map((line) => line.textContent ?? ''),
    );
    const all = heard.join('\n');
    const own = log.filter((line) => line.startsWith('Player 1: '));
    expect(own.length).toBeGreaterThan(0);
    // Orca leaves signs out: a line is known by its first words.
    const unheard = own.filter((line) => !all.includes(line.split(/[^\w :]/)[0] ?? line));
    expect(unheard).toEqual([]);
    expect(all).toMatch(/wins?, \d+ \w+ to \d+|The game is over: \d+/);
  },
);
