/** Searches everything that one client was sent for information that it must not have. */

import type { ServerMessage, TableChange } from '@riverstone/protocol';
import { serverMessage } from '@riverstone/protocol/schemas';
import type { Viewer } from '@riverstone/rules';
import { hiddenPieces, showsPiece } from './hidden-orders.js';
import type { Position, ReferenceTable, ReferenceVersion } from './reference-table.js';

type Told<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
type Fields = Map<string, string>;

/** One client: who it is, and all texts that it was sent. */
export interface Client {
  readonly guest: string;
  readonly watches: boolean;
  readonly texts: readonly string[];
}

/** Looks at one client of one table; the first thing that is wrong, or null. */
export function leakIn(table: ReferenceTable, client: Client): string | null {
  const check = new LeakCheck(table, client);
  for (const text of client.texts) {
    const wrong = check.look(text);
    if (wrong !== null) return `${wrong}: ${text}`;
  }
  return null;
}

class LeakCheck {
  #version = 0;
  #shown: Fields = new Map();

  constructor(
    private readonly table: ReferenceTable,
    private readonly client: Client,
  ) {}

  look(text: string): string | null {
    const raw: unknown = JSON.parse(text);
    const read = serverMessage.safeParse(raw);
    if (!read.success) return `not as documented (${read.error.message})`;
    return this.#take(read.data) ?? this.#searchText(text) ?? this.#searchOrders(raw);
  }

  get #now(): ReferenceVersion {
    const now = this.table.versions[this.#version];
    if (now === undefined) throw new Error(`version ${this.#version} is not in the log`);
    return now;
  }

  #take(message: ServerMessage): string | null {
    switch (message.type) {
      case 'table':
        return this.#takeTable(message);
      case 'changes':
        return message.changes.map((step) => this.#takeStep(step)).find((wrong) => wrong !== null) ?? null;
      case 'history':
        return this.#checkHistory(message);
      default:
        return null;
    }
  }

  #takeTable({ version, view }: Told<'table'>): string | null {
    this.#version = version;
    this.#shown = new Map();
    const position = positionIn(this.#now);
    if (position === null) return view === null ? null : 'a view before the game';
    if (view === null) return 'no view of a running game';
    merge(this.#shown, view);
    return this.#compare(position, this.#shown, this.#viewer());
  }

  #takeStep(step: TableChange): string | null {
    this.#version = step.version;
    const { added, undone, start } = this.#now;
    if ((step.undone ?? 0) !== undone) return 'another number was taken back';
    const begins = start !== null && this.table.versions[step.version - 1]?.start === null;
    const told = step.steps ?? [];
    if (told.length !== (begins ? 0 : added.length)) return 'something else happened';
    for (const [index, happening] of told.entries()) {
      const entry = added[index];
      if (entry === undefined || JSON.stringify(happening.events) !== entry.events) return 'other events';
      if (happening.number !== entry.number || happening.actor !== entry.actor) return 'somebody else did it';
      merge(this.#shown, happening.view);
      const wrong = this.#compare(entry.position, this.#shown, this.#viewer());
      if (wrong !== null) return wrong;
    }
    if (step.view === undefined) return null;
    merge(this.#shown, step.view);
    const position = positionIn(this.#now);
    return position === null ? 'a view before the game' : this.#compare(position, this.#shown, this.#viewer());
  }

  #checkHistory({ start, steps }: Told<'history'>): string | null {
    const truth = this.#now;
    if (start === null || truth.start === null) return start === truth.start ? null : 'a history of another game';
    if (steps.length !== truth.entries.length) return 'a history of another length';
    const shown: Fields = new Map();
    merge(shown, start);
    let wrong = this.#compare(truth.start, shown, 'spectator');
    for (const [index, happening] of steps.entries()) {
      const entry = truth.entries[index];
      merge(shown, happening.view);
      if (entry === undefined || JSON.stringify(happening.events) !== entry.events)
        return 'other events in the history';
      wrong ??= this.#compare(entry.position, shown, 'spectator');
    }
    return wrong;
  }

  #viewer(): Viewer {
    const { seats, removed } = this.#now;
    const seat = seats.indexOf(this.client.guest);
    return this.client.watches || seat < 0 || removed.has(this.client.guest) ? 'spectator' : seat;
  }

  /** Field by field what the rules show to that viewer, and nothing beside it. */
  #compare(position: Position, shown: Fields, viewer: Viewer): string | null {
    const due = position.view(viewer);
    if (shown.size !== due.size) return `other fields than ${viewer} may see`;
    for (const [name, text] of due) if (shown.get(name) !== text) return `${name} is not what ${viewer} may see`;
    return null;
  }

  /** Guest ids and tokens must never be sent. The secret, the seed and others' shares only after the end. */
  #searchText(text: string): string | null {
    const { guests, secret, seed, shares } = this.table;
    if (guests.some((guest) => text.includes(guest))) return 'who somebody is';
    if (this.#now.isOver) return null;
    if (text.includes(secret)) return 'the secret';
    if (text.includes(seed)) return 'the seed';
    return [...shares.values()].some((share) => text.includes(share)) ? 'a share' : null;
  }

  #searchOrders(message: unknown): string | null {
    const { isOver } = this.#now;
    const position = positionIn(this.#now);
    if (isOver || position === null) return null;
    const pieces = hiddenPieces(this.table.game, position.state);
    if (!showsPiece(message, pieces)) return null;
    // What lies face down may lie in the very order in which everybody may count it off the box.
    const rightly = [...position.view(this.#viewer()).values()].map((text): unknown => JSON.parse(text));
    const hidden = new Set([...pieces].filter((piece) => !showsPiece(rightly, new Set([piece]))));
    return showsPiece(message, hidden) ? 'a hidden order' : null;
  }
}

function positionIn({ entries, start }: ReferenceVersion): Position | null {
  return entries.at(-1)?.position ?? start;
}

function merge(shown: Fields, changes: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(changes)) shown.set(name, JSON.stringify(value));
}
