/**
 * What is different at an online table: others are asked, somebody may be away, give up or be played for; drafts wait
 * for answers.
 */

import type { GameId } from '@riverstone/rules';
import { kakuroRace, type RaceView } from '@riverstone/rules/kakuro-race';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sayNone } from '../kakuro-race/in-browser';
import { expectNoAxeViolations } from '../support/axe';
import { useBrowser } from '../support/browser';
import { english } from '../support/english';
import { gamesInBrowser } from '../support/game-in-browser';
import { type FaultyProxy, startFaultyProxy } from '../support/online/faulty-proxy';
import {
  arrive,
  brokenLines,
  type Guest,
  goToTable,
  makeTable,
  sitDown,
  startGame,
} from '../support/online/online-people';
import { statusIn } from '../support/online/online-play';
import { told } from '../support/online/online-screen';
import { useOnlineSite } from '../support/online/online-site';
import { viewIn } from '../support/online/online-view';
import {
  awayMark,
  callButton,
  laidSquares,
  lineSquares,
  openSquares,
  pauseCover,
  placeButton,
  player,
  players,
  prompt,
  tray,
} from '../support/parts';
import { until } from '../support/waiting';

const site = useOnlineSite();
const browser = useBrowser();

interface Table {
  readonly ada: Guest;
  readonly bo: Guest;
  readonly table: string;
  /** Between Ada's page and the server. */
  readonly proxy: FaultyProxy;
}

/** Ada and Bo at a table, and whatever bots there are. */
async function sitTogether(
  game: GameId,
  options: Readonly<Record<string, unknown>> = {},
  bots: readonly 'novice'[] = [],
): Promise<Table> {
  const proxy = await startFaultyProxy(() => site.port);
  const ada = await arrive(browser, proxy.url, brokenLines);
  const bo = await arrive(browser, site.url, brokenLines);
  const table = await makeTable(ada, { game, seats: [null, null, ...bots], options });
  await sitDown(bo, table, 'Bo');
  await startGame(ada, [bo]);
  return { ada, bo, table, proxy };
}

const tile = (page: Page, place = 0) => page.locator(`[data-hand="${place}"]`);
const laid = (page: Page) => laidSquares(page);
const isBusy = (page: Page) => tray(page).getAttribute('aria-busy');

/** Lays the first tile on the first open square. */
async function layTile({ page }: Guest): Promise<void> {
  await tile(page).click();
  await openSquares(page).first().click();
  await laid(page).waitFor();
}

describe('what lies ready while a move is on its way', () => {
  it('is a tile on the board, until the server has it', async () => {
    const { ada, bo, proxy } = await sitTogether('kakuro-challenge', { first: 0 });
    await layTile(ada);
    proxy.hold();
    await placeButton(ada.page).click();
    await expect.poll(() => isBusy(ada.page)).toBe('true');
    expect(await laid(ada.page).count()).toBe(1);
    proxy.clear();
    await until(() => statusIn(bo).awaited.includes(1) && statusIn(ada).awaited.includes(1));
    await expect.poll(() => laid(ada.page).count()).toBe(0);
    await layTile(bo);
    await placeButton(bo.page).click();
    await until(() => statusIn(ada).awaited.includes(0));
    await tile(ada.page).and(ada.page.locator('[aria-disabled=false]')).waitFor();
    expect(await laid(ada.page).count()).toBe(0);
  });

  it('is a line on the field, and a call is not made twice', async () => {
    const { ada, bo, proxy } = await sitTogether('kakuro-race');
    const call = callButton(ada.page);
    for (const square of [0, 3]) await ada.page.locator(`[data-square="${square}"]`).click();
    await expect.poll(() => lineSquares(ada.page).count()).toBe(4);
    proxy.hold();
    await call.click();
    await expect.poll(() => isBusy(ada.page)).toBe('true');
    await call.click();
    await ada.page.getByText(english.online.table.stillSending).first().waitFor();
    proxy.clear();
    await until(() => viewIn<RaceView>(bo.line, kakuroRace).round?.caller === 0);
    await expect.poll(() => isBusy(ada.page)).toBe('false');
    await expect.poll(() => lineSquares(ada.page).count()).toBe(4);
    // Taken back, it costs the caller the marker, and the field is the others'.
    await ada.page.keyboard.press('Backspace');
    await ada.page.getByRole('button', { name: english['kakuro-race'].buttons.yesWithdraw }).click();
    await until(() => viewIn<RaceView>(bo.line, kakuroRace).round?.out.includes(0) === true);
    await expect.poll(() => lineSquares(ada.page).count()).toBe(0);
  });
});

describe('by agreement', () => {
  it('the game is paused and goes on, also for who watches', async () => {
    const { ada, bo, table } = await sitTogether('kakuro-challenge', { first: 0, moveSeconds: 60 });
    const cy = await arrive(browser, site.url);
    await goToTable(cy.page, table);
    await cy.page.getByRole('grid').waitFor();
    await layTile(ada);
    await ada.page.getByRole('button', { name: english.online.table.askPause }).click();
    await bo.page.getByRole('button', { name: english.online.play.agree }).click();
    for (const { page } of [ada, bo, cy]) await pauseCover(page).waitFor();
    expect(await pauseCover(cy.page).getByRole('button').count()).toBe(0);
    await expectNoAxeViolations(ada.page, 'an online pause');
    const clock = ada.page.getByRole('timer');
    const stands = await clock.first().textContent();
    const said = await pauseCover(ada.page).textContent();
    await ada.page.getByRole('button', { name: english.online.table.askResume }).click();
    await bo.page.getByRole('button', { name: english.online.play.agree }).click();
    for (const { page } of [ada, bo, cy]) await page.getByRole('grid').waitFor();
    expect(stands).toMatch(/^(1:00|0:5\d)$/);
    expect(said).toContain(english.online.table.pausedText);
    // What lay ready before the pause lies there still.
    await laid(ada.page).waitFor();
  });

  it('a move is taken back, and lies ready again', async () => {
    // A seal tells nobody anything, so it can be taken back.
    const { ada, bo } = await sitTogether('kakuro-race', { sealed: true });
    await sayNone(ada.page);
    await until(() => viewIn<RaceView>(ada.line, kakuroRace).round?.sealed.includes(0) === true);
    await ada.page.getByRole('button', { name: english.online.table.askUndo }).click();
    await bo.page.getByRole('button', { name: english.online.play.agree }).click();
    await until(() => viewIn<RaceView>(ada.line, kakuroRace).round?.sealed.length === 0);
    await until(() => viewIn<RaceView>(bo.line, kakuroRace).round?.sealed.length === 0);
  });
});

describe('a player who leaves', () => {
  it('is marked as away, is played for by a bot when the others want it, and takes the seat back', async () => {
    const { ada, bo, table } = await sitTogether('kakuzu', { first: 1, sheet: 7 });
    await bo.page.goto('about:blank');
    await awayMark(player(ada.page, 1)).waitFor();
    await ada.page.getByText(english.online.play.isAway({ name: 'Bo' })).waitFor();
    await ada.page.getByRole('button', { name: english.online.play.letBot }).click();
    await told(ada.page, english.online.news.botPlaysFor({ name: 'Bo' }));
    await until(() => statusIn(ada).awaited.includes(0));
    // Two people have begun, so nobody is helped, whoever plays on.
    expect(await ada.page.getByRole('button', { name: english.app.table.hint }).count()).toBe(0);
    await ada.page.keyboard.press('h');
    await ada.page.getByText(english.app.table.hintsBarred).first().waitFor();
    await bo.page.goto(site.url);
    await goToTable(bo.page, table);
    await bo.page.getByRole('button', { name: english.online.play.takeSeatBack }).click();
    await told(ada.page, english.online.news.backAgain({ name: 'Bo' }));
    await expect.poll(() => bo.page.getByText(english.online.play.botPlaysForYou).count()).toBe(0);
    await gamesInBrowser.kakuzu.act(ada, 0);
    await until(() => statusIn(bo).awaited.includes(1));
    await gamesInBrowser.kakuzu.act(bo, 1);
    await until(() => statusIn(ada).awaited.includes(0));
  });
});

describe('giving up', () => {
  it('ends the game: both are told who has won, and the board stays to be looked at', async () => {
    const { ada, bo } = await sitTogether('kakuro-challenge', { first: 0 });
    await bo.page.getByRole('button', { name: english.app.table.menu }).click();
    await bo.page.getByRole('menuitem', { name: english.app.resigning.resign }).click();
    await bo.page.getByRole('dialog').getByRole('button', { name: english.app.resigning.resign }).click();
    await ada.page.getByRole('dialog', { name: english.app.table.won.you }).waitFor();
    await bo.page.getByRole('dialog', { name: english.app.table.won.other({ name: 'Ada' }) }).waitFor();
    await ada.page.getByRole('button', { name: english.app.table.lookAtBoard }).click();
    // Nothing can be laid any more.
    await openSquares(ada.page).first().waitFor({ state: 'detached' });
    expect(await placeButton(ada.page).count()).toBe(0);
    // And nobody is waited for.
    expect(await prompt(ada.page).textContent()).toBe(english.online.refusals.over);
    expect(await ada.page.locator('[data-seat="1"]').textContent()).toMatch(
      new RegExp(`^Bo, ${english.app.resigning.mark}\\d`),
    );
    const download = ada.page.waitForEvent('download');
    await ada.page.getByRole('button', { name: english.app.table.showResult }).click();
    await ada.page.getByRole('button', { name: english.app.table.download }).click();
    expect((await download).suggestedFilename()).toMatch(/^kakuro-challenge-.*\.riverstone\.json$/);
  });

  it('is followed by a rematch of the same people', async () => {
    const { ada, bo } = await sitTogether('kakuzu');
    await bo.page.getByRole('button', { name: english.app.table.menu }).click();
    await bo.page.getByRole('menuitem', { name: english.app.resigning.resign }).click();
    await bo.page.getByRole('dialog').getByRole('button', { name: english.app.resigning.resign }).click();
    await ada.page.getByRole('button', { name: english.app.table.rematch }).click();
    await bo.page.getByRole('dialog').waitFor();
    await bo.page.keyboard.press('Escape');
    await bo.page.getByRole('button', { name: english.online.play.goThere }).click();
    for (const { page } of [ada, bo]) await page.getByRole('grid').waitFor();
    const { you } = english.app.table;
    expect(await players(ada.page).locator('bdi').allTextContents()).toEqual([you, 'Bo']);
    expect(await players(bo.page).locator('bdi').allTextContents()).toEqual(['Ada', you]);
  });
});

describe('hints', () => {
  it('are for one who plays against bots alone, and the table counts them', async () => {
    const ada = await arrive(browser, site.url);
    await makeTable(ada, { game: 'kakuzu', seats: [null, 'novice'], options: { first: 0 } });
    await startGame(ada, []);
    await ada.page.getByRole('button', { name: english.app.table.hint }).click();
    await until(() => ada.line.known().room.seats[0]?.hints === 1);
    const { ada: one } = await sitTogether('kakuzu', { first: 0 });
    expect(await one.page.getByRole('button', { name: english.app.table.hint }).count()).toBe(0);
  });
});

describe('a photo finish', () => {
  it('is told to everybody: who called too late, and by how much', async () => {
    const { ada, bo, proxy } = await sitTogether('kakuro-race');
    proxy.hold();
    await callButton(ada.page).click();
    await expect.poll(() => isBusy(ada.page)).toBe('true');
    await callButton(bo.page).click();
    await until(() => viewIn<RaceView>(bo.line, kakuroRace).round?.caller === 1);
    proxy.clear();
    await ada.page.getByText(/^Photo finish: you were [\d.]+ s too late\.$/).waitFor();
    await bo.page.getByText(/^Ada was [\d.]+ s too late\.$/).waitFor();
    await expect.poll(() => isBusy(ada.page)).toBe('false');
    // Who was faster stands in the prompt.
    expect(await ada.page.getByText(english['kakuro-race'].refusals.callOpen).count()).toBe(0);
  });
});

describe('a sealed race', () => {
  it('is sealed by everybody on their own device at the same time', async () => {
    const { ada, bo } = await sitTogether('kakuro-race', { sealed: true });
    for (const { page } of [ada, bo]) {
      await page.getByRole('button', { name: english['kakuro-race'].buttons.seal, exact: true }).waitFor();
      // Nobody has to say who they are.
      expect(await page.getByRole('button', { name: /^I’m / }).count()).toBe(0);
    }
    await sayNone(ada.page);
    await until(() => viewIn<RaceView>(bo.line, kakuroRace).round?.sealed.includes(0) === true);
    expect(viewIn<RaceView>(bo.line, kakuroRace).round?.ownSeal).toBeNull();
    await sayNone(bo.page);
    await until(() => viewIn<RaceView>(ada.line, kakuroRace).round?.number === 2);
  });
});
