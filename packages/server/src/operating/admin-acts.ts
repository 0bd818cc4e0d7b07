/** What operators can do and see. Everything they do is recorded in the audit. */

import { randomUUID } from 'node:crypto';
import { limits } from '@riverstone/protocol';
import { ok, type Refusal, type Result, refuse } from '@riverstone/rules';
import { z } from 'zod';
import type { Log } from '../observing/log.js';
import type { Store } from '../store/store.js';
import { foldRows } from '../tables/state/apply-row.js';
import type { Tables } from '../tables/tables.js';
import { parseRange } from './address-range.js';
import { type Item, type ItemKind, itemsOf, putItem } from './item-shapes.js';
import type { NodeLoad } from './node-load.js';
import type { OperatorLists } from './operator-lists.js';

const table = z.string().regex(/^[a-z0-9]{14}$/);
/** Until when something holds: so many hours from now; null for good. */
const hours = z.number().positive().max(876_000).nullable();
const id = z.string().min(1).max(64);

/** One act of an operator. */
export const adminAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('close'), table }),
  z.strictObject({ act: z.literal('unlist'), table }),
  z.strictObject({ act: z.literal('ban-member'), table, member: z.int().min(1), hours, note: z.string().max(200) }),
  z.strictObject({ act: z.literal('ban-range'), range: z.string().max(64), hours, note: z.string().max(200) }),
  z.strictObject({ act: z.literal('unban'), id }),
  z.strictObject({
    act: z.literal('announce'),
    text: z.string().trim().min(1).max(limits.announcementLength),
    hours: z.number().positive().max(8760),
  }),
  z.strictObject({ act: z.literal('withdraw'), id }),
  z.strictObject({ act: z.literal('settle'), id }),
]);
export type AdminAct = z.infer<typeof adminAct>;

/** What operators see. */
export interface AdminView {
  readonly nodes: readonly Item<'node'>[];
  readonly reports: readonly Item<'report'>[];
  readonly bans: readonly Item<'ban'>[];
  readonly announcements: readonly Item<'announcement'>[];
  readonly audit: readonly Item<'audit'>[];
}

export interface AdminDeps {
  readonly store: Store;
  readonly tables: Pick<Tables, 'end' | 'unlist'>;
  readonly lists: OperatorLists;
  readonly load: NodeLoad;
  readonly node: string;
  readonly log: Log;
  clock(): number;
}

const HOUR_MS = 3_600_000;
/** A node that has stored no load for this long is gone. In milliseconds. */
const NODE_TTL = 20_000;
const MAX_AUDIT = 100;

type ActResult = Promise<Result<string, Refusal>>;

export class AdminActs {
  constructor(private readonly deps: AdminDeps) {}

  async view(): Promise<AdminView> {
    const { store, load, node, clock } = this.deps;
    const now = clock();
    const others = (await itemsOf(store, 'node')).filter(({ id: each, at }) => each !== node && now - at < NODE_TTL);
    return {
      nodes: [{ id: node, at: now, body: load.now }, ...others],
      reports: await itemsOf(store, 'report'),
      bans: (await itemsOf(store, 'ban')).filter(({ body }) => body.until === null || body.until > now),
      announcements: (await itemsOf(store, 'announcement')).filter(({ body }) => body.until > now),
      audit: (await itemsOf(store, 'audit')).slice(0, MAX_AUDIT),
    };
  }

  /** Returns a sentence that says what was done. `from` is the operator's address. */
  async do(act: AdminAct, from: string): ActResult {
    const done = await this.#do(act);
    if (!done.ok) return done;
    this.deps.log.warn('admin-act', { code: act.act, ...('table' in act ? { table: act.table } : {}) });
    await this.#put('audit', { act: act.act, about: done.value, from });
    return done;
  }

  #do(act: AdminAct): ActResult {
    switch (act.act) {
      case 'close':
        return this.#close(act.table);
      case 'unlist':
        return this.#unlist(act.table);
      case 'ban-member':
        return this.#banMember(act);
      case 'ban-range':
        return this.#banRange(act);
      case 'announce':
        return this.#announce(act);
      case 'unban':
        return this.#remove('ban', act.id, 'The ban is lifted.');
      case 'withdraw':
        return this.#remove('announcement', act.id, 'The announcement is withdrawn.');
      case 'settle':
        return this.#remove('report', act.id, 'The report is settled and deleted.');
    }
  }

  async #close(id: string): ActResult {
    const found = await this.deps.store.find(id);
    if (found === null) return refuse('not-found');
    await this.deps.store.deleteTables([found.number]);
    await this.deps.tables.end(id);
    return ok(`Table ${id} is closed and deleted.`);
  }

  /** Stores an order, which the node that owns the table carries out. */
  async #unlist(id: string): ActResult {
    if ((await this.deps.store.summary(id)) === null) return refuse('not-found');
    await this.#put('order', { order: 'unlist', table: id });
    await this.carryOutOrders();
    return ok(`Table ${id} is out of the lobby.`);
  }

  /** Carries out the orders, from any node, for tables that this node owns. */
  async carryOutOrders(): Promise<void> {
    const { store, tables, log } = this.deps;
    for (const { id, body } of await itemsOf(store, 'order')) {
      try {
        if (await tables.unlist(body.table)) await store.removeItem('order', id);
      } catch (error) {
        // One unreadable table must not block the other orders.
        log.error('upkeep-failed', { table: body.table, error });
      }
    }
  }

  async #banMember({ table: id, member, hours: length, note }: AdminAct & { act: 'ban-member' }): ActResult {
    const found = await this.deps.store.find(id);
    const person = found === null ? undefined : foldRows(id, found.rows).member(member);
    if (person === undefined || person.guest === '') return refuse('not-found');
    const about = `${person.name} at table ${id}`;
    const until = this.#until(length);
    await this.#put('ban', {
      guest: person.guest,
      range: null,
      until,
      note: note === '' ? about : `${about}: ${note}`,
    });
    await this.deps.lists.changed();
    return ok(`${about} is banned ${untilWords(until)}.`);
  }

  async #banRange({ range: text, hours: length, note }: AdminAct & { act: 'ban-range' }): ActResult {
    const range = parseRange(text);
    if (range === null) return refuse('bad-message', { field: 'range' });
    const until = this.#until(length);
    await this.#put('ban', { guest: null, range, until, note });
    await this.deps.lists.changed();
    return ok(`${range} is banned ${untilWords(until)}.`);
  }

  async #announce({ text, hours: length }: AdminAct & { act: 'announce' }): ActResult {
    const until = this.deps.clock() + length * HOUR_MS;
    await this.#put('announcement', { text, until });
    await this.deps.lists.changed();
    return ok(`Announced ${untilWords(until)}: ${text}`);
  }

  async #remove(kind: ItemKind, id: string, sentence: string): ActResult {
    if (!(await this.deps.store.removeItem(kind, id))) return refuse('not-found');
    await this.deps.lists.changed();
    return ok(sentence);
  }

  #until(length: number | null): number | null {
    return length === null ? null : this.deps.clock() + length * HOUR_MS;
  }

  async #put<Kind extends ItemKind>(kind: Kind, body: Item<Kind>['body']): Promise<void> {
    await putItem(this.deps.store, kind, { id: randomUUID(), at: this.deps.clock(), body });
  }
}

function untilWords(until: number | null): string {
  return until === null ? 'for good' : `until ${new Date(until).toISOString()}`;
}
