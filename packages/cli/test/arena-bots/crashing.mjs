/** Answers one question and ends with an error at the next. */

import { firstStone, say, talk } from './talk.mjs';

await talk('Crashing', ({ view }, asked) => {
  if (asked > 1) throw new Error('out of ideas');
  say({ type: 'move', move: firstStone(view) });
});
