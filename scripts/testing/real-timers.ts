/**
 * Test files of a worker share its globals, so each must leave the real timers to the next. What a file leaves is seen
 * before the next one: the test runner takes back spies after a file's last hook, and a spy on a fake timer would bring
 * the fake one back.
 */

import { afterAll, beforeAll, expect } from 'vitest';

const names = ['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'Date', 'performance'] as const;

interface WorkerGlobals {
  realTimers?: readonly unknown[];
  lastTestFile?: string | undefined;
}

// This file is loaded anew for each test file, so what it knows of the worker is kept with the globals.
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
