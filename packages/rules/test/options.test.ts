/** Options from outside, whatever they are: read, or refused with the field that is wrong; and never a fault. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameIds, unwrap, withGame } from '../src/index.js';
import { badOptions } from './bad-options.js';

it.each(badOptions)('$what: $game says so', ({ game, seats, options, detail }) => {
  const refused = withGame(game, (rules) => rules.parseOptions(options, seats));
  expect(refused).toEqual({ ok: false, error: { code: 'bad-request', detail } });
});

describe.each(gameIds)('%s', (id) => {
  const { min, max } = withGame(id, ({ seats }) => seats);
  const read = (raw: unknown, seats: number) => withGame(id, (game) => game.parseOptions(raw, seats));
  const names = Object.keys(unwrap(read({}, 2)) as object);
  const seats = fc.integer({ min, max });
  /** Values that are nearly right are the ones that lead far. */
  const value = fc.oneof(
    fc.jsonValue(),
    fc.integer({ min: -1, max: 200 }),
    fc.constantFrom('lot', 'off', 'random', 'claim', 'strict', 'remind', 'own', 'shown', 'announce', true, false),
    fc.array(fc.oneof(fc.constantFrom('a1', 'e5', 'i9', 'd', 'x', 'n4'), fc.integer({ min: 0, max: 41 })), {
      maxLength: 50,
    }),
  );
  const nearly = fc.dictionary(fc.constantFrom(...names, 'toString', '__proto__', ''), value);

  it.each([[null], [[]], [7], ['options'], [true]])('%j is no set of options', (raw) => {
    expect(read(raw, 2)).toMatchObject({
      ok: false,
      error: { code: 'bad-request', detail: { field: 'options', expected: 'object' } },
    });
  });

  it('whatever comes is read or refused, and what was read is read again the same', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), nearly), seats, (raw, count) => {
        const first = read(raw, count);
        if (first.ok) expect(read(first.value, count)).toEqual(first);
        else expect(first.error).toMatchObject({ code: 'bad-request', detail: { field: expect.any(String) } });
      }),
      { numRuns: 2000 },
    );
  });
});
