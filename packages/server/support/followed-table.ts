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
 * The table after some steps; null where one is missing in between. What is known already is passed over: a table may be
 * handed out just before the steps that lead to it.
 */
export function afterSteps(table: FollowedTable, steps: readonly TableChange[]): FollowedTable | null {
  let now = table;
  for (const step of steps) {
    if (step.version <= now.version) continue;
    if (step.version !== now.version + 1) return null;
    now = afterStep(now, step);
  }
  return now;
}

function afterStep(table: FollowedTable, step: TableChange): FollowedTable {
  return {
    ...table,
    version: step.version,
    // A field that is not there has not changed; the schema lets none be undefined.
    room: step.room === undefined ? table.room : { ...table.room, ...(step.room as Partial<Room>) },
    you: step.you === undefined ? table.you : step.you,
    view: viewAfter(table.view, step),
    clocks: step.clocks ?? table.clocks,
    chat: step.said === undefined ? table.chat : [...table.chat, step.said],
  };
}

function viewAfter(view: WireView | null, { happened = [], view: changed }: TableChange): WireView | null {
  const changes = [...happened.map((each) => each.view), ...(changed === undefined ? [] : [changed])];
  return changes.length === 0 ? view : Object.assign({}, view, ...changes);
}
