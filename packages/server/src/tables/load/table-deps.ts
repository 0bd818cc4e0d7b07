/** What the tables of a node need from the server around them. */

import type { BotWorkers } from '../../bots/bot-workers.js';
import type { Bus } from '../../bus/bus.js';
import type { Ownership } from '../../cluster/ownership.js';
import type { Log } from '../../observing/log.js';
import type { Metrics } from '../../observing/metrics.js';
import type { Pushes } from '../../push/pushes.js';
import type { Store } from '../../store/store.js';
import type { WordList } from '../decide/word-list.js';
import type { RemoteTables } from './table-access.js';

export interface TableDeps {
  readonly store: Store;
  readonly bus: Bus;
  readonly ownership: Ownership;
  /** The tables that other nodes own; null for a node that is alone. */
  readonly remote: RemoteTables | null;
  readonly botWorkers: BotWorkers;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly pushes: Pick<Pushes, 'notify'>;
  /** The words that this server does not allow; none if left out. */
  readonly words?: WordList | undefined;
  /** Milliseconds since 1970, never falling. */
  clock(): number;
}
