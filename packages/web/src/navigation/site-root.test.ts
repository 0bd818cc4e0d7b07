/** The folder of the page, wherever it was opened. */

import { expect, test } from 'vitest';
import { rootOf } from './site-root';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/games/', '/games/'],
  ['/games/index.html', '/games/'],
  ['/t/abcdefgh234567', '/'],
  ['/t/abc', '/'],
  ['/screen/abcdefgh234567', '/'],
  ['/replay/abcdefgh234567', '/'],
  ['/games/replay/abcdefgh234567/34', '/games/'],
  ['/games/t/abcdefgh234567', '/games/'],
  ['/t/', '/t/'],
  ['/t/index.html', '/t/'],
])('of %s it is %s', (path, root) => {
  expect(rootOf(path)).toBe(root);
});
