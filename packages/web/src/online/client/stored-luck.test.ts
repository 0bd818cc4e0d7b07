/** What is kept of the luck of tables: what was promised first, the share that was given, and not for ever. */

import { expect, test } from 'vitest';
import { storeCommitment, storedLuck, storeShare } from './stored-luck';

test('the first promise is kept, whatever the server says later', () => {
  storeCommitment('first', 'promise');
  storeShare('first', 'another', 'share');
  storeCommitment('first', 'another');
  expect(storedLuck('first')).toEqual({ commitment: 'promise', share: 'share' });
});

test('something is kept of a hundred tables, and the oldest is forgotten first', () => {
  const tables = Array.from({ length: 130 }, (_, number) => `table-${number}`);
  for (const table of tables) storeCommitment(table, 'promise');
  const kept = tables.filter((table) => storedLuck(table) !== null);
  expect(kept).toHaveLength(100);
  expect(storedLuck('table-129')).not.toBeNull();
  expect(storedLuck('first')).toBeNull();
});
