/** Replays of online tables: refused while the game runs, open to everybody after the end, at any moment. */

import { expect, it } from 'vitest';
import { begin } from '../../gallery/online-table';
import replay from '../../src/messages/replay/en.json';
import { useBrowser } from '../support/browser';
import { english } from '../support/english';
import { button, choose } from '../support/online/online-screen';
import { useOnlineSite } from '../support/online/online-site';

const site = useOnlineSite();
const browser = useBrowser();

it('a stranger sees nothing before the end, and every moment after it', async () => {
  const ada = await browser.visit(site.url);
  const { bo, table } = await begin(ada, { seats: [null, null], options: {} });
  // The server says no with a code that a browser writes down.
  const stranger = await browser.visit(`${site.url}replay/${table}/3`, { forgive: /409|Failed to load resource/ });
  await stranger.getByText(replay.problems.runningText).waitFor();
  await choose(bo, english.app.table.menu, english.app.resigning.resign);
  await button(bo, english.app.resigning.resign).last().click();
  await ada.getByRole('link', { name: english.app.table.replay, exact: true }).click();
  await ada.getByRole('slider').waitFor();
  await stranger.reload();
  await stranger.getByRole('slider').waitFor();
  expect(new URL(stranger.url()).pathname).toMatch(new RegExp(`^/replay/${table}`));
});
