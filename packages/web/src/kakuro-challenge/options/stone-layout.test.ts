import { expect, test } from 'vitest';
import { layoutOf } from './stone-layout';

test('stones have a name, or are somebody’s own', () => {
  expect(layoutOf(['e1', 'a5', 'e5', 'i5', 'e9'])).toBe('sides');
  expect(layoutOf(['e1', 'a5', 'e5', 'i5', 'f9'])).toBeNull();
});
