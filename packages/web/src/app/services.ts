/** What the screens share: the store of tables, and how tables are opened and made. */

import type { GameId } from '@riverstone/rules';
import { loadGame } from '../games';
import { grammar, words } from '../messages/words';
import { pace, settings } from '../settings/settings';
import type { SeatPlan } from '../table/seating';
import type { SessionServices, TablePlan } from '../table/session';
import { TableStore } from '../table/table-store';
import { toast } from '../ui/toast';
import { go } from './route';

export const store = new TableStore();

export const services: SessionServices = { store, loadGame, pace };

/** Makes a table and goes there. */
export async function startTable(
  plan: TablePlan,
): Promise<'started' | { readonly field: string; readonly expected: string }> {
  const { createTable } = await import('../table/session');
  const created = await createTable(plan, services);
  if ('refusal' in created) {
    const { field, expected } = created.refusal.detail;
    return { field: String(field ?? ''), expected: String(expected ?? '') };
  }
  go({ screen: 'table', id: created.id });
  return 'started';
}

/** One tap: the person at the screen against a casual bot, by the rulebook. */
export async function playNow(game: GameId): Promise<void> {
  try {
    await startTable({ game, seats: [person(0), bot('casual', [])], options: {} });
  } catch {
    toast(words().app.table.loadFailed, { label: words().app.table.retry, run: () => void playNow(game) });
  }
}

/** A person in a seat, under the usual name. */
export function person(seat: number): SeatPlan {
  const own = seat === 0 ? settings.myName.value.trim() : '';
  return { name: own || words().app.newTable.personNumber(grammar().number(seat + 1)), bot: null };
}

/** A bot under its level's name, numbered where that is taken. */
export function bot(level: NonNullable<SeatPlan['bot']>, taken: readonly string[]): SeatPlan {
  const name = words().app.botNames[level];
  const names = [name, ...[2, 3, 4, 5].map((number) => `${name} ${grammar().number(number)}`)];
  return { name: names.find((each) => !taken.includes(each)) ?? name, bot: level };
}
