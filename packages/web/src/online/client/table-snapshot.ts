/** What this page knows of an online table, and how messages change it. Nothing is mutated. */

import {
  type ChatLine,
  limits,
  type Room,
  type ServerMessage,
  type TableChange,
  type WireStep,
} from '@riverstone/protocol';
import type { Seat, Viewer } from '@riverstone/rules';

/** A view as JSON. */
export type RawView = Readonly<Record<string, unknown>>;

type TableMessage = Extract<ServerMessage, { type: 'table' }>;

/** What the clocks showed, and when. */
export interface ClockReading {
  readonly shown: Readonly<Record<string, number>>;
  readonly at: number;
}

/** A step, with the views of this page before and after it. */
export interface ClientStep extends Omit<WireStep, 'view'> {
  readonly before: RawView;
  readonly after: RawView;
}

export interface TableSnapshot {
  readonly version: number;
  /** The server's time of the latest change. */
  readonly at: number;
  readonly room: Room;
  readonly you: number | null;
  /** Null until the game begins. */
  readonly view: RawView | null;
  /** How often the view has changed. */
  readonly changes: number;
  readonly clocks: ClockReading;
  readonly chat: readonly ChatLine[];
  readonly here: readonly number[];
  readonly watchers: number;
}

/** A new snapshot, with new steps and the number of earlier steps that were taken back. */
export interface SnapshotChange {
  readonly snapshot: TableSnapshot;
  readonly undone: number;
  readonly steps: readonly ClientStep[];
}

/** The snapshot after a table message. What has not changed since `before` stays the same object. */
export function snapshotFrom(message: TableMessage, before: TableSnapshot | null): TableSnapshot {
  const { version, now, room, you, clocks, chat, here, watchers } = message;
  const view = message.view === null ? null : keepSame(before?.view ?? null, message.view);
  const changes = (before?.changes ?? 0) + (before !== null && before.view === view ? 0 : 1);
  return { version, at: now, room, you, view, changes, clocks: { shown: clocks, at: now }, chat, here, watchers };
}

/** Applies a change of the table. A known change changes nothing; null if an earlier change was missed. */
export function applyChange(snapshot: TableSnapshot, change: TableChange): SnapshotChange | null {
  if (change.version <= snapshot.version) return { snapshot, undone: 0, steps: [] };
  if (change.version > snapshot.version + 1) return null;
  const { version, at, clocks, said } = change;
  const steps = withViews(snapshot.view ?? {}, change.steps ?? []);
  const last = steps.at(-1)?.after ?? snapshot.view;
  const view = change.view === undefined ? last : { ...last, ...change.view };
  const next: TableSnapshot = {
    ...snapshot,
    version,
    at,
    room: change.room === undefined ? snapshot.room : { ...snapshot.room, ...definedOf(change.room) },
    you: change.you === undefined ? snapshot.you : change.you,
    view,
    changes: view === snapshot.view ? snapshot.changes : snapshot.changes + 1,
    clocks: clocks === undefined ? snapshot.clocks : { shown: clocks, at },
    chat: said === undefined ? snapshot.chat : [...snapshot.chat, said].slice(-limits.chatLines),
  };
  return { snapshot: next, undone: change.undone ?? 0, steps };
}

/** Steps with the views around them; each view is built from the one before. */
export function withViews(start: RawView, wire: readonly WireStep[]): readonly ClientStep[] {
  let before = start;
  return wire.map(({ view, ...rest }) => {
    const after = { ...before, ...view };
    const step = { ...rest, before, after };
    before = after;
    return step;
  });
}

/** All steps, where those that were seen already stay the same objects, as they were seen from one's own seat. */
export function keepSeen(steps: readonly ClientStep[], seen: readonly ClientStep[]): readonly ClientStep[] {
  const byNumber = new Map(seen.map((step) => [step.number, step]));
  return steps.map((step) => {
    const before = byNumber.get(step.number);
    return before !== undefined && isSameStep(before, step) ? before : step;
  });
}

function isSameStep(one: ClientStep, other: ClientStep): boolean {
  return (
    one.at === other.at && one.actor === other.actor && JSON.stringify(one.events) === JSON.stringify(other.events)
  );
}

/** Whether the first of the new steps was made by the table: a clock was faster, not a person. */
export function wasClockFaster(before: readonly ClientStep[] | null, now: readonly ClientStep[] | null): boolean {
  return before !== null && now?.[before.length]?.actor === 'table';
}

/** The seat of a member; null without one. */
export function seatOf({ seats }: Room, member: number | null): Seat | null {
  const seat = member === null ? -1 : seats.findIndex((each) => each.member === member);
  return seat < 0 ? null : seat;
}

/** Whose view it is. */
export function viewerOf(view: RawView | null): Viewer {
  return typeof view?.viewer === 'number' ? view.viewer : 'spectator';
}

/** The old view where the new one is equal. */
function keepSame(before: RawView | null, after: RawView): RawView {
  return before !== null && JSON.stringify(sorted(before)) === JSON.stringify(sorted(after)) ? before : after;
}

function sorted(view: RawView): readonly (readonly [string, unknown])[] {
  return Object.entries(view).sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Without undefined fields: they change nothing. */
function definedOf<T extends object>(change: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  const there = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as { [Key in keyof T]: Exclude<T[Key], undefined> };
}
