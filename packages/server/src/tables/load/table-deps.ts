/** What the tables of a node need from the server around them. */

import type { BotWorkers } from '../../bots/bot-workers.js';
import type { Bus } from '../../bus/bus.js';
import type { Log } from '../../observing/log.js';
import type { Metrics } from '../../observing/metrics.js';
import type { Pushes } from '../../push/pushes.js';
import type { Store } from '../../store/store.js';

export interface TableDeps {
  readonly store: Store;
  readonly bus: Bus;
  readonly botWorkers: BotWorkers;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly pushes: Pick<Pushes, 'notify'>;
  /** Milliseconds since 1970, never falling. */
  clock(): number;
}
