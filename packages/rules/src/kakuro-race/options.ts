/** The table options of the race. */

import { choice, flag, integer, isInteger, list, type ReadFields, readFields } from '../core/fields.js';
import { type Refusal, type Result, refuse } from '../core/result.js';
import { type ActionTile, actionTiles } from './field.js';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The 45 Sum markers: one of each value from 3 to 40, and a second of each from 9 to 15. */
export const defaultMarkers: readonly number[] = [...range(3, 40), ...range(9, 15)].sort((a, b) => a - b);

/** The 40 Action tiles: 11 Doubles, 11 Exchanges, two New numbers of each digit. */
export const defaultActions: readonly ActionTile[] = actionTiles.flatMap((tile) =>
  new Array<ActionTile>(tile === 'd' || tile === 'x' ? 11 : 2).fill(tile),
);

const marker = (raw: unknown): number | undefined => (isInteger(raw, 3, 40) ? raw : undefined);
/** An Action tile from outside. */
export const readActionTile = (raw: unknown): ActionTile | undefined => actionTiles.find((tile) => tile === raw);

const CLAIM_SECONDS = 30;

/** How each option is read from outside, and its default. Twice the standard set is the most a table may use. */
export const optionFields = {
  hourglassSeconds: integer(1, 3600, 60),
  /** How long a caller has to lay the line out. */
  claimSeconds: integer(1, 3600, CLAIM_SECONDS),
  /** Who counts while a line is laid out: its player alone, or the screen along with them. The rules are the same. */
  counting: choice(['own', 'shown']),
  /** Solo without any clock. */
  untimed: flag(false),
  /** Two or more players: everybody seals a claim instead of calling. */
  sealed: flag(false),
  markers: list(marker, 'markers from 3 to 40', { min: 1, max: 90 }, defaultMarkers),
  actions: list(readActionTile, 'action tiles (d, x, n1-n9)', { min: 1, max: 80 }, defaultActions),
} as const;

export type RaceOptions = ReadFields<typeof optionFields>;

/** Options from outside; what is left out has its default. */
export function parseOptions(raw: unknown, seats: number): Result<RaceOptions, Refusal<'bad-request'>> {
  const read = readFields(raw, optionFields, 'options');
  if (!read.ok) return read;
  const { untimed, sealed, actions, claimSeconds } = read.value;
  if (untimed && seats !== 1)
    return refuse('bad-request', { field: 'options.untimed', problem: 'seats', expected: '1' });
  // Alone there are no calls, so there is no time to lay one out.
  if (claimSeconds !== CLAIM_SECONDS && seats === 1)
    return refuse('bad-request', { field: 'options.claimSeconds', problem: 'seats', expected: '2..5' });
  if (sealed && seats === 1)
    return refuse('bad-request', { field: 'options.sealed', problem: 'seats', expected: '2..5' });
  if (actions.filter((tile) => tile === 'd').length < seats) {
    return refuse('bad-request', { field: 'options.actions', problem: 'doubles', expected: seats });
  }
  return read;
}
