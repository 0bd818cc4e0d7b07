/** A new table where Ada, its host, plays Kakuzu with a novice. */

import { type CreatedTable, createTable, type NewTablePlan } from '../../src/tables/decide/new-table.js';

export function adaAndBot(at: number, changes: Partial<NewTablePlan> = {}): CreatedTable {
  const plan: NewTablePlan = {
    game: 'kakuzu',
    options: {},
    listed: false,
    autoStart: true,
    days: null,
    previous: null,
    host: 1,
    members: [{ guest: 'ada', name: 'Ada', wins: 0 }],
    seats: [
      { bot: null, member: 1, wins: 0 },
      { bot: 'novice', member: null, wins: 0 },
    ],
  };
  return createTable({ ...plan, ...changes }, at);
}
