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

/** A step, with what this page saw before and after it. */
export interface ToldStep extends Omit<WireStep, 'view'> {
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

/** Happenings since the last look, and how many before them were taken back. */
export interface SnapshotChange {
  readonly known: TableSnapshot;
  readonly undone: number;
  readonly told: readonly ToldStep[];
}

/** The snapshot after a table message. What has not changed since `before` stays the same object. */
export function snapshotFrom(message: TableMessage, before: TableSnapshot | null): TableSnapshot {
  const { version, now, room, you, clocks, chat, here, watchers } = message;
  const view = message.view === null ? null : keepSame(before?.view ?? null, message.view);
  const changes = (before?.changes ?? 0) + (before !== null && before.view === view ? 0 : 1);
  return { version, at: now, room, you, view, changes, clocks: { shown: clocks, at: now }, chat, here, watchers };
}

/** What a step brings: nothing where it is known already, and null where something before it was missed. */
export function afterStep(known: TableSnapshot, step: TableChange): SnapshotChange | null {
  if (step.version <= known.version) return { known, undone: 0, told: [] };
  if (step.version > known.version + 1) return null;
  const { version, at, steps = [], clocks, said } = step;
  const told = unfold(known.view ?? {}, steps);
  const last = told.at(-1)?.after ?? known.view;
  const view = step.view === undefined ? last : { ...last, ...step.view };
  const next: TableSnapshot = {
    ...known,
    version,
    at,
    room: step.room === undefined ? known.room : { ...known.room, ...definedOf(step.room) },
    you: step.you === undefined ? known.you : step.you,
    view,
    changes: view === known.view ? known.changes : known.changes + 1,
    clocks: clocks === undefined ? known.clocks : { shown: clocks, at },
    chat: said === undefined ? known.chat : [...known.chat, said].slice(-limits.chatLines),
  };
  return { known: next, undone: step.undone ?? 0, told };
}

/** Happenings with the views around them, each made of the one before. */
export function unfold(start: RawView, steps: readonly WireStep[]): readonly ToldStep[] {
  let before = start;
  return steps.map(({ view, ...rest }) => {
    const after = { ...before, ...view };
    const told = { ...rest, before, after };
    before = after;
    return told;
  });
}

/** The whole story anew: what was seen from one's own seat stays as it was seen. */
export function reconciled(story: readonly ToldStep[], seen: readonly ToldStep[]): readonly ToldStep[] {
  const byNumber = new Map(seen.map((told) => [told.number, told]));
  return story.map((told) => {
    const known = byNumber.get(told.number);
    return known !== undefined && isSameHappening(known, told) ? known : told;
  });
}

function isSameHappening(one: ToldStep, other: ToldStep): boolean {
  return (
    one.at === other.at && one.actor === other.actor && JSON.stringify(one.events) === JSON.stringify(other.events)
  );
}

/** Whether what came first after all that was known was done by the table itself: no person was faster, but a clock. */
export function wasTheClockFaster(known: readonly ToldStep[] | null, told: readonly ToldStep[] | null): boolean {
  return known !== null && told?.[known.length]?.actor === 'table';
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
