/** How people play Kakuzu in a browser. */

import { gameBots } from '@riverstone/bots';
import { type Seat, type Square, unwrap } from '@riverstone/rules';
import { type KakuzuView, kakuzu } from '@riverstone/rules/kakuzu';
import type { Page } from 'playwright-core';
import { rulesScreen } from '../../gallery/gallery-screen';
import text from '../../src/kakuzu/messages/en.json';
import type { GameInBrowser, InputStep } from '../support/game-in-browser';
import type { Guest } from '../support/online/online-people';
import { viewIn } from '../support/online/online-view';
import { liftButton } from '../support/parts';
import { squareAt } from '../support/pressing';

async function layOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: text.tray.lift }).first().waitFor();
  await page.locator('[data-square="40"]').click();
}

/** A stone to lift; null where it is not this seat's turn. */
function stoneFor(view: KakuzuView, seat: Seat): Square | null {
  const decision = gameBots.kakuzu.bots.novice.decide({ view, seat, seed: 'hand' });
  return decision?.action.type === 'remove' ? decision.action.square : null;
}

async function liftStone(guest: Guest, seat: number): Promise<void> {
  const stone = stoneFor(viewIn(guest.line, kakuzu), seat);
  if (stone === null) return;
  await squareAt(guest.page, stone).click();
  await liftButton(guest.page).click();
}

function inputs(view: unknown, seat: Seat): readonly InputStep[] {
  const stone = stoneFor(unwrap(kakuzu.readView(view)), seat);
  return stone === null ? [] : [{ square: stone }, { key: 'Enter' }];
}

export const inBrowser: GameInBrowser = {
  title: 'Kakuzu',
  shortGame: {},
  stepsAhead: 74,
  layOut,
  act: liftStone,
  inputs,
  screens: [rulesScreen('kakuzu', 'The rules of Kakuzu')],
};
