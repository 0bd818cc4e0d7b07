/**
 * The race in a browser: all markers by mouse, three of them by touch and by keyboard; alone and against a bot.
 */

import { gameBots, type Level } from '@riverstone/bots';
import { HostedGame, unwrap } from '@riverstone/rules';
import { type Claim, kakuroRace, type RaceView } from '@riverstone/rules/kakuro-race';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { SavedTable } from '../src/table/saved/saved-table';
import { expectNoAxeViolations } from './support/axe';
import { useBrowser } from './support/browser';
import { english } from './support/english';
import { reach } from './support/keyboard';
import { callButton, lineSquares, pauseCover, prompt, seatRows, whoPlays } from './support/parts';
import { openPlayed } from './support/played-tables';
import { useSite } from './support/site';
import { logOf, storedTables } from './support/stored-tables';
import { type Players, seatPlayers } from './support/tables';
import type { VisitOptions } from './support/visit-options';

const site = useSite();
const browser = useBrowser();

async function sitDown(players: Players, options: VisitOptions = {}): Promise<Page> {
  const page = await browser.visit(site.url, { ...options, hasQuickBots: true });
  await seatPlayers(page, site.url, 'kakuro-race', players);
  return page;
}

/** In place of the table that was made: a race of three markers. Those after them show nothing new. */
async function playBriefly(page: Page, bots: readonly Level[], options: object): Promise<void> {
  await page.goto(`${site.url}#/`);
  const seats = [{ name: 'Ada', bot: null }, ...bots.map((bot) => ({ name: 'Pebble', bot }))];
  const brief = { ...options, markers: [7, 12, 17] };
  await openPlayed(page, site.url, { game: 'kakuro-race', seats, options: brief, entries: 0 });
}

/** What the page has kept of the table that it shows. */
async function keptTable(page: Page): Promise<SavedTable | undefined> {
  return (await storedTables(page)).find(({ id }) => page.url().endsWith(id));
}

/** What the seat can see, read from what the page has kept. */
async function viewOf(page: Page, seat: number): Promise<RaceView> {
  const table = await keptTable(page);
  if (table === undefined) throw new Error('no table is kept');
  return unwrap(HostedGame.resume(kakuroRace, table.seats.length, logOf(table))).viewFor(seat);
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

/** Waits until the seat can do something, or the game is over. */
async function waitForTurn(page: Page): Promise<void> {
  const canCall = page.getByRole('button', { name: /Kakuro!/, disabled: false });
  const canClaim = page.getByRole('button', { name: english['kakuro-race'].buttons.claim });
  await canCall.or(canClaim).or(page.getByRole('dialog')).first().waitFor({ timeout: 60_000 });
}

/** Plays until the game is over. Gives the number of lines that were found. */
async function playOut(page: Page, seat: number, hand: Hand): Promise<number> {
  let found = 0;
  for (;;) {
    await waitForTurn(page);
    if ((await page.getByRole('dialog').count()) > 0) return found;
    const view = await viewOf(page, seat);
    if (view.round === null) continue;
    const line = bestLine(view, seat);
    if (line === null) await hand.none();
    else {
      // Alone there is nobody to call before.
      if (view.tiles.length > 1) await hand.call();
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
/** How many things have been done at the table. */
async function entriesOf(page: Page): Promise<number> {
  const table = await keptTable(page);
  return table === undefined ? 0 : logOf(table).entries.length;
}

/** Whether it is asked, once it is known whether it is: else something was done. */
async function isAsked(page: Page, before: number): Promise<boolean> {
  await expect.poll(async () => (await yes(page).isVisible()) || (await entriesOf(page)) > before).toBe(true);
  return yes(page).isVisible();
}

const square = (page: Page, index: number) => page.locator(`[data-square="${index}"]`);
const claimButton = (page: Page) => page.getByRole('button', { name: english['kakuro-race'].buttons.claim });

function pointer(page: Page, press: 'click' | 'tap'): Hand {
  return {
    call: () => callButton(page).first()[press](),
    show: async ({ first, last, doubles }) => {
      await square(page, first)[press]();
      await square(page, last)[press]();
      for (let count = 0; count < doubles; count++) await page.keyboard.press('d');
    },
    claim: () => claimButton(page)[press](),
    none: async () => {
      const before = await entriesOf(page);
      await page.getByRole('button', { name: /^None/ }).first()[press]();
      if (await isAsked(page, before)) await yes(page)[press]();
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
    const before = await entriesOf(page);
    await page.keyboard.press('n');
    if (await isAsked(page, before)) await page.keyboard.press('Enter');
  },
});

const playNow = (page: Page) =>
  page.getByRole('button', { name: english.app.home.playNowHint({ game: english['kakuro-race'].name }) });
const helpSwitch = (page: Page) => page.getByRole('switch', { name: english['kakuro-race'].options.counting });

/** Sets help with counting on the form. */
const withHelp =
  (isOn: boolean) =>
  async (form: Page): Promise<void> => {
    if ((await helpSwitch(form).isChecked()) !== isOn) await helpSwitch(form).click({ force: true });
  };

describe('a race to its end', () => {
  it('alone, by mouse, all of it', { timeout: 120_000 }, async () => {
    const page = await sitDown(['Ada']);
    const found = await playOut(page, 0, pointer(page, 'click'));
    const view = await viewOf(page, 0);
    expect(view.status.over).toBe(true);
    expect(view.scored).toHaveLength(found);
    // Nobody ever called.
    const table = await keptTable(page);
    expect(table && logOf(table).entries.filter((entry) => entry.includes('call'))).toEqual([]);
  });

  it('alone, by touch, with help', { timeout: 120_000 }, async () => {
    const players = { players: ['Ada'], options: withHelp(true) };
    const page = await sitDown(players, { size: 'phone', touch: true });
    await playBriefly(page, [], { counting: 'shown' });
    await playOut(page, 0, pointer(page, 'tap'));
    expect((await viewOf(page, 0)).status.over).toBe(true);
    // Points, and no ranking of one.
    const end = page.getByRole('dialog', { name: new RegExp(`^${english.app.table.over}: \\d+ points?$`) });
    await end.waitFor();
    expect(await end.getByRole('table').count()).toBe(0);
  });

  it('alone, by keyboard, without any clock', async () => {
    const untimed = async (form: Page): Promise<void> =>
      form.getByRole('switch', { name: english['kakuro-race'].options.untimed }).click({ force: true });
    const page = await sitDown({ players: ['Ada'], options: untimed });
    expect(await page.getByRole('img', { name: /^Hourglass/ }).count()).toBe(0);
    expect((await viewOf(page, 0)).options).toMatchObject({ untimed: true, counting: 'own' });
    await playBriefly(page, [], { untimed: true });
    await playOut(page, 0, keyboard(page));
    expect((await viewOf(page, 0)).status.over).toBe(true);
  });

  it('against a bot, by keyboard alone, counting for oneself', async () => {
    const players = { players: ['Ada', 'novice'], options: withHelp(false) };
    const page = await sitDown(players, { size: 'landscape' });
    expect((await viewOf(page, 0)).options.counting).toBe('own');
    await playBriefly(page, ['novice'], { counting: 'own' });
    await playOut(page, 0, keyboard(page));
    expect((await viewOf(page, 0)).status.over).toBe(true);
    // Whoever chose has been asked already.
    expect(await page.getByText(english['kakuro-race'].keepHelp.question).count()).toBe(0);
  });
});

describe('a claim', () => {
  it('is judged when it is made, and not before: a wrong line costs the marker alone', async () => {
    const page = await sitDown(['Ada'], { size: 'phone', touch: true });
    const { round } = await viewOf(page, 0);
    expect(await claimButton(page).isDisabled()).toBe(true);
    // Whole rows all bounded by the edge: what is wrong is the sum, or a number that repeats.
    await square(page, 0).tap();
    await square(page, 7).tap();
    expect(await claimButton(page).isEnabled()).toBe(true);
    expect(await page.getByRole('list', { name: english['kakuro-race'].checks.label }).count()).toBe(0);
    const line = english['kakuro-race'].line({ first: 'a1', last: 'h1' });
    expect(await prompt(page).textContent()).toBe(english['kakuro-race'].prompt.claimIt({ line }));
    await claimButton(page).tap();
    const ruling = new RegExp(`^That makes \\d+, not ${round?.marker}\\.$|^(?:A number repeats|Numbers repeat): `);
    await prompt(page).getByText(ruling).waitFor();
    const after = await viewOf(page, 0);
    expect(after.unsolved).toEqual([round?.marker]);
    expect(after.round?.number).toBe(2);
    // It lies there face up from now on.
    await prompt(page).getByText(String(round?.marker), { exact: true }).waitFor();
    expect(await page.getByText(`Unsolved: ${round?.marker}. 1 of 3.`, { exact: true }).count()).toBe(1);
    await expectNoAxeViolations(page, 'alone, with an unsolved marker');
  });

  it('makes its caller sit out where others play, and says what was wrong', async () => {
    const page = await sitDown(['Ada', 'Bo']);
    const { round } = await viewOf(page, 0);
    await page.getByRole('button', { name: english['kakuro-race'].buttons.callFor({ name: 'Ada' }) }).click();
    await square(page, 0).click();
    await square(page, 2).click();
    await claimButton(page).click();
    await prompt(page).getByText('Ada: a1–c1 goes on: no Sum square ends it.', { exact: true }).waitFor();
    const { options, round: now } = await viewOf(page, 0);
    expect(options.counting).toBe('own');
    expect(now).toMatchObject({ number: round?.number, out: [0] });
  });

  it('is made by another press on the line, as in every game', async () => {
    const page = await sitDown(['Ada']);
    await reach(page, 0, 8);
    await page.keyboard.press('Enter');
    await reach(page, 7, 8);
    await page.keyboard.press('Enter');
    await expect.poll(() => lineSquares(page).count()).toBe(8);
    expect((await viewOf(page, 0)).round?.number).toBe(1);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await viewOf(page, 0)).round?.number).toBe(2);
  });

  it('keeps the marked line until another has both ends', async () => {
    const page = await sitDown(['Ada']);
    await square(page, 0).click();
    await square(page, 7).click();
    await square(page, 40).click();
    await prompt(page).getByText('a6 is one end. Mark the other.').waitFor();
    expect(await lineSquares(page).count()).toBe(8);
    await square(page, 42).click();
    await expect.poll(() => lineSquares(page).count()).toBe(3);
  });

  it('takes a Sum square by one tap beside the line', async () => {
    const page = await sitDown(['Ada']);
    await square(page, 1).click();
    await square(page, 3).click();
    await page.getByRole('gridcell', { name: /^e1, \d$/ }).click();
    await page.getByRole('gridcell', { name: 'e1, Sum square, not confirmed' }).waitFor();
    expect(await lineSquares(page).count()).toBe(3);
    await page.getByRole('gridcell', { name: 'e1, Sum square, not confirmed' }).click();
    await page.getByRole('gridcell', { name: /^e1, \d$/ }).waitFor();
  });

  it('waits for a valid line where the page helps with counting', async () => {
    const page = await sitDown({ players: ['Ada'], options: withHelp(true) });
    await square(page, 0).click();
    await square(page, 2).click();
    await page.getByRole('list', { name: english['kakuro-race'].checks.label }).waitFor();
    expect(await claimButton(page).isDisabled()).toBe(true);
  });
});

describe('the space bar', () => {
  it('calls, whatever has the focus', async () => {
    const page = await sitDown(['Ada', 'novice']);
    const none = page.getByRole('button', { name: english['kakuro-race'].buttons.none, exact: true });
    await expect.poll(() => none.isEnabled()).toBe(true);
    // Start was pressed by mouse: a ring on the board would look like a mark.
    expect(await page.getByRole('grid').locator(':focus').count()).toBe(0);
    await none.focus();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await viewOf(page, 0)).round).toMatchObject({ caller: 0, none: [] });
  });
});

describe('the printed Sum squares', () => {
  it.each(['light', 'dark'] as const)('[R1.7] are red, with an arrow along their line: %s', async (theme) => {
    const page = await sitDown(['Ada'], { dark: theme === 'dark' });
    const squares = page.locator('[data-frame]');
    await squares.first().waitFor();
    const looks = await squares.evaluateAll((all) =>
      all.map((square) => ({
        name: (square as HTMLElement).dataset.frame,
        colours: getComputedStyle(square).backgroundImage,
        arrow: getComputedStyle(square, '::after').clipPath,
      })),
    );
    expect(looks.map(({ name }) => name).sort()).toEqual([...'12345678abcdefgh']);
    for (const { colours } of looks) {
      const shades = [...colours.matchAll(/rgb\((\d+), (\d+), (\d+)\)/g)].map(([, ...rgb]) => rgb.map(Number));
      expect(shades.length).toBeGreaterThan(0);
      for (const [red = 0, green = 0, blue = 0] of shades) expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    }
    expect(new Set(looks.map(({ arrow }) => arrow)).size).toBe(2);
  });
});

describe('on a phone', () => {
  const seats = [
    { name: 'Maximiliane', bot: null },
    { name: 'Bartholomew', bot: 'casual' },
    { name: 'Wilhelmina', bot: 'strong' },
    { name: 'Christopher', bot: 'master' },
  ] as const;

  it.each(['en', 'fr', 'de'])('what a player says moves nothing: %s', async (locale) => {
    const page = await browser.visit(site.url, { size: 'phone', touch: true, locale });
    await openPlayed(page, site.url, {
      game: 'kakuro-race',
      seats: seats.slice(0, 2),
      options: {},
      entries: 30,
      until: 0,
    });
    const board = page.getByRole('grid');
    // Other letters take other room.
    await page.evaluate(async () => void (await document.fonts.ready));
    const before = await board.boundingBox();
    await page.keyboard.press('n');
    await page.locator('.race-seat-note-none').waitFor();
    expect(await board.boundingBox()).toEqual(before);
    await page.keyboard.press('Space');
    await page.locator('.race-claim-time').waitFor();
    const after = await board.boundingBox();
    for (const side of ['y', 'height'] as const) expect(after?.[side]).toBeCloseTo(before?.[side] ?? 0, 0);
  });

  it.each([3, 4])('a late board is as large as the screen is wide, with %i players and long names', async (count) => {
    const page = await browser.visit(site.url, { size: 'phone', touch: true });
    const played = { game: 'kakuro-race', options: {}, entries: 40, until: 0 } as const;
    await openPlayed(page, site.url, { ...played, seats: seats.slice(0, count) });
    const { width = 0 } = (await page.getByRole('grid').boundingBox()) ?? {};
    expect(width).toBeGreaterThan(300);
  });
});

describe('alone', () => {
  it('nobody calls, and none is asked about before it closes the marker', async () => {
    const page = await sitDown(['Ada']);
    expect(await page.getByRole('button', { name: /Kakuro!/ }).count()).toBe(0);
    await page.getByRole('button', { name: english['kakuro-race'].buttons.none }).click();
    await page.getByRole('button', { name: english['kakuro-race'].buttons.noneBack }).click();
    expect((await viewOf(page, 0)).unsolved).toEqual([]);
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await viewOf(page, 0)).unsolved.length).toBe(1);
  });

  it('the form has no time to lay a line out', async () => {
    const page = await browser.visit(`${site.url}#/new/kakuro-race`);
    const claimTime = page.getByText(english['kakuro-race'].options.claim);
    await claimTime.waitFor();
    await seatRows(page).last().getByRole('button').last().click();
    await claimTime.waitFor({ state: 'detached' });
    expect(await page.getByText(english['kakuro-race'].options.hourglass, { exact: true }).count()).toBe(1);
    await page.getByRole('switch', { name: english['kakuro-race'].options.untimed }).click({ force: true });
    expect(await page.getByText(english['kakuro-race'].options.hourglass, { exact: true }).count()).toBe(0);
  });
});

it('is as short as one choice on the form makes it', async () => {
  const page = await browser.visit(`${site.url}#/new/kakuro-race`);
  await page.getByRole('radio', { name: english['kakuro-race'].options.short, exact: true }).check({ force: true });
  await page.locator('button[type=submit]').click();
  await expect.poll(async () => (await storedTables(page)).length).toBe(1);
  const [options] = (await storedTables(page)).map((table) => table.options);
  expect(options).toHaveProperty('markers.length', 12);
});

it('shows the seconds of the hourglass to everybody, where lines are sealed too', async () => {
  const sealed = async (form: Page): Promise<void> =>
    form.getByRole('radio', { name: english['kakuro-race'].options.sealed }).first().check({ force: true });
  const page = await sitDown({ players: ['Ada', 'Bo'], options: sealed });
  await page.getByText(/^\d+ s$/).waitFor();
});

describe('help with counting', () => {
  it('is there for a newcomer against the computer, who is asked once whether to keep it', async () => {
    const page = await browser.visit(site.url, { size: 'phone', touch: true });
    await playNow(page).tap();
    await page.getByRole('grid').or(pauseCover(page)).first().waitFor();
    expect((await viewOf(page, 0)).options.counting).toBe('shown');
    await page.goto(`${site.url}#/`);
    await openPlayed(page, site.url, {
      game: 'kakuro-race',
      seats: [
        { name: 'Ada', bot: null },
        { name: 'Brook', bot: 'novice' },
      ],
      options: { counting: 'shown', markers: [40] },
      entries: Number.POSITIVE_INFINITY,
    });
    const ask = page.getByRole('group', { name: english['kakuro-race'].keepHelp.question });
    await ask.waitFor();
    await expectNoAxeViolations(page, 'the question after the first game');
    await ask.getByRole('button', { name: english['kakuro-race'].keepHelp.own }).tap();
    await page.getByText(english['kakuro-race'].keepHelp.dropped).first().waitFor();
    // The same again: the answer holds at once.
    const first = page.url();
    await page.getByRole('button', { name: english.app.table.rematch }).tap();
    await page.waitForURL((url) => url.href !== first);
    await page.getByRole('grid').or(pauseCover(page)).first().waitFor();
    const counted = async (): Promise<unknown> =>
      (await storedTables(page)).map(({ options }) => (options as { counting?: string }).counting);
    await expect.poll(counted).toContain('own');
    await page.goto(`${site.url}#/new/kakuro-race`);
    await helpSwitch(page).waitFor();
    expect(await helpSwitch(page).isChecked()).toBe(false);
  });

  it('is off for two people, alone and online, and follows who is to play until it is chosen', async () => {
    const page = await browser.visit(`${site.url}#/new/kakuro-race`);
    const who = whoPlays(page).nth(1);
    await helpSwitch(page).waitFor();
    expect(await helpSwitch(page).isChecked()).toBe(true);
    await who.selectOption('person');
    await expect.poll(() => helpSwitch(page).isChecked()).toBe(false);
    await who.selectOption('novice');
    await expect.poll(() => helpSwitch(page).isChecked()).toBe(true);
    await seatRows(page).last().getByRole('button').last().click();
    await expect.poll(() => helpSwitch(page).isChecked()).toBe(false);
    await helpSwitch(page).click({ force: true });
    await page.getByRole('button', { name: english.app.newTable.addSeat }).click();
    await expect.poll(() => helpSwitch(page).isChecked()).toBe(true);
    await page.getByRole('radio', { name: /Online/ }).check({ force: true });
    await page.getByRole('button', { name: english.online.newTable.make }).waitFor();
    await expect.poll(() => helpSwitch(page).isChecked()).toBe(false);
  });

  it('comes with one tap from home, too, and holds for the visit where nothing can be kept', async () => {
    const page = await browser.visit(site.url);
    await page.context().addInitScript(() => {
      for (const storage of ['localStorage', 'indexedDB']) {
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      }
    });
    await page.goto(`${site.url}#/new/kakuro-race`);
    await page.reload();
    await helpSwitch(page).waitFor();
    expect(await helpSwitch(page).isChecked()).toBe(true);
    await helpSwitch(page).click({ force: true });
    await page.goto(`${site.url}#/`);
    await playNow(page).click();
    await page.getByRole('grid').or(pauseCover(page)).or(page.getByRole('dialog')).first().waitFor();
    await page.goto(`${site.url}#/new/kakuro-race`);
    await helpSwitch(page).waitFor();
    expect(await helpSwitch(page).isChecked()).toBe(false);
  });
});
