/** What Action tiles do, and every condition on playing them. */

import { describe, expect, it } from 'vitest';
import { type Asked, judge, ruling, staircaseWith } from '../../test/race-ruling.js';
import { type ActionTile, actionTiles } from './field.js';

interface Case extends Asked {
  readonly claim: string;
  readonly answer: string;
}

const answerTo = ({ claim, answer: _answer, ...asked }: Case): string => ruling(claim, asked);
const doubles = (count: number): ActionTile[] => new Array<ActionTile>(count).fill('d');

describe('playing Action tiles', () => {
  it.each<Case>([
    { claim: 'a1-a2 #a3(d)', marker: 3, tiles: ['d'], answer: 'valid' },
    { claim: 'a1-a2 #a3(x)', marker: 3, tiles: ['d'], answer: 'not-yours' },
    { claim: 'a1-a2 #a3(d)', marker: 3, tiles: [], answer: 'not-yours' },
    { claim: 'a2-a3 #a1(d) #a4(d)', marker: 5, tiles: ['d', 'x'], answer: 'not-yours' },
    { claim: 'a1-a2 x:a1,h4 #a3(d)', marker: 8, tiles: ['d'], answer: 'not-yours' },
    { claim: 'a1-a2 #a3(d) n5:a1', marker: 7, tiles: ['d', 'n6'], answer: 'not-yours' },
    { claim: 'a1-a2 #a3(x) n5:a1', marker: 7, tiles: ['x', 'n5'], answer: 'valid' },
  ])('[R5.1] takes tiles of one’s own: $claim with $tiles is $answer', (each) => {
    expect(answerTo(each)).toBe(each.answer);
  });

  const twins = staircaseWith({ a: '22345678' });

  it.each<Case>([
    { claim: 'a1-a2 #a3(d) d', marker: 4, tiles: ['d'], field: twins, answer: 'not-yours' },
    { claim: 'a1-a2 #a3(d) d', marker: 4, tiles: ['d', 'd'], field: twins, answer: 'valid' },
    { claim: 'a1-a2 x:a1,h4 #a3(x)', marker: 8, tiles: ['x'], answer: 'not-yours' },
    { claim: 'a1-a2 #a3(n5) n5:a1', marker: 7, tiles: ['n5'], answer: 'not-yours' },
    { claim: 'a1-a2 #a3(n5) n5:a1', marker: 7, tiles: ['n5', 'n5'], answer: 'valid' },
  ])('[R5.2] uses the front or the back of a tile: $claim with $tiles is $answer', (each) => {
    expect(answerTo(each)).toBe(each.answer);
  });

  const tiles: readonly ActionTile[] = ['d', 'x', 'n5', 'n6'];

  it.each<Case & { name: string }>([
    {
      name: 'a cover on red',
      claim: 'a1-a2 #a3(d)',
      marker: 3,
      field: staircaseWith({ a: '12C45678' }),
      answer: 'not-silver',
    },
    {
      name: 'a cover on a Sum square',
      claim: 'a1-a2 #a3(d)',
      marker: 3,
      field: staircaseWith({ a: '12#45678' }),
      answer: 'not-silver',
    },
    { name: 'two covers on a square', claim: 'a1-a2 #a3(d) #a3(x)', marker: 3, answer: 'not-silver' },
    {
      name: 'a number on red',
      claim: 'a1-a2 #a3(d) n5:a1',
      marker: 7,
      field: staircaseWith({ a: 'A2345678' }),
      answer: 'not-silver',
    },
    { name: 'a number on a number', claim: 'a1-a2 #a3(d) n5:a1 n6:a1', marker: 8, answer: 'not-silver' },
    { name: 'a number on a cover', claim: 'a1-a2 #a3(d) n5:a3', marker: 3, answer: 'not-silver' },
    {
      name: 'an exchange of red in the line',
      claim: 'a1-a2 x:a1,h4 #a3(d)',
      marker: 8,
      field: staircaseWith({ a: 'A2345678' }),
      answer: 'not-silver',
    },
    {
      name: 'an exchange of red elsewhere',
      claim: 'a1-a2 x:a1,h4 #a3(d)',
      marker: 8,
      field: staircaseWith({ h: '345F7891' }),
      answer: 'not-silver',
    },
    {
      name: 'an exchange with a Sum square',
      claim: 'a1-a2 x:a1,h4 #a3(d)',
      marker: 8,
      field: staircaseWith({ h: '345#7891' }),
      answer: 'not-silver',
    },
    { name: 'silver all along', claim: 'a1-a2 x:a1,h4 #a3(d)', marker: 8, answer: 'valid' },
  ])('[R5.3] touches silver numbers only: $name is $answer', ({ name: _name, ...each }) => {
    expect(answerTo({ tiles, ...each })).toBe(each.answer);
  });

  it.each<Case & { name: string }>([
    { name: 'an exchange comes before the cover', claim: 'a1-a2 x:a2,a3 #a3(d)', marker: 4, answer: 'valid' },
    { name: 'exchanges follow each other', claim: 'a1-a2 x:a1,h1 x:a1,g1 #a3(d)', marker: 6, answer: 'valid' },
    {
      name: 'the other way round they make less',
      claim: 'a1-a2 x:a1,g1 x:a1,h1 #a3(d)',
      marker: 6,
      answer: 'wrong-sum',
    },
    { name: 'a number covers what was exchanged', claim: 'a1-a2 x:a2,h1 #a3(d) n2:a2', marker: 3, answer: 'valid' },
    { name: 'and must differ from that', claim: 'a1-a2 x:a2,h1 #a3(d) n3:a2', marker: 4, answer: 'not-used' },
    { name: 'an exchange makes two alike', claim: 'a1-a2 x:a1,h1 x:a1,b4 #a3(d)', marker: 5, answer: 'bad-exchange' },
    {
      name: 'a faulty exchange is passed over',
      claim: 'a1-a2 x:a1,a1 x:a1,b2 #a3(d)',
      marker: 3,
      answer: 'bad-exchange',
    },
  ])('[R5.4] goes step by step: $name', ({ name: _name, ...each }) => {
    expect(answerTo({ tiles: ['d', 'x', 'x', 'n2', 'n3'], ...each })).toBe(each.answer);
  });

  it.each<Case>([
    { claim: 'a1-a2 x:a1,h4 x:a1,g3 #a3(d)', marker: 8, answer: 'not-silver' },
    { claim: 'a1-a2 x:a1,h4 x:a1,b2 #a3(d)', marker: 8, answer: 'bad-exchange' },
  ])('[R5.4] leaves a1 as it was after an exchange with a red 6: $claim is $answer', (each) => {
    expect(answerTo({ ...each, tiles: ['d', 'x', 'x'], field: staircaseWith({ h: '345F7891' }) })).toBe(each.answer);
  });

  it('[R5.5] may use more tiles than it needs', () => {
    expect(ruling('a1-a2 #a3(d)', { marker: 3, tiles: ['d', 'x', 'x'] })).toBe('valid');
    expect(ruling('a1-a2 x:a1,h4 x:a1,h4 #a3(d)', { marker: 3, tiles: ['d', 'x', 'x'] })).toBe('valid');
  });

  it('[R5.6] happens as a whole', () => {
    expect(judge('b2-b5 x:b4,h4 #b1(n3) #b6(d) n7:b3 d', { marker: 18, tiles: ['d', 'x', 'n3', 'd', 'n7'] })).toBe(
      'not-used',
    );
    expect(judge('b2-b5 x:b4,h4 #b1(n3) #b6(d) n7:b3', { marker: 18, tiles: ['d', 'x', 'n3', 'd', 'n7'] })).toEqual({
      points: 4,
      field: '12345678/#AGFD#67/89123456/78912345/67891234/56789123/45678912/34537891',
      scored: ['b2-b5'],
      tiles: ['d'],
    });
  });
});

describe('a Sum square', () => {
  it.each<Case & { name: string }>([
    { name: 'after the last', claim: 'a1-a2 #a3(d)', marker: 3, answer: 'valid' },
    { name: 'before the first', claim: 'a7-a8 #a6(d)', marker: 15, answer: 'valid' },
    { name: 'at both ends', claim: 'a3-a4 #a2(d) #a5(x)', marker: 7, answer: 'valid' },
    { name: 'at both ends of a column', claim: 'c1-d1 #b1(d) #e1(x)', marker: 15, answer: 'valid' },
    { name: 'inside', claim: 'a1-a8 #a3(d)', marker: 36, answer: 'not-used' },
    { name: 'one square further', claim: 'a1-a2 #a4(d)', marker: 3, answer: 'no-end' },
    { name: 'somewhere else', claim: 'a1-a8 #c3(d)', marker: 36, answer: 'not-used' },
    { name: 'beside the line', claim: 'b1-b8 #a1(d)', marker: 37, answer: 'not-used' },
    { name: 'in the next row', claim: 'a1-a8 #b1(d)', marker: 36, answer: 'not-used' },
    { name: 'a third one', claim: 'a3-a4 #a2(d) #a5(x) #h8(n1)', marker: 7, answer: 'not-used' },
  ])('[R5.7] is laid at an end: $name is $answer', ({ name: _name, ...each }) => {
    expect(answerTo({ tiles: ['d', 'x', 'n1'], ...each })).toBe(each.answer);
  });

  it.each(actionTiles)('[R5.7] is the back of %s', (tile) => {
    expect(judge(`a1-a2 #a3(${tile})`, { marker: 3, tiles: [tile] })).toMatchObject({ points: 2, tiles: [] });
  });

  const after = judge('d2-d3 #d1(d) #d4(x)', { marker: 17, tiles: ['d', 'x'] });
  const field = staircaseWith({ d: '#HI#2345' });

  it('[R5.8] covers its number for good', () => {
    expect(after).toMatchObject({ field });
    expect(ruling('d1-d8', { marker: 38, field })).toBe('bad-line');
    expect(ruling('a4-h4', { marker: 39, field })).toBe('bad-line');
  });

  it.each<Case & { name: string }>([
    { name: 'to the right of it', claim: 'd5-d8', marker: 14, answer: 'valid' },
    { name: 'below it', claim: 'e4-h4', marker: 30, answer: 'valid' },
    { name: 'above it', claim: 'a4-c4', marker: 9, answer: 'valid' },
    { name: 'above the one at the edge', claim: 'a1-c1', marker: 18, answer: 'valid' },
  ])('[R5.8] bounds lines $name', ({ name: _name, ...each }) => {
    expect(answerTo({ field, scored: ['d2-d3'], ...each })).toBe(each.answer);
  });
});

describe('a Double', () => {
  it.each([
    { row: '12345678', marker: 36, needed: 0 },
    { row: '11345678', marker: 35, needed: 1 },
    { row: '11145678', marker: 33, needed: 2 },
    { row: '11335678', marker: 34, needed: 2 },
    { row: '11113678', marker: 28, needed: 3 },
    { row: '12121212', marker: 12, needed: 6 },
    { row: '44444444', marker: 32, needed: 7 },
    { row: 'A13D4678', marker: 34, needed: 2 },
  ])('[R5.9] [R5.10] $row takes $needed, neither fewer nor more', ({ row, marker, needed }) => {
    const asked = { marker, tiles: doubles(8), field: staircaseWith({ a: row }) };
    const withDoubles = (count: number): string => ['a1-a8', ...doubles(count)].join(' ');
    expect(judge(withDoubles(needed), asked)).toMatchObject({ points: 8, tiles: doubles(8 - needed) });
    expect(ruling(withDoubles(needed + 1), asked)).toBe('not-used');
    if (needed > 0) expect(ruling(withDoubles(needed - 1), asked)).toBe('repeats');
  });

  it('[R5.9] counts after New numbers and exchanges have been laid', () => {
    expect(ruling('a1-a2 #a3(x) n2:a1 d', { marker: 4, tiles: ['x', 'n2', 'd'] })).toBe('valid');
    expect(
      ruling('a1-a2 x:a1,h8 #a3(d)', { marker: 4, tiles: ['x', 'd'], field: staircaseWith({ h: '34567892' }) }),
    ).toBe('repeats');
    expect(
      ruling('a1-a2 #a3(x) n3:a1', { marker: 5, tiles: ['x', 'n3'], field: staircaseWith({ a: '22345678' }) }),
    ).toBe('valid');
  });
});

describe('an Exchange', () => {
  it('[R5.11] swaps two numbers anywhere', () => {
    expect(judge('a1-a2 x:a1,h4 #a3(d)', { marker: 8, tiles: ['d', 'x'] })).toMatchObject({
      field: staircaseWith({ a: 'FB#45678', h: '34517891' }),
      tiles: [],
    });
    expect(ruling('a1-a2 x:h4,a1 #a3(d)', { marker: 8, tiles: ['d', 'x'] })).toBe('valid');
  });

  it('[R5.11] can be one of several', () => {
    expect(judge('a1-a2 x:a1,h4 x:a2,h5 #a3(d)', { marker: 13, tiles: ['x', 'd', 'x'] })).toMatchObject({
      field: staircaseWith({ a: 'FG#45678', h: '34512891' }),
      tiles: [],
    });
  });

  it.each<Case & { name: string }>([
    { name: 'one in the line, one elsewhere', claim: 'a1-a2 x:a1,h4 #a3(d)', marker: 8, answer: 'valid' },
    { name: 'the square that is covered then', claim: 'a1-a2 x:a1,a3 #a3(d)', marker: 5, answer: 'valid' },
    { name: 'the same square', claim: 'a1-a2 x:a1,a1 #a3(d)', marker: 3, answer: 'bad-exchange' },
    { name: 'the same number', claim: 'a1-a2 x:a1,b2 #a3(d)', marker: 3, answer: 'bad-exchange' },
    { name: 'both in the line', claim: 'a1-a2 x:a1,a2 #a3(d)', marker: 3, answer: 'bad-exchange' },
    { name: 'neither in the line', claim: 'a1-a2 x:h1,h2 #a3(d)', marker: 3, answer: 'bad-exchange' },
  ])('[R5.12] $name is $answer', ({ name: _name, ...each }) => {
    expect(answerTo({ tiles: ['d', 'x'], ...each })).toBe(each.answer);
  });
});

describe('a New number', () => {
  it.each<Case & { name: string }>([
    { name: 'inside', claim: 'a1-a2 #a3(d) n5:a1', marker: 7, answer: 'valid' },
    { name: 'at the last square', claim: 'a1-a2 #a3(d) n5:a2', marker: 6, answer: 'valid' },
    { name: 'elsewhere', claim: 'a1-a8 n5:c3', marker: 36, answer: 'not-used' },
    { name: 'right after the line', claim: 'a7-h7 n5:a8', marker: 37, answer: 'not-used' },
    { name: 'on the same number', claim: 'a1-a8 n5:a5', marker: 36, answer: 'not-used' },
  ])('[R5.13] $name is $answer', ({ name: _name, ...each }) => {
    expect(answerTo({ tiles: ['d', 'n5'], ...each })).toBe(each.answer);
  });

  it('[R5.13] may stand beside others', () => {
    expect(ruling('a1-a2 #a3(d) n5:a1 n6:a2', { marker: 11, tiles: ['d', 'n5', 'n6'] })).toBe('valid');
  });

  it('[R5.14] stays, red, and counts in the other direction', () => {
    const first = judge('a7-a8 #a6(d) n9:a8', { marker: 16, tiles: ['d', 'n9'] });
    const field = staircaseWith({ a: '12345#GI' });
    expect(first).toMatchObject({ points: 2, field, tiles: [] });
    expect(judge('a8-h8', { marker: 37, field, scored: ['a7-a8'] })).toMatchObject({ points: 8 });
    expect(ruling('a8-h8 n5:a8', { marker: 33, field, tiles: ['n5'] })).toBe('not-silver');
  });
});

describe('a claim with two faults', () => {
  const scored = staircaseWith({ a: 'ABCDEFGH' });
  const red = staircaseWith({ a: 'A2345678' });
  const twins = staircaseWith({ a: '11345678' });
  const hole = staircaseWith({ a: '12#45678' });

  it.each<Case>([
    { answer: 'bad-line', claim: 'a3-a3', marker: 36, field: hole },
    { answer: 'too-short', claim: 'a1-a1 d', marker: 36 },
    { answer: 'not-yours', claim: 'a1-a8 x:a1,a2', marker: 36 },
    { answer: 'bad-exchange', claim: 'a1-a8 x:a1,a2', marker: 36, tiles: ['x'], field: red },
    { answer: 'not-silver', claim: 'a2-a8 #a1(d)', marker: 35, tiles: ['d'], field: red },
    { answer: 'no-start', claim: 'a2-a3', marker: 5 },
    { answer: 'no-end', claim: 'a1-a2', marker: 3, scored: ['a1-a2'] },
    { answer: 'already-scored', claim: 'a1-a8', marker: 30, field: scored, scored: ['a1-a8'] },
    { answer: 'wrong-sum', claim: 'a1-a8', marker: 36, field: twins },
    { answer: 'repeats', claim: 'a1-a8 #c3(d)', marker: 35, tiles: ['d'], field: twins },
    { answer: 'not-used', claim: 'a1-a8 #c3(d) n5:c4', marker: 36, tiles: ['d', 'n5'] },
  ])('[R5.15] is told the first, $answer: $claim', (each) => {
    expect(answerTo(each)).toBe(each.answer);
  });
});
