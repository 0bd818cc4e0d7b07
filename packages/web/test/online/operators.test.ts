/** What players and operators have to do with each other: reports, announcements, and what is known of me. */

import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { begin, gather, goTo } from '../../gallery/online-table';
import { useBrowser } from '../support/browser';
import { english } from '../support/english';
import { button, choose, shown } from '../support/online/online-screen';
import { useOnlineSite } from '../support/online/online-site';

const TOKEN = 'a-token-that-nobody-can-guess-0123456789';
const site = useOnlineSite({ operating: { adminToken: TOKEN, upkeepEvery: 50 } });
const browser = useBrowser();
const text = english.online;

async function act(body: object): Promise<void> {
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
  const answer = await fetch(`${site.url}api/admin`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
}

it('a member reports another, before and during the game; an operator reads it at /admin and settles it', async () => {
  const ada = await browser.visit(site.url);
  const { bo } = await begin(ada);
  await bo.getByRole('button', { name: english.app.table.menu }).click();
  await bo.getByRole('menuitem', { name: text.people.title }).click();
  await choose(bo, text.people.menuOf({ name: 'Ada' }), text.people.report);
  const dialog = bo.getByRole('dialog', { name: text.report.title({ name: 'Ada' }) });
  await dialog.getByRole('combobox', { name: text.report.reason }).selectOption('cheating');
  await dialog.getByRole('textbox', { name: text.report.note }).fill('she <b>peeks</b>');
  await button(bo, text.report.send).click();
  await shown(bo, text.report.sent);

  const desk = await browser.visit(`${site.url}admin`);
  await desk.getByLabel('Token').fill(TOKEN);
  await desk.getByRole('button', { name: 'Sign in' }).click();
  await desk.getByRole('heading', { name: 'Ada: cheating' }).waitFor();
  await desk.getByText('she <b>peeks</b>').waitFor();
  await desk.getByRole('button', { name: 'Settle' }).click();
  await desk.getByText('Nobody is reported.').waitFor();
  // What can't be undone takes a second press.
  const close = desk.getByRole('button', { name: 'Close and delete it' });
  expect(await close.isVisible()).toBe(false);
  await desk.getByText('Close …').first().click();
  await close.click();
  await desk.getByRole('status').getByText('closed').waitFor();
});

it('an announcement stays on every connected page until it is dismissed or withdrawn', async () => {
  const ada = await browser.visit(site.url);
  const { bo } = await gather(ada);
  const said = text.announcement({ text: 'An update at 20:00' });
  await act({ act: 'announce', text: 'An update at 20:00', hours: 1 });
  for (const page of [ada, bo]) await shown(page, said);
  const toast = ada.locator('.toast', { hasText: said });
  await toast.getByRole('button', { name: english.app.kit.dismiss }).click();
  await toast.waitFor({ state: 'detached' });
  const headers = { authorization: `Bearer ${TOKEN}` };
  const view = (await (await fetch(`${site.url}api/admin`, { headers })).json()) as { announcements: { id: string }[] };
  await act({ act: 'withdraw', id: view.announcements[0]?.id });
  await bo.getByRole('status').filter({ hasText: said }).waitFor({ state: 'detached' });
});

it('my devices are listed, and one is signed out from another', async () => {
  const phone = await browser.visit(site.url);
  const { table } = await gather(phone);
  await phone.goto(`${site.url}#/online`);
  await button(phone, text.devices.make).click();
  const code = (await phone.getByRole('status').getByRole('strong').textContent()) ?? '';
  const other = await browser.visit(`${site.url}#/online`);
  await other.getByRole('textbox', { name: text.devices.enter }).fill(code);
  const loaded = other.waitForEvent('load');
  await button(other, text.devices.use).click();
  await loaded;
  await goTo(other, table);
  await other.getByRole('button', { name: english.app.newTable.start }).waitFor();
  // A socket that ends with its device would be a fault of the page.
  await other.goto('about:blank');
  await phone.reload();
  const own = phone.getByRole('list', { name: text.devices.own });
  await own.waitFor();
  expect(await own.getByRole('listitem').count()).toBe(2);
  await own.getByRole('button').click();
  await own.waitFor({ state: 'detached' });
  await other.goto(`${site.url}t/${table}`);
  await other.getByRole('textbox', { name: text.newTable.yourName }).waitFor();
});

it('what the server knows of me can be saved, and deleted for good', async () => {
  const ada = await browser.visit(site.url);
  const { bo, table } = await gather(ada);
  await bo.goto(`${site.url}#/online`);
  const saving = bo.waitForEvent('download');
  await button(bo, text.myData.save).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toContain(table);
  expect(file).toContain('Bo');
  await button(bo, text.myData.delete).click();
  const loaded = bo.waitForEvent('load');
  await bo.getByRole('dialog').getByRole('button', { name: text.myData.delete }).click();
  await loaded;
  await bo.getByText(text.mine.none).waitFor();
  await ada.getByText('Bo', { exact: true }).first().waitFor({ state: 'detached' });
  await goTo(bo, table);
  await bo.getByRole('textbox', { name: text.newTable.yourName }).waitFor();
});
