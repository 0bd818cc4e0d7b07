import { describe, expect, it } from 'vitest';
import { listOf, notation, nullable, object, refined } from './composed-fields.js';
import { choice, flag, integer } from './field-kinds.js';
import { readField, wrongField } from './fields.js';
import { ok, refuse } from './result.js';

const even = notation((text) =>
  text.length % 2 === 0 ? ok(text.length) : refuse('bad-notation', { what: 'even', text }),
);
const table = object({
  level: choice(['easy', 'hard']),
  seats: listOf(object({ seat: integer(0, 3), ready: flag(false) }), { min: 1, max: 2 }),
  mark: nullable(integer(1, 9)),
  word: nullable(even),
  odd: refined(integer(0, 9), (digit, path) => (digit % 2 === 1 ? ok(`number ${digit}`) : wrongField(path, 'odd'))),
});
const right = { level: 'hard', seats: [{ seat: 3, ready: true }], mark: null, word: 'four', odd: 7 };

describe('fields made of fields', () => {
  it('are read from the inside out', () => {
    expect(readField(right, table, '')).toEqual(ok({ ...right, word: 4, odd: 'number 7' }));
    expect(readField({ ...right, mark: 9, word: null }, table, '')).toMatchObject(ok({ mark: 9, word: null }));
  });

  it.each([
    [7, 'table', 'bad-request', 'object'],
    [{ ...right, seats: {} }, 'table.seats', 'bad-request', 'a list of 1..2'],
    [{ ...right, seats: [] }, 'table.seats', 'bad-request', 'a list of 1..2'],
    [{ ...right, seats: new Array(3).fill(right.seats[0]) }, 'table.seats', 'bad-request', 'a list of 1..2'],
    [{ ...right, seats: [right.seats[0], null] }, 'table.seats.1', 'bad-request', 'object'],
    [{ ...right, seats: [{ seat: 4, ready: true }] }, 'table.seats.0.seat', 'bad-request', '0..3'],
    [{ ...right, mark: 0 }, 'table.mark', 'bad-request', '1..9|null'],
    [{ ...right, word: 4 }, 'table.word', 'bad-request', 'text'],
    [{ ...right, word: ' '.repeat(65_538) }, 'table.word', 'bad-request', 'text'],
    [{ ...right, odd: 8 }, 'table.odd', 'bad-request', 'odd'],
    [{ ...right, odd: 'x' }, 'table.odd', 'bad-request', '0..9'],
  ])('refuse %j and name the innermost field %s', (raw, field, code, expected) => {
    expect(readField(raw, table, 'table')).toMatchObject({ ok: false, error: { code, detail: { field, expected } } });
  });

  it('must all be there, those with a default too', () => {
    const { level: _level, ...rest } = right;
    const missing = (field: string) => refuse('bad-request', { field, problem: 'missing' });
    expect(readField(rest, table, '')).toEqual(missing('level'));
    expect(readField({ ...right, seats: [{ seat: 0 }] }, table, '')).toEqual(missing('seats.0.ready'));
  });

  it('give a refusal of a notation the name of the field', () => {
    const refused = refuse('bad-notation', { field: 'word', what: 'even', text: 'one' });
    expect(readField({ ...right, word: 'one' }, table, '')).toEqual(refused);
  });
});
