/** A view of Kakuro Challenge as JSON, both ways: the board and the last move in notation. */

import { type ComposedField, listOf, notation, nullable, object, refined } from '../core/composed-fields.js';
import { flag, integer } from '../core/field-kinds.js';
import { type Field, wrongField } from '../core/fields.js';
import type { Seat } from '../core/game.js';
import { memoizeLast } from '../core/memoize-last.js';
import { ok } from '../core/result.js';
import { nullUnless, type TableFields, writeStatus } from '../core/view-json.js';
import { asIs, orNull, viewWriter } from '../core/view-writer.js';
import { SIZE, TILES } from './board/board.js';
import { type Track, track } from './board/track.js';
import { formatBoard, formatPlacement, parseBoard, parsePlacement } from './notation.js';
import { challengeOptions, parseOptions } from './options.js';
import type { LastMove } from './state.js';
import type { ChallengeView } from './view.js';

const { first: _first, ...shownOptions } = challengeOptions;
/** Nobody holds more tiles. */
const HAND = 2;
/** The largest claim that has a notation. */
const MAX_POINTS = 999_999_999_999_999;
const points = integer(0, MAX_POINTS);
/** Any whole number: whether it is what the score makes is asked when the scores are read. */
const whole = integer(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** Memoized, because many actions leave the board as it is. */
const boardText = memoizeLast(formatBoard);

/**
 * A view as plain JSON, or only the fields that differ from another view.
 * @example writeView(view).board // => '........./.8.....9./…'
 */
export const writeView = viewWriter<ChallengeView>({
  viewer: asIs,
  options: ({ expert, scoring, falseChallenge, moveSeconds, timeUp, stones }) => ({
    expert,
    scoring,
    falseChallenge,
    moveSeconds,
    timeUp,
    stones,
  }),
  status: writeStatus,
  board: boardText,
  turn: asIs,
  hand: asIs,
  handSizes: asIs,
  bagSize: asIs,
  tracks: (tracks) => tracks.map(({ position, cards }) => ({ position, cards })),
  last: orNull((last) => ({
    seat: last.seat,
    move: formatPlacement(last),
    byClock: last.byClock,
    credited: last.credited,
  })),
  open: orNull(({ seat, claim, accepted }) => ({ seat, claim, accepted })),
});

/** A view from its JSON; whether its position can be reached is not asked. */
export function viewField({
  seats,
  viewer,
  seat,
  seatList,
  status,
  perSeat,
}: TableFields): ComposedField<ChallengeView> {
  const fields = object({
    viewer,
    options: object(shownOptions),
    status,
    board: notation(parseBoard),
    turn: seat,
    hand: nullable(listOf(integer(1, SIZE), { min: 0, max: HAND })),
    handSizes: perSeat(integer(0, HAND)),
    bagSize: integer(0, TILES),
    tracks: perSeat(object({ position: whole, cards: whole })),
    last: nullable(lastField(seat)),
    open: nullable(object({ seat, claim: points, accepted: seatList })),
  });
  return refined(fields, (view) => {
    const options = parseOptions(view.options, seats);
    if (!options.ok) return options;
    if (!view.tracks.every((found, index) => isTrackOf(found, view.status.scores[index] as number))) {
      return wrongField('tracks', 'the scores on the track');
    }
    return nullUnless(view.viewer !== 'spectator', 'hand', view.hand) ?? ok(view);
  });
}

function lastField(seat: Field<Seat>): ComposedField<LastMove> {
  const fields = object({ seat, move: notation(parsePlacement), byClock: flag(), credited: points });
  return refined(fields, ({ seat: mover, move, byClock, credited }) => {
    const { digit, side, square, flips } = move;
    return ok({ seat: mover, byClock, digit, side, square, flips, credited });
  });
}

function isTrackOf(found: Track, score: number): boolean {
  const { position, cards } = track(score);
  return found.position === position && found.cards === cards;
}
