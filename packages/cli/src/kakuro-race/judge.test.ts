import { describe, expect, it } from 'vitest';
import { ask, codeOf, errorCode } from '../../test/ask-judge.js';

const field = '92943562/73286451/12673364/75892513/67159688/63499717/23421758/54279483';
const race = { game: 'kakuro-race', field, scored: [] as string[], marker: 36, tiles: ['d'] };

describe('what is wrong with a request itself', () => {
  it.each([
    [{ ...race }, 'neither claim nor list'],
    [{ ...race, claim: 'a2-h2', marker: 2 }, 'a marker below 3'],
    [{ ...race, claim: 'a2-h2', marker: 41 }, 'a marker above 40'],
    [{ ...race, claim: 'a2-h2', marker: 36.5 }, 'half a marker'],
    [{ ...race, claim: 'a2-h2', marker: '36' }, 'a marker as text'],
    [{ ...race, claim: 'a2-h2', tiles: ['n0'] }, 'a New number 0'],
    [{ ...race, claim: 'a2-h2', tiles: ['D'] }, 'a tile in capitals'],
    [{ ...race, claim: 'a2-h2', tiles: 'd' }, 'tiles that are no list'],
    [{ ...race, claim: 'a2-h2', scored: [7] }, 'a scored line that is no text'],
    [{ ...race, list: 'odds' }, 'a list of something else'],
  ])('%j is a bad request: %s', (request, _name) => {
    expect(errorCode(request)).toBe('bad-request');
  });

  it.each([
    [{ ...race, claim: 'a2-i2' }],
    [{ ...race, claim: 'a2' }],
    [{ ...race, claim: 'a2-h2  d' }],
    [{ ...race, claim: 'a2-h2 d x:a2,a3' }],
    [{ ...race, claim: 'a2-h2 n7:c2 #f2(d)' }],
    [{ ...race, claim: 'a2-h2 #f2(q)' }],
    [{ ...race, claim: 'a2-h2', scored: ['b1b8'] }],
    [{ ...race, claim: 'a2-h2', field: field.replace('9', '.') }],
  ])('%j is bad notation', (request) => {
    expect(errorCode(request)).toBe('bad-notation');
  });

  it.each([
    ['a red square in no scored line', { ...race, field: field.replace('92', 'I2'), claim: 'a2-h2' }],
    ['a scored line that is not red', { ...race, scored: ['a2-h2'], claim: 'a2-h2' }],
    ['a scored line written backwards', { ...race, scored: ['h2-a2'], claim: 'a2-h2' }],
    [
      'a line scored twice',
      { ...race, field: field.replace('73286451', 'GCBHFDEA'), scored: ['a2-h2', 'a2-h2'], list: 'best' },
    ],
    [
      'a scored line that is not whole',
      { ...race, field: field.replace('73286451', 'GC286451'), scored: ['a2-b2'], list: 'best' },
    ],
    ['more than eight silver of a number', { ...race, field: field.replace('73286451', '99986451'), list: 'best' }],
  ])('%s is a bad position', (_name, request) => {
    expect(errorCode(request)).toBe('bad-position');
  });

  it('names the notation before the position', () => {
    const impossible = field.replace('73286451', '99986451');
    expect(codeOf(ask({ ...race, field: impossible, claim: 'nonsense' }))).toBe('bad-notation');
  });
});

describe('race claims', () => {
  it('finds the best claim, and proves that there is none', () => {
    expect(ask({ ...race, list: 'best' })).toEqual({ exists: true, points: 8, claim: 'a2-h2' });
    const covered = '########/########/########/########/########/########/########/######12';
    expect(ask({ ...race, field: covered, marker: 3, list: 'best' })).toEqual({
      exists: true,
      points: 2,
      claim: 'g8-h8',
    });
    expect(ask({ ...race, field: covered, marker: 40, tiles: ['n9', 'n9', 'd', 'x'], list: 'best' })).toEqual({
      exists: false,
    });
  });

  it('gives the tiles that are left in the order they were held', () => {
    const tiles = ['n5', 'd', 'x', 'n1', 'd'];
    expect(ask({ ...race, marker: 33, tiles, claim: 'a1-h1 x:h1,b2 n1:c1 d' })).toMatchObject({
      valid: true,
      tiles: ['n5', 'd'],
    });
  });
});
