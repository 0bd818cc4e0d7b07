/** What is kept of the first try at a day's deal, and how it is read again. */

import { type Day, isDay } from '@riverstone/protocol/daily';
import { type GameId, gameIds } from '@riverstone/rules';
import { array, boolean, check, finite, nullable, number, object, picklist, pipe, safeParse, string } from 'valibot';
import { storedTimeSchema } from '../table/saved/stored-time';

/** A score, and what each turn added to it. */
interface PlayedScore {
  readonly score: number;
  readonly gains: readonly number[];
}

export interface DayResult {
  /** See `dayResultId`. */
  readonly id: string;
  readonly day: Day;
  readonly game: GameId;
  /** The id of its table, which may be deleted by now. */
  readonly table: string;
  readonly startedAt: number;
  readonly touchedAt: number;
  /** Null until the game is over. */
  readonly own: PlayedScore | null;
  /** What the master made of the same deal in the same seat; null until it has played. */
  readonly par: PlayedScore | null;
  /** Whether the server has counted it. */
  readonly isCounted: boolean;
}

/** One row for each day and game. */
export function dayResultId(day: Day, game: GameId): string {
  return `${day}/${game}`;
}

const amount = pipe(number(), finite());
const played = nullable(object({ score: amount, gains: array(amount) }));

const schema = object({
  id: string(),
  day: pipe(string(), check(isDay)),
  game: picklist(gameIds),
  table: string(),
  startedAt: storedTimeSchema,
  touchedAt: storedTimeSchema,
  own: played,
  par: played,
  isCounted: boolean(),
});

/** A stored row; null for what this page can't read. */
export function readDayResult(raw: unknown): DayResult | null {
  const read = safeParse(schema, raw);
  return read.success && read.output.id === dayResultId(read.output.day, read.output.game) ? read.output : null;
}
