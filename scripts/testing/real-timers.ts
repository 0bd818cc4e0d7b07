/**
 * Test files of a worker share its globals, so each file must restore the real timers for the next. The check runs
 * again before the next file: Vitest restores spies after the last hook, and a spy on a fake timer restores the fake.
 */

import { afterAll, beforeAll, expect } from 'vitest';

const names = ['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'Date', 'performance'] as const;

interface WorkerGlobals {
  realTimers?: readonly unknown[];
  lastTestFile?: string | undefined;
}

// This module is loaded again for each test file, so its state is kept in the globals of the worker.
const worker: typeof globalThis & WorkerGlobals = globalThis;
worker.realTimers ??= names.map((name) => globalThis[name]);
const { realTimers } = worker;

function checkTimers(testFile: string | undefined): void {
  const replaced = names.filter((name, index) => globalThis[name] !== realTimers[index]);
  for (const name of replaced) Object.assign(globalThis, { [name]: realTimers[names.indexOf(name)] });
  if (replaced.length > 0) throw new Error(`${testFile} left another ${replaced.join(', ')} behind.`);
}

beforeAll(() => checkTimers(worker.lastTestFile));

afterAll(() => {
  worker.lastTestFile = expect.getState().testPath;
  checkTimers(worker.lastTestFile);
});
