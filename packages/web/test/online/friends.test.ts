/** Playing with a friend online in as few presses as can be, and never being stuck. */

import { expect, it } from 'vitest';
import { begin, goTo, makeTable, sitDown } from '../../gallery/online-table';
import { sayNone } from '../kakuro-race/in-browser';
import { useBrowser } from '../support/browser';
import { brokenLines } from '../support/online/online-people';
import { button, choose, seat, told } from '../support/online/online-screen';
import { useOnlineSite } from '../support/online/online-site';
import { roadTo } from '../support/online/online-weather';
import { awayMark, pauseCover, player, tableLinks } from '../support/parts';

const site = useOnlineSite();
const browser = useBrowser();

it('one press on home makes the table; the link is at hand; a friend sits down and it starts by itself', async () => {
  const ada = await browser.visit(site.url, { size: 'phone' });
  await button(ada, 'Play Kakuzu with a friend, by a link').click();
  await seat(ada, 1).getByText('Host', { exact: true }).waitFor();
  const share = button(ada, 'Copy the link').or(button(ada, 'Share')).first();
  const { y = 0, height = 0 } = (await share.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(ada.viewportSize()?.height ?? 0);
  expect(await button(ada, 'Start the game').count()).toBe(0);
  await ada.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await button(ada, 'Save name').click();
  await seat(ada, 1).getByText('Ada', { exact: true }).waitFor();

  const bo = await browser.visit(ada.url());
  await bo.getByRole('textbox', { name: 'Your name' }).fill('Bo');
  await button(bo, 'Sit down').click();
  for (const page of [ada, bo])
    await page
      .getByRole('timer')
      .getByText(/^The game starts in [1-5]\.$/)
      .waitFor();
  await told(bo, 'The game starts in 5.');
  for (const page of [ada, bo]) await page.getByRole('grid').waitFor();
});

it('the host stops the countdown, and starts later; free seats are left out', async () => {
  const ada = await browser.visit(site.url);
  const table = await makeTable(ada, { seats: [null, null], autoStart: true });
  await goTo(ada, table);
  const bo = await browser.visit(site.url);
  await sitDown(bo, table, 'Bo');
  expect(await button(bo, 'Not yet').count()).toBe(0);
  await button(ada, 'Not yet').click();
  await button(ada, 'Start the game').waitFor();
  await bo.getByText('Ada starts the game when all are there.').waitFor();

  const cy = await browser.visit(site.url);
  const other = await makeTable(cy, { seats: [null, null, null], autoStart: true });
  await goTo(cy, other);
  await sitDown(bo, other, 'Bo');
  await button(cy, 'Start with 2').click();
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
  await button(bo, 'Take over as host').click();
  await bo.getByText('The host has only just left. Try again in a moment.').first().waitFor();
  await tableLinks(ada).filter({ hasText: 'All seats are taken' }).click();
  for (const page of [ada, bo]) await page.getByRole('grid').waitFor();
});

it('a pause made alone ends alone; one that is agreed to says when it ends in any case', async () => {
  const ada = await browser.visit(site.url);
  const { bo, table } = await begin(ada, { seats: [null, null], options: { first: 0 } });
  await bo.goto(`${site.url}#/`);
  await awayMark(player(ada, 1)).waitFor();
  await button(ada, 'Ask for a pause').click();
  await pauseCover(ada).getByText('You paused the game.').waitFor();
  await button(ada, 'Resume').click();
  await ada.getByRole('grid').waitFor();

  await goTo(bo, table);
  await button(bo, 'Ask for a pause').click();
  await button(ada, 'Agree').click();
  await button(ada, 'Ask to go on').click();
  await button(bo, 'No').click();
  for (const page of [ada, bo]) await page.getByText(/^It goes on in (10:00|9:5\d) at the latest\.$/).waitFor();
  // Whoever is away can be played for in a pause too.
  await bo.goto(`${site.url}#/`);
  await ada.getByText('Bo is away.').waitFor();
  await button(ada, 'Ask to go on').click();
  await button(ada, 'Let a computer play').click();
  await ada.getByRole('grid').waitFor();
  await told(ada, 'The game goes on.');
});

it('a banner does not move the board, and its buttons stay in one line', async () => {
  const ada = await browser.visit(site.url, { size: 'phone' });
  const { bo } = await begin(ada, { game: 'kakuro-challenge', seats: [null, null], options: { first: 0 } });
  const board = ada.getByRole('grid');
  const before = await board.boundingBox();
  await button(bo, 'Ask for a pause').click();
  const [agree, no] = [button(ada, 'Agree'), button(ada, 'No')];
  await no.waitFor();
  expect(await board.boundingBox()).toEqual(before);
  expect((await no.boundingBox())?.y).toBe((await agree.boundingBox())?.y);
});

it('what can not be taken back says why; who resigns is told the result before, and both after', async () => {
  const ada = await browser.visit(site.url);
  const { bo } = await begin(ada, { seats: [null, null], options: { first: 0 } });
  await choose(ada, 'Menu', 'Ask to take back my last move');
  await ada.getByText('You have not moved yet.').first().waitFor();
  await choose(bo, 'Menu', 'Resign');
  await bo.getByRole('dialog').getByText('If you resign, Ada wins 0–0. This can’t be undone.').waitFor();
  await button(bo, 'Resign').last().click();
  await bo.getByRole('dialog').getByText('Ada wins 0–0.', { exact: true }).waitFor();
  await ada.getByRole('dialog').getByText('You win 0–0.', { exact: true }).waitFor();
});

it('whoever shares a win is named with the other', async () => {
  const ada = await browser.visit(site.url);
  const options = { sealed: true, markers: [7] };
  const { bo } = await begin(ada, { game: 'kakuro-race', seats: [null, null], options });
  for (const page of [ada, bo]) await sayNone(page);
  await ada.getByRole('dialog', { name: 'You and Bo win' }).waitFor();
  await bo.getByRole('dialog', { name: 'You and Ada win' }).waitFor();
});

it('a rematch is offered to players alone, shows the score, and is not offered once it is over', async () => {
  const ada = await browser.visit(site.url);
  const { bo, table } = await begin(ada, { seats: [null, null] });
  await choose(bo, 'Menu', 'Resign');
  await button(bo, 'Resign').last().click();
  await ada.getByRole('dialog').getByText('Match: Ada 1–0 Bo').waitFor();
  const cy = await browser.visit(`${site.url}t/${table}`);
  await cy.getByRole('dialog', { name: 'Ada wins' }).waitFor();
  expect(await cy.getByRole('button', { name: /rematch/i }).count()).toBe(0);
  // Whoever gave no share gets no praise for it.
  await button(cy, 'Check the luck').click();
  await cy.locator('.luck-check-neutral', { hasText: 'This device gave no share' }).waitFor();
  await button(ada, 'Rematch').click();
  await ada.getByText('Match: Ada 1–0 Bo').waitFor();
  await cy.getByRole('button', { name: 'Look at the board' }).click();
  await cy.getByText('The rematch is on.').waitFor();
  expect(await cy.getByText('wants a rematch').count()).toBe(0);
  await button(bo, 'Join the rematch').click();
  for (const page of [ada, bo]) await page.getByRole('grid').waitFor();
  await choose(ada, 'Menu', 'Resign');
  await button(ada, 'Resign').last().click();
  await bo.getByRole('dialog').getByText('Match: Ada 1–1 Bo').waitFor();
  await goTo(bo, table);
  await bo.reload();
  await bo.getByRole('dialog', { name: 'Ada wins' }).waitFor();
  await bo.getByRole('button', { name: 'Look at the board' }).click();
  expect(await bo.getByText('wants a rematch').count()).toBe(0);
  expect(await bo.getByRole('button', { name: 'Go there' }).count()).toBe(0);
});

it('the lobby is live, and tells options, computers and whether the host is there', async () => {
  const cy = await browser.visit(`${site.url}#/online`);
  await cy.getByText('No open table just now.').waitFor();
  const ada = await browser.visit(site.url);
  const table = await makeTable(ada, { seats: [null, null, 'strong'], options: { variant: 'announce' }, listed: true });
  const card = tableLinks(cy).filter({ hasText: 'Ada' });
  await card.getByText('host away').waitFor();
  await card.getByText('Announced').waitFor();
  await card.getByText('computer, strong').waitFor({ state: 'attached' });
  await goTo(ada, table);
  await card.getByText('host here').waitFor();
  await ada.getByRole('switch', { name: 'Show in the open lobby' }).press('Space');
  await card.waitFor({ state: 'detached' });
});

it('a line that falls silent is noticed at both ends within 15 seconds', async () => {
  const road = await roadTo(() => site.port);
  const ada = await browser.visit(road.url, { forgive: brokenLines });
  const table = await makeTable(ada, { seats: [null, null] });
  await goTo(ada, table);
  const bo = await browser.visit(site.url);
  await sitDown(bo, table, 'Bo');
  await seat(bo, 1).getByText('host · here').waitFor();
  const from = Date.now();
  road.mute();
  await Promise.all([
    ada.getByText('Connection lost.').first().waitFor({ timeout: 20_000 }),
    seat(bo, 1).getByText('host · away').waitFor({ timeout: 20_000 }),
  ]);
  expect(Date.now() - from).toBeLessThan(15_500);
});

it('set-up’s button covers nothing on a small laptop', async () => {
  const page = await browser.visit(`${site.url}#/new/kakuzu/online`);
  await page.setViewportSize({ width: 1280, height: 800 });
  const hint = page.getByText('Anybody on this server can find the table and sit down.');
  const lowest = (await hint.boundingBox()) ?? { y: 0, height: 0 };
  const start = await button(page, 'Make the table').boundingBox();
  expect(lowest.y + lowest.height).toBeLessThan(start?.y ?? 0);
});
