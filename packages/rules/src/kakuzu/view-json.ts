/** Formats and parses views of Kakuzu as JSON: uncovered digits, squares and the sheet are in notation. */

import { type ComposedField, listOf, notation, nullable, object, refined } from '../core/composed-fields.js';
import { choice, integer } from '../core/field-kinds.js';
import { wrongField } from '../core/fields.js';
import { formatSquare, parseSquare, type Square } from '../core/grid.js';
import { memoizeLast } from '../core/memoize-last.js';
import { ok, type Refusal, type Result, refuse } from '../core/result.js';
import { nullUnless, type TableFields, writeStatus } from '../core/view-json.js';
import { asIs, orNull, viewWriter } from '../core/view-writer.js';
import { formatSheet, formatUncovered, parseSheet, parseUncovered } from './notation.js';
import { kakuzuOptions } from './options.js';
import { SIZE } from './sheets/sheet.js';
import type { Removal } from './state.js';
import type { KakuzuView } from './view.js';

const { variant, clockMinutes } = kakuzuOptions;
const digit = integer(1, SIZE);

/** Memoized, because many actions leave the board as it is. */
const uncoveredText = memoizeLast(formatUncovered);

/**
 * A view as plain JSON, or only the fields that differ from another view.
 * @example writeView(view).last // => null
 */
export const writeView = viewWriter<KakuzuView>({
  viewer: asIs,
  options: ({ variant: kind, clockMinutes: minutes }) => ({ variant: kind, clockMinutes: minutes }),
  status: writeStatus,
  phase: asIs,
  uncovered: uncoveredText,
  first: asIs,
  turn: asIs,
  drawn: asIs,
  bag: asIs,
  kept: asIs,
  flagged: asIs,
  last: orNull(writeRemoval),
  sheet: orNull(formatSheet),
});

function writeRemoval({ seat, square, digit: found, wanted, to }: Removal): unknown {
  return { seat, square: formatSquare(square, SIZE), digit: found, wanted, to };
}

/** A view from its JSON. It need not be reachable in a game. */
export function viewField({ viewer, seat, seatList, status }: TableFields): ComposedField<KakuzuView> {
  const removal = { seat, square: notation(parseAnySquare), digit, wanted: nullable(digit), to: nullable(seat) };
  const fields = object({
    viewer,
    options: object({ variant, clockMinutes }),
    status,
    phase: choice(['setup', 'draw', 'remove', 'over']),
    uncovered: notation(parseUncovered),
    first: seat,
    turn: seat,
    drawn: listOf(digit, { min: 0, max: SIZE }),
    bag: listOf(integer(0, SIZE), { min: 0, max: SIZE + 1 }),
    kept: integer(0, SIZE * SIZE),
    flagged: seatList,
    last: nullable(object(removal)),
    sheet: nullable(notation(parseSheet)),
  });
  return refined(fields, (view) => {
    const { over } = view.status;
    if (over !== (view.phase === 'over')) return wrongField('phase', over ? 'over' : 'setup|draw|remove');
    return nullUnless(over, 'sheet', view.sheet) ?? ok(view);
  });
}

function parseAnySquare(text: string): Result<Square, Refusal<'bad-notation'>> {
  const square = parseSquare(text, SIZE);
  return square === undefined ? refuse('bad-notation', { what: 'square', text }) : ok(square);
}
