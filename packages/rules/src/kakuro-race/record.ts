/** Records of the race. */

import { list } from '../core/field-kinds.js';
import { isInteger, readFields } from '../core/fields.js';
import type { RecordFormat } from '../core/game.js';
import { withoutDefaults } from '../core/options.js';
import { ok, type Refusal, type Result, refuse } from '../core/result.js';
import { MARKERS_EXPECTED, raceOptions, readActionTile, readMarker, TILES_EXPECTED } from './options.js';
import { allTiles, pileAfterDoubles } from './state.js';
import type { RaceTypes } from './types.js';

/** No list of chance is longer than this. */
const anyLength = { min: 0, max: raceOptions.markers.length.max };
const chanceFields = {
  tiles: list((raw) => (isInteger(raw, 1, 9) ? raw : undefined), '72 digits', { min: 72, max: 72 }),
  markers: list(readMarker, MARKERS_EXPECTED, anyLength),
  actions: list(readActionTile, TILES_EXPECTED, anyLength),
} as const;

export const record: RecordFormat<RaceTypes> = {
  writeOptions: (options) => withoutDefaults(options, raceOptions),
  writeChance: ({ chance }) => ({ tiles: chance.tiles, markers: chance.markers, actions: chance.actions }),
  readChance(raw, options, seats) {
    const read = readFields(raw, chanceFields, 'chance');
    if (!read.ok) return read;
    const { tiles, markers, actions } = read.value;
    const wrong =
      sameItems('tiles', tiles, allTiles) ??
      sameItems('markers', markers, options.markers) ??
      sameItems('actions', actions, pileAfterDoubles(options.actions, seats));
    return wrong ?? ok({ chance: read.value, draws: [] });
  },
  isMove: () => true,
  closingAction: () => null,
};

/** A refusal unless a list is a new order of the expected items: chance holds the whole set, turned up or not. */
function sameItems<T extends string | number>(
  name: string,
  found: readonly T[],
  expected: readonly T[],
): Result<never, Refusal<'bad-request'>> | undefined {
  const count = (items: readonly T[], item: T): number => items.filter((other) => other === item).length;
  const odd = [...expected, ...found].find((item) => count(found, item) !== count(expected, item));
  if (odd === undefined) return undefined;
  const detail = { item: odd, found: count(found, odd), expected: count(expected, odd) };
  return refuse('bad-request', { field: `chance.${name}`, problem: 'count', ...detail });
}
