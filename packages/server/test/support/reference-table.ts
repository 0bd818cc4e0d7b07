/**
 * Replays a table from its stored log by the rules alone, as the reference that everybody's messages are compared
 * with.
 */

import { mixedSeed } from '@riverstone/protocol/luck';
import { type GameId, parseEntry, unwrap, type Viewer, withGame } from '@riverstone/rules';
import type { LogRow } from '../../src/store/store.js';
import type { Row } from '../../src/tables/log/row.js';

/** One entry of the game, as it was carried out. */
interface TrueEntry {
  readonly number: number;
  readonly actor: unknown;
  /** As JSON. */
  readonly events: string;
  readonly position: Position;
}

/** A full state of the game, which only the checker may see. */
export interface Position {
  readonly isOver: boolean;
  /** The whole state, hidden or not. */
  readonly state: unknown;
  /** Each field of what a viewer may see, as JSON. */
  view(viewer: Viewer): ReadonlyMap<string, string>;
}

/** The table after a version. */
export interface ReferenceVersion {
  readonly isOver: boolean;
  /** Null until the game begins. */
  readonly start: Position | null;
  /** All entries up to now. */
  readonly entries: readonly TrueEntry[];
  /** Those that came with this version. */
  readonly added: readonly TrueEntry[];
  readonly undone: number;
  /** The guest in each seat, and those who were removed. */
  readonly seats: readonly (string | null)[];
  readonly removed: ReadonlySet<string>;
}

export interface ReferenceTable {
  readonly game: GameId;
  readonly secret: string;
  readonly seed: string;
  readonly guests: readonly string[];
  /** What each guest gave to the chance. */
  readonly shares: ReadonlyMap<string, string>;
  /** By version; the first one is 1. */
  readonly versions: readonly ReferenceVersion[];
}

const nothing: ReferenceVersion = {
  isOver: false,
  start: null,
  entries: [],
  added: [],
  undone: 0,
  seats: [],
  removed: new Set(),
};

export function referenceTable(rows: readonly LogRow[]): ReferenceTable {
  const bodies = rows.map(({ body }) => JSON.parse(body) as Row);
  const [made] = bodies;
  if (made?.kind !== 'created') throw new Error('the first row creates the table');
  const guests = made.members.map(({ guest }) => guest);
  const shares = new Map<string, string>();
  const versions: ReferenceVersion[] = [nothing];
  for (const body of bodies) {
    if (body.kind === 'joined') guests.push(body.guest);
    if (body.kind === 'shared') shares.set(guests[body.member - 1] ?? '', body.share);
    versions.push(versionAfter(versions.at(-1) ?? nothing, body, { game: made.game, guests }));
  }
  const seats = versions.at(-1)?.seats ?? [];
  const seed = mixedSeed(
    made.secret,
    seats.map((guest) => (guest === null ? '' : (shares.get(guest) ?? ''))),
  );
  return { game: made.game, secret: made.secret, seed, guests, shares, versions };
}

interface Context {
  readonly game: GameId;
  readonly guests: readonly string[];
}

function versionAfter(before: ReferenceVersion, body: Row, context: Context): ReferenceVersion {
  const guest = (member: number | null): string | null =>
    member === null ? null : (context.guests[member - 1] ?? null);
  const next: ReferenceVersion = { ...before, added: [], undone: 0 };
  switch (body.kind) {
    case 'created':
      return { ...next, seats: body.seats.map(({ member }) => guest(member)) };
    case 'took-seat':
      return { ...next, seats: before.seats.with(body.seat, guest(body.member)) };
    case 'removed':
      return { ...next, removed: new Set([...before.removed, guest(body.member) ?? '']) };
    case 'resigned':
      return { ...next, isOver: before.seats.length === 2 };
    case 'started': {
      const start = firstPosition(context.game, before.seats.length, body.deal);
      return withEntries({ ...next, start }, context.game, body.entries);
    }
    case 'played':
      return withEntries(next, context.game, body.entries);
    case 'undone':
      return { ...next, undone: body.entries, entries: before.entries.slice(0, -body.entries) };
    default:
      return next;
  }
}

function firstPosition(
  game: GameId,
  seats: number,
  deal: { readonly options: unknown; readonly chance: unknown },
): Position {
  return withGame(game, (rules) => {
    const options = unwrap(rules.parseOptions(deal.options, seats));
    const { chance } = unwrap(rules.record.readChance(deal.chance, options, seats));
    return positionOf(game, rules.setup(options, seats, chance));
  });
}

function withEntries(version: ReferenceVersion, game: GameId, texts: readonly string[]): ReferenceVersion {
  const added: TrueEntry[] = [];
  let position = version.entries.at(-1)?.position ?? version.start;
  for (const text of texts) {
    const number = version.entries.length + added.length + 1;
    const entry = entryAfter(game, position?.state, text, version.seats.length);
    position = entry.position;
    added.push({ ...entry, number });
  }
  const isOver = version.isOver || position?.isOver === true;
  return { ...version, added, entries: [...version.entries, ...added], isOver };
}

function entryAfter(game: GameId, state: unknown, text: string, seats: number): Omit<TrueEntry, 'number'> {
  return withGame(game, (rules) => {
    const { actor, action } = unwrap(parseEntry(rules, text, seats));
    // The state came from the same game.
    const step = unwrap(rules.apply(state as never, actor, action));
    return { actor, events: JSON.stringify(step.events), position: positionOf(game, step.state) };
  });
}

function positionOf(game: GameId, state: unknown): Position {
  const seen = new Map<Viewer, ReadonlyMap<string, string>>();
  return withGame(game, (rules) => ({
    isOver: rules.status(state as never).over,
    state,
    view(viewer) {
      const known = seen.get(viewer);
      if (known !== undefined) return known;
      const written = rules.writeView(rules.view(state as never, viewer));
      const fields = new Map(Object.entries(written).map(([name, value]) => [name, JSON.stringify(value)]));
      seen.set(viewer, fields);
      return fields;
    },
  }));
}
