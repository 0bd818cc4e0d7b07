/** A log without a forgotten member folds to the same table as before, and does not name them. */

import { expect, it } from 'vitest';
import type { LogRow } from '../../store/store.js';
import { foldRows } from '../state/apply-row.js';
import { roomOf, summaryOf } from '../state/room-of.js';
import { redactLog } from './redact.js';
import { createRow, formatRow, type RowContent } from './row.js';

const TABLE = 'abcdefghijklmn';

function logOf(...contents: readonly RowContent[]): LogRow[] {
  const created: RowContent = {
    kind: 'created',
    table: TABLE,
    game: 'kakuzu',
    options: {},
    seats: [
      { bot: null, member: 1, wins: 0 },
      { bot: null, member: null, wins: 0 },
    ],
    members: [
      { guest: 'guest-ada', name: 'Ada', wins: 0 },
      { guest: 'guest-old', name: 'Old', wins: 0, removed: true },
    ],
    host: 1,
    listed: true,
    autoStart: true,
    days: null,
    secret: 'a'.repeat(64),
    previous: null,
  };
  return [created, ...contents].map((content, index) => ({
    version: index + 1,
    at: 1000 + index,
    body: formatRow(createRow(content, null, null)),
  }));
}

const redacted = (rows: readonly LogRow[]): LogRow[] => {
  const bodies = new Map(redactLog(TABLE, rows).rows.map(({ version, body }) => [version, body]));
  return rows.map((row) => ({ ...row, body: bodies.get(row.version) ?? row.body }));
};

const said = (member: number, text: string): RowContent => ({ kind: 'said', member, text, phrase: null });

it('takes names, chat lines and the guest out, and changes nothing else', () => {
  const rows = logOf(
    { kind: 'joined', guest: 'guest-bo', name: 'Bo' },
    { kind: 'took-seat', member: 3, seat: 1 },
    said(3, 'my street is'),
    said(1, 'hello'),
    { kind: 'renamed', member: 3, name: 'Bodo' },
    { kind: 'changed-host', member: 3 },
    { kind: 'forgotten', member: 3 },
    { kind: 'joined', guest: 'guest-cy', name: 'Cy' },
    said(4, 'who was that?'),
  );
  const after = redacted(rows);
  expect(JSON.stringify(after)).not.toMatch(/guest-bo|Bodo|street|"Bo"/);
  expect(after.filter((row, index) => row.body !== rows[index]?.body).map(({ version }) => version)).toEqual([2, 4, 6]);
  const [state, plain] = [foldRows(TABLE, rows), foldRows(TABLE, after)];
  expect(roomOf(plain)).toEqual(roomOf(state));
  expect(summaryOf(plain)).toEqual(summaryOf(state));
  expect(plain.chat).toEqual(state.chat);
  expect(state.host).toBe(1);
  expect(state.seats[1]?.member).toBeNull();
  expect([...redactLog(TABLE, rows).guests].sort()).toEqual(['guest-ada', 'guest-cy', 'guest-old']);
  // Done twice, it changes nothing more.
  expect(redactLog(TABLE, after).rows).toEqual([]);
});

it('also takes out those whom a rematch brought along', () => {
  const rows = logOf({ kind: 'forgotten', member: 1 }, { kind: 'forgotten', member: 2 });
  expect(JSON.stringify(redacted(rows))).not.toMatch(/guest-|Ada|Old/);
  expect(redactLog(TABLE, rows).guests.size).toBe(0);
  // Nobody is left to host it, so strangers are not invited.
  expect(foldRows(TABLE, rows)).toMatchObject({ host: null, listed: false });
});
