/** Rows from the store: those that this version writes are applied, all others are refused with a clear message. */

import { describe, expect, it } from 'vitest';
import { adaAndBot } from '../../../test/support/ada-and-bot.js';
import type { LogRow } from '../../store/store.js';
import { RowError } from '../log/row.js';
import { foldRows } from './apply-row.js';

const { id, rows } = adaAndBot(1000);

const fold = (body: string, version = 2) => foldRows(id, [...(rows as readonly LogRow[]), { version, at: 2000, body }]);
const written = (content: object): string => JSON.stringify({ by: 1, id: 'a', ...content });

function errorOf(body: string, version?: number): RowError {
  try {
    fold(body, version);
  } catch (error) {
    if (error instanceof RowError) return error;
    throw error;
  }
  throw new Error('the row was applied');
}

describe('a row', () => {
  it('is remembered by the id of its command as long as 64 more have not come', () => {
    const names = Array.from({ length: 300 }, (_, index) =>
      written({ kind: 'renamed', member: 1, name: `N${index}`, id: `c${index}` }),
    );
    const state = foldRows(id, [
      ...(rows as readonly LogRow[]),
      ...names.map((body, index) => ({ version: index + 2, at: 2000, body })),
    ]);
    for (let back = 0; back < 64; back++) expect(state.versionOf(1, `c${299 - back}`)).toBe(301 - back);
    expect([state.versionOf(1, 'c100'), state.versionOf(2, 'c299')]).toEqual([undefined, undefined]);
  });

  it('that is known is applied', () => {
    expect(fold(written({ kind: 'renamed', member: 1, name: 'Ann' })).member(1)?.name).toBe('Ann');
  });

  it.each([
    ['of an unknown kind', written({ kind: 'teleported', seat: 1 }), 'unknown kind of row "teleported"'],
    ['of a kind that every object has', written({ kind: 'toString' }), 'unknown kind of row "toString"'],
    ['without a kind', written({}), 'unknown kind of row undefined'],
    ['that is no JSON', '{"kind":', 'unknown kind of row undefined'],
    ['that is no object', '7', 'unknown kind of row undefined'],
    ['without a field', written({ kind: 'renamed', member: 1 }), 'malformed row of kind "renamed"'],
    ['with a field of another type', written({ kind: 'agreed', seat: '1' }), 'malformed row of kind "agreed"'],
    ['with a field too many', written({ kind: 'paused', seat: 1 }), 'malformed row of kind "paused"'],
    ['without an author', JSON.stringify({ kind: 'paused' }), 'malformed row of kind "paused"'],
    [
      'about no member',
      written({ kind: 'removed', member: 9 }),
      'can\'t apply row of kind "removed": there is no member 9',
    ],
    [
      'about no seat',
      written({ kind: 'left-seat', seat: 5 }),
      'can\'t apply row of kind "left-seat": there is no seat 5',
    ],
    ['of no game', written({ kind: 'played', entries: ['0:e5'] }), 'can\'t apply row of kind "played"'],
    ['that agrees to nothing', written({ kind: 'agreed', seat: 0 }), 'can\'t apply row of kind "agreed"'],
  ])('%s is refused', (_, body, reason) => {
    const { message, code } = errorOf(body);
    expect(message).toContain(`table ${id}, version 2: ${reason}`);
    expect(code).toBe('bad-row');
  });

  it('out of order is refused', () => {
    expect(errorOf(written({ kind: 'paused' }), 3).message).toBe(`table ${id}, version 3: follows version 1`);
  });
});

it('an empty log is refused', () => {
  expect(() => foldRows('abc', [])).toThrow('table abc, version 0: the log is empty');
});
