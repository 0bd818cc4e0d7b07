/** Checks that the chance of a recorded game came from the secret and the shares, and from nothing else. */

import {
  type Game,
  type GameTypes,
  ok,
  type RecordedLuck,
  type RecordHeader,
  type Refusal,
  type ReplayRefusal,
  type Result,
  readHeader,
  replayTurns,
  withGame,
} from '@riverstone/rules';
import { expectedDeal, isSameDeal, recordedDeal } from './deal.js';
import { countDraws, type WrongDraw } from './draws.js';
import { commitmentOf, mixedSeed } from './seed.js';

/** What is wrong with the luck of a record. */
export type LuckFault =
  /** The record has no proof: the game was not played at an online table, or not to its end. */
  | { readonly code: 'no-proof' }
  /** The secret is not the one that was committed to. */
  | { readonly code: 'wrong-secret' }
  /** The secret, the shares and the chosen options lead to another deal, or to other options. */
  | { readonly code: 'wrong-deal' }
  /** The seed leads to another draw. */
  | ({ readonly code: 'wrong-draw' } & WrongDraw)
  /** The record can't be replayed. */
  | { readonly code: 'bad-record'; readonly replay: ReplayRefusal };

/** What was checked. */
export interface VerifiedLuck {
  readonly commitment: string;
  /** How many seats gave a share. */
  readonly shares: number;
  /** How often chance decided during the game: draws, and moves when a clock ran out. */
  readonly draws: number;
}

/**
 * Deals and draws everything again from the proof in the record.
 * @example
 * // Its chance is not proven: it was not played on a server.
 * verifyLuck(record) // => { ok: false, error: { code: 'no-proof', … } }
 */
export function verifyLuck(record: unknown): Result<VerifiedLuck, LuckFault> {
  const header = readHeader(record);
  if (!header.ok) return badRecord(header.error);
  const { game, luck } = header.value;
  if (luck === null) return fault({ code: 'no-proof' });
  if (commitmentOf(luck.secret) !== luck.commitment) return fault({ code: 'wrong-secret' });
  return withGame(game, (played) => verifyAs(played, header.value, luck));
}

/** Checks the deal before the moves: with changed tiles the moves fail too, but the deal is the fault to report. */
function verifyAs<T extends GameTypes>(
  game: Game<T>,
  header: RecordHeader,
  luck: RecordedLuck,
): Result<VerifiedLuck, LuckFault> {
  const seed = mixedSeed(luck.secret, luck.shares);
  const recorded = recordedDeal(game, header);
  if (!recorded.ok) return badRecord(recorded.error);
  const expected = expectedDeal(game, luck, seed);
  if (!expected.ok) return badRecord(expected.error);
  if (!isSameDeal(recorded.value, expected.value)) return fault({ code: 'wrong-deal' });

  const retraced = replayTurns(game, header);
  if (!retraced.ok) return fault({ code: 'bad-record', replay: retraced.error });
  const draws = countDraws(game, retraced.value.turns, seed);
  if (!draws.ok) return fault({ code: 'wrong-draw', ...draws.error });
  const shares = luck.shares.filter((share) => share !== '').length;
  return ok({ commitment: luck.commitment, shares, draws: draws.value });
}

function badRecord(refusal: Refusal): Result<never, LuckFault> {
  return fault({ code: 'bad-record', replay: { refusal, moveIndex: null } });
}

function fault(error: LuckFault): Result<never, LuckFault> {
  return { ok: false, error };
}
