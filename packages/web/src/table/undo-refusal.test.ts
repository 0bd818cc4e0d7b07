/** Why a move can't be taken back. */

import { expect, test } from 'vitest';
import { undoRefusal } from './undo-refusal';

const after = (...actors: readonly (number | 'table')[]) =>
  undoRefusal(
    null,
    actors.map((actor) => ({ actor })),
    0,
  );

test('nothing bars a move that the table lets go', () => {
  expect(undoRefusal(0, [{ actor: 0 }], 0)).toBeNull();
});

test('a move is barred by what was shown, drawn or answered since', () => {
  expect(after()).toBe('none');
  expect(after('table', 1)).toBe('none');
  expect(after(1, 0)).toBe('revealed');
  expect(after(0, 'table')).toBe('drawn');
  expect(after(0, 'table', 1)).toBe('answered');
});
