import type { Seat } from '@riverstone/rules';
import { describe, expect, test } from 'vitest';
import { BotScheduler } from './bot-scheduler.js';

const pace = { turn: 900, hurry: 3000 };

/** The bots in the first seats, each of which wants to move, in the time given for its seat. */
function deskOf(seconds: readonly number[]): BotScheduler<null, string> {
  const bots = [...seconds.keys()].map((seat) => ({ seat, level: 'casual' as const }));
  const ask = async (_level: string, { seat }: { readonly seat: Seat }) => ({
    action: `move of ${seat}`,
    afterSeconds: seconds[seat] ?? 0,
    occasion: 'a',
  });
  return new BotScheduler(bots, 'seed', ask);
}

const tableOf = (awaited: readonly Seat[], allowed = awaited) => ({ status: { allowed, awaited }, view: () => null });

describe('bots take their time', () => {
  test('the fastest is first', async () => {
    const desk = deskOf([9, 4, 6]);
    await desk.consider(tableOf([0, 1, 2, 3]), 1000, pace);
    expect(desk.plannedSeats).toEqual([0, 1, 2]);
    expect(desk.nextDue()).toBe(5000);
    expect(desk.due(4999)).toBeNull();
    expect(desk.due(20_000)).toMatchObject({ seat: 1, action: 'move of 1' });
  });

  test('what goes on at the table does not make them begin anew', async () => {
    const desk = deskOf([9, 4]);
    await desk.consider(tableOf([0, 1, 2]), 0, pace);
    await desk.consider(tableOf([0, 1, 2]), 3000, pace);
    expect(desk.nextDue()).toBe(4000);
  });

  test('where no person searches, the first moves soon', async () => {
    const desk = deskOf([90, 40]);
    await desk.consider(tableOf([0, 1]), 1000, pace);
    expect(desk.nextDue()).toBe(4000);
    expect(desk.due(4000)).toMatchObject({ seat: 1 });
    expect(desk.due(53_999)).toMatchObject({ seat: 1 });
  });

  test('who interrupts comes before who is in turn, whatever the order of their seats', async () => {
    const desk = deskOf([0, 0]);
    await desk.consider(tableOf([0], [0, 1]), 0, pace);
    expect(desk.due(Number.POSITIVE_INFINITY)).toMatchObject({ seat: 1 });
  });

  test('who is in turn leaves people time to object, where the host does not ask them itself', async () => {
    const desk = deskOf([0]);
    const table = tableOf([0], [0, 1]);
    await desk.consider(table, 0, pace);
    expect(desk.nextDue()).toBe(2700);
    await desk.consider(table, 0, { ...pace, objection: 900 });
    expect(desk.nextDue()).toBe(900);
  });
});
