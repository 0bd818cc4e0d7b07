/** How people play the race in a browser. */

import { layOut as laidOut, prospects } from '@riverstone/bots/kakuro-race';
import { type Seat, unwrap } from '@riverstone/rules';
import { type Claim, kakuroRace, type RaceView } from '@riverstone/rules/kakuro-race';
import type { Locator, Page } from 'playwright-core';
import { rulesScreen, table } from '../../gallery/gallery-screen';
import text from '../../src/kakuro-race/messages/en.json';
import { noneCloses } from '../../src/kakuro-race/table/race-table';
import type { GameInBrowser, InputStep } from '../support/game-in-browser';
import type { Guest } from '../support/online/online-people';
import { viewIn } from '../support/online/online-view';
import { callButton } from '../support/parts';
import { pressUnless, squareAt } from '../support/pressing';
import { until } from '../support/waiting';

async function layOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Kakuro!/ })
    .first()
    .click();
  await page.locator('[data-square="0"]').click();
  await page.locator('[data-square="7"]').click();
}

const usesTiles = ({ exchanges, sumSquares, newNumbers }: Claim): boolean =>
  exchanges.length + sumSquares.length + newNumbers.length > 0;

/** The best line that needs no Action tile but Doubles; undefined when there is none. */
function bestLine({ field, scored, round, tiles }: RaceView, seat: Seat): Claim | undefined {
  if (round === null) return undefined;
  const doubles = tiles[seat]?.filter((tile) => tile === 'd') ?? [];
  const position = { field, scored, marker: round.marker, tiles: doubles };
  return prospects(position)
    .map((prospect) => laidOut(position, prospect))
    .find((claim) => !usesTiles(claim));
}

/** Looks for a line and calls, or says that there is none; whoever has the floor lays their line out and claims it. */
async function search(guest: Guest, seat: number): Promise<void> {
  const { page, line } = guest;
  const view: RaceView = viewIn(line, kakuroRace);
  if (view.round === null) return;
  const { caller, out, none } = view.round;
  const found = bestLine(view, seat);
  if (caller === seat && found !== undefined) return claim(page, found);
  if (caller !== null || out.includes(seat)) return;
  const sent = sentCommands(guest).length;
  const { changes } = line.known();
  const hasMoved = (): boolean => line.known().changes > changes;
  if (found !== undefined) await pressUnless(hasMoved, callButton(page));
  else if (!none.includes(seat)) await sayNone(page, hasMoved);
  // Else somebody else's doing would bring us here before ours is known, to do it once more.
  await until(() => (sentCommands(guest).length > sent ? isAnswered(guest) : hasMoved()));
}

async function claim(page: Page, line: Claim): Promise<void> {
  await squareAt(page, line.first).click();
  await squareAt(page, line.last).click();
  for (let count = 0; count < line.doubles; count++) await page.keyboard.press('d');
  await page.getByRole('button', { name: text.buttons.claim }).click();
}

const noneButton = (page: Page): Locator => page.getByRole('button', { name: text.buttons.none, exact: true });

/** Says that there is no such line; where that closes the marker it is asked first. */
export async function sayNone(page: Page, isTooLate = () => false): Promise<void> {
  await pressUnless(isTooLate, noneButton(page));
  const yes = page.getByRole('button', { name: /^Yes/ });
  if (await yes.isVisible()) await pressUnless(isTooLate, yes);
}

const sentCommands = ({ line }: Guest) => line.sent.filter((message) => message.type === 'do');

/** Whether the server has replied to the last command. */
function isAnswered(guest: Guest): boolean {
  const asked = sentCommands(guest).at(-1);
  return asked !== undefined && guest.line.received.some((text) => text.includes(asked.id));
}

function inputs(raw: unknown, seat: Seat): readonly InputStep[] {
  const view = unwrap(kakuroRace.readView(raw));
  if (view.round === null) return [];
  const { caller, out, none } = view.round;
  const found = bestLine(view, seat);
  if (caller === seat && found !== undefined) {
    const doubles = Array.from({ length: found.doubles }, () => ({ key: 'd' }));
    return [{ square: found.first }, { square: found.last }, ...doubles, { key: 'p' }];
  }
  if (caller !== null || out.includes(seat) || none.includes(seat)) return [];
  if (found !== undefined) return [{ key: ' ' }];
  return noneCloses(view, seat) ? [{ key: 'n' }, { key: 'Enter' }] : [{ key: 'n' }];
}

export const inBrowser: GameInBrowser = {
  title: 'Kakuro, the race',
  // A race of all its markers takes as long as the other games together, and shows nothing that three do not.
  shortGame: { markers: [7, 12, 17] },
  stepsAhead: 0,
  layOut,
  act: search,
  inputs,
  screens: [
    table('sealed', 'The race without a shout: sealed claims', 'kakuro-race', {
      players: ['Ada', 'Bo'],
      options: async (page) =>
        page
          .getByRole('radio', { name: /sealed/i })
          .first()
          .check({ force: true }),
    }),
    table('race-for-three', 'The race round one device', 'kakuro-race', ['Ada', 'Bo', 'Cleo']),
    rulesScreen('kakuro-race', 'The rules of the race'),
  ],
};
