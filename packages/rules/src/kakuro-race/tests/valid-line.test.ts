/** What a valid line is, case by case. */

import { describe, expect, it } from 'vitest';
import { judge, ruling, staircaseWith } from '../../../test/kakuro-race/ruling.js';
import type { ActionTile } from '../field.js';

interface Case {
  readonly claim: string;
  readonly marker: number;
  readonly answer: string;
  readonly field?: string;
  readonly scored?: readonly string[];
}

/** Enough to bound any line. */
const tiles: readonly ActionTile[] = ['d', 'd', 'x'];
const answerTo = ({ claim, answer: _answer, ...position }: Case): string => ruling(claim, { ...position, tiles });

describe('a line', () => {
  it.each<Case>([
    { claim: 'a1-h1', marker: 36, answer: 'valid' },
    { claim: 'h1-h8', marker: 36, answer: 'valid' },
    { claim: 'h1-a1', marker: 36, answer: 'bad-line' },
    { claim: 'h8-h1', marker: 36, answer: 'bad-line' },
    { claim: 'a1-h2', marker: 36, answer: 'bad-line' },
    { claim: 'h1-a2', marker: 17, answer: 'bad-line' },
    { claim: 'a1-h8', marker: 8, answer: 'bad-line' },
  ])('[R4.1] is read across or down: $claim is $answer', (each) => {
    expect(answerTo(each)).toBe(each.answer);
  });

  const walled = staircaseWith({ 2: '#1234567' });
  const inside = staircaseWith({ 4: '789#2345' });

  it.each<Case>([
    { claim: 'a1-b1 #c1(d)', marker: 3, answer: 'valid' },
    { claim: 'b1-h1', marker: 35, answer: 'no-start' },
    { claim: 'b1-h1 #a1(d)', marker: 35, answer: 'valid' },
    { claim: 'h2-h8', marker: 28, answer: 'no-start' },
    { claim: 'h2-h8 #h1(d)', marker: 28, answer: 'valid' },
    { claim: 'b2-h2', marker: 28, answer: 'valid', field: walled },
    { claim: 'a3-a8', marker: 33, answer: 'valid', field: walled },
    { claim: 'b2-b8', marker: 40, answer: 'no-start', field: walled },
  ])('[R4.2] starts after a Sum square: $claim is $answer', (each) => {
    expect(answerTo(each)).toBe(each.answer);
  });

  it.each<Case>([
    { claim: 'a1-b1', marker: 3, answer: 'no-end' },
    { claim: 'a1-b1 #c1(d)', marker: 3, answer: 'valid' },
    { claim: 'h1-h7', marker: 35, answer: 'no-end' },
    { claim: 'h1-h7 #h8(d)', marker: 35, answer: 'valid' },
    { claim: 'a4-c4', marker: 24, answer: 'valid', field: inside },
    { claim: 'd1-d3', marker: 9, answer: 'valid', field: inside },
    { claim: 'd1-d2', marker: 7, answer: 'no-end', field: inside },
  ])('[R4.3] ends before a Sum square or at the edge: $claim is $answer', (each) => {
    expect(answerTo(each)).toBe(each.answer);
  });

  it.each<Case>([
    { claim: 'a4-h4', marker: 38, answer: 'bad-line', field: inside },
    { claim: 'd1-d8', marker: 39, answer: 'bad-line', field: inside },
    { claim: 'd4-h4', marker: 14, answer: 'bad-line', field: inside },
    { claim: 'd1-d4', marker: 9, answer: 'bad-line', field: inside },
  ])('[R4.4] has no Sum square in it: $claim is $answer', (each) => {
    expect(answerTo(each)).toBe(each.answer);
  });

  it.each<Case>([
    { claim: 'c1-c1 #b1(d) #d1(d)', marker: 3, answer: 'too-short' },
    { claim: 'h1-h1 #g1(d)', marker: 8, answer: 'too-short' },
    { claim: 'a8-a8 #a7(d)', marker: 3, answer: 'too-short' },
    { claim: 'a1-b1 #c1(d)', marker: 3, answer: 'valid' },
  ])('[R4.5] has two numbers at least: $claim is $answer', (each) => {
    expect(answerTo(each)).toBe(each.answer);
  });

  it.each<Case>([
    { claim: 'a1-h1', marker: 35, answer: 'wrong-sum' },
    { claim: 'a1-h1', marker: 36, answer: 'valid' },
    { claim: 'a1-h1', marker: 37, answer: 'wrong-sum' },
    { claim: 'a1-h1', marker: 6, answer: 'wrong-sum' },
  ])('[R4.6] makes the marker exactly: $claim for $marker is $answer', (each) => {
    expect(answerTo(each)).toBe(each.answer);
  });

  it.each<Case>([
    { claim: 'a1-h1', marker: 35, answer: 'repeats', field: staircaseWith({ 1: '11345678' }) },
    { claim: 'a1-h1 d', marker: 35, answer: 'valid', field: staircaseWith({ 1: '11345678' }) },
    { claim: 'a1-h1', marker: 35, answer: 'repeats', field: staircaseWith({ 1: '12345677' }) },
    { claim: 'a1-h1', marker: 35, answer: 'repeats', field: staircaseWith({ 1: 'A134567H' }) },
    { claim: 'a1-a2 #a3(d)', marker: 18, answer: 'repeats', field: staircaseWith({ 1: '92345678' }) },
  ])('[R4.7] has no number twice without a Double: $claim on $field is $answer', (each) => {
    expect(answerTo(each)).toBe(each.answer);
  });

  const redRow = staircaseWith({ 1: 'ABCDEFGH' });

  it.each<Case>([
    { claim: 'a1-h1', marker: 36, answer: 'already-scored', field: redRow, scored: ['a1-h1'] },
    { claim: 'a1-h1', marker: 36, answer: 'valid', field: redRow, scored: ['a2-h2'] },
    { claim: 'a1-d1', marker: 10, answer: 'no-end', field: redRow, scored: ['a1-h1'] },
    { claim: 'h1-h8', marker: 36, answer: 'valid', field: redRow, scored: ['a1-h1'] },
  ])('[R4.8] is scored once: $claim after $scored is $answer', (each) => {
    expect(answerTo(each)).toBe(each.answer);
  });

  it('[R4.9] counts a red number in the other direction, value and point', () => {
    expect(judge('h1-h8', { marker: 36, field: redRow, scored: ['a1-h1'] })).toEqual({
      points: 8,
      field: 'ABCDEFGH/9123456G/8912345F/7891234E/6789123D/5678912C/4567891B/3456789A',
      scored: ['a1-h1', 'h1-h8'],
      tiles: [],
    });
  });

  it('[R4.9] counts a line of red numbers alone', () => {
    const crossed = staircaseWith({ 1: 'AB3#5678', 2: 'IABC4567', 3: '#9123456' });
    const scored = ['a1-b1', 'a2-d2'];
    expect(judge('a1-a2', { marker: 10, field: crossed, scored })).toMatchObject({ points: 2, field: crossed });
  });
});
