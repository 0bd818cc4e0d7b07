import { expect, it } from 'vitest';
import { spentTiles } from './spent-tiles';

it.each([
  [{ fate: 'found', claim: 'b2-e2 x:d2,f6 #a2(n3) d' }, 3],
  [{ fate: 'found', claim: 'b2-e2' }, 0],
  // Somebody else claimed it.
  [{ fate: 'beaten', claim: 'b2-e2 x:d2,f6' }, 0],
  [{ fate: 'unsolved', claim: null }, 0],
  [null, 0],
])('%j cost %i tiles', (detail, tiles) => {
  expect(spentTiles(detail)).toBe(tiles);
});
