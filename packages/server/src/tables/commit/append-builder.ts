/** A new row of a table as the store takes it, with what lists of tables tell and when somebody must look. */

import type { Append, NewSummary, TableNumber } from '../../store/store.js';
import type { TableDecision } from '../decide/decision.js';
import { type RowBody, type RowContent, writeBody } from '../log/row-body.js';
import { summaryOf, wakeAtOf } from '../state/room-of.js';
import type { Moment, TableState } from '../state/table-state.js';

/** What was written, and what goes with it. */
export interface WrittenRow {
  readonly moment: Moment;
  readonly body: RowBody;
  readonly made: TableDecision['made'];
  readonly phaseChanged: boolean;
}

/** These change nothing that is seen from afar, unless the game begins or ends by them. */
const unseenFromAfar: ReadonlySet<RowContent['do']> = new Set([
  'played',
  'asked',
  'agreed',
  'declined',
  'took-back',
  'said',
  'voted',
  'shared',
  'hushed',
]);

export class Appends {
  /** When the store will wake the table; undefined where it is not known. */
  #wakeAt: number | null | undefined = undefined;
  /** The guests whom the store knows; undefined where it is not known. */
  #guests: string | undefined = undefined;

  constructor(private readonly table: TableNumber) {}

  /** Somebody else may have told the store. */
  forget(): void {
    this.#wakeAt = undefined;
    this.#guests = undefined;
  }

  /** The row by which a table came to its state. */
  next(state: TableState, { moment, body, made, phaseChanged }: WrittenRow): Append {
    const isSeen = phaseChanged || !unseenFromAfar.has(body.do);
    const { phase, game, paused } = state;
    const awaited = phase === 'playing' && !paused ? (game?.status.awaited ?? []) : [];
    const row = { version: moment.version, at: moment.at, body: writeBody(body), awaited };
    const wakeAt = wakeAtOf(state);
    const isWoken = wakeAt !== this.#wakeAt;
    this.#wakeAt = wakeAt;
    return {
      table: this.table,
      row,
      summary: isSeen ? this.#summaryOf(state) : undefined,
      wakeAt: isWoken ? wakeAt : undefined,
      made,
    };
  }

  #summaryOf(state: TableState): NewSummary {
    const { summary, seats, guests } = summaryOf(state);
    const known = this.#guests;
    this.#guests = guests.join(' ');
    return { summary, seats, guests: this.#guests === known ? undefined : guests };
  }
}
