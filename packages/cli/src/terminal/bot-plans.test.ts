import type { Seat } from '@riverstone/rules';
import { describe, expect, test } from 'vitest';
import { BotPlans } from './bot-plans.js';
import type { OpenTable } from './table.js';

/** A table where every bot wants to move, in the time given for its seat. */
function tableOf(seconds: readonly number[], version: number, occasion: string): OpenTable<null, string, null> {
  const casual = {
    occasion: () => occasion,
    decide: ({ seat }: { readonly seat: Seat }) => ({ action: `move of ${seat}`, afterSeconds: seconds[seat] ?? 0 }),
  };
  const allowed = [...seconds.keys()];
  return { bots: { casual }, version, status: { allowed }, view: () => null } as unknown as OpenTable<
    null,
    string,
    null
  >;
}

const order = (plans: BotPlans<null, string, null>): (readonly [Seat, number])[] =>
  plans.plans.map(({ seat, due }) => [seat, due]);

describe('bots take their time', () => {
  const bots = (...seats: Seat[]) => seats.map((seat) => ({ seat, name: 'casual' as const }));

  test('the fastest is first', () => {
    const plans = new BotPlans(tableOf([9, 4, 6], 0, 'a'), bots(0, 1, 2), 'seed');
    plans.sync(1000);
    expect(order(plans)).toEqual([
      [1, 5000],
      [2, 7000],
      [0, 10_000],
    ]);
  });

  test('what goes on at the table does not make them begin anew', () => {
    const table = tableOf([9, 4], 0, 'a');
    const plans = new BotPlans(table, bots(0, 1), 'seed');
    plans.sync(0);
    Object.assign(table, { version: 1 });
    plans.sync(3000);
    expect(order(plans)).toEqual([
      [1, 4000],
      [0, 9000],
    ]);
  });

  test('in a hurry the first moves soon, and the order stays', () => {
    const plans = new BotPlans(tableOf([90, 40], 0, 'a'), bots(0, 1), 'seed');
    plans.sync(0);
    plans.hurry(1000);
    expect(order(plans)).toEqual([
      [1, 4000],
      [0, 54_000],
    ]);
    plans.hurry(2000);
    expect(order(plans)).toEqual([
      [1, 4000],
      [0, 54_000],
    ]);
  });
});
