/** Well-formed answers that no rule allows: stones that are gone, other seats, moves of the clock, invented points. */

import { say, talk } from './talk.mjs';

const moves = ['a1', '0:b2', 'flag', 'y9e5!', 'z9', '9z9', 'accept', ''];

await talk('Lying', ({ type }, asked) => {
  const move = moves[asked % moves.length];
  if (type === 'marker') say({ type: 'claim', claim: move, afterMs: 1 });
  else say({ type: 'move', move, points: 1e9, note: 'trust me' });
});
