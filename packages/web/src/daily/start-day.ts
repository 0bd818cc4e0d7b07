/** Starts the first try at a day's deal, which counts, or a later one for practice. */

import type { Day } from '@riverstone/protocol/daily';
import type { GameId } from '@riverstone/rules';
import { loadGame } from '../games';
import { grammar, words } from '../messages/words';
import { settings } from '../settings/settings';
import { createTable } from '../table/device/table-session';
import { store } from '../table/saved/device-store';
import type { SeatPlan } from '../table/seats/seat-plan';
import { type DayDeal, dayDeal } from './day-deal';
import { dayResultId } from './day-result';
import { dayResults } from './day-results';

/** Returns the id of the table. If another tab was faster, it is that tab's. */
export async function startFirstTry(game: GameId, day: Day): Promise<string> {
  const id = await makeTable(game, day, true);
  const now = Date.now();
  const row = { id: dayResultId(day, game), day, game, table: id, startedAt: now, touchedAt: now };
  const kept = await dayResults.change(row.id, (before) =>
    before === null ? { ...row, own: null, par: null, isCounted: false } : null,
  );
  const { table = id } = kept ?? {};
  if (table !== id) await store.remove(id);
  return table;
}

/** The same deal again. Returns the id of the table. */
export function practise(game: GameId, day: Day): Promise<string> {
  return makeTable(game, day, false);
}

async function makeTable(game: GameId, day: Day, counts: boolean): Promise<string> {
  const deal = dayDeal(await loadGame(game), game, day);
  const plan = { game, seats: seatsOf(deal), options: deal.options };
  const made = await createTable(plan, { loadGame, store }, { seed: deal.seed, day: counts ? day : undefined });
  if ('refusal' in made) throw new Error(`the day's deal is refused: ${made.refusal.code}`);
  return made.id;
}

/** The player and the bots, with names of their own. */
function seatsOf({ bots }: DayDeal): readonly SeatPlan[] {
  const { botNames, newTable } = words().app;
  const own = settings.myName.value.trim();
  const names = bots.map((level, index) => ({ name: botNames[level][index] ?? botNames[level][0], bot: level }));
  return [{ name: own === '' ? newTable.personNumber({ number: grammar().number(1) }) : own, bot: null }, ...names];
}
