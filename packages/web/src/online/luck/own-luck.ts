/** Whether the proof of a game fits the commitment that this device saw and the share that it gave. */

import type { RecordedLuck, Seat } from '@riverstone/rules';
import type { StoredLuck } from '../client/stored-luck';

export type OwnPart = 'mine' | 'notMine' | 'otherPromise' | 'otherShare';

/** Compares a proof with what this device stored before the game. */
export function compareWithStored(luck: RecordedLuck | null, kept: StoredLuck | null, mySeat: Seat | null): OwnPart {
  if (luck === null || kept === null) return 'notMine';
  if (kept.commitment !== luck.commitment) return 'otherPromise';
  if (kept.share === null || mySeat === null) return 'notMine';
  return luck.shares[mySeat] === kept.share ? 'mine' : 'otherShare';
}
