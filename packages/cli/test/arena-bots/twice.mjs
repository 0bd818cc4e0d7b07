/** Plays correctly, and says everything twice. */

import { firstStone, say, talk } from './talk.mjs';

await talk('Twice', ({ view }) => {
  const line = JSON.stringify({ type: 'move', move: firstStone(view) });
  say(`${line}\n${line}`);
});
