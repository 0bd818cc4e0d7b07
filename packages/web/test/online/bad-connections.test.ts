/**
 * Bad lines: cut, silent, slow; reloads and restarts. Nothing is lost, nothing is done twice, and nobody has to reload.
 */

import { type KakuzuView, kakuzu } from '@riverstone/rules/kakuzu';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { english } from '../support/english';
import { type FaultyProxy, startFaultyProxy } from '../support/online/faulty-proxy';
import { arrive, brokenLines, type Guest, makeTable, sitDown, startGame } from '../support/online/online-people';
import { statusIn } from '../support/online/online-play';
import { useOnlineSite } from '../support/online/online-site';
import { viewIn } from '../support/online/online-view';
import { awayMark, liftButton, log, pauseCover, player, players, readyToLift, toasts, tray } from '../support/parts';
import { until } from '../support/waiting';

const site = useOnlineSite();
const browser = useBrowser();

interface Table {
  readonly ada: Guest;
  readonly bo: Guest;
  /** Between Ada's page and the server. */
  readonly proxy: FaultyProxy;
}

/** Ada and Bo at a table; Ada is to move. */
async function sitTogether(): Promise<Table> {
  const proxy = await startFaultyProxy(() => site.port);
  const ada = await arrive(browser, proxy.url, brokenLines);
  const bo = await arrive(browser, site.url, brokenLines);
  const table = await makeTable(ada, { game: 'kakuzu', seats: [null, null], options: { first: 0, sheet: 7 } });
  await sitDown(bo, table, 'Bo');
  await startGame(ada, [bo]);
  return { ada, bo, proxy };
}

const view = ({ line }: Guest): KakuzuView => viewIn(line, kakuzu);
const uncovered = (guest: Guest): number => view(guest).uncovered.filter((digit) => digit !== 0).length;
const lift = (page: Page) => liftButton(page);
const lost = (page: Page) => page.getByText(english.online.line.lost).first();

/** Picks a stone that may be lifted; gives its square. */
async function pick({ page, line }: Guest): Promise<number> {
  const { uncovered: digits, viewer } = viewIn<KakuzuView>(line, kakuzu);
  const seat = viewer === 'spectator' ? 0 : viewer;
  const announced = null;
  const free = [...digits.keys()].filter(
    (square) => kakuzu.check(viewIn<KakuzuView>(line, kakuzu), seat, { type: 'remove', square, announced }).ok,
  );
  const square = free[0] ?? 0;
  await page.locator(`[data-square="${square}"]`).click();
  await readyToLift(page).waitFor();
  return square;
}

/** How often a page has sent moves, and how many different ones. */
function movesOf({ line }: Guest): { readonly sent: number; readonly different: number } {
  const moves = line.sent.filter((message) => message.type === 'do' && message.command.type === 'act');
  return { sent: moves.length, different: new Set(moves.map(({ id }) => id)).size };
}

describe('a line that is cut', () => {
  it('comes back by itself, and a move made meanwhile is kept and done once', async () => {
    const { ada, bo, proxy } = await sitTogether();
    const before = uncovered(bo);
    proxy.block();
    await lost(ada.page).waitFor();
    await awayMark(player(bo.page, 0)).waitFor();
    await pick(ada);
    await lift(ada.page).click();
    // It is on its way: a second one is not taken, and the stone stays picked.
    await lift(ada.page).click();
    await ada.page.getByText(english.online.table.stillSending).first().waitFor();
    expect(movesOf(ada).sent).toBe(0);
    proxy.clear();
    await until(() => uncovered(bo) === before + 1);
    await lost(ada.page).waitFor({ state: 'hidden' });
    await until(() => uncovered(ada) === before + 1);
    expect(movesOf(ada)).toEqual({ sent: 1, different: 1 });
    expect(await awayMark(players(bo.page)).count()).toBe(0);
  });

  it('in mid-move does not do the move twice', async () => {
    const { ada, bo, proxy } = await sitTogether();
    const before = uncovered(bo);
    await pick(ada);
    proxy.mute('back');
    await lift(ada.page).click();
    // Bo sees it, but the answer does not reach Ada.
    await until(() => uncovered(bo) === before + 1);
    proxy.cut();
    proxy.clear();
    await until(() => uncovered(ada) === before + 1);
    await until(() => movesOf(ada).sent === 2);
    expect(movesOf(ada).different).toBe(1);
    await expect.poll(() => tray(ada.page).getAttribute('aria-busy')).toBe('false');
    expect(uncovered(bo)).toBe(before + 1);
  });

  it('by the browser itself is noticed as well', async () => {
    const { ada, bo } = await sitTogether();
    const before = uncovered(bo);
    await ada.page.context().setOffline(true);
    await lost(ada.page).waitFor();
    await ada.page.context().setOffline(false);
    await lost(ada.page).waitFor({ state: 'hidden' });
    await pick(ada);
    await lift(ada.page).click();
    await until(() => uncovered(bo) === before + 1);
  });
});

describe('a line that says nothing any more', () => {
  it('is given up, and the move goes over the next one', async () => {
    const { ada, bo, proxy } = await sitTogether();
    const before = uncovered(bo);
    proxy.mute();
    await pick(ada);
    await lift(ada.page).click();
    await lost(ada.page).waitFor();
    proxy.cut();
    proxy.clear();
    await until(() => uncovered(bo) === before + 1);
    await until(() => uncovered(ada) === before + 1);
    expect(movesOf(ada)).toEqual({ sent: 2, different: 1 });
  });
});

describe('a slow line', () => {
  it('shows that a move is on its way, and keeps what is picked until it is done', async () => {
    const { ada, bo, proxy } = await sitTogether();
    const before = uncovered(bo);
    proxy.hold();
    const square = await pick(ada);
    await lift(ada.page).click();
    await ada.page.getByText(english.online.line.sending).waitFor();
    expect(await lift(ada.page).textContent()).toMatch(/Lift [a-i][1-9]/);
    proxy.clear();
    await until(() => view(bo).uncovered[square] !== 0);
    await ada.page.getByText(english.online.line.sending).waitFor({ state: 'detached' });
    expect(uncovered(ada)).toBe(before + 1);
  });

  it('throttled by the browser is slow, and no more', async () => {
    const { ada, bo } = await sitTogether();
    const before = uncovered(bo);
    const session = await ada.page.context().newCDPSession(ada.page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 1500,
      downloadThroughput: 20_000,
      uploadThroughput: 10_000,
    });
    await pick(ada);
    await lift(ada.page).click();
    await until(() => uncovered(bo) === before + 1);
    await ada.page.reload();
    await ada.page.getByRole('grid').first().waitFor({ timeout: 90_000 });
    expect(uncovered(ada)).toBe(before + 1);
  });
});

describe('a reload', () => {
  it('keeps what was picked, the log, and the seat', async () => {
    const { ada, bo } = await sitTogether();
    await pick(ada);
    await lift(ada.page).click();
    await until(() => statusIn(bo).awaited.includes(1));
    await pick(bo);
    await bo.page.reload();
    await readyToLift(bo.page).waitFor();
    expect(await log(bo.page).getByRole('listitem').count()).toBeGreaterThan(0);
    const before = uncovered(ada);
    await lift(bo.page).click();
    await until(() => uncovered(ada) === before + 1);
  });

  it('with a move on its way sends it again', async () => {
    const { ada, bo, proxy } = await sitTogether();
    const before = uncovered(bo);
    await pick(ada);
    proxy.mute();
    await lift(ada.page).click();
    await until(() => movesOf(ada).sent === 1);
    proxy.cut();
    proxy.clear();
    await ada.page.reload();
    await until(() => uncovered(bo) === before + 1);
    await ada.page.getByRole('grid').first().waitFor();
    expect(movesOf(ada).different).toBe(1);
    expect(uncovered(bo)).toBe(before + 1);
  });
});

describe('a server that is started again', () => {
  it('goes on where it was, with everybody back and no reload', async () => {
    const { ada, bo } = await sitTogether();
    await pick(ada);
    await lift(ada.page).click();
    await until(() => statusIn(ada).awaited.includes(1) && statusIn(bo).awaited.includes(1));
    const before = uncovered(bo);
    await site.stop();
    for (const { page } of [ada, bo]) await lost(page).waitFor();
    await pick(bo);
    await lift(bo.page).click();
    await site.start();
    await until(() => uncovered(ada) === before + 1 && uncovered(bo) === before + 1);
    for (const { page } of [ada, bo]) await lost(page).waitFor({ state: 'hidden' });
    expect(movesOf(bo).different).toBe(1);
  });
});

describe('a move that is refused', () => {
  it('stays laid out, and it is said why', async () => {
    const { ada, bo, proxy } = await sitTogether();
    const before = uncovered(bo);
    proxy.block();
    await awayMark(player(bo.page, 0)).waitFor();
    await lost(ada.page).waitFor();
    // Who is away can't object to a pause.
    await bo.page.getByRole('button', { name: english.online.table.askPause }).click();
    await pauseCover(bo.page).waitFor();
    await pick(ada);
    await lift(ada.page).click();
    proxy.clear();
    await pauseCover(ada.page).waitFor();
    await toasts(ada.page).waitFor();
    await ada.page.getByRole('button', { name: english.online.table.askResume }).click();
    await bo.page.getByRole('button', { name: english.online.play.agree }).click();
    await readyToLift(ada.page).waitFor();
    expect(uncovered(bo)).toBe(before);
    await lift(ada.page).click();
    await until(() => uncovered(bo) === before + 1);
  });
});
