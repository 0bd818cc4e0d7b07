/** Checks that the chance of a recorded game came from the secret and the shares, and from nothing else. */

import {
  chanceAt,
  type Game,
  ok,
  pick,
  type RecordedTurn,
  type RecordHeader,
  type ReplayRefusal,
  type Result,
  readHeader,
  retrace,
  withGame,
  writeRecord,
} from '@riverstone/rules';
import { commitmentOf, mixedSeed } from './seed.js';

/** What is wrong with the luck of a record. */
export type LuckFault =
  /** It tells nothing about where its chance came from: it was not played at an online table, or not to its end. */
  | { readonly code: 'no-proof' }
  /** The secret is not the one that was committed to. */
  | { readonly code: 'wrong-secret' }
  /** Another deal comes from the secret and the shares. */
  | { readonly code: 'wrong-deal' }
  /** The table drew something else; `at` is the move before which it did, or which it made. */
  | { readonly code: 'wrong-draw'; readonly at: number }
  /** It is no record that can be replayed. */
  | { readonly code: 'bad-record'; readonly replay: ReplayRefusal };

/** What was checked. */
export interface Verified {
  readonly commitment: string;
  /** How many seats gave a share. */
  readonly shares: number;
  /** How many draws the table made during the game. */
  readonly draws: number;
}

/**
 * Deals and draws everything again from the record's own proof.
 * @example verifyLuck(JSON.parse(text)) // { ok: true, value: { commitment: '5f0c…', shares: 2, draws: 31 } }
 */
export function verifyLuck(record: unknown): Result<Verified, LuckFault> {
  const header = readHeader(record);
  if (!header.ok) return fault({ code: 'bad-record', replay: { refusal: header.error, at: null } });
  return withGame(header.value.game, (game) => verifyAs(game, header.value));
}

function verifyAs<Options, Chance, State, View, Action, Event, Code extends string>(
  game: Game<Options, Chance, State, View, Action, Event, Code>,
  header: RecordHeader,
): Result<Verified, LuckFault> {
  const retraced = retrace(game, header);
  if (!retraced.ok) return fault({ code: 'bad-record', replay: retraced.error });
  const { luck, players } = header;
  if (luck === null) return fault({ code: 'no-proof' });
  if (commitmentOf(luck.secret) !== luck.commitment) return fault({ code: 'wrong-secret' });
  const seed = mixedSeed(luck.secret, luck.shares);
  const { turns } = retraced.value;
  const options = game.parseOptions(luck.options, players.length);
  if (!options.ok) return fault({ code: 'wrong-deal' });
  const chance = game.deal(options.value, players.length, chanceAt(seed, 0));
  const log = turns.map(({ entry }) => entry);
  const again = writeRecord(game, { players, options: options.value, chance, log });
  if (!isSame(again.options, header.options) || !isSame(again.chance, header.chance))
    return fault({ code: 'wrong-deal' });
  let draws = 0;
  let move = 0;
  for (const turn of turns) {
    move = turn.at ?? move;
    if (turn.entry.actor !== 'table') continue;
    draws++;
    if (!drawnFrom(game, turn, seed, draws)) return fault({ code: 'wrong-draw', at: move });
  }
  return ok({ commitment: luck.commitment, shares: luck.shares.filter((share) => share !== '').length, draws });
}

/** Whether the table did what chance told it to: a draw that was due, or what a clock that ran out leads to. */
function drawnFrom<Options, Chance, State, View, Action, Event, Code extends string>(
  game: Game<Options, Chance, State, View, Action, Event, Code>,
  { before, entry }: RecordedTurn<State, Action, Event>,
  seed: string,
  moment: number,
): boolean {
  const { tableDue, timers } = game.status(before);
  const choices = tableDue ? [game.tableActions(before)] : timers.map(({ key }) => game.tableActions(before, key));
  const done = game.formatEntry(entry);
  return choices.some(
    (actions) =>
      actions.length > 0 &&
      game.formatEntry({ actor: 'table', action: pick(actions, chanceAt(seed, moment)) }) === done,
  );
}

/** Whether two pieces of a record say the same, in whatever order their fields stand. */
function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function fault(error: LuckFault): Result<never, LuckFault> {
  return { ok: false, error };
}
