/**
 * Kakuzu in a browser: a whole game by keyboard, the last stones by mouse and by touch; notes, reload, hot seat and
 * every option.
 */

import { numberedSheet, sheetNumber } from '@riverstone/rules/kakuzu';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe';
import { useBrowser } from './support/browser';
import { english } from './support/english';
import { finalScores, liftableStones, liftButton, lifted, player, prompt, seatRows, stones } from './support/parts';
import { type PlayedTable, playAhead, playToLastMove } from './support/play-ahead';
import { openPlayed } from './support/played-tables';
import { useSite } from './support/site';
import { logOf, replaceStoredTable, storedTables, withLog } from './support/stored-tables';
import { begin } from './support/tables';
import type { VisitOptions } from './support/visit-options';

const site = useSite();
const browser = useBrowser();

/** Every game is played on this sheet, so that the tests know where to look. */
const SHEET = 7;
const sheet = numberedSheet(SHEET);

/** A page where bots answer at once, at the form of a new table. */
async function newTable(options: VisitOptions = {}): Promise<Page> {
  const page = await browser.visit(`${site.url}#/new/kakuzu`, { ...options, hasQuickBots: true });
  await page.getByText(english.kakuzu.options.more).click();
  await page.getByRole('radio', { name: /By number/ }).press('Space');
  const number = page.getByRole('spinbutton', { name: english.kakuzu.options.sheetNumber });
  await number.fill(String(SHEET));
  await number.blur();
  return page;
}

/** Starts a game with who is in these seats: a name for a person, a level for a bot. */
async function start(page: Page, seats: readonly { readonly name: string; readonly bot?: string }[]): Promise<void> {
  const rows = seatRows(page);
  while ((await rows.count()) > seats.length) await rows.last().getByRole('button').click();
  while ((await rows.count()) < seats.length)
    await page.getByRole('button', { name: english.app.newTable.addSeat }).click();
  for (const [seat, { name, bot }] of seats.entries()) {
    await rows
      .nth(seat)
      .locator('select')
      .selectOption(bot ?? 'person');
    await rows.nth(seat).locator('input').fill(name);
  }
  if (seats.length > 1)
    await page.getByLabel(english.kakuzu.options.first).selectOption({ label: seats[0]?.name ?? '' });
  await page.locator('button[type=submit]').click();
  await begin(page);
}

interface Seen {
  readonly isMine: boolean;
  readonly isOver: boolean;
  readonly wanted: number;
  /** The squares whose stone may be lifted. */
  readonly stones: readonly number[];
}

/** What a player sees, once there is something to do or nothing more. */
async function look(page: Page): Promise<Seen> {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-seat="0"][aria-current]') ??
      !document.querySelector('[role=gridcell][aria-label$=", stone"]'),
  );
  return page.evaluate((isOpened) => {
    const covered = [...document.querySelectorAll<HTMLElement>('[role=gridcell][aria-label$=", stone"]')];
    const squares = covered.filter((square) => !(square.getAttribute('aria-description') ?? '').includes(isOpened));
    const wanted = document.querySelector('[role=img][aria-label^="Looking for"]')?.getAttribute('aria-label') ?? '';
    return {
      isMine: document.querySelector('[data-seat="0"][aria-current]') !== null,
      isOver: covered.length === 0,
      wanted: Number(/\d/.exec(wanted)?.[0] ?? 0),
      stones: squares.map((square) => Number(square.dataset.square)),
    };
  }, english.kakuzu.square.boxLostOne);
}

/** The stone to lift: the digit that is looked for, or in the set-up any. */
function target({ wanted, stones }: Seen): number {
  const found = stones.find((square) => wanted === 0 || sheet[square] === wanted);
  if (found === undefined) throw new Error('there is no such stone');
  return found;
}

const squareAt = (page: Page, square: number) => page.locator(`[data-square="${square}"]`);

/** Lifts stone after stone until none is left; `lift` is the way to do it. */
async function playOut(page: Page, lift: (square: number) => Promise<void>): Promise<void> {
  for (let seen = await look(page); !seen.isOver; seen = await look(page)) {
    if (!seen.isMine) continue;
    const square = target(seen);
    await lift(square);
    await lifted(page).and(squareAt(page, square)).waitFor();
  }
}

async function expectFinalTable(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor();
  const scores = await finalScores(page).allInnerTexts();
  expect(scores.map(Number).reduce((sum, part) => sum + part)).toBe(72);
  const digits = await page.locator('[role=gridcell]').allInnerTexts();
  expect(digits.map(Number)).toEqual(sheet);
  expect(
    await page
      .getByRole('dialog')
      .getByText(/^It was sheet/)
      .textContent(),
  ).toBe(`It was sheet ${SHEET}.`);
}

const against = [{ name: 'Ada' }, { name: 'Pebble', bot: 'novice' }];

/** The same game with a few stones left. */
async function startLate(options: VisitOptions = {}): Promise<Page> {
  const page = await browser.visit(site.url, { ...options, isPredictable: true });
  const seats = [
    { name: 'Ada', bot: null },
    { name: 'Pebble', bot: 'novice' },
  ] as const;
  const plan = { game: 'kakuzu', seats, options: { sheet: SHEET }, entries: 90, until: 0 } as const;
  await openPlayed(page, site.url, plan);
  return page;
}

describe('a game to its end', () => {
  it('by mouse', async () => {
    const page = await startLate();
    await playOut(page, async (square) => {
      await squareAt(page, square).click();
      await liftButton(page).click();
    });
    await expectFinalTable(page);
    await expectNoAxeViolations(page, 'the end');
  });

  it('by touch, on a phone', async () => {
    const page = await startLate({ touch: true, size: 'phone', dark: true });
    await playOut(page, async (square) => {
      await squareAt(page, square).tap();
      await liftButton(page).tap();
    });
    await expectFinalTable(page);
  });

  it('by keyboard alone, all of it', { timeout: 120_000 }, async () => {
    const page = await newTable({ size: 'landscape' });
    await start(page, against);
    await expectNoAxeViolations(page, 'set-up');
    let here = 40;
    // Whichever arrow is pressed first, it leads to the middle of the board.
    await page.keyboard.press('ArrowDown');
    await playOut(page, async (square) => {
      const down = Math.floor(square / 9) - Math.floor(here / 9);
      const right = (square % 9) - (here % 9);
      for (let step = 0; step < Math.abs(down); step++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
      for (let step = 0; step < Math.abs(right); step++) {
        await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
      }
      here = square;
      await page.keyboard.press('Enter');
      await page.locator(`[data-square="${square}"][aria-selected=true]:focus`).waitFor();
      await page.keyboard.press('Enter');
    });
    await expectFinalTable(page);
  });
});

describe('the sheet', () => {
  /** Alone: the last stone is lifted on the page, the others before it; the digits that lay under them. */
  async function liftAll(page: Page): Promise<number[]> {
    await start(page, [{ name: 'Ada' }]);
    const address = page.url();
    await page.goto(`${site.url}#/about`);
    await page.getByRole('heading', { name: english.app.about.title }).waitFor();
    const [table] = await storedTables(page);
    if (table === undefined) throw new Error('no table is stored');
    await replaceStoredTable(page, withLog(table, playToLastMove(table, logOf(table))));
    await page.goto(address);
    await begin(page);
    await liftableStones(page).first().click();
    await liftButton(page).click();
    await page.getByRole('dialog').waitFor();
    return (await page.locator('[role=gridcell]').allInnerTexts()).map(Number);
  }

  it('by lot is one of the forty, and its number is told at the end', async () => {
    const page = await newTable();
    await page.getByRole('radio', { name: new RegExp(english.kakuzu.options.sheets.lot) }).press('Space');
    expect(await page.getByRole('spinbutton', { name: english.kakuzu.options.sheetNumber }).count()).toBe(0);
    const number = sheetNumber(await liftAll(page));
    if (number === null) throw new Error('no sheet of the forty');
    await page.getByRole('dialog').getByText(english.kakuzu.prompt.sheetWas({ number }), { exact: true }).waitFor();
    await page.getByRole('button', { name: english.app.table.lookAtBoard }).click();
    expect(await prompt(page).textContent()).toBe(
      `${english.kakuzu.prompt.over} ${english.kakuzu.prompt.sheetWas({ number })}`,
    );
  });

  it('that is fresh has no number', async () => {
    const page = await newTable();
    await page.getByRole('radio', { name: new RegExp(english.kakuzu.options.sheets.random) }).press('Space');
    expect(sheetNumber(await liftAll(page))).toBeNull();
    expect(await page.getByText('It was sheet').count()).toBe(0);
  });
});

/** Plays the set-up; nobody else may take part in it. */
async function setUp(page: Page): Promise<void> {
  for (let left = 9; left > 0; left--) {
    await liftableStones(page).first().click();
    await liftButton(page).click();
    await expect.poll(() => lifted(page).count()).toBe(10 - left);
  }
}

describe('a wrong stone', () => {
  it('is looked at before the bag gives the next digit', async () => {
    const plan: PlayedTable = {
      game: 'kakuzu',
      seats: [
        { name: 'Ada', bot: null },
        { name: 'Brook', bot: 'casual' },
      ],
      options: { first: 0 },
      entries: 30,
      until: 0,
    };
    const { sheet: rows } = playAhead(plan).log.chance as { readonly sheet: string };
    const page = await browser.visit(site.url);
    await page.clock.install();
    await openPlayed(page, site.url, plan);
    await page.clock.pauseAt(Date.now() + 60_000);
    const sought = page.getByRole('img', { name: /^Looking for/ });
    const wanted = /\d/.exec((await sought.getAttribute('aria-label')) ?? '')?.[0];
    const lying = await stones(page).evaluateAll((all) => all.map((square) => Number(square.dataset.square)));
    const wrong = lying.find((square) => rows.replaceAll('/', '')[square] !== wanted) ?? 0;
    await squareAt(page, wrong).click();
    await liftButton(page).click();
    const draws = english.kakuzu.prompt.draws.other({ name: 'Brook' });
    await expect.poll(() => prompt(page).textContent()).toBe(draws);
    await page
      .getByText(/^You miss/)
      .first()
      .waitFor();
    expect(await sought.count()).toBe(0);
    await page.clock.runFor(500);
    expect(await prompt(page).textContent()).toBe(draws);
    for (let second = 0; second < 10 && (await prompt(page).textContent()) === draws; second++)
      await page.clock.runFor(1000);
    expect(await prompt(page).textContent()).not.toBe(draws);
  });
});

describe('before a stone is lifted', () => {
  it('it is picked, put back and picked again, and a reload loses nothing', async () => {
    const page = await newTable();
    await start(page, [{ name: 'Ada' }]);
    await setUp(page);
    await squareAt(page, 40).click();
    await expect.poll(() => prompt(page).textContent()).toContain('e5');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[aria-selected=true]').count()).toBe(0);
    await squareAt(page, 40).click();
    await squareAt(page, 41).click();
    await page.keyboard.press('Control+z');
    await page.locator('[data-square="40"][aria-selected=true]').waitFor();
    await expectNoAxeViolations(page, 'a stone is picked');
    await page.reload();
    await page.locator('[data-square="40"][aria-selected=true]').waitFor();
    expect(await liftButton(page).textContent()).toContain('e5');
    expect(await lifted(page).count()).toBe(9);
  });

  it('a stone carried off the board is picked, not lifted; let go over the board it stays', async () => {
    const page = await newTable();
    await start(page, [{ name: 'Ada' }]);
    await setUp(page);
    const carryTo = async (goal: ReturnType<Page['locator']>): Promise<void> => {
      const from = await squareAt(page, 40).boundingBox();
      const to = await goal.boundingBox();
      if (from === null || to === null) throw new Error('nothing to carry');
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
      await page.mouse.up();
    };
    await carryTo(liftButton(page));
    await page.locator('[data-square="40"][aria-selected=true]').waitFor();
    await carryTo(squareAt(page, 60));
    await expect.poll(() => page.locator('[aria-selected=true]').count()).toBe(0);
    expect(await lifted(page).count()).toBe(9);
  });

  it('in the set-up a box that has lost a stone gives no other, and says so', async () => {
    const page = await newTable();
    await start(page, [{ name: 'Ada' }, { name: 'Bo' }]);
    await squareAt(page, 40).click();
    await liftButton(page).click();
    await expect.poll(() => prompt(page).textContent()).toContain('Bo');
    await squareAt(page, 41).click();
    await expect.poll(() => prompt(page).textContent()).toContain(english.kakuzu.notAllowed['box-opened']);
    expect(await lifted(page).count()).toBe(1);
  });
});

describe('pencil notes', () => {
  const noted = (page: Page) => page.getByRole('gridcell').and(page.locator('[aria-description*="Your notes"]'));

  it('are written by keyboard and by tap, withoutImpossibleNotes, kept over a reload and undone', async () => {
    const page = await newTable({ size: 'phone' });
    await start(page, [{ name: 'Ada' }]);
    await squareAt(page, 0).click();
    await liftButton(page).click();
    await lifted(page).and(squareAt(page, 0)).waitFor();
    await squareAt(page, 1).click();
    await page.keyboard.press('n');
    await page.keyboard.press(String(sheet[0]));
    await page.getByRole('button', { name: `Note ${sheet[1]}` }).click();
    await squareAt(page, 80).click();
    await page.getByRole('button', { name: english.kakuzu.notes.noteDigit({ digit: 5 }) }).click();
    await expect.poll(() => noted(page).count()).toBe(2);
    await expectNoAxeViolations(page, 'pencil');
    await page.reload();
    await expect.poll(() => noted(page).count()).toBe(2);
    await page.keyboard.press('t');
    await expect.poll(() => noted(page).first().textContent()).toBe(String(sheet[1]));
    await page.keyboard.press('n');
    await page.getByRole('button', { name: english.kakuzu.notes.clear }).click();
    await expect.poll(() => noted(page).count()).toBe(0);
    await page.getByRole('button', { name: english.kakuzu.notes.undo }).click();
    await expect.poll(() => noted(page).count()).toBe(2);
  });

  it('of one person are nowhere on the page when it is the turn of another', async () => {
    const page = await newTable();
    await start(page, [{ name: 'Ada' }, { name: 'Bo' }]);
    await squareAt(page, 1).click();
    await page.keyboard.press('n');
    await page.keyboard.press('5');
    await expect.poll(() => noted(page).count()).toBe(1);
    await page.keyboard.press('n');
    await squareAt(page, 40).click();
    await liftButton(page).click();
    await expect.poll(() => prompt(page).textContent()).toContain('Bo');
    expect(await noted(page).count()).toBe(0);
    await page.getByRole('button', { name: english.kakuzu.notes.show }).click();
    await page.getByRole('button', { name: english.kakuzu.notes.hide }).waitFor();
    expect(await noted(page).count()).toBe(0);
    expect(await squareAt(page, 1).getAttribute('aria-description')).toBeNull();
    expect(await squareAt(page, 1).textContent()).toBe('');
    await squareAt(page, 80).click();
    await liftButton(page).click();
    await expect.poll(() => prompt(page).textContent()).toContain('Ada');
    expect(await noted(page).count()).toBe(0);
    await page.keyboard.press('v');
    await expect.poll(() => noted(page).count()).toBe(1);
  });
});

describe('variants', () => {
  it('announced: a digit and a stone, three kept and the turn passes on', async () => {
    const page = await newTable({ size: 'phone' });
    await page.getByRole('radio', { name: /Announced/ }).press('Space');
    await start(page, [{ name: 'Ada' }, { name: 'Bo' }]);
    await setUp(page);
    await expect.poll(() => prompt(page).textContent()).toContain('Ada');
    for (let kept = 0; kept < 3; kept++) {
      const { stones } = await look(page);
      const square = stones[0] ?? 0;
      await squareAt(page, square).click();
      await page.keyboard.press(String(sheet[square]));
      await expect.poll(() => prompt(page).textContent()).toContain(`as a`);
      await liftButton(page).click();
      await lifted(page).and(squareAt(page, square)).waitFor();
    }
    await expect.poll(() => prompt(page).textContent()).toContain('Bo');
    expect(await player(page, 0).getByRole('strong').textContent()).toBe('3');
    await expectNoAxeViolations(page, 'announce');
  });

  it('the same digit again, with a clock that stands still while the table is paused', async () => {
    const page = await newTable();
    await page.getByRole('radio', { name: /Same digit again/ }).press('Space');
    await page.getByRole('switch', { name: english.kakuzu.options.clock }).press('Space');
    await start(page, [{ name: 'Ada' }]);
    await setUp(page);
    const seen = await look(page);
    await squareAt(page, target(seen)).click();
    await liftButton(page).click();
    await expect.poll(() => prompt(page).textContent()).toContain(`another ${seen.wanted}`);
    await page.getByRole('button', { name: english.app.table.pause }).click();
    expect(await page.getByRole('grid').count()).toBe(0);
    await page.getByRole('button', { name: english.app.table.resume }).click();
    await page.getByRole('grid').waitFor();
    const clock = page.getByRole('timer');
    const before = await clock.textContent();
    await expect.poll(() => clock.textContent()).not.toBe(before);
  });
});
