/** Plays Kakuzu by legal moves, and leaves something behind in a group of its own that holds on to its pipes. */

import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { firstStone, say, talk } from './talk.mjs';

const [, , file] = process.argv;
const left = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 3_600_000)'], { detached: true, stdio: 'inherit' });
left.unref();
appendFileSync(file, `${left.pid}\n`);

await talk('Leaving', ({ view }) => say({ type: 'move', move: firstStone(view) }));
