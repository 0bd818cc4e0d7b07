/** Every screen and state that needs the server of online tables: its name, what it is, and the way there. */

import type { Page } from 'playwright-core';
import app from '../src/messages/app/en.json';
import online from '../src/messages/online/en.json';
import type { GalleryScreen } from './gallery-screen';
import { homeOf } from './home-of';
import { begin, gather, goTo, makeTable, sitDown, somebodyElse } from './online-table';

type Way = (page: Page) => Promise<void>;

/** A screen around the tables. */
function around(name: string, title: string, go: Way): GalleryScreen {
  return { name, title, isTable: false, go };
}

/** A table with a game under way. */
function table(name: string, title: string, go: Way): GalleryScreen {
  return { name, title, isTable: true, go };
}

/** Something over a table. */
function over(name: string, title: string, go: Way): GalleryScreen {
  return { name, title, isTable: true, themes: ['light'], go };
}

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();
const choose = async (page: Page, item: string): Promise<void> => {
  await press(page, 'Menu');
  await page.getByRole('menuitem', { name: item }).click();
};

/** A race that is over as soon as everybody has given up on its only marker. */
async function shortRace(page: Page): Promise<void> {
  const options = { markers: [3], hourglassSeconds: 1 };
  await goTo(page, await makeTable(page, { game: 'kakuro-race', seats: [null, 'novice'], options }));
  await press(page, app.newTable.start);
  await press(page, /^None/);
  await page.getByRole('dialog').waitFor();
  await press(page, online.luck.check);
  await page.getByText(/^Checked/).waitFor();
}

export const onlineScreens: readonly GalleryScreen[] = [
  around('online-new', 'A new online table', async (page) => {
    await page.goto(`${homeOf(page)}#/new/kakuzu/online`);
    await page.getByRole('button', { name: online.newTable.make }).waitFor();
  }),
  around('online-join', 'The link, opened for the first time', async (page) => {
    const ada = await somebodyElse(page);
    await goTo(page, await makeTable(ada, { seats: [null, null, 'casual'] }));
    await page.getByRole('button', { name: 'Sit down' }).waitFor();
  }),
  around('online-room', 'An online table before the game', async (page) => {
    const { bo } = await gather(page);
    await press(bo, 'Hello!');
    await page.getByRole('log').getByText('Hello!').waitFor();
  }),
  around('online-guest', 'The same, for somebody who does not host it', async (page) => {
    const ada = await somebodyElse(page);
    const options = { scoring: 'claim', falseChallenge: 5, expert: true, moveSeconds: 30 };
    const id = await makeTable(ada, { game: 'kakuro-challenge', seats: [null, null, null, 'master'], options });
    await sitDown(page, id, 'Bo');
  }),
  table('online-play', 'An online game, with something asked', async (page) => {
    const { bo } = await begin(page);
    await press(bo, 'Ask for a pause');
    await page.getByRole('button', { name: 'Agree' }).waitFor();
  }),
  table('online-watching', 'An online game, watched', async (page) => {
    const ada = await somebodyElse(page);
    const { table: id } = await begin(ada, { game: 'kakuro-race' });
    await goTo(page, id);
    await page.getByRole('grid').first().waitFor();
  }),
  over('online-talk', 'Talk at an online table', async (page) => {
    const { bo } = await begin(page, { game: 'kakuro-challenge' });
    await press(bo, online.chat.title);
    await press(bo, 'Good luck!');
    const said = page.getByRole('log').getByText('Good luck!');
    const unread = page.getByRole('button', { name: /^Chat, 1/ });
    // On a large screen the chat is beside the board.
    await unread.or(said).first().waitFor();
    if (await unread.isVisible()) await unread.click();
    await said.waitFor();
  }),
  over('online-people', 'Who is at an online table', async (page) => {
    await begin(page);
    await choose(page, 'Who is here');
    await page.getByRole('dialog').waitFor();
  }),
  over('online-resign', 'Before somebody resigns', async (page) => {
    await begin(page, { game: 'kakuro-challenge' });
    await choose(page, 'Resign');
    await page.getByRole('dialog').waitFor();
  }),
  over('online-luck', 'The end of an online game, its luck checked', shortRace),
  over('online-promise', 'What the luck of an online table comes from', async (page) => {
    await begin(page);
    await choose(page, online.luck.title);
    await page.getByRole('dialog').waitFor();
  }),
  table('online-hand', 'A phone beside a big screen: the hand alone', async (page) => {
    const ada = await somebodyElse(page);
    const id = await makeTable(ada, { game: 'kakuro-challenge', options: { first: 0 } });
    await goTo(ada, id);
    await sitDown(page, id, 'Bo');
    await press(ada, app.newTable.start);
    await page.getByRole('grid').first().waitFor();
    await choose(page, online.play.handOnly);
    await page.getByRole('grid').first().waitFor({ state: 'detached' });
  }),
  around('online-screen-before', 'The big screen before the game', async (page) => {
    const ada = await somebodyElse(page);
    const { table: id } = await gather(ada);
    await goTo(page, id, 'screen');
    await page.getByText(online.screen.scan).waitFor();
  }),
  table('online-screen', 'The big screen', async (page) => {
    const ada = await somebodyElse(page);
    const { table: id } = await begin(ada, { game: 'kakuro-challenge' });
    await goTo(page, id, 'screen');
    await page.getByRole('grid').first().waitFor();
  }),
  around('online-tables', 'All that is online: tables, lobby, another device', async (page) => {
    await gather(page);
    const cleo = await somebodyElse(page);
    await makeTable(cleo, { game: 'kakuro-race', seats: [null, null, null], listed: true, name: 'Cleo' });
    await page.goto(`${homeOf(page)}#/online`);
    await page.getByText('Cleo').first().waitFor();
  }),
  around('online-home', 'Home, with online tables', async (page) => {
    await begin(page, { options: { first: 0 } });
    await page.goto(`${homeOf(page)}#/`);
    await page.getByRole('heading', { name: 'Your online tables' }).waitFor();
  }),
  around('online-unknown', 'A link to a table that does not exist', async (page) => {
    await goTo(page, 'aaaaaaaaaaaaaa');
    await page.getByRole('heading', { name: online.line.unknownTitle }).first().waitFor();
  }),
];
