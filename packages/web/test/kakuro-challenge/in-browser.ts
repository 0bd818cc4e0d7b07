/** How people play Kakuro Challenge in a browser. */

import { gameBots } from '@riverstone/bots';
import { type Seat, unwrap } from '@riverstone/rules';
import { type ChallengeView, kakuroChallenge } from '@riverstone/rules/kakuro-challenge';
import type { Page } from 'playwright-core';
import { pressed, rulesScreen, table } from '../../gallery/gallery-screen';
import type { GameInBrowser, InputStep } from '../support/game-in-browser';
import type { Guest } from '../support/online/online-people';
import { viewIn } from '../support/online/online-view';
import { hand, handTiles, placeButton } from '../support/parts';
import { squareAt } from '../support/pressing';

/** The middle of the board lies beside a river stone, so a tile may always go there at the start. */
const BESIDE_THE_CENTRE = 49;

async function layOut(page: Page): Promise<void> {
  await hand(page).getByRole('button', { disabled: false }).first().waitFor();
  await page.keyboard.press('1');
  const free = page.locator(`[data-square="${BESIDE_THE_CENTRE}"][aria-label*="empty"]`);
  const other = page.locator(`[data-square="${BESIDE_THE_CENTRE - 18}"]`);
  await ((await free.count()) > 0 ? free : other).click();
}

/** A tile to lay and its place in the hand; null where it is not this seat's turn. */
function layingFor(view: ChallengeView, seat: Seat) {
  const decision = gameBots['kakuro-challenge'].bots.novice.decide({ view, seat, seed: 'hand' });
  if (decision?.action.type !== 'place') return null;
  return { ...decision.action, place: view.hand?.indexOf(decision.action.digit) ?? 0 };
}

async function layTile(guest: Guest, seat: number): Promise<void> {
  const { page } = guest;
  const laying = layingFor(viewIn(guest.line, kakuroChallenge), seat);
  if (laying === null) return;
  const { side, square, flips, place } = laying;
  const tile = handTiles(page).nth(place);
  await tile.click();
  if (side === 'red') await tile.click();
  await squareAt(page, square).click();
  for (const flip of flips) await squareAt(page, flip).click();
  await placeButton(page).click();
}

function inputs(view: unknown, seat: Seat): readonly InputStep[] {
  const laying = layingFor(unwrap(kakuroChallenge.readView(view)), seat);
  if (laying === null) return [];
  const { side, square, flips, place } = laying;
  const turned = side === 'red' ? [{ key: 'f' }] : [];
  const flipped = flips.map((flip) => ({ square: flip }));
  return [{ key: String(place + 1) }, ...turned, { square }, ...flipped, { key: 'p' }];
}

export const inBrowser: GameInBrowser = {
  title: 'Kakuro Challenge',
  shortGame: {},
  stepsAhead: 60,
  layOut,
  act: layTile,
  inputs,
  screens: [
    table(
      'claim',
      'Kakuro Challenge by claims: points are stated, and may be challenged',
      'kakuro-challenge',
      {
        players: ['Ada', 'Bo'],
        options: async (page) => page.getByRole('radio', { name: /claim/i }).first().check({ force: true }),
      },
      pressed(/^I’m /),
    ),
    rulesScreen(
      'kakuro-challenge',
      'The rules of Kakuro Challenge: a clause, and its figure tried',
      '/C4.9',
      async (page) => page.getByRole('button', { name: 'Yellow 4 on c6' }).click(),
    ),
  ],
};
