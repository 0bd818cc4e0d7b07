import { expect, test } from 'vitest';
import { counted, listed } from './text.js';

test('lists and counts as one says them', () => {
  expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
  expect([counted(0, 'point'), counted(1, 'point'), counted(2, 'point')]).toEqual(['0 points', '1 point', '2 points']);
});
