/** What is cached, and when it is computed again. */

import { expect, it } from 'vitest';
import { memoizeLast, memoizeLastPair } from './memoize-last.js';

it('computes once for the same object, and anew for another that looks the same', () => {
  let asked = 0;
  const first = memoizeLast(({ name }: { readonly name: string }) => {
    asked++;
    return name.charAt(0);
  });
  const ada = { name: 'Ada' };
  expect([first(ada), first(ada), asked]).toEqual(['A', 'A', 1]);
  expect([first({ name: 'Ada' }), first({ name: 'Bo' }), first(ada), asked]).toEqual(['A', 'B', 'A', 4]);
});

it('minds the second thing as well', () => {
  let asked = 0;
  const at = memoizeLastPair((list: readonly string[], index: number) => {
    asked++;
    return list[index];
  });
  const letters = ['a', 'b'];
  expect([at(letters, 0), at(letters, 0), at(letters, 1), at(letters, 0), asked]).toEqual(['a', 'a', 'b', 'a', 3]);
});
