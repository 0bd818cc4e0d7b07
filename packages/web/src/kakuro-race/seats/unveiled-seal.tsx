/** In a replay of a sealed game: what a player has sealed, beside the name. */

import type { Seat } from '@riverstone/rules';
import type { RaceState } from '@riverstone/rules/kakuro-race';
import { words } from '../../messages/words';
import { claimWords } from '../words/claim-words';

export function UnveiledSeal({ state: { round }, seat }: { readonly state: RaceState; readonly seat: Seat }) {
  const text = words()['kakuro-race'];
  const sealed = round?.sealed.find((each) => each.seat === seat);
  if (sealed === undefined) return null;
  return <small>{sealed.claim === null ? text.seat.none : claimWords(text, sealed.claim)}</small>;
}
