/** The script of a worker: the same file for Web Workers and for Node's worker threads. */

import { serve, type WorkerPort } from './serve.js';
import type { Task } from './tasks.js';

/** The globals of a Web Worker. */
interface WebWorkerScope {
  postMessage(data: unknown): void;
  addEventListener(type: 'message', hear: (event: { readonly data: Task }) => void): void;
}

/** Node's module for worker threads. Imported at run time, so that bundlers for the web do not see it. */
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
