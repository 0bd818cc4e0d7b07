/** Whether the proof of a game is the one that this device was promised, and has its own share in it. */

import type { RecordedLuck, Seat } from '@riverstone/rules';
import type { KeptLuck } from '../client/kept-luck';

export type OwnPart = 'mine' | 'notMine' | 'otherPromise' | 'otherShare';

/**
 * Compares a proof with what was kept here before the game.
 * @example compareWithKept(record.luck, keptLuck(table), 0) // 'mine'
 */
export function compareWithKept(luck: RecordedLuck | null, kept: KeptLuck | null, mySeat: Seat | null): OwnPart {
  if (luck === null || kept === null) return 'notMine';
  if (kept.commitment !== luck.commitment) return 'otherPromise';
  if (kept.share === null || mySeat === null) return 'notMine';
  return luck.shares[mySeat] === kept.share ? 'mine' : 'otherShare';
}
