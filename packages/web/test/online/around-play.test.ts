/** Around an online game: what is asked, who is away, giving up, the next table, the big screen. */

import { expect, it } from 'vitest';
import { begin, goTo } from '../../gallery/online-table';
import { useBrowser } from '../support/browser';
import { english } from '../support/english';
import { button, choose, seat, shown, told } from '../support/online/online-screen';
import { useOnlineSite } from '../support/online/online-site';
import { handTiles, players, prompt, toasts } from '../support/parts';

const site = useOnlineSite();
const browser = useBrowser();

it('a pause is asked for, taken back and agreed to; a no is a no; talk is counted while its sheet is closed', async () => {
  const ada = await browser.visit(site.url, { size: 'phone' });
  const { bo } = await begin(ada, { seats: [null, null], options: { first: 0 } });
  await button(ada, english.online.table.askPause).click();
  await ada.getByText(english.online.play.youAsked.pause).waitFor();
  await told(bo, english.online.play.asks.pause({ name: 'Ada' }));
  await button(bo, english.online.play.no).click();
  await shown(ada, english.online.news.saidNoBy({ name: 'Bo' }));
  await button(bo, english.online.table.askPause).click();
  await button(bo, english.online.play.withdraw).click();
  await shown(ada, english.online.news.offTheTable({ name: 'Bo' }));
  await button(bo, english.online.table.askPause).click();
  await button(ada, english.online.play.agree).click();
  await bo.getByText(english.online.table.pausedUntimed, { exact: true }).waitFor();
  // What one has said no to or taken back oneself is no news.
  expect(await toasts(bo).count()).toBe(0);
  const home = await bo.context().newPage();
  await home.goto(site.url);
  await home.getByRole('listitem').filter({ hasText: english.app.table.paused }).waitFor();
  await home.close();
  await button(bo, english.online.table.askResume).click();
  await told(ada, english.online.play.asks.resume({ name: 'Bo' }));
  await button(ada, english.online.play.agree).click();
  await bo.getByRole('grid').waitFor();
  await button(bo, english.online.table.askPause).click();
  await button(ada, english.online.play.no).click();
  await shown(bo, english.online.news.saidNoBy({ name: 'Ada' }));

  await button(bo, english.online.chat.title).click();
  await button(bo, english.online.phrases['well-played']).click();
  await told(ada, english.online.chat.said({ name: 'Bo', text: english.online.phrases['well-played'] }));
  await ada.reload();
  await button(ada, english.online.chat.unread({ number: 1 })).click();
  await ada.getByRole('log').getByText(english.online.phrases['well-played']).waitFor();
  await ada.keyboard.press('Escape');
  await button(ada, english.online.chat.title).waitFor();
  await ada.reload();
  await button(ada, english.online.chat.title).waitFor();
  // Nobody is helped where others play.
  await ada.keyboard.press('?');
  await ada.getByRole('dialog', { name: english.app.table.keysTitle }).waitFor();
  expect(await ada.getByRole('dialog').locator('kbd', { hasText: /^H$/ }).count()).toBe(0);
});

it('the chat stands beside the board where there is room, and says what is new', async () => {
  const ada = await browser.visit(site.url, { size: 'desktop' });
  const { bo } = await begin(ada, { game: 'kakuro-challenge', seats: [null, null] });
  const chat = ada.getByRole('region', { name: english.online.chat.title });
  await chat.getByRole('textbox', { name: english.online.chat.message }).fill('Good evening');
  await ada.keyboard.press('Enter');
  await chat.getByRole('log').getByText('Good evening').waitFor();
  await ada.getByRole('grid').waitFor();
  // Open, it needs no announcement of its own: the list of lines is live.
  await bo.getByRole('log', { name: english.online.chat.title }).getByText('Good evening').waitFor();
  // It is whole on the smallest screen that it is beside the board on.
  const smallest = { width: 1300, height: 820 };
  await ada.setViewportSize(smallest);
  const phrase = chat.getByRole('button', { name: english.online.phrases.goodbye });
  const { y = 0, height = Number.NaN } = (await phrase.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(smallest.height);
});

it('who resigns is asked once; then the luck can be checked, with what was seen before, and both meet at the next table', async () => {
  const ada = await browser.visit(site.url);
  const { bo, table } = await begin(ada, { seats: [null, null], options: { sheet: 'lot' } });
  await choose(bo, english.app.table.menu, english.online.luck.title);
  const [commitment, share] = await bo.getByRole('dialog').getByRole('code').allTextContents();
  await button(bo, english.online.luck.copyShare).click();
  await bo.getByRole('dialog').getByText(english.online.luck.copied, { exact: true }).first().waitFor();
  await bo.keyboard.press('Escape');
  await choose(bo, english.app.table.menu, english.app.resigning.resign);
  await button(bo, english.app.resigning.keep).click();
  await choose(bo, english.app.table.menu, english.app.resigning.resign);
  await button(bo, english.app.resigning.resign).last().click();
  await ada.getByRole('dialog', { name: english.app.table.won.you }).waitFor();
  expect(await prompt(ada).textContent()).toBe(english.online.refusals.over);
  await button(ada, english.online.luck.check).click();
  await ada.getByText(english.online.luck.good({ number: 0 })).waitFor();
  await ada.getByText(english.online.luck.mine).waitFor();
  const { luck } = await ada.evaluate(async (id) => (await fetch(`/api/tables/${id}/record`)).json(), table);
  expect([luck.commitment, luck.shares[1]]).toEqual([commitment, share]);
  await button(ada, english.app.table.rematch).click();
  await seat(ada, 2).getByText('Bo').waitFor();
  // Nobody waits for ever for who does not come.
  const missing = ada.getByText(english.online.room.noShareYet({ names: ['Bo'] }));
  await missing.waitFor();
  expect(await button(ada, english.app.newTable.start).getAttribute('aria-disabled')).toBe(null);
  // Bo stands before the result, and is told there.
  const result = bo.getByRole('dialog');
  await result
    .getByText(english.online.play.rematchBy({ name: 'Ada' }), { exact: true })
    .first()
    .waitFor();
  await told(bo, english.online.play.rematchBy({ name: 'Ada' }));
  expect(await button(bo, english.app.table.rematch).count()).toBe(0);
  await result.getByRole('button', { name: english.online.play.toRematch }).click();
  // All have come, so it starts.
  for (const page of [ada, bo]) await page.getByRole('grid').waitFor();
  expect(bo.url()).toBe(ada.url());
});

it('whoever makes a table of Kakuzu is told that the forty sheets are disguised', async () => {
  const ada = await browser.visit(site.url);
  await ada.goto(`${site.url}#/new/kakuzu/online`);
  await ada.getByText(english['kakuro-challenge'].options.more).click();
  await ada.getByText(english.kakuzu.options.sheetOnline).waitFor();
  await ada.getByRole('radio', { name: english.app.newTable.onDevice }).press('Space');
  await ada.getByText(english['kakuro-challenge'].options.more).click();
  await ada.getByRole('radio', { name: new RegExp(english.kakuzu.options.sheets.lot) }).waitFor();
  expect(await ada.getByText(english.kakuzu.options.sheetOnline).count()).toBe(0);
});

it('a big screen shows nobody’s hand, and a phone beside it its hand alone', async () => {
  const ada = await browser.visit(site.url);
  const { bo, table } = await begin(ada, { game: 'kakuro-challenge', seats: [null, null], options: { first: 0 } });
  expect(await players(bo).locator('bdi').allTextContents()).toEqual(['Ada', english.app.table.you]);
  await goTo(ada, table, 'screen');
  await ada.getByRole('img', { name: english.online.invite.code }).waitFor();
  await ada.getByRole('grid').waitFor();
  expect(await handTiles(ada).count()).toBe(0);
  await choose(bo, english.app.table.menu, english.online.play.handOnly);
  await shown(bo, english.online.play.handOnlyNow);
  await bo.getByRole('grid').waitFor({ state: 'detached' });
  await bo.reload();
  await handTiles(bo).first().waitFor();
  expect(await bo.getByRole('grid').count()).toBe(0);
  await choose(bo, english.app.table.menu, english.online.play.wholeTable);
  await bo.getByRole('grid').waitFor();
  await goTo(bo, table.slice(1));
  await bo.getByText(english.online.line.unknownText).waitFor();
});

it('a big screen shows what is sought, says who gave up, and goes along to the next table by itself', async () => {
  const ada = await browser.visit(site.url);
  const { bo, table } = await begin(ada, { game: 'kakuro-race', seats: [null, null] });
  const wall = await browser.visit(site.url);
  await goTo(wall, table, 'screen');
  const { stand, prompt: asked } = english['kakuro-race'];
  const marker = wall.getByRole('img', { name: new RegExp(`^${stand.marker({ marker: '\\d+', number: 1 })}$`) });
  await marker.waitFor();
  const { width = 0 } = (await marker.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(180);
  await wall.getByRole('img', { name: english.online.invite.code }).waitFor();
  expect(await prompt(wall).textContent()).toMatch(new RegExp(`^${asked.watchAll({ marker: '\\d+' })}$`));
  await choose(bo, english.app.table.menu, english.app.resigning.resign);
  await button(bo, english.app.resigning.resign).last().click();
  const result = wall.getByRole('region', { name: english.app.table.won.other({ name: 'Ada' }) });
  await result.getByText(english.online.news.resigned({ name: 'Bo' }), { exact: true }).waitFor();
  const said = result.getByText(english.online.play.goesOn, { exact: true }).waitFor();
  await button(ada, english.app.table.rematch).click();
  await said;
  await wall.getByText(english.online.screen.waitingFor({ names: ['Bo'] }), { exact: true }).waitFor();
  expect(wall.url()).toBe(ada.url().replace('/t/', '/screen/'));
});
