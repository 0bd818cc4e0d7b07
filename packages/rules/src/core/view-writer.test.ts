import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asIs, orNull, viewWriter } from './view-writer.js';

interface View {
  readonly turn: number;
  readonly last: { readonly seat: number; readonly squares: readonly number[] } | null;
  readonly sealed: readonly number[] | Readonly<Record<string, unknown>>;
}

const write = viewWriter<View>({
  turn: asIs,
  last: orNull(({ seat, squares }) => ({ seat, squares: squares.join('-') })),
  sealed: asIs,
});
const view: View = { turn: 1, last: { seat: 0, squares: [4, 5] }, sealed: [] };

describe('a view is written', () => {
  it('whole, in the order of its fields', () => {
    expect(JSON.stringify(write(view))).toBe('{"turn":1,"last":{"seat":0,"squares":"4-5"},"sealed":[]}');
    expect(write({ ...view, last: null }).last).toBeNull();
  });

  it('as nothing where it is the same, whoever made it', () => {
    expect(write(view, view)).toEqual({});
    expect(write(structuredClone(view), view)).toEqual({});
  });

  it.each([
    ['a number', { turn: 2 }],
    ['an item', { last: { seat: 0, squares: [4, 6] } }],
    ['one item more', { last: { seat: 0, squares: [4, 5, 6] } }],
    ['one item less', { last: { seat: 0, squares: [4] } }],
    ['what was there', { last: null }],
    ['a list for an object', { sealed: {} }],
    ['a field more', { sealed: { other: undefined } }],
  ])('as what differs: %s', (_, changes) => {
    const changed = { ...view, ...changes } as View;
    expect(Object.keys(write(changed, view))).toEqual(Object.keys(changes));
    expect(Object.keys(write(view, changed))).toEqual(Object.keys(changes));
  });

  it('so that what was shown before and what differs make the new one', () => {
    const any = viewWriter<{ readonly a: unknown; readonly b: unknown }>({ a: asIs, b: asIs });
    const fields = fc.record({ a: fc.jsonValue(), b: fc.jsonValue() });
    fc.assert(
      fc.property(fields, fields, (before, after) => {
        expect({ ...any(before), ...any(after, before) }).toEqual(any(after));
      }),
    );
  });
});
