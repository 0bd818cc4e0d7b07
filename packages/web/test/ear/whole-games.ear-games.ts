/** A whole game of each kind by ear: nothing but keys, and whatever the page tells is heard. */

import { gameIds } from '@riverstone/rules';
import { it } from 'vitest';
import { begin, expectSaidOnce, move, nextInputsAfter, sitDown, useEar } from './by-ear';

const here = useEar();

it.each(gameIds)('%s, from the first move to the result', async (game) => {
  const at = here();
  await sitDown(at, game);
  await begin(at);
  let next = await nextInputsAfter(at, -1);
  while (!next.status.over) next = await move(at, next);
  await at.ear.hears(/(?:You win|\w+ wins), \d+ \w+ to \d+|win: \d+|Game over: \d+/);
  await expectSaidOnce(at);
});
