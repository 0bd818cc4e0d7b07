/** Plays Kakuzu by legal moves, but never ends by itself, and shows that it lives by writing to a file. */

import { appendFileSync } from 'node:fs';
import { firstStone, say, talk } from './talk.mjs';

const [, , file] = process.argv;
setInterval(() => appendFileSync(file, '.'), 50);

await talk('Stubborn', ({ view }) => say({ type: 'move', move: firstStone(view) }));
