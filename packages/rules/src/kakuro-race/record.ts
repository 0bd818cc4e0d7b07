/** How a race is kept in a record. */

import { isInteger, list, readFields, withoutDefaults } from '../core/fields.js';
import type { RecordFormat } from '../core/game.js';
import { ok, type Refusal, type Result, refuse } from '../core/result.js';
import { optionFields, type RaceOptions, readActionTile } from './options.js';
import { allTiles, pileAfterDoubles, type RaceAction, type RaceChance, type RaceState } from './state.js';

const anyLength = { min: 0, max: 90 };
const chanceFields = {
  tiles: list((raw) => (isInteger(raw, 1, 9) ? raw : undefined), '72 digits', { min: 72, max: 72 }),
  markers: list((raw) => (isInteger(raw, 3, 40) ? raw : undefined), 'markers from 3 to 40', anyLength),
  actions: list(readActionTile, 'action tiles (d, x, n1-n9)', anyLength),
} as const;

export const record: RecordFormat<RaceOptions, RaceChance, RaceState, RaceAction> = {
  writeOptions: (options) => withoutDefaults(options, optionFields),
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
  keeps: () => true,
  closing: () => null,
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
