/** What somebody keeps for themselves at an online table, and what an earlier page left there. */

import { expect, test } from 'vitest';
import { deviceStore } from '../../settings/text-store';
import { StoredNotes } from './stored-notes';

test('is read again as it was written, by seat and kind', () => {
  const notes = new StoredNotes('table');
  notes.write(0, 'notes', 'a1:137');
  notes.write(1, 'draft', 'e5');
  const again = new StoredNotes('table');
  expect([again.read(0, 'notes'), again.read(1, 'draft'), again.read(1, 'notes')]).toEqual(['a1:137', 'e5', '']);
  again.forget([0, 1]);
  expect([again.read(0, 'notes'), again.read(1, 'draft')]).toEqual(['', '']);
});

test('squares that an earlier page wrote are thrown away, and nothing else', () => {
  deviceStore.write('riverstone:notes:table:0:notes', 'c6:4');
  deviceStore.write('riverstone:online:table', '{}');
  const other = new StoredNotes('other');
  other.write(0, 'notes', 'b2:9');
  const notes = new StoredNotes('table');
  expect(notes.read(0, 'notes')).toBe('');
  expect(deviceStore.read('riverstone:notes:table:0:notes')).toBeNull();
  expect(deviceStore.read('riverstone:online:table')).toBe('{}');
  expect(other.read(0, 'notes')).toBe('b2:9');
});
