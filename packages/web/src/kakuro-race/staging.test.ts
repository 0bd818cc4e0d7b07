/** What is staged for a claim: lines from either end, tiles that fit, steps back, and text that brings it all back. */

import { unwrap } from '@riverstone/rules';
import { parseClaim, parseField } from '@riverstone/rules/kakuro-race';
import { describe, expect, it } from 'vitest';
import { readStaging, writeStaging } from './kept-draft';
import {
  canExchange,
  claimOf,
  type Draft,
  digitOfTile,
  emptyDraft,
  endsOf,
  fieldWith,
  freeTiles,
  type Ground,
  layDouble,
  layExchange,
  layNewNumber,
  laySumSquare,
  markLine,
  markSquare,
  nothingStaged,
  type Staging,
  stepBack,
  takesNewNumber,
  takesSumSquare,
} from './staging';

// row b is 5 2 7 7 8 3 6 1; c has a Sum square on c1 and red numbers after it
const field = unwrap(parseField('39564783/52778361/#CE92299/34491429/61797711/52164457/21364836/85859617'));
const ground: Ground = { field, tiles: ['d', 'x', 'n3', 'n7'] };
const at = (name: string): number => (name.charCodeAt(0) - 97) * 8 + Number(name[1]) - 1;

const line = (from: string, to: string, staging: Staging = nothingStaged): Staging =>
  markLine(staging, at(from), at(to), ground);

describe('marking a line', () => {
  it('takes two squares in either order', () => {
    for (const [one, other] of [
      ['b2', 'b5'],
      ['b5', 'b2'],
    ] as const) {
      const begun = markSquare(nothingStaged, at(one), ground);
      expect(begun.draft.anchor).toBe(at(one));
      const done = markSquare(begun, at(other), ground);
      expect(done.draft).toMatchObject({ anchor: null, line: { first: at('b2'), last: at('b5') } });
    }
  });

  it('begins anew with a square that is not in the same row or column', () => {
    const begun = markSquare(nothingStaged, at('b2'), ground);
    expect(markSquare(begun, at('c5'), ground).draft).toEqual({ ...emptyDraft, anchor: at('c5') });
  });

  it('unmarks the only square when it is pressed again', () => {
    const begun = markSquare(nothingStaged, at('b2'), ground);
    expect(markSquare(begun, at('b2'), ground).draft).toEqual(emptyDraft);
  });

  it('changes nothing for a sweep that is no line', () => {
    expect(markLine(nothingStaged, at('b2'), at('c3'), ground)).toBe(nothingStaged);
    expect(markLine(nothingStaged, at('b2'), at('b2'), ground)).toBe(nothingStaged);
  });

  it('keeps what still has a use on another line, and no more', () => {
    let staging = line('b2', 'b5');
    staging = laySumSquare(staging, 'before', 'n3');
    staging = laySumSquare(staging, 'after', 'd');
    staging = layNewNumber(staging, at('b5'), 7);
    staging = layExchange(staging, at('b3'), at('a1'));
    const shorter = line('b2', 'b4', staging).draft;
    expect(shorter.sumSquares).toEqual([{ square: at('b1'), tile: 'n3' }]);
    expect(shorter.newNumbers).toEqual([]);
    expect(shorter.exchanges).toEqual([[at('b3'), at('a1')]]);
    expect(line('e1', 'e4', staging).draft).toEqual({ ...emptyDraft, line: { first: at('e1'), last: at('e4') } });
  });

  it('keeps no more Doubles than there are repetitions', () => {
    const staging = layDouble(line('b2', 'b5'));
    expect(line('b2', 'b4', staging).draft.doubles).toBe(1);
    expect(line('b1', 'b3', staging).draft.doubles).toBe(0);
  });
});

describe('laying tiles', () => {
  const { draft } = line('b2', 'b5');

  it('knows the ends of a line, and what they take', () => {
    expect(endsOf(draft)).toEqual({ before: at('b1'), after: at('b6') });
    expect(endsOf(line('b1', 'b8').draft)).toEqual({ before: null, after: null });
    expect(takesSumSquare(ground, draft, 'before')).toBe(true);
    const beneathRed = line('d2', 'f2').draft;
    expect(takesSumSquare(ground, beneathRed, 'before')).toBe(false);
    expect(takesSumSquare(ground, laySumSquare(line('b2', 'b5'), 'before', 'd').draft, 'before')).toBe(false);
  });

  it.each([
    ['b3', 3, true, 'in the line'],
    ['b3', 7, false, 'the same number'],
    ['b6', 9, false, 'outside the line'],
  ])('lays a New number: on %s a %i is %s, %s', (square, digit, takes) => {
    expect(takesNewNumber(ground, draft, at(square), digit)).toBe(takes);
  });

  it.each([
    ['b2', 'a1', true],
    ['a1', 'b2', true],
    ['b2', 'b3', false],
    ['a1', 'a2', false],
    ['b3', 'e3', false],
    ['b2', 'c2', false],
    ['b2', 'c1', false],
  ])('exchanges %s and %s: %s', (one, other, can) => {
    expect(canExchange(ground, draft, at(one), at(other))).toBe(can);
  });

  it('shows the field as it would lie', () => {
    let staging = layExchange(line('b2', 'b5'), at('b2'), at('b1'));
    staging = laySumSquare(staging, 'before', 'd');
    staging = layNewNumber(staging, at('b3'), 3);
    const laid = fieldWith(field, staging.draft);
    expect([laid[at('b1')], laid[at('b2')], laid[at('b3')]]).toEqual([0, 5, 19]);
    expect(field[at('b2')]).toBe(2);
  });

  it('counts the tiles that are left', () => {
    const staging = layDouble(laySumSquare(line('b2', 'b5'), 'after', 'n7'));
    expect(freeTiles(ground.tiles, staging.draft)).toEqual(['x', 'n3']);
    expect(freeTiles(ground.tiles, emptyDraft)).toEqual(ground.tiles);
  });

  it('knows the digit of a New number', () => {
    expect([digitOfTile('n7'), digitOfTile('d'), digitOfTile('x')]).toEqual([7, null, null]);
  });
});

describe('steps', () => {
  it('go back one at a time', () => {
    const steps = layDouble(layExchange(line('b2', 'b5'), at('b2'), at('a1')));
    const back = stepBack(steps);
    expect(back.draft.doubles).toBe(0);
    expect(stepBack(stepBack(back))).toEqual(nothingStaged);
    expect(stepBack(nothingStaged)).toEqual(nothingStaged);
  });

  it('survive as text, for the marker they belong to', () => {
    const begun = markSquare(nothingStaged, at('b2'), ground);
    const staging = layNewNumber(laySumSquare(markSquare(begun, at('b5'), ground), 'before', 'n3'), at('b4'), 7);
    const text = writeStaging(staging, 12);
    expect(readStaging(text, 12)).toEqual(staging);
    expect(readStaging(text, 13)).toEqual(nothingStaged);
    expect(writeStaging(nothingStaged, 12)).toBe('');
  });

  it.each(['', '12', '12|nonsense', '12|b2-c5', '12||b2-b5 y', 'x|b2'])('reads nothing from %j', (text) => {
    expect(readStaging(text, 12)).toEqual(nothingStaged);
  });

  it('amount to a claim', () => {
    const text = 'b2-b5 x:b4,f6 #b1(n3) n7:b3 d';
    const { first, last, ...laid } = unwrap(parseClaim(text));
    const draft: Draft = { ...laid, anchor: null, line: { first, last } };
    expect(claimOf(draft)).toEqual(unwrap(parseClaim(text)));
    expect(claimOf(emptyDraft)).toBeNull();
  });
});
