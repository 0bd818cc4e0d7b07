/** An online table before the game: making, coming, sitting, hosting, talking. */

import { lazyMessages } from 'virtual:lazy-messages';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { gather, goTo, makeTable, sitDown } from '../../gallery/online-table';
import { useBrowser } from '../support/browser';
import { english } from '../support/english';
import { button, choose, seat, told } from '../support/online/online-screen';
import { useOnlineSite } from '../support/online/online-site';
import { tableLinks } from '../support/parts';

const site = useOnlineSite();
const browser = useBrowser();

const german = (await lazyMessages.online.de()).messages;
const { you, here } = english.online.room;
/** What stands beside my own name. */
const SITTING = `${you} · ${here}`;

/** What a screen reader says of a field besides its name. */
function describedBy(field: Locator): Promise<string> {
  return field.evaluate((element) => {
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  });
}

it('a table is made on a form; a friend comes by the link and sits down by keyboard alone', async () => {
  const ada = await browser.visit(`${site.url}#/new/kakuzu`);
  await ada.getByRole('radio', { name: /Online/ }).check({ force: true });
  await button(ada, english.online.newTable.make).click();
  await ada.getByText(english.online.newTable.needName).waitFor();
  const name = ada.getByRole('textbox', { name: english.online.newTable.yourName });
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  expect(await describedBy(name)).toBe(english.online.newTable.needName);
  await name.fill('Ada');
  expect(await name.getAttribute('aria-invalid')).toBe(null);
  const friend = ada.getByRole('combobox').first();
  for (const level of ['novice', 'casual'] as const) {
    await friend.selectOption(level);
    await ada.getByText(english.app.levelHints[level]).waitFor();
    expect(await describedBy(friend)).toBe(english.app.levelHints[level]);
  }
  await button(ada, english.app.newTable.addSeat).click();
  await button(ada, english.online.newTable.make).click();
  await seat(ada, 3).getByText(english.online.room.free).waitFor();
  await button(ada, english.online.start.startWith({ number: '2' })).waitFor();
  expect(await button(ada, english.app.newTable.start).count()).toBe(0);
  await ada.getByRole('switch', { name: english.online.start.byItself }).press('Space');
  const link = await ada.getByRole('textbox', { name: english.online.invite.link }).inputValue();
  expect(link).toBe(ada.url());
  // The seat is kept for a friend: the host neither sits there nor moves nobody about.
  expect(await ada.getByRole('button', { name: english.online.room.sitInSeat({ number: 3 }) }).count()).toBe(0);
  await button(ada, english.online.room.seatMenu({ number: 3 })).click();
  const offered = await ada.getByRole('menuitem').allTextContents();
  expect(offered.filter((label) => !label.startsWith(english.online.room.putBot({ level: '' })))).toEqual([]);
  await ada.keyboard.press('Escape');
  await button(ada, english.online.invite.copy).click();
  await ada.getByText(english.online.invite.copied).first().waitFor();

  const bo = await browser.visit(link);
  await bo
    .getByRole('heading', { name: english.online.joinForm.invites({ name: 'Ada', game: english.kakuzu.name }) })
    .waitFor();
  await bo.getByText(english.online.joinForm.sits({ names: ['Ada', 'Brook (computer)'] })).waitFor();
  await bo.getByRole('textbox', { name: english.online.newTable.yourName }).focus();
  await bo.keyboard.type('Bo');
  await bo.keyboard.press('Enter');
  await seat(bo, 3).getByText(SITTING).waitFor();
  await expect.poll(() => bo.locator(':focus').textContent()).toContain(SITTING);
  // Pressed once more by mistake, it changes nothing.
  await bo.keyboard.press('Enter');
  await bo.keyboard.press('Tab');
  await expect.poll(() => bo.locator(':focus').textContent()).toBe(english.online.room.standUp);
  await told(ada, english.online.news.sat({ name: 'Bo', number: 3 }));
  expect(await button(ada, english.app.newTable.start).getAttribute('aria-disabled')).toBe(null);
});

it('the host puts bots into seats, moves them, changes seats and options, removes, hands over', async () => {
  const ada = await browser.visit(site.url);
  const { bo, table } = await gather(ada);
  await choose(
    ada,
    english.online.room.seatMenu({ number: 3 }),
    english.online.room.putBot({ level: english.app.levels.master }),
  );
  await seat(bo, 3)
    .getByText(english.app.table.bot({ level: english.app.levels.master }))
    .waitFor();
  await choose(ada, english.online.room.seatMenu({ number: 3 }), english.online.room.moveUp);
  await seat(bo, 3).getByText(SITTING).waitFor();
  await choose(ada, english.online.room.seatMenu({ number: 2 }), english.online.room.freeSeat);
  await seat(bo, 2).getByText(english.online.room.free).waitFor();
  await bo.getByRole('button', { name: english.online.room.sitInSeat({ number: 2 }) }).click();
  await seat(ada, 2).getByText('Bo').waitFor();

  await button(ada, english.online.room.change).click();
  await button(ada, english.app.kit.less({ label: english.online.room.numberOfSeats })).click();
  await ada.getByRole('radio', { name: english.kakuzu.options.variants.announce }).check({ force: true });
  await button(ada, english.online.room.save).click();
  await bo.getByText(english.kakuzu.options.variants.announce).waitFor();
  await told(bo, english.online.news.changed);
  expect(await bo.getByRole('list', { name: english.online.room.seats }).getByRole('listitem').count()).toBe(2);

  const cleo = await browser.visit(site.url);
  await cleo.goto(`${site.url}#/online`);
  await cleo.getByText(english.online.lobby.none).waitFor();
  await ada.getByRole('switch', { name: english.online.newTable.listed }).check({ force: true });
  await button(bo, english.online.room.standUp).click();
  await seat(ada, 2).getByText(english.online.room.free).waitFor();
  // The list is live.
  await tableLinks(cleo).click();
  await button(cleo, english.online.joinForm.onlyWatch).click();
  await cleo.getByText(english.online.room.watching).waitFor();

  await choose(ada, english.online.people.menuOf({ name: 'Bo' }), english.online.people.handOver);
  await button(ada, english.online.people.handOver).last().click();
  await told(bo, english.online.news.youAreHost);
  await choose(bo, english.online.room.seatMenu({ number: 1 }), english.online.people.remove);
  await button(bo, english.online.people.remove).last().click();
  await ada.getByText(english.online.room.removedText).first().waitFor();
  await goTo(ada, table);
  expect(await ada.getByRole('button', { name: english.online.room.sitInSeat({ number: 1 }) }).count()).toBe(0);
});

it('everybody reads quick phrases in their own language, and hears whom they want to', async () => {
  const ada = await browser.visit(site.url);
  const { bo, table } = await gather(ada);
  const cleo = await browser.visit(`${site.url}t/${table}`, { locale: 'de' });
  await button(cleo, german.joinForm.onlyWatch).click();
  await button(bo, english.online.phrases['good-luck']).click();
  await cleo.getByRole('log').getByText(german.phrases['good-luck']).waitFor();
  await cleo.getByText(german.chat.nameFirst).waitFor();

  await bo.getByRole('textbox', { name: english.online.chat.message }).fill('<b>not bold</b>');
  await bo.keyboard.press('Enter');
  await ada.getByRole('log').getByText('<b>not bold</b>').waitFor();
  await choose(ada, english.online.room.seatMenu({ number: 2 }), english.online.people.mute);
  await ada.getByText(english.online.chat.empty).waitFor();
  await ada.reload();
  await seat(ada, 2).getByText(english.online.people.muted).waitFor();
  expect(await ada.getByRole('log').getByText(english.online.phrases['good-luck']).count()).toBe(0);
  await choose(ada, english.online.room.seatMenu({ number: 2 }), english.online.people.unmute);
  await ada.getByRole('log').getByText(english.online.phrases['good-luck']).waitFor();

  await choose(ada, english.online.room.seatMenu({ number: 2 }), english.online.people.muteForAll);
  await bo.getByText(english.online.chat.muted).waitFor();
});

it('a full table offers newcomers to watch, and a taken name asks for another', async () => {
  const ada = await browser.visit(site.url);
  const { table } = await gather(ada);
  const cleo = await browser.visit(`${site.url}t/${table}`);
  await cleo.getByText(english.online.joinForm.full).waitFor();
  await cleo.getByRole('textbox', { name: english.online.newTable.yourName }).fill('ada');
  await button(cleo, english.online.joinForm.comeIn).click();
  await cleo.getByText(english.online.refusals['name-taken']).waitFor();
  await expect.poll(() => cleo.locator(':focus').getAttribute('aria-invalid')).toBe('true');
  await cleo.getByRole('textbox', { name: english.online.newTable.yourName }).fill('Cleo');
  await button(cleo, english.online.joinForm.comeIn).click();
  await ada.getByText('Cleo', { exact: true }).waitFor();
});

it('a table that somebody sat down at is found again by the same link', async () => {
  const ada = await browser.visit(site.url);
  const table = await makeTable(ada, { seats: [null, null] });
  const bo = await browser.visit(site.url);
  await sitDown(bo, table, 'Bo');
  await bo.goto('about:blank');
  await bo.goto(`${site.url}t/${table}`);
  await seat(bo, 2).getByText(SITTING).waitFor();
});
