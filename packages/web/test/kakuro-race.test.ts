/** Whole races in a browser: by mouse, by touch, by keyboard; alone and against a bot. */

import { gameBots } from '@riverstone/bots';
import { fold, unwrap } from '@riverstone/rules';
import { type Claim, kakuroRace, type RaceView } from '@riverstone/rules/kakuro-race';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser';
import { keptTables, logOf } from './support/kept-tables';
import { reach } from './support/keyboard';
import { useSite } from './support/site';
import { hurryBots, type Players, seatPlayers } from './support/tables';
import type { VisitOptions } from './support/visit-options';

const site = useSite();
const browser = useBrowser();

async function sitDown(players: Players, options: VisitOptions = {}): Promise<Page> {
  const page = await browser.visit(site.url, options);
  await hurryBots(page);
  await page.reload();
  await seatPlayers(page, site.url, 'kakuro-race', players);
  return page;
}

/** What the seat can see, read from what the page has kept. */
async function viewOf(page: Page, seat: number): Promise<RaceView> {
  const [table] = await keptTables(page);
  if (table === undefined) throw new Error('no table is kept');
  const { start, made } = unwrap(fold(kakuroRace, table.seats.length, logOf(table)));
  return kakuroRace.view(made.at(-1)?.state ?? start, seat);
}

const usesNoTiles = (claim: Claim): boolean =>
  claim.exchanges.length + claim.sumSquares.length + claim.newNumbers.length + claim.doubles === 0;

/** The best line that needs no Action tile but Doubles; null when there is none. */
function bestLine(view: RaceView, seat: number): Claim | null {
  const { moves } = gameBots['kakuro-race'].analyst.rank({ view, seat, seed: 'test' });
  const claims = moves.flatMap(({ action }) => ('claim' in action && action.claim !== null ? [action.claim] : []));
  return claims.find((claim) => usesNoTiles({ ...claim, doubles: 0 })) ?? null;
}

/** How a hand does the few things that there are to do. */
interface Hand {
  call(): Promise<void>;
  show(claim: Claim): Promise<void>;
  claim(): Promise<void>;
  none(): Promise<void>;
}

/** Plays until the game is over. Gives the number of lines that were found. */
async function playOut(page: Page, seat: number, hand: Hand): Promise<number> {
  let found = 0;
  for (;;) {
    await page
      .locator('.race-call-button:not([aria-disabled=true]), dialog[open]')
      .first()
      .waitFor({ timeout: 60_000 });
    if ((await page.getByRole('dialog').count()) > 0) return found;
    const view = await viewOf(page, seat);
    if (view.round === null) continue;
    const line = bestLine(view, seat);
    if (line === null) await hand.none();
    else {
      await hand.call();
      await hand.show(line);
      await hand.claim();
      found++;
    }
    const { number } = view.round;
    await expect.poll(async () => (await viewOf(page, seat)).round?.number ?? 0, { timeout: 60_000 }).not.toBe(number);
  }
}

/** What closes the marker is asked about first. */
const yes = (page: Page) => page.getByRole('button', { name: /^Yes/ });

function pointer(page: Page, press: 'click' | 'tap'): Hand {
  const square = (index: number) => page.locator(`[data-square="${index}"]`);
  return {
    call: () => page.locator('.race-call-button').first()[press](),
    show: async ({ first, last, doubles }) => {
      await square(first)[press]();
      await square(last)[press]();
      for (let count = 0; count < doubles; count++) await page.keyboard.press('d');
    },
    claim: () => page.getByRole('button', { name: 'Claim' })[press](),
    none: async () => {
      await page.getByRole('button', { name: /^None/ }).first()[press]();
      if (await yes(page).isVisible()) await yes(page)[press]();
    },
  };
}

const keyboard = (page: Page): Hand => ({
  call: () => page.keyboard.press('Space'),
  show: async ({ first, last, doubles }) => {
    await reach(page, first, 8);
    await page.keyboard.press('Enter');
    await reach(page, last, 8);
    await page.keyboard.press('Enter');
    for (let count = 0; count < doubles; count++) await page.keyboard.press('d');
  },
  claim: () => page.keyboard.press('p'),
  none: async () => {
    await page.keyboard.press('n');
    if (await yes(page).isVisible()) await page.keyboard.press('Enter');
  },
});

describe('a whole race', () => {
  it('alone, by mouse', async () => {
    const page = await sitDown(['Ada']);
    const found = await playOut(page, 0, pointer(page, 'click'));
    const view = await viewOf(page, 0);
    expect(view.status.over).toBe(true);
    expect(view.scored).toHaveLength(found);
  });

  it('alone, by touch', async () => {
    const page = await sitDown(['Ada'], { size: 'phone', touch: true });
    await playOut(page, 0, pointer(page, 'tap'));
    expect((await viewOf(page, 0)).status.over).toBe(true);
  });

  it('against a bot, by keyboard alone', async () => {
    const page = await sitDown(['Ada', 'novice'], { size: 'landscape' });
    await playOut(page, 0, keyboard(page));
    expect((await viewOf(page, 0)).status.over).toBe(true);
  });
});
