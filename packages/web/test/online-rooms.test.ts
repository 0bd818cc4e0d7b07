/** An online table before the game: making, coming, sitting, hosting, talking. */

import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { gather, goTo, makeTable, sitDown } from '../gallery/online-table';
import { useBrowser } from './support/browser';
import { button, choose, seat, told } from './support/online/online-screen';
import { useOnlineSite } from './support/online/online-site';
import { tableLinks } from './support/parts';

const site = useOnlineSite();
const browser = useBrowser();

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
  await button(ada, 'Make the table').click();
  await ada.getByText('Type your name first.').waitFor();
  const name = ada.getByRole('textbox', { name: 'Your name' });
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  expect(await describedBy(name)).toBe('Type your name first.');
  await name.fill('Ada');
  expect(await name.getAttribute('aria-invalid')).toBe(null);
  await ada.getByRole('combobox').first().selectOption('casual');
  await button(ada, 'Add a player').click();
  await button(ada, 'Make the table').click();
  await seat(ada, 3).getByText('Free').waitFor();
  await ada.getByText('1 seat is still free').waitFor();
  expect(await button(ada, 'Start the game').getAttribute('aria-disabled')).toBe('true');
  const link = await ada.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  expect(link).toBe(ada.url());
  // The seat is kept for a friend: the host neither sits there nor moves nobody about.
  expect(await ada.getByRole('button', { name: 'Sit in seat 3' }).count()).toBe(0);
  await button(ada, 'What to do with seat 3').click();
  const offered = await ada.getByRole('menuitem').allTextContents();
  expect(offered.filter((label) => !label.startsWith('Computer here'))).toEqual([]);
  await ada.keyboard.press('Escape');
  await button(ada, 'Copy the link').click();
  await ada.getByText('The link is copied.').first().waitFor();

  const bo = await browser.visit(link);
  await bo.getByRole('heading', { name: 'Ada invites you to Kakuzu' }).waitFor();
  await bo.getByText('At the table: Ada and Brook').waitFor();
  await bo.getByRole('textbox', { name: 'Your name' }).focus();
  await bo.keyboard.type('Bo');
  await bo.keyboard.press('Enter');
  await seat(bo, 3).getByText('you · here').waitFor();
  await expect.poll(() => bo.locator(':focus').textContent()).toContain('you · here');
  // Pressed once more by mistake, it changes nothing.
  await bo.keyboard.press('Enter');
  await bo.keyboard.press('Tab');
  await expect.poll(() => bo.locator(':focus').textContent()).toBe('Stand up');
  await told(ada, 'Bo sits in seat 3.');
  expect(await button(ada, 'Start the game').getAttribute('aria-disabled')).toBe(null);
});

it('the host puts bots into seats, moves them, changes seats and options, removes, hands over', async () => {
  const ada = await browser.visit(site.url);
  const { bo, table } = await gather(ada);
  await choose(ada, 'What to do with seat 3', 'Computer here, master');
  await seat(bo, 3).getByText('computer, master').waitFor();
  await choose(ada, 'What to do with seat 3', 'Move up');
  await seat(bo, 3).getByText('you · here').waitFor();
  await choose(ada, 'What to do with seat 2', 'Free the seat');
  await seat(bo, 2).getByText('Free').waitFor();
  await bo.getByRole('button', { name: 'Sit in seat 2' }).click();
  await seat(ada, 2).getByText('Bo').waitFor();

  await button(ada, 'Change seats and options').click();
  await button(ada, 'Seats at the table: less').click();
  await ada.getByRole('radio', { name: /Announced/ }).check({ force: true });
  await button(ada, 'Save').click();
  await bo.getByText('Announced').waitFor();
  await told(bo, 'The host has changed seats or options.');
  expect(await bo.getByRole('list', { name: 'Seats' }).getByRole('listitem').count()).toBe(2);

  const cleo = await browser.visit(site.url);
  await cleo.goto(`${site.url}#/online`);
  await cleo.getByText('No open table just now.').waitFor();
  await ada.getByRole('switch', { name: 'Show in the open lobby' }).check({ force: true });
  await button(bo, 'Stand up').click();
  await seat(ada, 2).getByText('Free').waitFor();
  await cleo.getByRole('button', { name: 'Look again' }).click();
  await tableLinks(cleo).click();
  await button(cleo, 'Only watch').click();
  await cleo.getByText('You are watching.').waitFor();

  await choose(ada, 'What to do with Bo', 'Hand the table over');
  await button(ada, 'Hand the table over').last().click();
  await told(bo, 'You are the host now.');
  await choose(bo, 'What to do with seat 1', 'Remove from the table');
  await button(bo, 'Remove from the table').last().click();
  await ada.getByText('The host has removed you from this table. You may still watch.').first().waitFor();
  await goTo(ada, table);
  expect(await ada.getByRole('button', { name: 'Sit in seat 1' }).count()).toBe(0);
});

it('everybody reads quick phrases in their own language, and hears whom they want to', async () => {
  const ada = await browser.visit(site.url);
  const { bo, table } = await gather(ada);
  const cleo = await browser.visit(`${site.url}#/t/${table}`, { locale: 'de' });
  await button(cleo, 'Nur zusehen').click();
  await button(bo, 'Good luck!').click();
  await cleo.getByRole('log').getByText('Viel Glück!').waitFor();
  await cleo.getByText('Zum Mitreden brauchst du zuerst einen Namen.').waitFor();

  await bo.getByRole('textbox', { name: 'Your message' }).fill('<b>not bold</b>');
  await bo.keyboard.press('Enter');
  await ada.getByRole('log').getByText('<b>not bold</b>').waitFor();
  await choose(ada, 'What to do with seat 2', 'Mute for me');
  await ada.getByText('Nobody has said anything yet.').waitFor();
  await ada.reload();
  await seat(ada, 2).getByText('muted for you').waitFor();
  expect(await ada.getByRole('log').getByText('Good luck!').count()).toBe(0);
  await choose(ada, 'What to do with seat 2', 'Hear them again');
  await ada.getByRole('log').getByText('Good luck!').waitFor();

  await choose(ada, 'What to do with seat 2', 'Mute for all');
  await bo.getByText('The host has muted you.').waitFor();
});

it('a full table offers newcomers to watch, and a taken name asks for another', async () => {
  const ada = await browser.visit(site.url);
  const { table } = await gather(ada);
  const cleo = await browser.visit(`${site.url}#/t/${table}`);
  await cleo.getByText('Every seat is taken.').waitFor();
  await cleo.getByRole('textbox', { name: 'Your name' }).fill('ada');
  await button(cleo, 'Come in').click();
  await cleo.getByText('Somebody here has this name already.').waitFor();
  await expect.poll(() => cleo.locator(':focus').getAttribute('aria-invalid')).toBe('true');
  await cleo.getByRole('textbox', { name: 'Your name' }).fill('Cleo');
  await button(cleo, 'Come in').click();
  await ada.getByText('Cleo', { exact: true }).waitFor();
});

it('a table that somebody sat down at is found again by the same link', async () => {
  const ada = await browser.visit(site.url);
  const table = await makeTable(ada, { seats: [null, null] });
  const bo = await browser.visit(site.url);
  await sitDown(bo, table, 'Bo');
  await bo.goto('about:blank');
  await bo.goto(`${site.url}#/t/${table}`);
  await seat(bo, 2).getByText('you · here').waitFor();
});
