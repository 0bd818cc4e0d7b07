/** Around an online game: what is asked, who is away, giving up, the next table, the big screen. */

import { expect, it } from 'vitest';
import { begin, goTo } from '../gallery/online-table';
import { useBrowser } from './support/browser';
import { button, choose, seat, shown, told } from './support/online/online-screen';
import { useOnlineSite } from './support/online/online-site';
import { handTiles, player, players, prompt, toasts } from './support/parts';

const site = useOnlineSite();
const browser = useBrowser();

it('a pause is asked for, taken back and agreed to; a no is a no; talk is counted while its sheet is closed', async () => {
  const ada = await browser.visit(site.url, { size: 'phone' });
  const { bo } = await begin(ada, { seats: [null, null], options: { first: 0 } });
  await button(ada, 'Ask for a pause').click();
  await ada.getByText('You asked for a pause. Waiting for the others.').waitFor();
  await told(bo, 'Ada asks for a pause.');
  await button(bo, 'No').click();
  await shown(ada, 'Bo said no.');
  await button(bo, 'Ask for a pause').click();
  await button(bo, 'Withdraw').click();
  await shown(ada, 'Bo’s question is off the table.');
  await button(bo, 'Ask for a pause').click();
  await button(ada, 'Agree').click();
  await bo.getByText('Paused by agreement.', { exact: true }).waitFor();
  // What one has said no to or taken back oneself is no news.
  expect(await toasts(bo).count()).toBe(0);
  const home = await bo.context().newPage();
  await home.goto(site.url);
  await home.getByRole('listitem').filter({ hasText: 'Paused' }).waitFor();
  await home.close();
  await button(bo, 'Ask to go on').click();
  await told(ada, 'Bo asks to go on.');
  await button(ada, 'Agree').click();
  await bo.getByRole('grid').waitFor();
  await button(bo, 'Ask for a pause').click();
  await button(ada, 'No').click();
  await shown(bo, 'Ada said no.');

  await button(bo, 'Talk').click();
  await button(bo, 'Well played!').click();
  await told(ada, 'Bo: Well played!');
  await ada.reload();
  await button(ada, 'Talk, 1 new').click();
  await ada.getByRole('log').getByText('Well played!').waitFor();
  await ada.keyboard.press('Escape');
  await button(ada, 'Talk').waitFor();
  await ada.reload();
  await button(ada, 'Talk').waitFor();
  // Nobody is helped where others play.
  await ada.keyboard.press('?');
  await ada.getByRole('dialog', { name: 'Playing by keyboard' }).waitFor();
  expect(await ada.getByRole('dialog').locator('kbd', { hasText: /^H$/ }).count()).toBe(0);
});

it('who resigns is asked once; then the luck can be checked, with what was seen before, and both meet at the next table', async () => {
  const ada = await browser.visit(site.url);
  const { bo, table } = await begin(ada, { seats: [null, null], options: { sheet: 'lot' } });
  await choose(bo, 'Menu', 'The luck of this table');
  const [commitment, share] = await bo.getByRole('dialog').getByRole('code').allTextContents();
  await button(bo, 'Copy your share').click();
  await bo.getByRole('dialog').getByText('Copied.', { exact: true }).first().waitFor();
  await bo.keyboard.press('Escape');
  await choose(bo, 'Menu', 'Resign');
  await button(bo, 'Play on').click();
  await choose(bo, 'Menu', 'Resign');
  await button(bo, 'Resign').last().click();
  await ada.getByRole('dialog', { name: 'You win' }).waitFor();
  expect(await prompt(ada).textContent()).toBe('The game is over.');
  await button(ada, 'Check the luck').click();
  await ada.getByText('Checked: the deal comes from the secret').waitFor();
  await ada.getByText('Your own share of the chance is in it').waitFor();
  const { luck } = await ada.evaluate(async (id) => (await fetch(`/api/tables/${id}/record`)).json(), table);
  expect([luck.commitment, luck.shares[1]]).toEqual([commitment, share]);
  await button(ada, 'Rematch').click();
  await seat(ada, 2).getByText('Bo').waitFor();
  // Nobody waits for ever for who does not come.
  const missing = ada.getByText('No share of the chance yet from Bo. You can start without it.');
  await missing.waitFor();
  expect(await button(ada, 'Start the game').getAttribute('aria-disabled')).toBe(null);
  // Bo stands before the result, and is told there.
  const result = bo.getByRole('dialog');
  await result.getByText('Ada wants a rematch.', { exact: true }).first().waitFor();
  await told(bo, 'Ada wants a rematch.');
  expect(await button(bo, 'Rematch').count()).toBe(0);
  await result.getByRole('button', { name: 'Join the rematch' }).click();
  await seat(bo, 1).getByText('Ada').waitFor();
  expect(bo.url()).toBe(ada.url());
  await missing.waitFor({ state: 'detached' });
});

it('whoever makes a table of Kakuzu is told that the forty sheets are disguised', async () => {
  const ada = await browser.visit(site.url);
  await ada.goto(`${site.url}#/new/kakuzu/online`);
  await ada.getByText('More options').click();
  await ada.getByText('Online, the forty are disguised. A fresh one is safest.').waitFor();
  await ada.getByRole('radio', { name: 'On this device' }).press('Space');
  await ada.getByText('More options').click();
  await ada.getByRole('radio', { name: /Drawn by lot/ }).waitFor();
  expect(await ada.getByText('the forty are disguised').count()).toBe(0);
});

it('a bot plays for whoever is away when the others want it, until they take their seat back', async () => {
  const ada = await browser.visit(site.url);
  const { bo, table } = await begin(ada, { seats: [null, null], options: { first: 0 } });
  await ada.goto(`${site.url}#/`);
  await bo.getByText('Ada is away.').waitFor();
  await button(bo, 'Let a computer play').click();
  await told(bo, 'A computer plays for Ada.');
  await goTo(ada, table);
  await button(ada, 'Take my seat back').click();
  await told(bo, 'Ada plays again.');
  await expect.poll(() => ada.getByText('A computer plays for you.').count()).toBe(0);
});

it('a big screen shows nobody’s hand, and a phone beside it its hand alone', async () => {
  const ada = await browser.visit(site.url);
  const { bo, table } = await begin(ada, { game: 'kakuro-challenge', seats: [null, null], options: { first: 0 } });
  expect(await players(bo).locator('bdi').allTextContents()).toEqual(['Ada', 'Bo']);
  expect(await player(bo, 1).textContent()).toContain('Bo, you');
  await goTo(ada, table, '/screen');
  await ada.getByRole('img', { name: 'QR code of the link to this table' }).waitFor();
  await ada.getByRole('grid').waitFor();
  expect(await handTiles(ada).count()).toBe(0);
  await choose(bo, 'Menu', 'Board here only on my turn');
  await shown(bo, 'From now on the board is here only when it is your turn.');
  await bo.getByRole('grid').waitFor({ state: 'detached' });
  await bo.reload();
  await handTiles(bo).first().waitFor();
  expect(await bo.getByRole('grid').count()).toBe(0);
  await choose(bo, 'Menu', 'Board here all the time');
  await bo.getByRole('grid').waitFor();
  await goTo(bo, table.slice(1));
  await bo.getByText('The link may be cut off or mistyped.').waitFor();
});

it('a big screen shows what is sought, says who gave up, and goes along to the next table by itself', async () => {
  const ada = await browser.visit(site.url);
  const { bo, table } = await begin(ada, { game: 'kakuro-race', seats: [null, null] });
  const wall = await browser.visit(site.url);
  await goTo(wall, table, '/screen');
  const marker = wall.getByRole('img', { name: /^Find \d+\. Sum marker 1\.$/ });
  await marker.waitFor();
  const { width = 0 } = (await marker.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(180);
  await wall.getByRole('img', { name: 'QR code of the link to this table' }).waitFor();
  expect(await prompt(wall).textContent()).toMatch(/^Everybody searches for \d+\.$/);
  await choose(bo, 'Menu', 'Resign');
  await button(bo, 'Resign').last().click();
  const result = wall.getByRole('dialog', { name: 'Ada wins' });
  await result.getByText('Bo has resigned.', { exact: true }).waitFor();
  const said = result.getByText('The game goes on at a new table.', { exact: true }).waitFor();
  await button(ada, 'Rematch').click();
  await said;
  await wall.getByText('Waiting for players', { exact: true }).waitFor();
  expect(wall.url()).toBe(`${ada.url()}/screen`);
});
