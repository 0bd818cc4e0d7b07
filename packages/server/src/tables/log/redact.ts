/** Takes forgotten members out of the stored rows of a table. The fold of the new rows equals the fold of the old. */

import type { RewrittenRow } from '../../store/operating-store.js';
import type { GuestId, LogRow } from '../../store/store.js';
import { formatRow, type MemberId, parseRow, type Row } from './row.js';

/** What the rows of a table look like without its forgotten members. */
export interface RedactedLog {
  /** The rows that change. */
  readonly rows: readonly RewrittenRow[];
  /** Everybody whom the rows still name. */
  readonly guests: ReadonlySet<GuestId>;
}

export function redactLog(table: string, stored: readonly LogRow[]): RedactedLog {
  const rows = stored.map((each) => parseRow(table, each));
  const forgotten = new Set(rows.flatMap((row) => (row.kind === 'forgotten' ? [row.member] : [])));
  const guests = new Set<GuestId>();
  const changed: RewrittenRow[] = [];
  let members = 0;
  for (const [index, row] of rows.entries()) {
    const redacted = redactRow(row, members, forgotten);
    if (row.kind === 'created') members = row.members.length;
    if (row.kind === 'joined') members++;
    for (const guest of guestsIn(redacted)) if (guest !== '') guests.add(guest);
    const { version, body } = stored[index] as LogRow;
    const after = redacted === row ? body : formatRow(redacted);
    if (after !== body) changed.push({ version, body: after });
  }
  return { rows: changed, guests };
}

/** `members` is the number of members before the row. */
function redactRow(row: Row, members: number, forgotten: ReadonlySet<MemberId>): Row {
  const nobody = { guest: '', name: '' };
  switch (row.kind) {
    case 'created':
      return {
        ...row,
        members: row.members.map((member, index) => (forgotten.has(index + 1) ? { ...member, ...nobody } : member)),
      };
    case 'joined':
      return forgotten.has(members + 1) ? { ...row, ...nobody } : row;
    case 'renamed':
      return forgotten.has(row.member) ? { ...row, name: '' } : row;
    case 'said':
      return forgotten.has(row.member) ? { ...row, text: null, phrase: null } : row;
    default:
      return row;
  }
}

function guestsIn(row: Row): readonly GuestId[] {
  if (row.kind === 'created') return row.members.map(({ guest }) => guest);
  return row.kind === 'joined' ? [row.guest] : [];
}
