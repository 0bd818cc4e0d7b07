/** Reports of players about others, stored for operators with the last chat lines. */

import { randomUUID } from 'node:crypto';
import type { NewReport } from '@riverstone/protocol/schemas';
import { ok, type Refusal, type Result, refuse } from '@riverstone/rules';
import type { GuestId, Store } from '../store/store.js';
import { plainText } from '../tables/decide/names.js';
import { foldRows } from '../tables/state/apply-row.js';
import { type Item, itemsOf, putItem } from './item-shapes.js';

interface ReportDeps {
  readonly store: Store;
  /** The network that a guest is connected from, at this node. */
  readonly addressOf: (guest: GuestId) => string | null;
  clock(): number;
}

const MAX_LINES = 30;

/** Refused: `not-found`, `not-a-member`, `no-such-member`. */
export async function reportMember(
  { store, addressOf, clock }: ReportDeps,
  table: string,
  by: GuestId,
  { member, reason, line, text }: NewReport,
): Promise<Result<true, Refusal>> {
  const found = await store.find(table);
  if (found === null) return refuse('not-found');
  const state = foldRows(table, found.rows);
  if (state.memberOf(by) === null) return refuse('not-a-member');
  const person = state.member(member);
  if (person === undefined || person.guest === '' || person.guest === by) return refuse('no-such-member', { member });
  const said = state.chat.map(({ version, name, text: words, phrase }) => ({
    version,
    name,
    text: words ?? `(${phrase})`,
  }));
  await putItem(store, 'report', {
    id: randomUUID(),
    at: clock(),
    body: {
      table,
      game: state.gameId,
      by,
      guest: person.guest,
      member,
      name: person.name,
      reason,
      text: plainText(text),
      line: said.find(({ version }) => version === line)?.text ?? null,
      chat: said.slice(-MAX_LINES),
      range: addressOf(person.guest),
    },
  });
  return ok(true);
}

/** The reports that a guest has made. */
export async function reportsBy(store: Pick<Store, 'items'>, guest: GuestId): Promise<readonly Item<'report'>[]> {
  return (await itemsOf(store, 'report')).filter(({ body }) => body.by === guest);
}

/** When a guest's data is deleted, their reports stay without their id. */
export async function forgetReporter(store: Pick<Store, 'items' | 'putItem'>, guest: GuestId): Promise<void> {
  for (const report of await reportsBy(store, guest))
    await putItem(store, 'report', { ...report, body: { ...report.body, by: '' } });
}
