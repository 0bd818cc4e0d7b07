/** Answers every question ten thousand times. */

import { firstStone, talk } from './talk.mjs';

await talk('Babbling', ({ view }) => {
  process.stdout.write(`${JSON.stringify({ type: 'move', move: firstStone(view) })}\n`.repeat(10_000));
});
