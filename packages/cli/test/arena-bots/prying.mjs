/** Plays Kakuzu by legal moves, and writes everything that it is told to a file. */

import { appendFileSync } from 'node:fs';
import { firstStone, say, talk } from './talk.mjs';

const [, , file] = process.argv;
process.stdin.on('data', (chunk) => appendFileSync(file, chunk));

await talk('Prying', ({ view }) => say({ type: 'move', move: firstStone(view) }));
