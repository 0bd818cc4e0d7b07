/** Answers one question much too late, once and for all its processes: what it says then must be nobody's answer. */

import { existsSync, writeFileSync } from 'node:fs';
import { firstStone, say, talk } from './talk.mjs';

const [, , done] = process.argv;

await talk('Slow once', ({ view }, asked) => {
  if (asked === 8 && !existsSync(done)) {
    writeFileSync(done, '');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000);
  }
  say({ type: 'move', move: firstStone(view) });
});
