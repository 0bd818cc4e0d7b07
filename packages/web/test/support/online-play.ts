/** How people in a browser play each game at an online table: what the bots would do, done by hand. */

import { gameBots } from '@riverstone/bots';
import type { GameId, Status } from '@riverstone/rules';
import { type ChallengeView, kakuroChallenge } from '@riverstone/rules/kakuro-challenge';
import { type Claim, kakuroRace, type RaceView } from '@riverstone/rules/kakuro-race';
import { type KakuzuView, kakuzu } from '@riverstone/rules/kakuzu';
import { errors, type Locator, type Page } from 'playwright-core';
import type { Guest } from './online-people';
import { viewIn } from './online-view';

/** Does one thing that the guest is asked for now; whatever it is, the server decides whether it came in time. */
export type Hand = (guest: Guest, seat: number) => Promise<void>;

const squareAt = (page: Page, square: number) => page.locator(`[data-square="${square}"]`);

async function layTile(guest: Guest, seat: number): Promise<void> {
  const { page } = guest;
  const view: ChallengeView = viewIn(guest.line, kakuroChallenge);
  const decision = gameBots['kakuro-challenge'].bots.novice.decide({ view, seat, seed: 'hand' });
  if (decision?.action.type !== 'place') return;
  const { digit, side, square, flips } = decision.action;
  const tile = page.locator(`[data-hand="${view.hand?.indexOf(digit) ?? 0}"]`);
  await tile.click();
  if (side === 'red') await tile.click();
  await squareAt(page, square).click();
  for (const flip of flips) await squareAt(page, flip).click();
  await page.locator('.challenge-tray-confirm').click();
}

async function liftStone(guest: Guest, seat: number): Promise<void> {
  const view: KakuzuView = viewIn(guest.line, kakuzu);
  const decision = gameBots.kakuzu.bots.novice.decide({ view, seat, seed: 'hand' });
  if (decision?.action.type !== 'remove') return;
  await squareAt(guest.page, decision.action.square).click();
  await guest.page.locator('.kakuzu-tray-lift').click();
}

const usesTiles = ({ exchanges, sumSquares, newNumbers }: Claim): boolean =>
  exchanges.length + sumSquares.length + newNumbers.length > 0;

/** The best line that needs no Action tile but Doubles; undefined when there is none. */
function bestLine(view: RaceView, seat: number): Claim | undefined {
  const { moves } = gameBots['kakuro-race'].analyst.rank({ view, seat, seed: 'hand' });
  const claims = moves.flatMap(({ action }) => ('claim' in action && action.claim !== null ? [action.claim] : []));
  return claims.find((claim) => !usesTiles(claim));
}

/** Looks for a line and calls, or says that there is none; whoever has the floor lays their line out and claims it. */
async function search(guest: Guest, seat: number): Promise<void> {
  const { page, line } = guest;
  const view: RaceView = viewIn(line, kakuroRace);
  if (view.round === null) return;
  const { caller, out, none } = view.round;
  const found = bestLine(view, seat);
  if (caller === seat && found !== undefined) return layOut(page, found);
  if (caller !== null || out.includes(seat)) return;
  const sent = doings(guest).length;
  const { changes } = line.known();
  const hasMoved = (): boolean => line.known().changes > changes;
  if (found !== undefined) await pressUnless(hasMoved, page.locator('.race-call-button'));
  else if (!none.includes(seat)) await sayNone(page, hasMoved);
  // Else somebody else's doing would bring us here before ours is known, to do it once more.
  await until(() => (doings(guest).length > sent ? isAnswered(guest) : hasMoved()));
}

async function layOut(page: Page, line: Claim): Promise<void> {
  await squareAt(page, line.first).click();
  await squareAt(page, line.last).click();
  for (let count = 0; count < line.doubles; count++) await page.keyboard.press('d');
  await page.getByRole('button', { name: 'Claim' }).click();
}

/** Says that there is no such line; where that closes the marker it is asked first. */
export async function sayNone(page: Page, isTooLate = () => false): Promise<void> {
  await pressUnless(isTooLate, page.getByRole('button', { name: /^None$|^There is no such line$/ }));
  const yes = page.getByRole('button', { name: /^Yes/ });
  if (await yes.isVisible()) await pressUnless(isTooLate, yes);
}

/** Presses a button as soon as it can be; in a race somebody else may be faster, and the button shut or gone for good. */
async function pressUnless(isTooLate: () => boolean, button: Locator): Promise<void> {
  while (!isTooLate()) {
    const outcome = await button.click({ timeout: 1000 }).catch((error: unknown) => error);
    if (outcome === undefined) return;
    if (!(outcome instanceof errors.TimeoutError)) throw outcome;
  }
}

const doings = ({ line }: Guest) => line.sent.filter((message) => message.type === 'do');

/** What was sent last has been answered: of a call somebody, perhaps somebody else, has the floor, or the marker is gone. */
function isAnswered(guest: Guest): boolean {
  const asked = doings(guest).at(-1);
  return asked !== undefined && guest.line.received.some((text) => text.includes(asked.id));
}

export const hands: Readonly<Record<GameId, Hand>> = {
  'kakuro-challenge': layTile,
  'kakuro-race': search,
  kakuzu: liftStone,
};

/** How the table stands, as this page was told. */
export function statusIn({ line }: Guest): Status {
  return (line.known().view as unknown as { readonly status: Status }).status;
}

/** Waits for something that other people do. */
export async function until(isTrue: () => boolean, patience = 60_000): Promise<void> {
  const end = Date.now() + patience;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error(`waited in vain for: ${isTrue}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Lets everybody play, each as soon as they are asked, until the game is over. */
export async function playOut(game: GameId, players: readonly { guest: Guest; seat: number }[]): Promise<void> {
  const play = async ({ guest, seat }: { guest: Guest; seat: number }): Promise<void> => {
    while (!statusIn(guest).over) {
      const { changes } = guest.line.known();
      if (statusIn(guest).awaited.includes(seat)) await hands[game](guest, seat);
      await until(() => guest.line.known().changes > changes || statusIn(guest).over);
    }
  };
  await Promise.all(players.map(play));
}
