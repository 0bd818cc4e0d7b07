/** What is kept of the luck of tables: what was promised first, the share that was given, and not for ever. */

import { expect, test } from 'vitest';
import { keepCommitment, keepShare, keptLuck } from './kept-luck';

test('the first promise is kept, whatever the server says later', () => {
  keepCommitment('first', 'promise');
  keepShare('first', 'another', 'share');
  keepCommitment('first', 'another');
  expect(keptLuck('first')).toEqual({ commitment: 'promise', share: 'share' });
});

test('something is kept of a hundred tables, and the oldest is forgotten first', () => {
  const tables = Array.from({ length: 130 }, (_, number) => `table-${number}`);
  for (const table of tables) keepCommitment(table, 'promise');
  const kept = tables.filter((table) => keptLuck(table) !== null);
  expect(kept).toHaveLength(100);
  expect(keptLuck('table-129')).not.toBeNull();
  expect(keptLuck('first')).toBeNull();
});
