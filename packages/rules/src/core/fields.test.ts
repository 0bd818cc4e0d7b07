import { describe, expect, it } from 'vitest';
import { choice, flag, integer, list, wordOrInteger } from './field-kinds.js';
import { type Field, readFields } from './fields.js';
import { withoutDefaults } from './options.js';

const word = (raw: unknown): string | undefined => (typeof raw === 'string' ? raw : undefined);
const name: Field<string> = { expected: 'text', read: word };
const fields = {
  name,
  expert: flag(false),
  level: choice(['easy', 'hard']),
  seconds: wordOrInteger('off', 5, 60),
  points: integer(0, 9, 3),
  words: list(word, 'words', { min: 0, max: 2 }, ['a']),
} as const;

describe('reading the fields of an object', () => {
  it('gives what is left out its default', () => {
    expect(readFields({ name: 'Ada' }, fields, '')).toEqual({
      ok: true,
      value: { name: 'Ada', expert: false, level: 'easy', seconds: 'off', points: 3, words: ['a'] },
    });
  });

  it('takes what fits', () => {
    const raw = { name: '', expert: true, level: 'hard', seconds: 60, points: 0, words: ['b', 'c'] };
    expect(readFields(raw, fields, '')).toEqual({ ok: true, value: raw });
  });

  it.each([
    [null, 'table', 'wrong'],
    [[], 'table', 'wrong'],
    ['x', 'table', 'wrong'],
    [{}, 'table.name', 'missing'],
    [{ name: 'Ada', colour: 'red' }, 'table.colour', 'unknown'],
    [{ name: 'Ada', toString: 1 }, 'table.toString', 'unknown'],
    [JSON.parse('{"name":"Ada","__proto__":{}}'), 'table.__proto__', 'unknown'],
    [{ name: 7 }, 'table.name', 'wrong'],
    [{ name: 'Ada', expert: 'true' }, 'table.expert', 'wrong'],
    [{ name: 'Ada', level: 'medium' }, 'table.level', 'wrong'],
    [{ name: 'Ada', seconds: 4 }, 'table.seconds', 'wrong'],
    [{ name: 'Ada', seconds: 'on' }, 'table.seconds', 'wrong'],
    [{ name: 'Ada', points: 3.5 }, 'table.points', 'wrong'],
    [{ name: 'Ada', points: 10 }, 'table.points', 'wrong'],
    [{ name: 'Ada', points: Number.NaN }, 'table.points', 'wrong'],
    [{ name: 'Ada', words: 'b' }, 'table.words', 'wrong'],
    [{ name: 'Ada', words: ['b', 7] }, 'table.words', 'wrong'],
    [{ name: 'Ada', words: ['b', 'c', 'd'] }, 'table.words', 'wrong'],
    [{ name: 'Ada', expert: undefined }, 'table.expert', 'wrong'],
  ])('refuses %j and names the field %s', (raw, field, problem) => {
    expect(readFields(raw, fields, 'table')).toMatchObject({
      ok: false,
      error: { code: 'bad-request', detail: { field, problem } },
    });
  });
});

describe('what a record has to name', () => {
  it('is what differs from the default', () => {
    const values = { name: 'Ada', expert: false, level: 'hard', seconds: 'off', points: 3, words: ['a'] };
    expect(withoutDefaults(values, fields)).toEqual({ name: 'Ada', level: 'hard' });
  });
});
