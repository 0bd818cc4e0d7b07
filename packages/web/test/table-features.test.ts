/** What is the same at every table: hints, pause, keys, taking back, rematch, leaving; and what must not happen. */

import { gameIds } from '@riverstone/rules';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../src/messages/words';
import type { SeatPlan } from '../src/table/seats/seat-plan';
import { expectNoAxeViolations } from './support/axe';
import { useBrowser } from './support/browser';
import { english } from './support/english';
import {
  handTiles,
  log,
  openSquares,
  placeButton,
  player,
  players,
  prompt,
  seatNames,
  seatRows,
} from './support/parts';
import { openPlayed } from './support/played-tables';
import { useSite } from './support/site';
import { sizes } from './support/sizes';
import { storedTables } from './support/stored-tables';
import { type Players, seatPlayers } from './support/tables';

const site = useSite();
const browser = useBrowser();

const ada = { name: 'Ada', bot: null };
const bo = { name: 'Bo', bot: null };
const promptText = (page: Page): Promise<string | null> => prompt(page).textContent();

async function sitDown(game: (typeof gameIds)[number], players: Players): Promise<Page> {
  const page = await browser.visit(site.url, { hasQuickBots: true });
  await seatPlayers(page, site.url, game, players);
  return page;
}

/** Changes the language as another tab would. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((value) => {
    const key = 'riverstone:settings';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language: value }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await page.locator(`html[lang=${language}]`).waitFor();
}

/** The rows of the final table whose name is broken, or whose texts run into the score. */
function crowdedRows(page: Page): Promise<string[]> {
  return page.getByRole('dialog').evaluate((dialog) => {
    const isCrowded = (row: Element): boolean => {
      const name = row.querySelector('th bdi');
      const score = row.querySelector('td:last-child')?.getBoundingClientRect().left ?? 0;
      const rights = [...row.querySelectorAll('th *')].map((each) => each.getBoundingClientRect().right);
      return name?.getClientRects().length !== 1 || name.clientHeight > 40 || Math.max(...rights) > score;
    };
    return [...dialog.querySelectorAll('tbody tr')].filter(isCrowded).map((row) => row.textContent ?? '');
  });
}

describe('hints', () => {
  it.each(gameIds)('are given to one who plays %s alone, each stronger than the last', async (game) => {
    const page = await browser.visit(site.url);
    await openPlayed(page, site.url, {
      game,
      seats: [ada, { name: 'Brook', bot: 'casual' }],
      options: {},
      entries: 9,
      until: 0,
    });
    const heard = [await promptText(page)];
    for (let strength = 0; strength < 3; strength++) {
      await page.getByRole('button', { name: english.app.table.hint }).click();
      // A worker thinks it over.
      await expect.poll(() => promptText(page), { timeout: 20_000 }).not.toBe(heard.at(-1));
      heard.push(await promptText(page));
    }
    await expect.poll(() => page.getByRole('button', { name: english.app.table.hint }).isDisabled()).toBe(true);
  });

  it('are for nobody where several people play: whoever asks by keyboard is told why', async () => {
    const page = await sitDown('kakuro-race', ['Ada', 'Bo']);
    expect(await page.getByRole('button', { name: english.app.table.hint }).count()).toBe(0);
    const before = await promptText(page);
    await page.keyboard.press('h');
    await page.getByText(english.app.table.hintsBarred).first().waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(await promptText(page)).toBe(before);
  });
});

describe('one person against bots', () => {
  const { menu } = english.app.table;
  const { resigning, restarting, undoBars } = english.app;
  const brook = { name: 'Brook', bot: 'casual' } as const;
  const choose = async (page: Page, name: string): Promise<void> => {
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };

  // It is the same at every table.
  it('resigns after one question; the end tells so, and the hints', async () => {
    const page = await browser.visit(site.url);
    await openPlayed(page, site.url, { game: 'kakuzu', seats: [ada, brook], options: {}, entries: 9, until: 0 });
    const hint = page.getByRole('button', { name: english.app.table.hint });
    // Both are for one decision.
    for (let strength = 0; strength < 2; strength++) {
      const before = await promptText(page);
      await hint.click();
      await expect.poll(() => promptText(page), { timeout: 20_000 }).not.toBe(before);
    }
    await choose(page, resigning.resign);
    await page.getByRole('button', { name: resigning.keep }).click();
    await choose(page, resigning.resign);
    await page.getByRole('dialog').getByRole('button', { name: resigning.resign }).click();
    const end = page.getByRole('dialog', { name: /^Brook wins/ });
    await end.getByText(resigning.youResigned).waitFor();
    await end
      .getByRole('row', { name: /You/ })
      .getByText(english.app.table.hintsTaken({ number: 1 }))
      .waitFor();
    await expectNoAxeViolations(page, 'resigned');
    await page.reload();
    await end.getByText(resigning.youResigned).waitFor();
    await page.getByRole('button', { name: english.app.table.lookAtBoard }).click();
    await page.getByRole('button', { name: menu }).click();
    expect(await page.getByRole('menuitem', { name: resigning.resign, exact: true }).count()).toBe(0);
  });

  it('restarts: the same players get a new deal in place of the game', async () => {
    const page = await browser.visit(site.url);
    await openPlayed(page, site.url, { game: 'kakuzu', seats: [ada, brook], options: {}, entries: 20, until: 0 });
    const first = page.url();
    await choose(page, restarting.restart);
    await page.getByRole('dialog').getByRole('button', { name: restarting.restart }).click();
    await page.waitForURL((url) => url.href !== first);
    await expect.poll(() => page.getByRole('gridcell', { name: /, stone$/ }).count()).toBeGreaterThan(79);
    expect(await players(page).locator('bdi').allTextContents()).toEqual(['You', 'Brook']);
    await expect.poll(async () => (await storedTables(page)).length).toBe(1);
  });

  it('undoes moves of Kakuro Challenge with the answers, back to the first, and the end tells how often', async () => {
    const page = await browser.visit(site.url);
    const options = { first: 0 };
    await openPlayed(page, site.url, { game: 'kakuro-challenge', seats: [ada, brook], options, entries: 8, until: 0 });
    const undo = page.getByRole('button', { name: english.app.table.undoOf.you });
    const moves = page.getByRole('list', { name: english.app.table.log }).getByRole('listitem');
    const before = await moves.count();
    await moves.nth(2).getByRole('button').click();
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem', { name: restarting.restart, exact: true }).waitFor();
    expect(await page.getByRole('menuitem', { name: english.app.table.undoOf.you, exact: true }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: english.app.table.moment.leave }).click();
    await undo.click();
    await expect.poll(() => moves.count()).toBe(before - 2);
    for (let more = 1; more < before / 2; more++) await undo.click();
    await page.getByText(english.app.table.logEmpty).first().waitFor();
    expect(await undo.count()).toBe(0);
    await choose(page, resigning.resign);
    await page.getByRole('dialog').getByRole('button', { name: resigning.resign }).click();
    const you = page.getByRole('dialog').getByRole('row', { name: /You/ });
    await you.getByText(english.app.table.takebacks({ number: before / 2 })).waitFor();
    await page.setViewportSize({ width: 360, height: 640 });
    for (const language of languages) {
      await speak(page, language);
      expect(await crowdedRows(page)).toEqual([]);
    }
  });

  it('is told why nothing can be undone, and several people get none of it', async () => {
    const page = await sitDown('kakuzu', ['Ada', 'casual']);
    await page.getByRole('button', { name: menu }).click();
    const undo = page.getByRole('menuitem', { name: english.app.table.undoOf.you, exact: true, disabled: true });
    await undo.getByText(undoBars.none).waitFor();
    await seatPlayers(page, site.url, 'kakuzu', ['Ada', 'Bo']);
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem', { name: english.app.table.keys }).waitFor();
    for (const name of [restarting.restart, resigning.resign, english.app.table.undoOf.you])
      expect(await page.getByRole('menuitem', { name, exact: true }).count()).toBe(0);
  });

  it('holds clocks by the open menu and by a hint', async () => {
    const page = await browser.visit(site.url);
    const options = { moveSeconds: 60, first: 0 };
    await page.clock.install();
    await openPlayed(page, site.url, { game: 'kakuro-challenge', seats: [ada, brook], options, entries: 8, until: 0 });
    const clock = page.getByRole('timer');
    const passes = async (): Promise<boolean> => {
      const before = await clock.textContent();
      await page.clock.runFor(5000);
      return (await clock.textContent()) !== before;
    };
    await page.clock.pauseAt(Date.now() + 60_000);
    expect(await passes()).toBe(true);
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem').first().waitFor();
    expect(await passes()).toBe(false);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('menuitem').first().isVisible()).toBe(false);
    expect(await passes()).toBe(true);
    const before = await promptText(page);
    await page.getByRole('button', { name: english.app.table.hint }).click();
    await expect.poll(() => promptText(page), { timeout: 20_000 }).not.toBe(before);
    expect(await passes()).toBe(false);
  });
});

describe('a row of the log', () => {
  const { moment } = english.app.table;

  it.each(gameIds)('shows the board of %s as it was then, and the way back', async (game) => {
    const page = await browser.visit(site.url);
    await openPlayed(page, site.url, { game, seats: [ada, bo], options: {}, entries: 12, until: 0 });
    const cells = (): Promise<string[]> =>
      page
        .getByRole('gridcell')
        .evaluateAll((all) =>
          all.map((cell) => cell.getAttribute('aria-label')?.replace(/,.* (?:move|turn).*/, '') ?? ''),
        );
    const now = await cells();
    const rows = log(page).getByRole('button');
    await rows.last().click();
    await page.getByRole('button', { name: moment.leave }).waitFor();
    expect(await cells()).not.toEqual(now);
    expect(await rows.last().getAttribute('aria-current')).toBe('true');
    expect(await page.getByRole('button', { name: moment.previous }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: moment.next }).click();
    await expect.poll(() => rows.last().getAttribute('aria-current')).toBeNull();
    await page.keyboard.press('Escape');
    await expect.poll(cells).toEqual(now);
  });
});

describe('a pause', () => {
  it('covers the board until somebody goes on', async () => {
    const page = await sitDown('kakuro-race', ['Ada']);
    await page.getByRole('button', { name: english.app.table.pause }).click();
    await expect.poll(() => page.locator(':focus').textContent()).toBe(english.app.table.resume);
    expect(await page.getByRole('grid').count()).toBe(0);
    // Nobody is helped while no time counts.
    expect(await page.getByRole('button', { name: english.app.table.hint }).count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('Alt+p');
    await page.getByRole('button', { name: english.app.table.resume }).waitFor();
  });

  it('comes by itself when the page is hidden while a clock runs', async () => {
    const page = await sitDown('kakuro-race', ['Ada']);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.getByRole('button', { name: english.app.table.resume }).waitFor();
  });
});

describe('the end', () => {
  it('names the winner, offers a rematch of the same players, and the record', async () => {
    const page = await browser.visit(site.url);
    const seats = [ada, bo];
    await openPlayed(page, site.url, { game: 'kakuzu', seats, options: {}, entries: Number.POSITIVE_INFINITY });
    await page.getByRole('dialog').waitFor();
    await page.setViewportSize(sizes.landscape);
    // It scrolls here, so keys must reach it.
    await page.getByRole('dialog').locator('[tabindex="0"]').first().waitFor();
    await expectNoAxeViolations(page, 'the end on a low screen');
    // How the scores grew, and the best of the game on a small board.
    expect(await page.getByRole('dialog').locator('polyline').count()).toBe(2);
    await page.getByRole('figure').getByText(english.kakuzu.run.title).waitFor();
    await page.locator('.best-move-picture > *').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: english.app.table.download }).click();
    expect((await download).suggestedFilename()).toMatch(/^kakuzu-.*\.riverstone\.json$/);
    const first = page.url();
    await page.getByRole('button', { name: english.app.table.rematch }).click();
    await page.waitForURL((url) => url.href !== first);
    await page.getByRole('grid').waitFor();
    expect(await players(page).locator('bdi').allTextContents()).toEqual(['Ada', 'Bo']);
    const tables = await storedTables(page);
    // Who begins is drawn again: the rematch is made from what was chosen, not from what was drawn.
    expect(tables.map(({ options }) => options)).toEqual([{}, {}]);
  });

  it('before it, a record that would tell all that is hidden is not offered', async () => {
    const page = await sitDown('kakuro-challenge', ['Ada', 'Bo']);
    await page.getByRole('button', { name: english.app.table.menu }).click();
    await page.getByRole('menuitem', { name: english.app.table.keys }).waitFor();
    expect(await page.getByRole('menuitem', { name: english.app.table.download }).count()).toBe(0);
  });
});

describe('taking back', () => {
  it('is offered at the end of the bag, until the next player looks', async () => {
    const page = await browser.visit(site.url);
    // 72 tiles less five stones and two hands of two: after 63 draws the bag is empty.
    await openPlayed(page, site.url, {
      game: 'kakuro-challenge',
      seats: [ada, bo],
      options: { first: 0 },
      entries: 63,
      until: 1,
    });
    const laid = () => page.locator('[role=gridcell]:not([aria-label*=empty])').count();
    const before = await laid();
    await page.getByRole('button', { name: /^I’m Bo/ }).click();
    await handTiles(page).first().click();
    await openSquares(page).first().click();
    await placeButton(page).click();
    await expect.poll(laid).toBe(before + 1);
    await page.getByRole('button', { name: english.app.table.undoOf.other({ name: 'Bo' }) }).click();
    await expect.poll(laid).toBe(before);
    // The hand is Bo's to show, whoever took the move back.
    expect(await handTiles(page).count()).toBe(0);
    await page.getByRole('button', { name: /^I’m Bo/ }).waitFor();
  });
});

describe('the sheet of keys', () => {
  it.each(gameIds)('of %s can be read and heard', async (game) => {
    const page = await sitDown(game, ['Ada', 'casual']);
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    const terms = await sheet.getByRole('term').allTextContents();
    expect(terms.length).toBeGreaterThan(4);
    expect(terms.every((term) => term.trim() !== '')).toBe(true);
  });
});

describe('players', () => {
  it('are added and removed without two of a name, and a table for bots alone is watched', async () => {
    const page = await browser.visit(`${site.url}#/new/kakuro-race`);
    const add = page.getByRole('button', { name: english.app.newTable.addSeat });
    await add.click();
    await seatRows(page).nth(1).getByRole('button').last().click();
    await add.click();
    await add.click();
    const names = await seatNames(page).evaluateAll((fields) =>
      fields.map((field) => (field as HTMLInputElement).value),
    );
    expect(new Set(names).size).toBe(names.length);
    await seatNames(page).first().fill('  ');
    await page.locator('button[type=submit]').click();
    await page.getByRole('alert').waitFor();
  });
});

describe('names', () => {
  const names = ['Anna', 'Dirk', 'Otto', 'Ines', 'Bram'];
  const seatsFor = (count: number): SeatPlan[] =>
    names.slice(0, count).map((name, seat) => ({ name, bot: seat === 0 ? null : 'casual' }));
  const nameOf = (seat: Locator): Locator => seat.locator('.seats-strip-name');

  it.each(['phone', 'landscape'] as const)('stay whole where they are short: %s', async (size) => {
    const page = await browser.visit(site.url, { size, touch: true });
    for (const [game, count] of [
      ['kakuro-challenge', 4],
      ['kakuro-race', 5],
    ] as const) {
      const played = { game, options: {}, entries: 30, until: 0, level: 'novice' } as const;
      await openPlayed(page, site.url, { ...played, seats: seatsFor(count) });
      for (const seat of await players(page).getByRole('listitem').all()) {
        const cut = await nameOf(seat).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(cut, `${game}: ${await seat.textContent()}`).toBeLessThanOrEqual(0);
      }
      await page.goto(site.url);
    }
  });

  it('are followed by the level of a bot on a large screen', async () => {
    const page = await browser.visit(site.url);
    await openPlayed(page, site.url, { game: 'kakuzu', options: {}, entries: 0, seats: seatsFor(2) });
    const level = player(page, 1).getByText(english.app.levels.casual, { exact: true });
    expect(await level.isVisible()).toBe(true);
  });
});

describe('the rules', () => {
  it('never open by themselves, and can be looked up at any time', async () => {
    const page = await browser.visit(`${site.url}#/new/kakuzu`, { isFirstVisit: true, size: 'phone' });
    await page.locator('button[type=submit]').click();
    const sheet = page.getByRole('dialog', { name: english.app.howToNamed({ game: english.kakuzu.name }) });
    await page.getByRole('grid').waitFor();
    expect(await sheet.count()).toBe(0);
    await page.getByRole('button', { name: english.app.table.menu }).click();
    await page.getByRole('menuitem', { name: english.app.howTo }).click();
    await sheet.waitFor();
    await expectNoAxeViolations(page, 'how to play');
    await sheet.getByRole('button', { name: english.app.howToDone }).click();
    await page.getByRole('grid').waitFor();
    await page.goto(`${site.url}#/`);
    for (const game of ['Kakuro Challenge', 'Kakuro, the race']) {
      await page.getByRole('button', { name: `How to play ${game}` }).click();
      await page.getByRole('dialog', { name: `How to play ${game}` }).waitFor();
      await expectNoAxeViolations(page, game);
      await page.keyboard.press('Escape');
    }
  });
});
