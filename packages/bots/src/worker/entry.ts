/** What a worker runs, the same file in a page's Web Worker and in a Node worker thread. */

import { serve, type WorkerPort } from './serve.js';
import type { Task } from './tasks.js';

/** The globals of a Web Worker. */
interface WebWorkerScope {
  postMessage(data: unknown): void;
  addEventListener(type: 'message', hear: (event: { readonly data: Task }) => void): void;
}

/** What Node has instead. Asked for at run time, so that bundlers for the web need not know it. */
interface NodeProcess {
  getBuiltinModule?(name: string): { readonly parentPort: NodePort | null } | undefined;
}
interface NodePort {
  postMessage(data: unknown): void;
  on(type: 'message', hear: (task: Task) => void): void;
}

declare const process: NodeProcess | undefined;
declare const self: WebWorkerScope;

function portOfThisWorker(): WorkerPort {
  const node = typeof process === 'undefined' ? undefined : process;
  const parent = node?.getBuiltinModule?.('node:worker_threads')?.parentPort;
  if (parent) return { send: (reply) => parent.postMessage(reply), listen: (hear) => parent.on('message', hear) };
  return {
    send: (reply) => self.postMessage(reply),
    listen: (hear) => self.addEventListener('message', ({ data }) => hear(data)),
  };
}

serve(portOfThisWorker());
