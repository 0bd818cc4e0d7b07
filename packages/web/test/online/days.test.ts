/** A table with days for each move, in a browser. */

import { expect, it } from 'vitest';
import { begin } from '../../gallery/online-table';
import { useBrowser } from '../support/browser';
import { english } from '../support/english';
import { button, seat } from '../support/online/online-screen';
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
