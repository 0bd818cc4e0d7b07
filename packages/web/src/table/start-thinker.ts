/** The bots' worker: one file with every bot of every game, loaded when the first bot is asked. */

import { connectWebWorker, Thinker } from '@riverstone/bots';
import BotWorker from '@riverstone/bots/worker?worker';

export function startThinker(): Thinker {
  return new Thinker(() => connectWebWorker(new BotWorker()));
}
