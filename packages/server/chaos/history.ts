/** What clients and nemesis recorded in a run: everything that the checker knows besides the logs. */

import type { LogRow } from '../src/store/store.js';

/** Milliseconds of the run, by one monotonic clock. */
type RunTime = number;

/** A text that a client received. */
export interface ReceivedText {
  readonly at: RunTime;
  readonly text: string;
}

/** A command that the server has acknowledged. */
export interface Acknowledged {
  readonly id: string;
  /** The version it became; null if the server did not say. */
  readonly version: number | null;
  readonly sentAt: RunTime;
  readonly at: RunTime;
}

/** One client at one table, over all its connections. */
export interface ClientHistory {
  readonly name: string;
  readonly guest: string;
  /** Whether it sees what a spectator sees. */
  readonly watches: boolean;
  readonly received: readonly ReceivedText[];
  /** In the order in which it did them: each was sent when the one before was answered. */
  readonly acknowledged: readonly Acknowledged[];
  /** What got no answer until the end, although all faults were repaired. */
  readonly unanswered: readonly string[];
}

/** A node that was killed, and the tables that it owned at that moment. */
export interface Kill {
  readonly at: RunTime;
  readonly tables: readonly string[];
}

export interface TableHistory {
  readonly table: string;
  readonly clients: readonly ClientHistory[];
  /** The log as the store has it at the end. */
  readonly rows: readonly LogRow[];
}

export const faultKinds = [
  'kill-node',
  'stop-node',
  'pause-node',
  'pause-node-long',
  'shift-clock',
  'kill-postgres',
  'stop-postgres',
  'kill-redis',
  'cut-bus',
  'stall-bus',
  'cut-store',
  'stall-store',
  'cut-links',
  'stall-links',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** What the checker found. */
export interface Violation {
  readonly kind:
    | 'gap in the log'
    | 'time runs back'
    | 'lost'
    | 'doubled'
    | 'reordered'
    | 'another version'
    | 'versions fall'
    | 'forked'
    | 'leak'
    | 'against the rules'
    | 'clock too early'
    | 'unanswered'
    | 'ended by itself'
    | 'not repaired';
  readonly table: string | null;
  readonly what: string;
}
