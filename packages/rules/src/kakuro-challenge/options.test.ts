/** The table options: what is read, what is refused. */

import { describe, expect, it } from 'vitest';
import { defaultStones, optionFields, parseOptions, stoneSquares } from './options.js';

const defaults = {
  first: 'lot',
  expert: false,
  scoring: 'referee',
  falseChallenge: 0,
  moveSeconds: 'off',
  stones: ['c3', 'c7', 'e5', 'g3', 'g7'],
};

describe('options', () => {
  it('[C11.1] what is left out has its default', () => {
    expect(parseOptions({}, 2)).toEqual({ ok: true, value: defaults });
    expect(Object.keys(optionFields)).toEqual(Object.keys(defaults));
  });

  it('[C2.3] the river stones lie like the five on a die', () => {
    expect(defaultStones).toEqual(defaults.stones);
    expect(stoneSquares(defaultStones)).toEqual([20, 24, 40, 56, 60]);
  });

  it.each([
    { first: 0 },
    { first: 3 },
    { expert: true },
    { scoring: 'claim' },
    { falseChallenge: 999 },
    { moveSeconds: 1 },
    { moveSeconds: 30 },
    { moveSeconds: 3600 },
    { stones: ['a1', 'a2', 'a3', 'i8', 'i9'] },
    { ...defaults },
  ])('[C11.1] %j is read', (options) => {
    expect(parseOptions(options, 4)).toEqual({ ok: true, value: { ...defaults, ...options } });
  });

  it.each([
    [null, 'options'],
    [[], 'options'],
    [{ speed: 3 }, 'options.speed'],
    [{ variant: 'bag' }, 'options.variant'],
    [{ expert: 1 }, 'options.expert'],
    [{ expert: null }, 'options.expert'],
    [{ scoring: 'Claim' }, 'options.scoring'],
    [{ falseChallenge: -1 }, 'options.falseChallenge'],
    [{ falseChallenge: 1000 }, 'options.falseChallenge'],
    [{ falseChallenge: 0.5 }, 'options.falseChallenge'],
    [{ moveSeconds: 0 }, 'options.moveSeconds'],
    [{ moveSeconds: 3601 }, 'options.moveSeconds'],
    [{ moveSeconds: '30' }, 'options.moveSeconds'],
    [{ first: 'youngest' }, 'options.first'],
    [{ first: -1 }, 'options.first'],
  ])('[C11.1] %j is refused', (options, field) => {
    expect(parseOptions(options, 2)).toMatchObject({ ok: false, error: { code: 'bad-request', detail: { field } } });
  });

  it.each([
    [2, 1, 2],
    [3, 2, 3],
    [4, 3, 4],
  ])('[C11.2] with %i seats the last is %i and %i is none', (seats, last, none) => {
    expect(parseOptions({ first: last }, seats).ok).toBe(true);
    expect(parseOptions({ first: none }, seats)).toMatchObject({
      ok: false,
      error: { code: 'bad-request', detail: { field: 'options.first' } },
    });
  });

  it.each([
    ['four', ['c3', 'c7', 'e5', 'g3']],
    ['six', ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']],
    ['not in board order', ['c7', 'c3', 'e5', 'g3', 'g7']],
    ['the same twice', ['c3', 'c3', 'e5', 'g3', 'g7']],
    ['not a square', ['c3', 'c7', 'e5', 'g3', 'j7']],
    ['numbers', [20, 24, 40, 56, 60]],
    ['no list', 'c3 c7 e5 g3 g7'],
  ])('[C11.3] stones: %s', (_, stones) => {
    expect(parseOptions({ stones }, 2)).toMatchObject({
      ok: false,
      error: { code: 'bad-request', detail: { field: 'options.stones' } },
    });
  });
});
