/** What Action tiles do, and every condition on playing them. */

import { describe, expect, it } from 'vitest';
import { type Asked, judge, ruling, staircaseWith } from '../../../test/kakuro-race/ruling.js';
import { type ActionTile, actionTiles } from '../field.js';

interface Case extends Asked {
  readonly claim: string;
  readonly answer: string;
}

const answerTo = ({ claim, answer: _answer, ...asked }: Case): string => ruling(claim, asked);
const doubles = (count: number): ActionTile[] => new Array<ActionTile>(count).fill('d');

describe('playing Action tiles', () => {
  it.each<Case>([
    { claim: 'a1-b1 #c1(d)', marker: 3, tiles: ['d'], answer: 'valid' },
    { claim: 'a1-b1 #c1(x)', marker: 3, tiles: ['d'], answer: 'not-yours' },
    { claim: 'a1-b1 #c1(d)', marker: 3, tiles: [], answer: 'not-yours' },
    { claim: 'b1-c1 #a1(d) #d1(d)', marker: 5, tiles: ['d', 'x'], answer: 'not-yours' },
    { claim: 'a1-b1 x:a1,d8 #c1(d)', marker: 8, tiles: ['d'], answer: 'not-yours' },
    { claim: 'a1-b1 #c1(d) n5:a1', marker: 7, tiles: ['d', 'n6'], answer: 'not-yours' },
    { claim: 'a1-b1 #c1(x) n5:a1', marker: 7, tiles: ['x', 'n5'], answer: 'valid' },
  ])('[R5.1] takes tiles of one’s own: $claim with $tiles is $answer', (each) => {
    expect(answerTo(each)).toBe(each.answer);
  });

  const twins = staircaseWith({ 1: '22345678' });

  it.each<Case>([
    { claim: 'a1-b1 #c1(d) d', marker: 4, tiles: ['d'], field: twins, answer: 'not-yours' },
    { claim: 'a1-b1 #c1(d) d', marker: 4, tiles: ['d', 'd'], field: twins, answer: 'valid' },
    { claim: 'a1-b1 x:a1,d8 #c1(x)', marker: 8, tiles: ['x'], answer: 'not-yours' },
    { claim: 'a1-b1 #c1(n5) n5:a1', marker: 7, tiles: ['n5'], answer: 'not-yours' },
    { claim: 'a1-b1 #c1(n5) n5:a1', marker: 7, tiles: ['n5', 'n5'], answer: 'valid' },
  ])('[R5.2] uses the front or the back of a tile: $claim with $tiles is $answer', (each) => {
    expect(answerTo(each)).toBe(each.answer);
  });

  const tiles: readonly ActionTile[] = ['d', 'x', 'n5', 'n6'];

  it.each<Case & { name: string }>([
    {
      name: 'a cover on red',
      claim: 'a1-b1 #c1(d)',
      marker: 3,
      field: staircaseWith({ 1: '12C45678' }),
      answer: 'not-silver',
    },
    {
      name: 'a cover on a Sum square',
      claim: 'a1-b1 #c1(d)',
      marker: 3,
      field: staircaseWith({ 1: '12#45678' }),
      answer: 'not-silver',
    },
    { name: 'two covers on a square', claim: 'a1-b1 #c1(d) #c1(x)', marker: 3, answer: 'not-silver' },
    {
      name: 'a number on red',
      claim: 'a1-b1 #c1(d) n5:a1',
      marker: 7,
      field: staircaseWith({ 1: 'A2345678' }),
      answer: 'not-silver',
    },
    { name: 'a number on a number', claim: 'a1-b1 #c1(d) n5:a1 n6:a1', marker: 8, answer: 'not-silver' },
    { name: 'a number on a cover', claim: 'a1-b1 #c1(d) n5:c1', marker: 3, answer: 'not-silver' },
    {
      name: 'an exchange of red in the line',
      claim: 'a1-b1 x:a1,d8 #c1(d)',
      marker: 8,
      field: staircaseWith({ 1: 'A2345678' }),
      answer: 'not-silver',
    },
    {
      name: 'an exchange of red elsewhere',
      claim: 'a1-b1 x:a1,d8 #c1(d)',
      marker: 8,
      field: staircaseWith({ 8: '345F7891' }),
      answer: 'not-silver',
    },
    {
      name: 'an exchange with a Sum square',
      claim: 'a1-b1 x:a1,d8 #c1(d)',
      marker: 8,
      field: staircaseWith({ 8: '345#7891' }),
      answer: 'not-silver',
    },
    { name: 'silver all along', claim: 'a1-b1 x:a1,d8 #c1(d)', marker: 8, answer: 'valid' },
  ])('[R5.3] touches silver numbers only: $name is $answer', ({ name: _name, ...each }) => {
    expect(answerTo({ tiles, ...each })).toBe(each.answer);
  });

  it.each<Case & { name: string }>([
    { name: 'an exchange comes before the cover', claim: 'a1-b1 x:b1,c1 #c1(d)', marker: 4, answer: 'valid' },
    { name: 'exchanges follow each other', claim: 'a1-b1 x:a1,a8 x:a1,a7 #c1(d)', marker: 6, answer: 'valid' },
    {
      name: 'the other way round they make less',
      claim: 'a1-b1 x:a1,a7 x:a1,a8 #c1(d)',
      marker: 6,
      answer: 'wrong-sum',
    },
    { name: 'a number covers what was exchanged', claim: 'a1-b1 x:b1,a8 #c1(d) n2:b1', marker: 3, answer: 'valid' },
    { name: 'and must differ from that', claim: 'a1-b1 x:b1,a8 #c1(d) n3:b1', marker: 4, answer: 'not-used' },
    { name: 'an exchange makes two alike', claim: 'a1-b1 x:a1,a8 x:a1,d2 #c1(d)', marker: 5, answer: 'bad-exchange' },
    {
      name: 'a faulty exchange is passed over',
      claim: 'a1-b1 x:a1,a1 x:a1,b2 #c1(d)',
      marker: 3,
      answer: 'bad-exchange',
    },
  ])('[R5.4] goes step by step: $name', ({ name: _name, ...each }) => {
    expect(answerTo({ tiles: ['d', 'x', 'x', 'n2', 'n3'], ...each })).toBe(each.answer);
  });

  it.each<Case>([
    { claim: 'a1-b1 x:a1,d8 x:a1,c7 #c1(d)', marker: 8, answer: 'not-silver' },
    { claim: 'a1-b1 x:a1,d8 x:a1,b2 #c1(d)', marker: 8, answer: 'bad-exchange' },
  ])('[R5.4] leaves a1 as it was after an exchange with a red 6: $claim is $answer', (each) => {
    expect(answerTo({ ...each, tiles: ['d', 'x', 'x'], field: staircaseWith({ 8: '345F7891' }) })).toBe(each.answer);
  });

  it('[R5.5] may use more tiles than it needs', () => {
    expect(ruling('a1-b1 #c1(d)', { marker: 3, tiles: ['d', 'x', 'x'] })).toBe('valid');
    expect(ruling('a1-b1 x:a1,d8 x:a1,d8 #c1(d)', { marker: 3, tiles: ['d', 'x', 'x'] })).toBe('valid');
  });

  it('[R5.6] happens as a whole', () => {
    expect(judge('b2-e2 x:d2,d8 #a2(n3) #f2(d) n9:c2', { marker: 18, tiles: ['d', 'x', 'n3', 'd', 'n9'] })).toBe(
      'wrong-sum',
    );
    expect(judge('b2-e2 x:d2,d8 #a2(n3) #f2(d) n7:c2', { marker: 18, tiles: ['d', 'x', 'n3', 'd', 'n7'] })).toEqual({
      points: 4,
      field: '12345678/#AGFD#67/89123456/78912345/67891234/56789123/45678912/34537891',
      scored: ['b2-e2'],
      tiles: ['d'],
    });
  });
});

describe('a Sum square', () => {
  it.each<Case & { name: string }>([
    { name: 'after the last', claim: 'a1-b1 #c1(d)', marker: 3, answer: 'valid' },
    { name: 'before the first', claim: 'g1-h1 #f1(d)', marker: 15, answer: 'valid' },
    { name: 'at both ends', claim: 'c1-d1 #b1(d) #e1(x)', marker: 7, answer: 'valid' },
    { name: 'at both ends of a column', claim: 'a3-a4 #a2(d) #a5(x)', marker: 15, answer: 'valid' },
    { name: 'inside', claim: 'a1-h1 #c1(d)', marker: 36, answer: 'not-used' },
    { name: 'one square further', claim: 'a1-b1 #d1(d)', marker: 3, answer: 'no-end' },
    { name: 'somewhere else', claim: 'a1-h1 #c3(d)', marker: 36, answer: 'not-used' },
    { name: 'beside the line', claim: 'a2-h2 #a1(d)', marker: 37, answer: 'not-used' },
    { name: 'in the next row', claim: 'a1-h1 #a2(d)', marker: 36, answer: 'not-used' },
    { name: 'a third one', claim: 'c1-d1 #b1(d) #e1(x) #h8(n1)', marker: 7, answer: 'not-used' },
  ])('[R5.7] is laid at an end: $name is $answer', ({ name: _name, ...each }) => {
    expect(answerTo({ tiles: ['d', 'x', 'n1'], ...each })).toBe(each.answer);
  });

  it.each(actionTiles)('[R5.7] is the back of %s', (tile) => {
    expect(judge(`a1-b1 #c1(${tile})`, { marker: 3, tiles: [tile] })).toMatchObject({ points: 2, tiles: [] });
  });

  const after = judge('b4-c4 #a4(d) #d4(x)', { marker: 17, tiles: ['d', 'x'] });
  const field = staircaseWith({ 4: '#HI#2345' });

  it('[R5.8] covers its number for good', () => {
    expect(after).toMatchObject({ field });
    expect(ruling('a4-h4', { marker: 38, field })).toBe('bad-line');
    expect(ruling('d1-d8', { marker: 39, field })).toBe('bad-line');
  });

  it.each<Case & { name: string }>([
    { name: 'to the right of it', claim: 'e4-h4', marker: 14, answer: 'valid' },
    { name: 'below it', claim: 'd5-d8', marker: 30, answer: 'valid' },
    { name: 'above it', claim: 'd1-d3', marker: 9, answer: 'valid' },
    { name: 'above the one at the edge', claim: 'a1-a3', marker: 18, answer: 'valid' },
  ])('[R5.8] bounds lines $name', ({ name: _name, ...each }) => {
    expect(answerTo({ field, scored: ['b4-c4'], ...each })).toBe(each.answer);
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
  ])('[R5.9] [R5.10] $row takes $needed, not fewer, and hands the others back', ({ row, marker, needed }) => {
    const asked = { marker, tiles: doubles(8), field: staircaseWith({ 1: row }) };
    const withDoubles = (count: number): string => ['a1-h1', ...doubles(count)].join(' ');
    expect(judge(withDoubles(needed), asked)).toMatchObject({ points: 8, tiles: doubles(8 - needed) });
    for (const laid of [needed + 1, 8]) {
      expect(judge(withDoubles(laid), asked)).toMatchObject({ points: 8, tiles: doubles(8 - needed) });
    }
    expect(ruling(withDoubles(9), asked)).toBe('not-yours');
    if (needed > 0) expect(ruling(withDoubles(needed - 1), asked)).toBe('repeats');
  });

  it('[R5.9] counts after New numbers and exchanges have been laid', () => {
    expect(ruling('a1-b1 #c1(x) n2:a1 d', { marker: 4, tiles: ['x', 'n2', 'd'] })).toBe('valid');
    expect(
      ruling('a1-b1 x:a1,h8 #c1(d)', { marker: 4, tiles: ['x', 'd'], field: staircaseWith({ 8: '34567892' }) }),
    ).toBe('repeats');
    expect(
      ruling('a1-b1 #c1(x) n3:a1', { marker: 5, tiles: ['x', 'n3'], field: staircaseWith({ 1: '22345678' }) }),
    ).toBe('valid');
  });
});

describe('a Double too many', () => {
  it('[R5.10] is not the one laid as a Sum square', () => {
    const asked = { marker: 3, tiles: ['x', 'd', 'n1', 'd'] as const };
    expect(judge('a1-b1 #c1(d) d', asked)).toMatchObject({ points: 2, tiles: ['x', 'n1', 'd'] });
  });
});

describe('an Exchange', () => {
  it('[R5.11] swaps two numbers anywhere', () => {
    expect(judge('a1-b1 x:a1,d8 #c1(d)', { marker: 8, tiles: ['d', 'x'] })).toMatchObject({
      field: staircaseWith({ 1: 'FB#45678', 8: '34517891' }),
      tiles: [],
    });
    expect(ruling('a1-b1 x:d8,a1 #c1(d)', { marker: 8, tiles: ['d', 'x'] })).toBe('valid');
  });

  it('[R5.11] can be one of several', () => {
    expect(judge('a1-b1 x:a1,d8 x:b1,e8 #c1(d)', { marker: 13, tiles: ['x', 'd', 'x'] })).toMatchObject({
      field: staircaseWith({ 1: 'FG#45678', 8: '34512891' }),
      tiles: [],
    });
  });

  it.each<Case & { name: string }>([
    { name: 'one in the line, one elsewhere', claim: 'a1-b1 x:a1,d8 #c1(d)', marker: 8, answer: 'valid' },
    { name: 'the square that is covered then', claim: 'a1-b1 x:a1,c1 #c1(d)', marker: 5, answer: 'valid' },
    { name: 'the same square', claim: 'a1-b1 x:a1,a1 #c1(d)', marker: 3, answer: 'bad-exchange' },
    { name: 'the same number', claim: 'a1-b1 x:a1,b2 #c1(d)', marker: 3, answer: 'bad-exchange' },
    { name: 'both in the line', claim: 'a1-b1 x:a1,b1 #c1(d)', marker: 3, answer: 'bad-exchange' },
    { name: 'neither in the line', claim: 'a1-b1 x:a8,b8 #c1(d)', marker: 3, answer: 'bad-exchange' },
  ])('[R5.12] $name is $answer', ({ name: _name, ...each }) => {
    expect(answerTo({ tiles: ['d', 'x'], ...each })).toBe(each.answer);
  });
});

describe('a New number', () => {
  it.each<Case & { name: string }>([
    { name: 'inside', claim: 'a1-b1 #c1(d) n5:a1', marker: 7, answer: 'valid' },
    { name: 'at the last square', claim: 'a1-b1 #c1(d) n5:b1', marker: 6, answer: 'valid' },
    { name: 'elsewhere', claim: 'a1-h1 n5:c3', marker: 36, answer: 'not-used' },
    { name: 'right after the line', claim: 'g1-g8 n5:h1', marker: 37, answer: 'not-used' },
    { name: 'on the same number', claim: 'a1-h1 n5:e1', marker: 36, answer: 'not-used' },
  ])('[R5.13] $name is $answer', ({ name: _name, ...each }) => {
    expect(answerTo({ tiles: ['d', 'n5'], ...each })).toBe(each.answer);
  });

  it('[R5.13] may stand beside others', () => {
    expect(ruling('a1-b1 #c1(d) n5:a1 n6:b1', { marker: 11, tiles: ['d', 'n5', 'n6'] })).toBe('valid');
  });

  it('[R5.14] stays, red, and counts in the other direction', () => {
    const first = judge('g1-h1 #f1(d) n9:h1', { marker: 16, tiles: ['d', 'n9'] });
    const field = staircaseWith({ 1: '12345#GI' });
    expect(first).toMatchObject({ points: 2, field, tiles: [] });
    expect(judge('h1-h8', { marker: 37, field, scored: ['g1-h1'] })).toMatchObject({ points: 8 });
    expect(ruling('h1-h8 n5:h1', { marker: 33, field, tiles: ['n5'] })).toBe('not-silver');
  });
});

describe('a claim with two faults', () => {
  const scored = staircaseWith({ 1: 'ABCDEFGH' });
  const red = staircaseWith({ 1: 'A2345678' });
  const twins = staircaseWith({ 1: '11345678' });
  const hole = staircaseWith({ 1: '12#45678' });

  it.each<Case>([
    { answer: 'bad-line', claim: 'c1-c1', marker: 36, field: hole },
    { answer: 'too-short', claim: 'a1-a1 d', marker: 36 },
    { answer: 'not-yours', claim: 'a1-h1 x:a1,b1', marker: 36 },
    { answer: 'bad-exchange', claim: 'a1-h1 x:a1,b1', marker: 36, tiles: ['x'], field: red },
    { answer: 'not-silver', claim: 'b1-h1 #a1(d)', marker: 35, tiles: ['d'], field: red },
    { answer: 'no-start', claim: 'b1-c1', marker: 5 },
    { answer: 'no-end', claim: 'a1-b1', marker: 3, scored: ['a1-b1'] },
    { answer: 'already-scored', claim: 'a1-h1', marker: 30, field: scored, scored: ['a1-h1'] },
    { answer: 'wrong-sum', claim: 'a1-h1', marker: 36, field: twins },
    { answer: 'repeats', claim: 'a1-h1 #c3(d)', marker: 35, tiles: ['d'], field: twins },
    { answer: 'not-used', claim: 'a1-h1 #c3(d) n5:d3', marker: 36, tiles: ['d', 'n5'] },
  ])('[R5.15] is told the first, $answer: $claim', (each) => {
    expect(answerTo(each)).toBe(each.answer);
  });
});
