/** What the views of all games share as JSON: viewer, seats and status. */

import { type Composed, type ComposedField, listOf, nullable, object, refined } from './composed-fields.js';
import { choice, flag, integer, wordOrInteger } from './field-kinds.js';
import { type Field, isInteger, isObject, readField, wrongField } from './fields.js';
import { type Seat, type Status, type Timer, timerKinds, type Viewer } from './game.js';
import { ok, type Refusal, type Result } from './result.js';

/** An upper bound of all scores: a claim has at most 15 digits, and a game has fewer than a hundred claims. */
const MAX_POINTS = 10 ** 17;
/** More than any table runs at once. */
const MAX_TIMERS = 16;
const MAX_KEY_LENGTH = 64;
const DAY_SECONDS = 86_400;

/** How many may play. */
interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** The fields that depend on how many sit at the table. */
export interface TableFields {
  readonly seats: number;
  readonly viewer: Field<Viewer>;
  readonly seat: Field<Seat>;
  /** Some of the seats, each once. */
  readonly seatList: ComposedField<readonly Seat[]>;
  readonly status: ComposedField<Status>;
  /** A list with one item a seat. */
  perSeat<T>(item: ComposedField<T>): ComposedField<readonly T[]>;
}

/** Reads views; how many sit at the table is the number of its scores. */
export function tableReader<View>(
  range: SeatRange,
  viewField: (table: TableFields) => ComposedField<View>,
): (raw: unknown) => Composed<View> {
  const made = new Map<number, ComposedField<View>>();
  return (raw) => {
    const seats = countSeats(raw, range);
    const field = made.get(seats) ?? viewField(tableFields(seats, range));
    made.set(seats, field);
    return readField(raw, field, '');
  };
}

function tableFields(seats: number, range: SeatRange): TableFields {
  const seat = integer(0, seats - 1);
  const seatList = refined(listOf(seat, { min: 0, max: seats }), (found, path) =>
    new Set(found).size === found.length ? ok(found) : wrongField(path, 'seats, each once'),
  );
  return {
    seats,
    viewer: wordOrInteger('spectator', 0, seats - 1),
    seat,
    seatList,
    status: object({
      over: flag(),
      scores: listOf(integer(-MAX_POINTS, MAX_POINTS), range),
      winners: seatList,
      awaited: seatList,
      allowed: seatList,
      tableDue: flag(),
      timers: listOf(timerField(seat), { min: 0, max: MAX_TIMERS }),
    }),
    perSeat: (item) => listOf(item, { min: seats, max: seats }),
  };
}

/**
 * A status as plain JSON, its fields in a fixed order.
 * @example writeStatus(view.status) // => { over: false, scores: [0, 0], winners: [], … }
 */
export function writeStatus(status: Status): Readonly<Record<string, unknown>> {
  const { over, scores, winners, awaited, allowed, tableDue, timers } = status;
  return { over, scores, winners, awaited, allowed, tableDue, timers: timers.map(writeTimer) };
}

/**
 * Refuses a field that is null but must not be, or that must be null but is not. Returns undefined when it is right.
 * @example nullUnless(false, 'sheet', null) // => undefined
 */
export function nullUnless(
  there: boolean,
  field: string,
  value: unknown,
): Result<never, Refusal<'bad-request'>> | undefined {
  if ((value !== null) === there) return undefined;
  return wrongField(field, there ? 'not null' : 'null');
}

function countSeats(raw: unknown, { min, max }: SeatRange): number {
  const status = isObject(raw) ? raw.status : undefined;
  const scores = isObject(status) ? status.scores : undefined;
  // Any other number of scores is refused when the status is read.
  return Array.isArray(scores) && isInteger(scores.length, min, max) ? scores.length : max;
}

function timerField(seat: Field<Seat>): ComposedField<Timer> {
  return object({
    key: {
      expected: `text of 1..${MAX_KEY_LENGTH} characters`,
      read: (raw: unknown) => (typeof raw === 'string' && isInteger(raw.length, 1, MAX_KEY_LENGTH) ? raw : undefined),
    },
    kind: choice(timerKinds),
    seat: nullable(seat),
    seconds: integer(1, DAY_SECONDS),
    running: flag(),
  });
}

function writeTimer({ key, kind, seat, seconds, running }: Timer): Timer {
  return { key, kind, seat, seconds, running };
}
