/** A table on this device that begins at a moment of another game. What was hidden there is dealt again. */

import type { Level } from '@riverstone/bots';
import type { Seat } from '@riverstone/rules';
import { go } from '../../navigation/route';
import type { Replay } from '../../review/replay';
import { randomKey } from '../../table/random-key';
import { TABLE_FORMAT } from '../../table/saved/saved-table';
import { sealLog } from '../../table/saved/sealed-log';
import type { SeatPlan } from '../../table/seats/seat-plan';
import { bot, store } from '../device-tables';

/** Who plays on: everybody here, or one seat against bots. */
export type PlayOnChoice = 'together' | Seat;

/** The level of bots that replace people. */
const LEVEL: Level = 'strong';

export async function playOn({ game, open }: Replay, moment: number, choice: PlayOnChoice): Promise<void> {
  const known = choice === 'together' ? null : choice;
  const { log, options, status } = open.playOn(open.openMoment(moment, known), known, randomKey());
  const { scores, winners, awaited } = status;
  const now = Date.now();
  const logKey = randomKey();
  const id = randomKey().slice(0, 12);
  await store.write({
    format: TABLE_FORMAT,
    id,
    game,
    seats: seatsFor(open.table.seats, choice),
    createdAt: now,
    touchedAt: now,
    options,
    standing: { over: false, scores, winners, awaited, entries: log.entries.length },
    logKey,
    obfuscatedLog: sealLog(log, logKey),
  });
  go({ screen: 'table', id });
}

/** Bots keep their level; people who are no longer here are replaced by bots. */
function seatsFor(seats: readonly SeatPlan[], choice: PlayOnChoice): readonly SeatPlan[] {
  if (choice === 'together') return seats.map(({ name }) => ({ name, bot: null }));
  const names = seats.map(({ name }) => name);
  return seats.map((plan, seat) => {
    if (seat === choice) return { name: plan.name, bot: null };
    return plan.bot === null ? bot(LEVEL, names) : plan;
  });
}
