/** How people play Kakuzu in a browser. */

import { gameBots } from '@riverstone/bots';
import { type KakuzuView, kakuzu } from '@riverstone/rules/kakuzu';
import type { Page } from 'playwright-core';
import { rulesScreen } from '../../gallery/gallery-screen';
import text from '../../src/kakuzu/messages/en.json';
import type { GameInBrowser } from '../support/game-in-browser';
import type { Guest } from '../support/online/online-people';
import { viewIn } from '../support/online/online-view';
import { liftButton } from '../support/parts';
import { squareAt } from '../support/pressing';

async function layOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: text.tray.lift }).first().waitFor();
  await page.locator('[data-square="40"]').click();
}

async function liftStone(guest: Guest, seat: number): Promise<void> {
  const view: KakuzuView = viewIn(guest.line, kakuzu);
  const decision = gameBots.kakuzu.bots.novice.decide({ view, seat, seed: 'hand' });
  if (decision?.action.type !== 'remove') return;
  await squareAt(guest.page, decision.action.square).click();
  await liftButton(guest.page).click();
}

export const inBrowser: GameInBrowser = {
  title: 'Kakuzu',
  shortGame: {},
  layOut,
  act: liftStone,
  screens: [rulesScreen('kakuzu', 'The rules of Kakuzu')],
};
