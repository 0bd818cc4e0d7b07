/** The store of tables on this device, and how new ones are made. */

import type { Level } from '@riverstone/bots';
import type { GameId, Seat } from '@riverstone/rules';
import { loadGame } from '../games';
import { grammar, words } from '../messages/words';
import { go } from '../navigation/route';
import { pace, settings } from '../settings/settings';
import type { TablePlan, TableSession } from '../table/device/table-session';
import { store } from '../table/saved/device-store';
import type { SeatPlan } from '../table/seats/seat-plan';
import { attempt } from '../ui/feedback/attempt';

export { store };

export const services = { store, loadGame, pace };

let starting = false;

/** Makes a table and goes there. A second tap meanwhile does nothing. */
export async function startTable(plan: TablePlan): Promise<'started' | 'refused'> {
  if (starting) return 'started';
  starting = true;
  try {
    return await makeTable(plan);
  } finally {
    starting = false;
  }
}

async function makeTable(plan: TablePlan): Promise<'started' | 'refused'> {
  const { createTable } = await import('../table/device/table-session');
  const created = await createTable(plan, services);
  if ('refusal' in created) return 'refused';
  go({ screen: 'table', id: created.id });
  return 'started';
}

/** One person against a bot, with default options. The bot is gentle until one was beaten at this game. */
export function playNow(game: GameId): void {
  attempt(startNow(game), () => playNow(game));
}

async function startNow(game: GameId): Promise<void> {
  const { suggestedLevel } = await import('./suggested-level');
  await startWithPresets({ game, seats: [person(0, []), bot(await suggestedLevel(game), [])], options: {} });
}

/** A rematch: the same players and options, with the options that new tables start with now on top. */
export function playAgain(plan: TablePlan): void {
  attempt(startWithPresets(plan));
}

/** Deals a new game to the same players, in place of this one. */
export function restart(session: TableSession): void {
  attempt(replace(session));
}

async function replace(session: TableSession): Promise<void> {
  session.discard(true);
  const started = await startWithPresets(session.plan).catch((error: unknown) => {
    session.discard(false);
    throw error;
  });
  if (started === 'started') await store.remove(session.openGame.table.id);
  else session.discard(false);
}

async function startWithPresets(plan: TablePlan): Promise<'started' | 'refused'> {
  const { presetOptions } = await loadGame(plan.game);
  return startTable({ ...plan, options: { ...plan.options, ...presetOptions(plan.seats) } });
}

/** A person with a default name: the user's own, or the number of the seat. */
export function person(seat: Seat, taken: readonly string[]): SeatPlan {
  const own = settings.myName.value.trim();
  return { name: own === '' || taken.includes(own) ? numbered(seat) : own, bot: null };
}

const numbered = (seat: Seat): string => words().app.newTable.personNumber({ number: grammar().number(seat + 1) });

/** More seats than any game has. */
const MAX_SEATS = 9;

/** Whether nobody has typed this name. */
export function isNumbered({ name, bot: level }: SeatPlan): boolean {
  return level === null && Array.from({ length: MAX_SEATS }, (_, seat) => numbered(seat)).includes(name);
}

/** The seats with default names that fit where they are now. */
export function renumbered(seats: readonly SeatPlan[]): readonly SeatPlan[] {
  return seats.map((plan, seat) => (isNumbered(plan) ? { ...plan, name: numbered(seat) } : plan));
}

/** A bot with the first name of its level that is not taken. */
export function bot(level: Level, taken: readonly string[]): SeatPlan {
  const names = words().app.botNames[level];
  return { name: names.find((name) => !taken.includes(name)) ?? names[0], bot: level };
}
