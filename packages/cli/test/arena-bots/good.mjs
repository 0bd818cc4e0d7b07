/** Plays Kakuzu by legal moves. */

import { firstStone, say, talk } from './talk.mjs';

await talk('Good', ({ view }) => say({ type: 'move', move: firstStone(view) }));
