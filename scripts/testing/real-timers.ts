/** Test files of a worker share its globals: each leaves the real timers to the next, and one that did not is named. */

import { afterAll, expect } from 'vitest';

const names = ['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'Date', 'performance'] as const;
const real = names.map((name) => globalThis[name]);

afterAll(() => {
  for (const [index, name] of names.entries()) {
    if (globalThis[name] === real[index]) continue;
    console.warn(`${expect.getState().testPath} left another ${name} behind`);
    Object.assign(globalThis, { [name]: real[index] });
  }
});
