/** The schemas of stored items by kind, and how they are read and written. */

import { reportReasons } from '@riverstone/protocol/schemas';
import { z } from 'zod';
import type { OperatingStore, StoredItem } from '../store/operating-store.js';

const chat = z.array(z.strictObject({ version: z.int(), name: z.string(), text: z.string() }));

const itemShapes = {
  /** Either a guest or a range of addresses. `until` is null for good. */
  ban: z.strictObject({
    guest: z.string().nullable(),
    range: z.string().nullable(),
    until: z.number().nullable(),
    /** For operators: who that was, and why. */
    note: z.string(),
  }),
  /** A player was reported. */
  report: z.strictObject({
    table: z.string(),
    game: z.string(),
    by: z.string(),
    guest: z.string(),
    member: z.int(),
    name: z.string(),
    reason: z.enum(reportReasons),
    text: z.string(),
    line: z.string().nullable(),
    /** The last lines of the table. */
    chat,
    /** The network that the reported player was connected from; null if they were not, or at another node. */
    range: z.string().nullable(),
  }),
  /** Shown on every page that is connected. */
  announcement: z.strictObject({ text: z.string(), until: z.number() }),
  /** What an operator did. */
  audit: z.strictObject({ act: z.string(), about: z.string(), from: z.string() }),
  /** A task for the node that owns a table. */
  order: z.strictObject({ order: z.enum(['unlist']), table: z.string() }),
  /** A node's load, which it stores regularly. */
  node: z.strictObject({
    node: z.string(),
    startedAt: z.number(),
    connections: z.int(),
    tables: z.int(),
    rowsPerSecond: z.number(),
    lagMs: z.number(),
    memoryBytes: z.int(),
    /** The tables with most people. */
    busiest: z.array(
      z.strictObject({
        table: z.string(),
        game: z.string(),
        phase: z.string(),
        host: z.string(),
        players: z.array(z.string()),
        connected: z.int(),
        listed: z.boolean(),
      }),
    ),
  }),
} as const;

export type ItemKind = keyof typeof itemShapes;
export type ItemBody<Kind extends ItemKind> = z.infer<(typeof itemShapes)[Kind]>;
export interface Item<Kind extends ItemKind> {
  readonly id: string;
  readonly at: number;
  readonly body: ItemBody<Kind>;
}

/** More than operators can look through. */
const MAX_ITEMS = 1000;

/** The items of a kind, newest first. Leaves out items of another version that this one can't read. */
export async function itemsOf<Kind extends ItemKind>(
  store: Pick<OperatingStore, 'items'>,
  kind: Kind,
): Promise<readonly Item<Kind>[]> {
  return (await store.items(kind, MAX_ITEMS)).flatMap((stored) => {
    const body = itemShapes[kind].safeParse(jsonOf(stored));
    // The shape is that of the kind, which the compiler can't follow.
    return body.success ? [{ id: stored.id, at: stored.at, body: body.data as ItemBody<Kind> }] : [];
  });
}

export async function putItem<Kind extends ItemKind>(
  store: Pick<OperatingStore, 'putItem'>,
  kind: Kind,
  { id, at, body }: Item<Kind>,
): Promise<void> {
  await store.putItem({ kind, id, at, body: JSON.stringify(body) });
}

function jsonOf({ body }: StoredItem): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
