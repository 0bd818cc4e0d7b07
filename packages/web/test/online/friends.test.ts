/** Playing with a friend online in as few presses as can be, and never being stuck. */

import { expect, it } from 'vitest';
import { begin, goTo, makeTable, sitDown } from '../../gallery/online-table';
import { sayNone } from '../kakuro-race/in-browser';
import { useBrowser } from '../support/browser';
import { english } from '../support/english';
import { startFaultyProxy } from '../support/online/faulty-proxy';
import { brokenLines } from '../support/online/online-people';
import { button, choose, seat, told } from '../support/online/online-screen';
import { useOnlineSite } from '../support/online/online-site';
import { awayMark, pauseCover, player, players, tableLinks } from '../support/parts';

/** The score of the match between Ada and Bo. */
function scoreOf(one: string, other: string): string {
  const score = english.app.table.scoreOfTwo({ one, other });
  return english.online.match.duel({ one: 'Ada', score, other: 'Bo' });
}

const site = useOnlineSite();
const browser = useBrowser();

it('one press on home makes the table; the link is at hand; a friend sits down and it starts by itself', async () => {
  const ada = await browser.visit(site.url, { size: 'phone' });
  await button(ada, english.app.home.withFriendHint({ game: english.kakuzu.name })).click();
  await seat(ada, 1).getByText(english.online.start.unnamed, { exact: true }).waitFor();
  const share = button(ada, english.online.invite.copy).or(button(ada, english.online.invite.share)).first();
  const { y = 0, height = 0 } = (await share.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(ada.viewportSize()?.height ?? 0);
  expect(await button(ada, english.app.newTable.start).count()).toBe(0);
  await ada.getByRole('textbox', { name: english.online.newTable.yourName }).fill('Ada');
  await button(ada, english.online.start.saveName).click();
  await seat(ada, 1).getByText('Ada', { exact: true }).waitFor();

  const bo = await browser.visit(ada.url());
  await bo.getByRole('textbox', { name: english.online.newTable.yourName }).fill('Bo');
  await button(bo, english.online.joinForm.sitDown).click();
  for (const page of [ada, bo])
    await page
      .getByRole('timer')
      .getByText(/^The game starts in [1-5]\.$/)
      .waitFor();
  await told(bo, english.online.start.startsIn({ number: '5' }));
  for (const page of [ada, bo]) await page.getByRole('grid').waitFor();
});

it('whoever sits stops the countdown, and the host starts later; free seats are left out', async () => {
  const ada = await browser.visit(site.url);
  const table = await makeTable(ada, { seats: [null, null], autoStart: true });
  await goTo(ada, table);
  const bo = await browser.visit(site.url);
  await sitDown(bo, table, 'Bo');
  await button(ada, english.online.start.stop).waitFor();
  await button(bo, english.online.start.stop).click();
  await button(ada, english.app.newTable.start).waitFor();
  await bo.getByText(english.online.room.waitForHost({ name: 'Ada' })).waitFor();

  const cy = await browser.visit(site.url);
  const other = await makeTable(cy, { seats: [null, null, null], autoStart: true });
  await goTo(cy, other);
  await sitDown(bo, other, 'Bo');
  await button(cy, english.online.start.startWith({ number: '2' })).click();
  for (const page of [cy, bo]) await page.getByRole('grid').waitFor();
});

it('a full table alerts its host elsewhere, and somebody takes over from a host who is away', async () => {
  const ada = await browser.visit(site.url);
  const table = await makeTable(ada, { seats: [null, null], autoStart: true });
  await goTo(ada, table);
  await seat(ada, 1).getByText('you · host · here').waitFor();
  await ada.goto(`${site.url}#/`);
  const bo = await browser.visit(site.url);
  await sitDown(bo, table, 'Bo');
  await expect.poll(() => ada.title()).toBe('(1) Riverstone');
  await button(bo, english.online.people.takeOver).click();
  await bo.getByText(english.online.people.takeOverSoon).first().waitFor();
  await tableLinks(ada).filter({ hasText: english.online.start.full }).click();
  for (const page of [ada, bo]) await page.getByRole('grid').waitFor();
});

/** Runs in a page: what has the focus once everything that follows a change is done. */
async function focusedAfterPaint(): Promise<string | undefined> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(resolve))));
  return document.activeElement?.tagName;
}

it('a pause made alone ends alone; one that is agreed to says when it ends in any case', async () => {
  const ada = await browser.visit(site.url);
  const { bo, table } = await begin(ada, { seats: [null, null], options: { first: 0 } });
  await bo.goto(`${site.url}#/`);
  await awayMark(player(ada, 1)).waitFor();
  const wall = await browser.visit(site.url);
  await goTo(wall, table, 'screen');
  await wall.getByRole('grid').waitFor();
  await button(ada, english.online.table.askPause).click();
  await pauseCover(ada).getByText(english.online.pausing.mine).waitFor();
  await pauseCover(wall).waitFor();
  await button(ada, english.online.pausing.resume).click();
  await ada.getByRole('grid').waitFor();
  // A ring on a big screen would look like a mark.
  await wall.getByRole('grid').waitFor();
  expect(await wall.evaluate(focusedAfterPaint)).toBe('BODY');

  await goTo(bo, table);
  await button(bo, english.online.table.askPause).click();
  await button(ada, english.online.play.agree).click();
  await button(ada, english.online.table.askResume).click();
  await button(bo, english.online.play.no).click();
  for (const page of [ada, bo]) await page.getByText(/^It resumes in (10:00|9:5\d) at the latest\.$/).waitFor();
  // Whoever is away can be played for in a pause too.
  await bo.goto(`${site.url}#/`);
  await ada.getByText(english.online.play.isAway({ name: 'Bo' })).waitFor();
  await button(ada, english.online.table.askResume).click();
  await button(ada, english.online.play.letBot).click();
  await ada.getByRole('grid').waitFor();
  await told(ada, english.online.news.goesOn);
});

it('a banner moves nothing, covers no score, and its buttons stay in one line', async () => {
  const ada = await browser.visit(site.url, { size: 'phone' });
  const { bo } = await begin(ada, { game: 'kakuro-challenge', seats: [null, null], options: { first: 0 } });
  const board = ada.getByRole('grid');
  const before = await board.boundingBox();
  await button(bo, english.online.table.askPause).click();
  const [agree, no] = [button(ada, english.online.play.agree), button(ada, english.online.play.no)];
  await no.waitFor();
  expect(await board.boundingBox()).toEqual(before);
  expect((await no.boundingBox())?.y).toBe((await agree.boundingBox())?.y);
  const { y = 0, height = Number.NaN } = (await no.boundingBox()) ?? {};
  for (const seat of await players(ada).getByRole('listitem').all())
    expect((await seat.boundingBox())?.y).toBeGreaterThanOrEqual(Math.floor(y + height));
  // The ways out stay in reach.
  await button(ada, english.app.table.menu).click();
});

it('what can not be taken back says why; who resigns is told the result before, and both after', async () => {
  const ada = await browser.visit(site.url);
  const { bo } = await begin(ada, { seats: [null, null], options: { first: 0 } });
  await button(ada, english.app.table.menu).click();
  const undo = ada.getByRole('menuitem', { name: english.online.table.askUndo, exact: true, disabled: true });
  await undo.getByText(english.app.undoBars.none).waitFor();
  await choose(bo, english.app.table.menu, english.app.resigning.resign);
  await bo.getByRole('dialog').getByText('If you resign, Ada wins. This can’t be undone.').waitFor();
  await button(bo, english.app.resigning.resign).last().click();
  await bo.getByRole('dialog').getByText('Ada wins.', { exact: true }).waitFor();
  // It is not the score that decided.
  await bo.getByRole('heading', { name: english.app.table.won.other({ name: 'Ada' }), exact: true }).waitFor();
  await ada.getByRole('dialog').getByText('You win.', { exact: true }).waitFor();
});

it('whoever was removed during the game is named at the end, to the host and to the one who is gone', async () => {
  const ada = await browser.visit(site.url);
  const { bo } = await begin(ada, { seats: [null, null] });
  await choose(ada, english.app.table.menu, english.online.people.title);
  await choose(ada, english.online.people.menuOf({ name: 'Bo' }), english.online.people.remove);
  await button(ada, english.online.people.remove).last().click();
  await bo.getByText(english.online.room.removedText).first().waitFor();
  await ada.keyboard.press('Escape');
  await choose(ada, english.app.table.menu, english.app.resigning.resign);
  await button(ada, english.app.resigning.resign).last().click();
  for (const page of [ada, bo])
    await page
      .getByRole('dialog')
      .getByText(english.online.news.removedInGame({ name: 'Bo' }))
      .waitFor();
});

it('whoever shares a win is named with the other', async () => {
  const ada = await browser.visit(site.url);
  const options = { sealed: true, markers: [7] };
  const { bo } = await begin(ada, { game: 'kakuro-race', seats: [null, null], options });
  for (const page of [ada, bo]) await sayNone(page);
  await ada.getByRole('dialog', { name: english.app.table.sharedWithYou({ names: ['Bo'] }) }).waitFor();
  await bo.getByRole('dialog', { name: english.app.table.sharedWithYou({ names: ['Ada'] }) }).waitFor();
});

it('a rematch is offered to players alone, shows the score, and is not offered once it is over', async () => {
  const ada = await browser.visit(site.url);
  const { bo, table } = await begin(ada, { seats: [null, null] });
  await choose(bo, english.app.table.menu, english.app.resigning.resign);
  await button(bo, english.app.resigning.resign).last().click();
  await ada.getByRole('dialog').getByText(scoreOf('1', '0')).waitFor();
  const watcher = await ada.context().newPage();
  await watcher.goto(`${site.url}#/online`);
  const card = tableLinks(watcher).filter({ hasText: 'Bo' });
  await card.getByText(english.app.home.wonBy({ names: [english.app.table.you] })).waitFor();
  expect(await card.getByText(english.app.table.bot({ level: english.app.levels.casual })).count()).toBe(0);
  await watcher.close();
  const cy = await browser.visit(`${site.url}t/${table}`);
  await cy.getByRole('dialog', { name: english.app.table.won.other({ name: 'Ada' }) }).waitFor();
  expect(await cy.getByRole('button', { name: /rematch/i }).count()).toBe(0);
  // Whoever gave no share gets no praise for it.
  await button(cy, english.online.luck.check).click();
  await cy.getByText(english.online.luck.notMine).waitFor();
  await button(ada, english.app.table.rematch).click();
  await ada.getByText(scoreOf('1', '0')).waitFor();
  await cy.getByRole('button', { name: english.app.table.lookAtBoard }).click();
  await cy.getByText(english.online.rematch.on).waitFor();
  expect(await cy.getByText(english.online.play.rematchBy({ name: 'Ada' })).count()).toBe(0);
  await button(bo, english.online.play.toRematch).click();
  for (const page of [ada, bo]) await page.getByRole('grid').waitFor();
  await choose(ada, english.app.table.menu, english.app.resigning.resign);
  await button(ada, english.app.resigning.resign).last().click();
  await bo.getByRole('dialog').getByText(scoreOf('1', '1')).waitFor();
  await goTo(bo, table);
  await bo.reload();
  await bo.getByRole('dialog', { name: english.app.table.won.other({ name: 'Ada' }) }).waitFor();
  await bo.getByRole('button', { name: english.app.table.lookAtBoard }).click();
  expect(await bo.getByText(english.online.play.rematchBy({ name: 'Ada' })).count()).toBe(0);
  expect(await bo.getByRole('button', { name: english.online.play.goThere }).count()).toBe(0);
});

it('the lobby is live, and tells options, computers and whether the host is there', async () => {
  const cy = await browser.visit(`${site.url}#/online`);
  await cy.getByText(english.online.lobby.none).waitFor();
  const ada = await browser.visit(site.url);
  const table = await makeTable(ada, { seats: [null, null, 'strong'], options: { variant: 'announce' }, listed: true });
  const card = tableLinks(cy).filter({ hasText: 'Ada' });
  await card.getByText(english.online.lobby.hostAway).waitFor();
  await card.getByText('Announced').waitFor();
  await card.getByText(english.app.table.bot({ level: english.app.levels.strong })).waitFor({ state: 'attached' });
  await goTo(ada, table);
  await card.getByText(english.online.lobby.hostHere).waitFor();
  await ada.getByRole('switch', { name: english.online.newTable.listed }).press('Space');
  await card.waitFor({ state: 'detached' });
});

it('a line that falls silent is noticed at both ends', async () => {
  const proxy = await startFaultyProxy(() => site.port);
  const ada = await browser.visit(proxy.url, { forgive: brokenLines });
  const table = await makeTable(ada, { seats: [null, null] });
  await goTo(ada, table);
  const bo = await browser.visit(site.url);
  await sitDown(bo, table, 'Bo');
  await seat(bo, 1).getByText('host · here').waitFor();
  proxy.mute();
  await Promise.all([
    ada.getByText('Connection lost.').first().waitFor({ timeout: 20_000 }),
    seat(bo, 1).getByText('host · away').waitFor({ timeout: 20_000 }),
  ]);
});

it('set-up’s button covers nothing on a small laptop', async () => {
  const page = await browser.visit(`${site.url}#/new/kakuzu/online`);
  await page.setViewportSize({ width: 1280, height: 800 });
  const hint = page.getByText(english.online.newTable.listedHint);
  const lowest = (await hint.boundingBox()) ?? { y: 0, height: 0 };
  const start = await button(page, english.online.newTable.make).boundingBox();
  expect(lowest.y + lowest.height).toBeLessThan(start?.y ?? 0);
});
