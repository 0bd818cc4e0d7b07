/** Connections to workers: Web Workers, and worker threads of Node. */

import type { Reply, Task } from './tasks.js';
import type { WorkerConnection } from './thinker.js';

/** The part of a Web Worker that is used here. */
export interface WebWorkerLike {
  postMessage(data: Task): void;
  terminate(): void;
  addEventListener(type: string, hear: (event: { readonly data?: unknown; readonly message?: string }) => void): void;
}

/**
 * Connects to a Web Worker that runs `@riverstone/bots/worker`.
 * @example
 * // In a page: new Worker(url, { type: 'module' })
 * const worker = { postMessage: (task) => sent.push(task), terminate() {}, addEventListener() {} };
 * const sent = [];
 * connectWebWorker(worker).send({ kind: 'review', record, limits: {} });
 * sent.length // => 1
 */
export function connectWebWorker(worker: WebWorkerLike): WorkerConnection {
  return {
    send: (task) => worker.postMessage(task),
    onReply: (hear) => worker.addEventListener('message', ({ data }) => hear(data as Reply)),
    onFailure: (hear) => {
      worker.addEventListener('error', ({ message }) => hear(message ?? 'the worker did not start'));
      worker.addEventListener('messageerror', () => hear('the answer could not be read'));
    },
    end: () => worker.terminate(),
  };
}

/** The part of a Node worker thread that is used here. */
export interface NodeWorkerLike {
  postMessage(data: Task): void;
  terminate(): unknown;
  on(type: 'message', hear: (data: unknown) => void): unknown;
  on(type: 'error', hear: (error: Error) => void): unknown;
  on(type: 'exit', hear: (code: number) => void): unknown;
}

/**
 * Connects to a Node worker thread that runs `@riverstone/bots/worker`.
 * @example
 * // In Node: new Worker(new URL(import.meta.resolve('@riverstone/bots/worker')))
 * const worker = { postMessage: (task) => sent.push(task), terminate() {}, on() {} };
 * const sent = [];
 * connectNodeWorker(worker).send({ kind: 'review', record, limits: {} });
 * sent.length // => 1
 */
export function connectNodeWorker(worker: NodeWorkerLike): WorkerConnection {
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  return {
    send(task) {
      Atomics.store(stop, 0, 0);
      worker.postMessage('limits' in task ? { ...task, limits: { ...task.limits, stop } } : task);
    },
    cancel: () => void Atomics.store(stop, 0, 1),
    onReply: (hear) => worker.on('message', (reply) => hear(reply as Reply)),
    onFailure: (hear) => {
      worker.on('error', ({ message }) => hear(message));
      worker.on('exit', (code) => hear(`the worker stopped by itself (${code})`));
    },
    end: () => worker.terminate(),
  };
}
