/**
 * Compares what the clients of a table saw with each other, with the log and with the rules. Every acknowledged action
 * must be in the log once and in order, everybody must see the same, no clock may end early, nothing may leak.
 */

import type { ServerMessage } from '@riverstone/protocol';
import { type GameId, parseEntry, unwrap, withGame } from '@riverstone/rules';
import type { LogRow } from '../src/store/store.js';
import { TableTimeouts } from '../src/tables/load/table-timeouts.js';
import { foldRows } from '../src/tables/state/apply-row.js';
import { afterChanges, type FollowedTable, firstSeen } from '../support/followed-table.js';
import { leakIn } from '../test/support/leak-check.js';
import { type ReferenceTable, referenceTable } from '../test/support/reference-table.js';
import type { ClientHistory, TableHistory, Violation } from './history.js';

type Kind = Violation['kind'];

export function violationsIn(history: TableHistory): readonly Violation[] {
  const { table, clients, rows } = history;
  const found: Violation[] = [];
  const report = (kind: Kind, what: string): void => void found.push({ kind, table, what });
  checkLog(rows, report);
  const versions = versionsById(rows);
  checkOrder(clients, versions, report);
  const truth = truthOf(rows, report);
  const shared = new SharedState(report);
  for (const client of clients) {
    checkAcknowledged(client, versions, report);
    shared.add(client);
    if (truth !== null) checkLeaks(client, truth, report);
  }
  if (truth !== null) checkClocks(history, truth.game, report);
  return found;
}

type Report = (kind: Kind, what: string) => void;

function checkLog(rows: readonly LogRow[], report: Report): void {
  for (const [index, { version, at }] of rows.entries()) {
    if (version !== index + 1) report('gap in the log', `version ${version} in place ${index + 1}`);
    if (at < (rows[index - 1]?.at ?? at)) report('time runs back', `version ${version}`);
  }
}

interface StoredBody {
  readonly id?: string | null;
  readonly by?: number | null;
  readonly kind: string;
  readonly entries?: readonly string[];
}

const MAX_SEATS = 10;

const bodyOf = ({ body }: LogRow): StoredBody => JSON.parse(body) as StoredBody;

/** Where each command is in the log. */
function versionsById(rows: readonly LogRow[]): ReadonlyMap<string, readonly number[]> {
  const versions = new Map<string, number[]>();
  for (const row of rows) {
    const { id } = bodyOf(row);
    if (typeof id === 'string') versions.set(id, [...(versions.get(id) ?? []), row.version]);
  }
  return versions;
}

function checkAcknowledged(
  { name, acknowledged, unanswered }: ClientHistory,
  versions: ReadonlyMap<string, readonly number[]>,
  report: Report,
): void {
  let last = 0;
  for (const { id, version } of acknowledged) {
    const kept = versions.get(id) ?? [];
    const [first = 0] = kept;
    if (kept.length === 0) report('lost', `${id} of ${name}, acknowledged as version ${version}`);
    if (kept.length > 1) report('doubled', `${id} of ${name} is in versions ${kept.join(', ')}`);
    if (kept.length === 0) continue;
    if (version !== null && !kept.includes(version))
      report('another version', `${id} of ${name} is version ${first}, not ${version}`);
    if (first < last) report('reordered', `${id} of ${name} is version ${first}, after ${last}`);
    last = first;
  }
  for (const what of unanswered) report('unanswered', `${name}: ${what}`);
}

/** If a command was sent after another one was acknowledged, it must come later in the log, whoever sent them. */
function checkOrder(
  clients: readonly ClientHistory[],
  versions: ReadonlyMap<string, readonly number[]>,
  report: Report,
): void {
  const done = clients.flatMap(({ name, acknowledged }) =>
    acknowledged.flatMap(({ id, sentAt, at }) =>
      (versions.get(id) ?? []).map((version) => ({ name, version, sentAt, at })),
    ),
  );
  const bySent = [...done].sort((one, other) => one.sentAt - other.sentAt);
  const byAnswer = [...done].sort((one, other) => one.at - other.at);
  let [before, answered] = [0, 0];
  for (const { name, version, sentAt } of bySent) {
    for (let next = byAnswer[answered]; next !== undefined && next.at < sentAt; next = byAnswer[++answered])
      before = Math.max(before, next.version);
    if (version < before) report('reordered', `version ${version} of ${name} was sent when ${before} was known`);
  }
}

/** The game played again from the log by the rules alone; null where it breaks them. */
function truthOf(rows: readonly LogRow[], report: Report): ReferenceTable | null {
  try {
    return referenceTable(rows);
  } catch (error) {
    report('against the rules', String(error));
    return null;
  }
}

function checkLeaks({ name, guest, watches, received }: ClientHistory, truth: ReferenceTable, report: Report): void {
  try {
    const leak = leakIn(truth, { guest, watches, texts: received.map(({ text }) => text) });
    if (leak !== null) report('leak', `${name}: ${leak}`);
  } catch (error) {
    // It saw a version that is not in the log.
    report('forked', `${name}: ${String(error)}`);
  }
}

/** Checks that the room and the events of a version are the same for everybody. */
class SharedState {
  readonly #rooms = new Map<number, { readonly room: string; readonly name: string }>();
  readonly #changes = new Map<number, { readonly change: string; readonly name: string }>();

  constructor(private readonly report: Report) {}

  add({ name, received }: ClientHistory): void {
    let shown: FollowedTable | null = null;
    let highest = 0;
    for (const { text } of received) {
      const message = JSON.parse(text) as ServerMessage;
      if (message.type === 'hello') shown = null;
      if (message.type === 'table') {
        shown = firstSeen(message);
        if (shown.version < highest) this.report('versions fall', `${name}: from ${highest} to ${shown.version}`);
        this.#addRoom(name, shown);
      }
      if (message.type === 'changes') {
        for (const { version, at, steps, said, undone } of message.changes) {
          const events = steps?.map(({ number, actor, events: happened }) => ({ number, actor, happened }));
          this.#addChange(name, version, JSON.stringify({ at, events, said, undone }));
        }
        const next: FollowedTable | null = shown === null ? null : afterChanges(shown, message.changes);
        if (next === null) this.report('versions fall', `${name}: versions are missing after ${highest}`);
        else this.#addRoom(name, next);
        shown = next;
      }
      highest = Math.max(highest, shown?.version ?? 0);
    }
  }

  #addRoom(name: string, { version, room }: FollowedTable): void {
    const text = JSON.stringify(sorted(room));
    const other = this.#rooms.get(version);
    if (other === undefined) this.#rooms.set(version, { room: text, name });
    else if (other.room !== text)
      this.report('forked', `at version ${version} ${name} saw ${text}, but ${other.name} ${other.room}`);
  }

  #addChange(name: string, version: number, change: string): void {
    const other = this.#changes.get(version);
    if (other === undefined) this.#changes.set(version, { change, name });
    else if (other.change !== change)
      this.report('forked', `version ${version} was ${change} to ${name}, but ${other.change} to ${other.name}`);
  }
}

const sorted = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));

/**
 * A clock may run out late, if no node could end it, but never early: neither by the times in the log nor by the
 * clock of the run, which no node can change.
 */
function checkClocks({ table, rows, clients }: TableHistory, game: GameId, report: Report): void {
  const receivedAt = new Map<number, number>();
  const sentAt = new Map<number, number>();
  for (const { received, acknowledged } of clients) {
    for (const { at, text } of received) {
      const message = JSON.parse(text) as ServerMessage;
      if (message.type !== 'changes') continue;
      for (const { version } of message.changes) receivedAt.set(version, Math.min(at, receivedAt.get(version) ?? at));
    }
    for (const { version, sentAt: sent } of acknowledged) if (version !== null) sentAt.set(version, sent);
  }
  for (const row of rows) {
    if (!isRunOut(game, row)) continue;
    const before = foldRows(table, rows.slice(0, row.version - 1));
    if (new TableTimeouts().due(before, row.at) === null) {
      report('clock too early', `version ${row.version}, by the log`);
      continue;
    }
    const started = before.clocks.first(before.lastAt)?.left;
    const [since, until] = [sentAt.get(row.version - 1), receivedAt.get(row.version)];
    if (started === undefined || since === undefined || until === undefined) continue;
    if (until - since < started)
      report('clock too early', `version ${row.version}: ${until - since} of ${started} ms after the move before it`);
  }
}

/** A row that no member and no bot caused: a timer had run out. */
function isRunOut(game: GameId, row: LogRow): boolean {
  const { kind, by, entries: [first] = [] } = JSON.parse(row.body) as StoredBody;
  if (kind !== 'played' || by !== null || first === undefined) return false;
  return withGame(game, (rules) => unwrap(parseEntry(rules, first, MAX_SEATS)).actor === 'table');
}
