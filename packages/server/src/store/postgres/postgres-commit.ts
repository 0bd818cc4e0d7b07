/**
 * The rows of one commit as one statement. The heads of the tables are locked in the order of their numbers, so two
 * commits can't wait for each other; a table whose head is not the expected one gets nothing.
 */

import type { Append, TableNumber } from '../store.js';
import { LIST_PRECISION } from '../stored-summary.js';

/** Separates texts. In JSON a control character is always escaped, so it can't be part of one. */
const SEPARATOR = '\u001e';
/** The prefix of each guest in a list of guests. */
const GUEST = '\u001f';
/** Encodes "never" in a column of times. */
const NEVER = -1;

const separated = (parameter: string): string => `string_to_array(${parameter}, E'\\x1e', '')`;

const guestsOf = (from: string): string => `unnest(string_to_array(${from}.guests, E'\\x1f'))`;

/** Locks the heads that are as expected. What belongs to the table rather than to a row stands beside its last row. */
const held = (more: string): string => `held AS MATERIALIZED (
  SELECT e.*, heads.at AS before
  FROM unnest($1::int8[], $2::int4[], $3::int4[], $4::int8[], ${separated('$5')}, ${separated('$6')}, $7::bool[]${more})
  JOIN heads ON heads.number = e.number AND heads.version = e.base
  ORDER BY e.number, e.version FOR UPDATE OF heads
)`;

const rowColumns = 'number, base, version, at, body, awaited, last';

const written = `written AS (INSERT INTO log SELECT number, version, at, body FROM held),
moved AS (
  UPDATE heads SET version = held.version, at = held.at, awaited = coalesce(held.awaited, '')
  FROM held WHERE heads.number = held.number AND held.last
)`;

const touched = (which: string): string => `touched AS (
  UPDATE table_guests SET touched = held.at FROM held
  WHERE table_guests.number = held.number AND held.last AND held.at / ${LIST_PRECISION} > held.before / ${LIST_PRECISION}${which}
)`;

/** The tables whose head was another one. */
const conflicts =
  'SELECT DISTINCT n AS number FROM unnest($1::int8[]) AS n WHERE n NOT IN (SELECT held.number FROM held)';

/** Rows alone. */
const plainStatement = `WITH ${held(`) AS e(${rowColumns}`)}, ${written}, ${touched('')} ${conflicts}`;

/** Rows with anything that may change beside them. */
const fullStatement = `WITH ${held(
  `, $8::int8[], ${['$9', '$10', '$11', '$12'].map(separated).join(', ')}, $13::bool[])
   AS e(${rowColumns}, wake, phase, summary, seats, guests, listed`,
)}, ${written}, ${touched(' AND held.guests IS NULL')},
woken AS (
  INSERT INTO wakes SELECT number, wake FROM held WHERE wake <> ${NEVER}
  ON CONFLICT (number) DO UPDATE SET at = excluded.at
),
let_sleep AS (DELETE FROM wakes USING held WHERE wakes.number = held.number AND held.wake = ${NEVER}),
summed_up AS (
  UPDATE tables SET phase = held.phase, listed = held.listed, summary = held.summary, seats = held.seats
  FROM held WHERE tables.number = held.number AND held.summary IS NOT NULL
),
seated AS (
  INSERT INTO table_guests SELECT guest, number, at FROM held, ${guestsOf('held')} AS guest WHERE guest <> ''
  ON CONFLICT (guest, number) DO UPDATE SET touched = excluded.touched
),
gone AS (
  DELETE FROM table_guests USING held
  WHERE table_guests.number = held.number AND held.guests IS NOT NULL
    AND table_guests.guest NOT IN (SELECT ${guestsOf('held')})
  RETURNING table_guests.guest, table_guests.number
),
former AS (INSERT INTO former_guests SELECT guest, number FROM gone ON CONFLICT DO NOTHING) ${conflicts}`;

/** What a commit changes at one table. */
interface Changes {
  base: number;
  /** The place of its last row. */
  last: number;
  wakeAt: number | null | undefined;
  summary: Append['summary'];
  guests: readonly string[] | undefined;
}

/** The statement for these rows, with its parameters. All rows of a table must follow each other's version. */
export function commitStatement(appends: readonly Append[]): { name: string; text: string; values: unknown[] } {
  const tables = new Map<TableNumber, Changes>();
  let hasMore = false;
  for (const [index, { table, row, wakeAt, summary }] of appends.entries()) {
    let changes = tables.get(table);
    if (changes === undefined) {
      changes = { base: row.version - 1, last: index, wakeAt: undefined, summary: undefined, guests: undefined };
      tables.set(table, changes);
    }
    changes.last = index;
    if (wakeAt !== undefined) changes.wakeAt = wakeAt;
    if (summary !== undefined) {
      changes.summary = summary;
      changes.guests = summary.guests ?? changes.guests;
    }
    hasMore ||= wakeAt !== undefined || summary !== undefined;
  }
  const of = ({ table }: Append): Changes => tables.get(table) as Changes;
  const array = (value: (append: Append, index: number) => unknown): string => `{${appends.map(value).join(',')}}`;
  const texts = (value: (append: Append, index: number) => string): string => appends.map(value).join(SEPARATOR);
  const values: unknown[] = [
    array(({ table }) => table),
    array((append) => of(append).base),
    array(({ row }) => row.version),
    array(({ row }) => row.at),
    texts(({ row }) => row.body),
    texts(({ row }) => row.awaited.join(',')),
    array((append, index) => of(append).last === index),
  ];
  if (!hasMore) return { name: 'commit', text: plainStatement, values };
  /** What belongs to a table, beside its last row. */
  const once = (value: (changes: Changes) => string) => (append: Append, index: number) =>
    of(append).last === index ? value(of(append)) : '';
  values.push(
    array((append, index) => {
      const { last, wakeAt } = of(append);
      return last === index && wakeAt !== undefined ? (wakeAt ?? NEVER) : 'NULL';
    }),
    texts(once(({ summary }) => summary?.summary.phase ?? '')),
    texts(once(({ summary }) => (summary === undefined ? '' : JSON.stringify(summary.summary)))),
    texts(once(({ summary }) => (summary === undefined ? '' : JSON.stringify(summary.seats)))),
    texts(once(({ guests }) => (guests === undefined ? '' : `${GUEST}${guests.join(GUEST)}`))),
    array((append, index) => once(({ summary }) => `${summary?.summary.listed ?? ''}`)(append, index) || 'NULL'),
  );
  return { name: 'commit-more', text: fullStatement, values };
}

/** Tables whose new versions are not consecutive. They are refused like a conflict with another node. */
export function brokenTables(appends: readonly Append[]): ReadonlySet<TableNumber> {
  const next = new Map<TableNumber, number>();
  const broken = new Set<TableNumber>();
  for (const { table, row } of appends) {
    const expected = next.get(table);
    if (expected !== undefined && expected !== row.version) broken.add(table);
    next.set(table, row.version + 1);
  }
  return broken;
}
