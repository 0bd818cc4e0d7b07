/** The worker's side: takes tasks one after the other and answers each. */

import { perform } from './perform.js';
import type { Reply, Task } from './tasks.js';

/** The worker's end of the connection to its parent. */
export interface WorkerPort {
  send(reply: Reply): void;
  listen(hear: (task: Task) => void): void;
}

/** Answers every task. To abort one, set what its limits share, or terminate the worker: it has no state to save. */
export function serve(port: WorkerPort): void {
  port.listen(async (task) => {
    try {
      const steps = perform(task);
      for (let step = steps.next(); ; step = steps.next()) {
        if (step.done) return port.send({ kind: 'done', outcome: await step.value });
        port.send({ kind: 'progress', progress: step.value });
      }
    } catch (error) {
      port.send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  });
}
