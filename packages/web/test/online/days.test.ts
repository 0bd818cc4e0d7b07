/** A table with days for each move, in a browser. */

import { expect, it } from 'vitest';
import { begin, gather, goTo, makeTable } from '../../gallery/online-table';
import { useBrowser } from '../support/browser';
import { english } from '../support/english';
import { button, seat, told } from '../support/online/online-screen';
import { useOnlineSite } from '../support/online/online-site';
import { awayMark, player } from '../support/parts';

const site = useOnlineSite();
const browser = useBrowser();
const { newTable } = english.online;
const time = english.online.days({ number: 3 });

it('days are chosen on the form, where the game has turns', async () => {
  const page = await browser.visit(`${site.url}#/new/kakuro-race/online`);
  await page.getByRole('switch', { name: newTable.listed }).waitFor();
  expect(await page.getByRole('combobox', { name: newTable.days }).count()).toBe(0);
  await page.goto(`${site.url}#/new/kakuzu/online`);
  await page.getByRole('textbox', { name: newTable.yourName }).fill('Ada');
  await page.getByRole('combobox', { name: newTable.days }).selectOption(time);
  await button(page, newTable.make).click();
  await seat(page, 2).getByText(english.online.room.free).waitFor();
  const table = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await fetch(`${site.url}api/tables/${table}`);
  expect(await answer.json()).toMatchObject({ days: 3 });
});

it('the host changes them before the game, and everybody reads so', async () => {
  const ada = await browser.visit(site.url);
  const { bo } = await gather(ada);
  const each = english.online.room.daysEach({ time });
  await button(ada, english.online.room.change).click();
  const choice = ada.getByRole('dialog').getByRole('combobox', { name: newTable.days });
  await expect.poll(() => choice.inputValue()).toBe('off');
  await choice.selectOption(time);
  await button(ada, english.online.room.save).click();
  for (const page of [ada, bo]) await page.getByText(each).waitFor();
  await told(bo, english.online.news.changed);
  await button(ada, english.online.room.change).click();
  await expect.poll(() => choice.inputValue()).toBe('3');
  await choice.selectOption(newTable.daysOff);
  await button(ada, english.online.room.save).click();
  await bo.getByText(each).waitFor({ state: 'detached' });
});

it('are no choice in the dialog of a race', async () => {
  const ada = await browser.visit(site.url);
  await goTo(ada, await makeTable(ada, { game: 'kakuro-race' }));
  await button(ada, english.online.room.change).click();
  await ada.getByRole('dialog').getByText(english.online.room.numberOfSeats).first().waitFor();
  expect(await ada.getByRole('combobox', { name: newTable.days }).count()).toBe(0);
});

it('the table tells how much time is left, in the list too, and nobody is away', async () => {
  const ada = await browser.visit(site.url);
  const { bo } = await begin(ada, { seats: [null, null], options: { first: 0 }, days: 3 });
  await ada.getByText(english.online.play.myDays({ time })).waitFor();
  await bo.getByText(english.online.play.theirDays({ name: 'Ada', time })).waitFor();
  await bo.goto('about:blank');
  await expect.poll(() => awayMark(player(ada, 1)).count()).toBe(0);
  expect(await ada.getByText(english.online.play.letBot).count()).toBe(0);
  await ada.goto(`${site.url}#/online`);
  await ada.getByText(english.online.mine.timeLeft({ time })).waitFor();
});
