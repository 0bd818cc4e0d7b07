/** A view of the race as JSON, both ways: the field, lines and claims in notation. */

import {
  type Composed,
  type ComposedField,
  listOf,
  notation,
  nullable,
  object,
  refined,
} from '../core/composed-fields.js';
import { flag, integer } from '../core/field-kinds.js';
import type { Field } from '../core/fields.js';
import { memoizeLast } from '../core/memoize-last.js';
import { ok, refuse } from '../core/result.js';
import { nullUnless, type TableFields, writeStatus } from '../core/view-json.js';
import { asIs, orNull, viewWriter } from '../core/view-writer.js';
import { UNSOLVED_LIMIT } from './close-marker.js';
import { type ActionTile, directionOf } from './field.js';
import { formatClaim, formatField, formatLine, parseClaim, parseField, parseLine } from './notation.js';
import { markerRange, parseOptions, raceOptions, readActionTile } from './options.js';
import type { ScoredLine } from './state.js';
import type { RaceView, RoundView } from './view.js';

const { markers: _markers, actions: _actions, ...shownOptions } = raceOptions;
/** The most that the options allow. */
const MAX_MARKERS = raceOptions.markers.length.max;
const MAX_TILES = raceOptions.actions.length.max;
/** The Number tiles that were put away. */
const SPARE = 8;

const marker = integer(markerRange.min, markerRange.max);
const markers = listOf(marker, { min: 0, max: MAX_MARKERS });
const tile: Field<ActionTile> = { expected: 'd|x|n1..n9', read: readActionTile };
const tiles = listOf(tile, { min: 0, max: MAX_TILES });
const scoredLine = refined(
  object({ line: notation(parseLine), marker }),
  ({ line, marker: laid }, path): Composed<ScoredLine> =>
    directionOf(line) === undefined
      ? refuse('bad-notation', { field: `${path}.line`, what: 'line', problem: 'squares', found: formatLine(line) })
      : ok({ ...line, marker: laid }),
);
const spare = listOf(integer(1, 9), { min: SPARE, max: SPARE });

/** Memoized, because many actions leave the board as it is. */
const fieldText = memoizeLast(formatField);

/**
 * A view as plain JSON, or only the fields that differ from another view.
 * @example writeView(view).scored // => []
 */
export const writeView = viewWriter<RaceView>({
  viewer: asIs,
  options: ({ hourglassSeconds, claimSeconds, counting, untimed, sealed }) => ({
    hourglassSeconds,
    claimSeconds,
    counting,
    untimed,
    sealed,
  }),
  status: writeStatus,
  field: fieldText,
  scored: (scored) => scored.map((line) => ({ line: formatLine(line), marker: line.marker })),
  tiles: asIs,
  unsolved: asIs,
  round: orNull(writeRound),
  markersLeft: asIs,
  pileLeft: asIs,
  faceDown: orNull((down) => ({ markers: down.markers, pile: down.pile, spare: down.spare })),
});

/** A view from its JSON. It need not be reachable in a game. */
export function viewField(table: TableFields): ComposedField<RaceView> {
  const fields = object({
    viewer: table.viewer,
    options: object(shownOptions),
    status: table.status,
    field: notation(parseField),
    scored: listOf(scoredLine, { min: 0, max: MAX_MARKERS }),
    tiles: table.perSeat(tiles),
    unsolved: listOf(marker, { min: 0, max: UNSOLVED_LIMIT }),
    round: nullable(roundField(table)),
    markersLeft: markers,
    pileLeft: tiles,
    faceDown: nullable(object({ markers, pile: tiles, spare })),
  });
  return refined(fields, (view) => {
    const options = parseOptions(view.options, table.seats);
    if (!options.ok) return options;
    const { over } = view.status;
    return nullUnless(!over, 'round', view.round) ?? nullUnless(over, 'faceDown', view.faceDown) ?? ok(view);
  });
}

function roundField({ seats, seat, seatList }: TableFields): ComposedField<RoundView> {
  return object({
    marker,
    number: integer(1, MAX_MARKERS),
    out: seatList,
    none: seatList,
    hourglass: flag(),
    caller: nullable(seat),
    calls: integer(0, seats),
    sealed: seatList,
    ownSeal: nullable(object({ seat, claim: nullable(notation(parseClaim)) })),
  });
}

function writeRound(round: RoundView): Readonly<Record<string, unknown>> {
  const { marker: turned, number, out, none, hourglass, caller, calls, sealed, ownSeal } = round;
  const own = ownSeal && { seat: ownSeal.seat, claim: ownSeal.claim && formatClaim(ownSeal.claim) };
  return { marker: turned, number, out, none, hourglass, caller, calls, sealed, ownSeal: own };
}
