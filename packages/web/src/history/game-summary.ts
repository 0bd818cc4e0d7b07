/** What is kept of a finished game when its table is long gone, and how it is read again. */

import { levels } from '@riverstone/bots';
import { type GameId, gameIds, type Seat } from '@riverstone/rules';
import {
  array,
  boolean,
  finite,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  safeInteger,
  safeParse,
  string,
  unknown,
} from 'valibot';
import { storedTimeSchema } from '../table/saved/stored-time';
import type { SeatPlan } from '../table/seats/seat-plan';

export interface GameSummary {
  /** The table's id. */
  readonly id: string;
  readonly game: GameId;
  readonly seats: readonly SeatPlan[];
  /** The seat of the one person here; null where several shared the device, or nobody played. */
  readonly you: Seat | null;
  readonly endedAt: number;
  readonly touchedAt: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly hasResigned: boolean;
  /** The most points of one turn of yours; null where nobody is you. */
  readonly bestTurn: number | null;
  /** The greatest feat of yours; see `GameParts.feat`. */
  readonly feat: number | null;
  /** The day whose deal it was; only for the first try. */
  readonly day?: string | undefined;
  /** From 0 to 1 for each seat, once the game was reviewed; null for a seat without decisions. */
  readonly accuracy: readonly (number | null)[] | null;
}

const amount = pipe(number(), finite());
const seat = pipe(number(), safeInteger(), minValue(0));

const schema = object({
  id: string(),
  game: picklist(gameIds),
  seats: array(object({ name: string(), bot: nullable(picklist(levels)) })),
  you: nullable(seat),
  endedAt: storedTimeSchema,
  touchedAt: storedTimeSchema,
  options: record(string(), unknown()),
  scores: array(amount),
  winners: array(seat),
  hasResigned: boolean(),
  bestTurn: nullable(amount),
  feat: nullable(amount),
  day: optional(string()),
  accuracy: nullable(array(nullable(pipe(number(), minValue(0), maxValue(1))))),
});

/** A stored row; null for what this page can't read. */
export function readGameSummary(raw: unknown): GameSummary | null {
  const read = safeParse(schema, raw);
  return read.success ? read.output : null;
}

/** Against whom a game was played. */
export const opponents = ['all', 'computer', 'people', 'alone', 'online'] as const;
export type Opponents = (typeof opponents)[number];

interface OpponentGrounds extends Pick<GameSummary, 'seats'> {
  readonly isOnline: boolean;
}

export function opponentsOf({ seats, isOnline }: OpponentGrounds): Opponents {
  if (isOnline) return 'online';
  if (seats.length === 1) return 'alone';
  return seats.filter(({ bot }) => bot === null).length > 1 ? 'people' : 'computer';
}
