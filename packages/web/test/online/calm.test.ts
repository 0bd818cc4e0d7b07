/** Three, two, one before a race, and the calm after a marker, as people at an online table see them. */

import type { ClientMessage, Room, ServerMessage } from '@riverstone/protocol';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { goTo, makeTable, sitDown } from '../../gallery/online-table';
import { sayNone } from '../kakuro-race/in-browser';
import { useBrowser } from '../support/browser';
import { english } from '../support/english';
import { button } from '../support/online/online-screen';
import { useOnlineSite } from '../support/online/online-site';
import { callButton } from '../support/parts';

const site = useOnlineSite();
const browser = useBrowser();
const HOUR = 3_600_000;

/** How the page is told of time at its table. */
interface Line {
  /** What it hears of the room in place of what the server says, when it comes to the table. */
  change(room: Room, now: number): Partial<Room>;
  /** Everything that it sent. */
  readonly sent: ClientMessage[];
}

/** Opens a page on such a line, so that no test waits for seconds to pass. */
async function visitBy(line: Line): Promise<Page> {
  const page = await browser.visit('about:blank');
  await page.routeWebSocket(/\/api\/socket(\?|$)/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      line.sent.push(JSON.parse(String(text)) as ClientMessage);
      server.send(text);
    });
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as ServerMessage;
      if (message.type === 'table') Object.assign(message.room, line.change(message.room, message.now));
      socket.send(JSON.stringify(message));
    });
  });
  await page.goto(site.url);
  return page;
}

const asItIs: Line['change'] = () => ({});
const commands = ({ sent }: Line): ClientMessage[] => sent.filter(({ type }) => type === 'do');
const cover = (page: Page) => page.getByRole('region', { name: english.app.table.ready, exact: true });

/** It is counted, and nothing of the field is to be seen. */
async function expectCount(page: Page): Promise<void> {
  await cover(page).getByText('3', { exact: true }).waitFor();
  expect(await page.getByRole('grid').count()).toBe(0);
}

async function startRace(ada: Page, options: object = {}): Promise<{ readonly bo: Page; readonly table: string }> {
  const table = await makeTable(ada, { game: 'kakuro-race', options: { ...options } });
  await goTo(ada, table);
  const bo = await browser.visit(site.url);
  await sitDown(bo, table, 'Bo');
  await button(ada, english.app.newTable.start).click();
  await bo.getByRole('grid').waitFor();
  return { bo, table };
}

it('three, two, one covers the board for whoever comes, plays, watches or looks at the big screen', async () => {
  const line: Line = {
    change: (_, now) => ({ playFrom: now + HOUR }),
    sent: [],
  };
  const ada = await browser.visit(site.url);
  const { bo, table } = await startRace(ada);
  const [watcher, screen] = [await visitBy(line), await visitBy(line)];
  await goTo(watcher, table);
  await expectCount(watcher);
  await goTo(screen, table, 'screen');
  await expectCount(screen);
  line.change = asItIs;
  for (const page of [watcher, screen]) {
    await page.reload();
    await page.getByRole('grid').waitFor();
    expect(await cover(page).count()).toBe(0);
  }
  await expect.poll(() => callButton(bo).isEnabled()).toBe(true);
});

it('nobody calls in the calm after a marker, and the page says so; a reload changes nothing', async () => {
  const line: Line = { change: asItIs, sent: [] };
  const ada = await visitBy(line);
  const { bo, table } = await startRace(ada, { markers: [7, 12, 17] });
  for (const page of [ada, bo]) await sayNone(page);
  line.change = (_, now) => ({ calmUntil: now + HOUR });
  await ada.reload();
  await callButton(ada).waitFor();
  expect(await callButton(ada).isEnabled()).toBe(false);
  const before = commands(line).length;
  await ada.keyboard.press('Space');
  await ada.getByText(english.app.table.tooEarly).first().waitFor();
  expect(commands(line)).toHaveLength(before);
  line.change = asItIs;
  await goTo(ada, table);
  await callButton(ada).click();
  await expect.poll(() => commands(line).length).toBe(before + 1);
  await expect.poll(() => callButton(bo).isEnabled()).toBe(false);
});
