/** The table options of the race. */

import { choice, flag, integer, list } from '../core/field-kinds.js';
import { isInteger, type ReadFields } from '../core/fields.js';
import { option, optionsParser } from '../core/options.js';
import { type ActionTile, actionTiles } from './field.js';

/** How many can play. */
export const seats = { min: 1, max: 5 } as const;
const alone = { min: 1, max: 1 } as const;
const together = { min: 2, max: seats.max } as const;

/** The values of Sum markers. */
export const markerRange = { min: 3, max: 40 } as const;

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The 45 Sum markers: one of each value, and a second of each from 9 to 15. */
export const defaultMarkers: readonly number[] = [...range(markerRange.min, markerRange.max), ...range(9, 15)].sort(
  (a, b) => a - b,
);

/** The 40 Action tiles: 11 Doubles, 11 Exchanges, two New numbers of each digit. */
export const defaultActions: readonly ActionTile[] = actionTiles.flatMap((tile) =>
  new Array<ActionTile>(tile === 'd' || tile === 'x' ? 11 : 2).fill(tile),
);

export const readMarker = (raw: unknown): number | undefined =>
  isInteger(raw, markerRange.min, markerRange.max) ? raw : undefined;
export const readActionTile = (raw: unknown): ActionTile | undefined => actionTiles.find((tile) => tile === raw);

/** What refusals call the items of a list. */
export const MARKERS_EXPECTED = `markers from ${markerRange.min} to ${markerRange.max}`;
export const TILES_EXPECTED = 'action tiles (d, x, n1-n9)';

/** A table may use at most twice the standard set. */
const upToTwice = ({ length }: readonly unknown[]) => ({ min: 1, max: 2 * length });

export const raceOptions = {
  /** How long the hourglass runs. */
  hourglassSeconds: option(integer(1, 3600, 60), { onlyIf: { option: 'untimed', is: false } }),
  /** How long a caller has to lay the line out. A single player never calls, and nobody does in a sealed game. */
  claimSeconds: option(integer(1, 3600, 30), { seats: together, onlyIf: { option: 'sealed', is: false } }),
  /** Who counts while a line is laid out: its player alone, or the screen along with them. The rules are the same. */
  counting: choice(['own', 'shown']),
  /** No clock at all. */
  untimed: option(flag(false), { seats: alone }),
  /** Everybody seals a claim instead of calling. */
  sealed: option(flag(false), { seats: together }),
  markers: list(readMarker, MARKERS_EXPECTED, upToTwice(defaultMarkers), defaultMarkers),
  /** With a Double for every player. */
  actions: option(list(readActionTile, TILES_EXPECTED, upToTwice(defaultActions), defaultActions), {
    check: (actions, players) =>
      actions.filter((tile) => tile === 'd').length < players ? { problem: 'doubles', expected: players } : null,
  }),
} as const;

export type RaceOptions = ReadFields<typeof raceOptions>;

export const parseOptions = optionsParser(raceOptions);
