/** How long a broken line is left alone. */

import { expect, test } from 'vitest';
import { waitBefore } from './retry-delay';

test.each([
  ['the first attempt comes at once', 0, 0, 0],
  ['the next one after a moment', 1, 200, 400],
  ['then later', 3, 800, 1600],
  ['never later than after five seconds', 50, 2500, 5000],
])('%s', (_name, failures, least, most) => {
  expect([waitBefore(failures, 0), waitBefore(failures, 1)]).toEqual([least, most]);
});
