/** A table as a client knows it: what `table` said, and every step since. */

import type { ChatLine, Room, ServerMessage, TableChange } from '@riverstone/protocol';

/** What the game shows, as docs/views.md describes it. */
export type WireView = Readonly<Record<string, unknown>>;

export interface FollowedTable {
  readonly version: number;
  readonly room: Room;
  /** Who the client is at this table; null without a name. */
  readonly you: number | null;
  /** Null until the game begins. */
  readonly view: WireView | null;
  readonly clocks: Readonly<Record<string, number>>;
  readonly chat: readonly ChatLine[];
  readonly here: readonly number[];
  readonly watchers: number;
}

export function firstSeen(message: Extract<ServerMessage, { type: 'table' }>): FollowedTable {
  const { version, room, you, view, clocks, chat, here, watchers } = message;
  return { version, room, you, view, clocks, chat, here, watchers };
}

/**
 * The table after some changes; null where one is missing in between. Changes that are known already are skipped: a
 * table may be sent just before the changes that lead to it.
 */
export function afterChanges(table: FollowedTable, changes: readonly TableChange[]): FollowedTable | null {
  let now = table;
  for (const change of changes) {
    if (change.version <= now.version) continue;
    if (change.version !== now.version + 1) return null;
    now = afterChange(now, change);
  }
  return now;
}

function afterChange(table: FollowedTable, change: TableChange): FollowedTable {
  return {
    ...table,
    version: change.version,
    // A field that is not there has not changed; the schema lets none be undefined.
    room: change.room === undefined ? table.room : { ...table.room, ...(change.room as Partial<Room>) },
    you: change.you === undefined ? table.you : change.you,
    view: viewAfter(table.view, change),
    clocks: change.clocks ?? table.clocks,
    chat: change.said === undefined ? table.chat : [...table.chat, change.said],
  };
}

function viewAfter(view: WireView | null, { steps = [], view: changed }: TableChange): WireView | null {
  const changes = [...steps.map((each) => each.view), ...(changed === undefined ? [] : [changed])];
  return changes.length === 0 ? view : Object.assign({}, view, ...changes);
}
