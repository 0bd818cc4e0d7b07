/** A table of Kakuro Challenge, as its screens know it. */

import type { Hint } from '@riverstone/bots';
import type { Seat } from '@riverstone/rules';
import type {
  ChallengeAction,
  ChallengeEvent,
  ChallengeTypes,
  ChallengeView,
} from '@riverstone/rules/kakuro-challenge';
import type { GameTable, SeenStep } from '../../table/game-table';

export type ChallengeTable = GameTable<ChallengeTypes>;
export type ChallengeStep = SeenStep<ChallengeView, ChallengeEvent>;

/** A hint. The type of its explanation is not used here. */
export type ChallengeHint = Hint<ChallengeAction, unknown>;

/** The people here who may challenge the open claim. A claim of 0 without flips is always right, so nobody may. */
export function possibleChallengers(table: ChallengeTable): readonly Seat[] {
  const { open, last } = table.view.value;
  if (open?.claim === 0 && last?.flips.length === 0) return [];
  return table.people.filter((seat) => table.check(seat, { type: 'challenge' }).ok);
}

/** The people here who may accept it. */
export function possibleAccepters(table: ChallengeTable): readonly Seat[] {
  return table.people.filter((seat) => table.check(seat, { type: 'accept' }).ok);
}
