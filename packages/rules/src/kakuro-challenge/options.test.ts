/** The table options: what is read, what is refused. */

import { describe, expect, it } from 'vitest';
import { stoneLayouts } from './board/stone-layouts.js';
import { challengeOptions, parseOptions, stoneSquares } from './options.js';

const defaults = {
  first: 'lot',
  expert: false,
  scoring: 'referee',
  falseChallenge: 0,
  moveSeconds: 'off',
  timeUp: 'move',
  stones: ['b2', 'h2', 'e5', 'b8', 'h8'],
};

describe('options', () => {
  it('[C11.1] what is left out has its default', () => {
    expect(parseOptions({}, 2)).toEqual({ ok: true, value: defaults });
    expect(Object.keys(challengeOptions)).toEqual(Object.keys(defaults));
  });

  it('[C2.3] the river stones lie like the five on a die', () => {
    expect(stoneLayouts.standard).toEqual(defaults.stones);
    expect(stoneSquares(stoneLayouts.standard)).toEqual([10, 16, 40, 64, 70]);
  });

  it.each([
    { first: 0 },
    { first: 3 },
    { expert: true },
    { scoring: 'claim' },
    { scoring: 'strict' },
    { falseChallenge: 999 },
    { moveSeconds: 1 },
    { moveSeconds: 30 },
    { moveSeconds: 3600 },
    { moveSeconds: 30, timeUp: 'remind' },
    { timeUp: 'move' },
    { stones: ['a1', 'b1', 'c1', 'h9', 'i9'] },
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
    [{ moveSeconds: 30, timeUp: 'sleep' }, 'options.timeUp'],
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

  it('[C11.4] a reminder needs a clock', () => {
    expect(parseOptions({ timeUp: 'remind' }, 2)).toMatchObject({
      ok: false,
      error: { code: 'bad-request', detail: { field: 'options.timeUp', problem: 'needs', needed: 'moveSeconds' } },
    });
  });

  it.each(Object.entries(stoneLayouts))('[C11.3] the layout %s is one', (_, stones) => {
    expect(parseOptions({ stones }, 2).ok).toBe(true);
  });

  it('[C11.3] stones: the same square twice is named', () => {
    expect(parseOptions({ stones: ['c3', 'c3', 'e5', 'c7', 'g7'] }, 2)).toMatchObject({
      ok: false,
      error: { code: 'bad-request', detail: { field: 'options.stones', problem: 'square-twice', square: 'c3' } },
    });
  });

  it.each([
    ['four', ['c3', 'g3', 'e5', 'c7']],
    ['six', ['a1', 'b1', 'c1', 'd1', 'e1', 'f1']],
    ['not in board order', ['g3', 'c3', 'e5', 'c7', 'g7']],
    ['not a square', ['c3', 'g3', 'e5', 'c7', 'j7']],
    ['numbers', [20, 24, 40, 56, 60]],
    ['no list', 'c3 g3 e5 c7 g7'],
  ])('[C11.3] stones: %s', (_, stones) => {
    expect(parseOptions({ stones }, 2)).toMatchObject({
      ok: false,
      error: { code: 'bad-request', detail: { field: 'options.stones' } },
    });
  });
});
