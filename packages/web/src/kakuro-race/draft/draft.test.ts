/** What is staged for a claim: lines from either end, tiles that fit, steps back, and text that brings it all back. */

import { unwrap } from '@riverstone/rules';
import { parseClaim, parseField } from '@riverstone/rules/kakuro-race';
import { describe, expect, it } from 'vitest';
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
} from './draft';
import { readStaging, writeStaging } from './draft-text';

// row 2 is 5 2 7 7 8 3 6 1; row 3 has a Sum square on a3 and red numbers after it
const field = unwrap(parseField('39564783/52778361/#CE92299/34491429/61797711/52164457/21364836/85859617'));
const ground: Ground = { field, tiles: ['d', 'x', 'n3', 'n7'] };
const at = (name: string): number => (Number(name[1]) - 1) * 8 + name.charCodeAt(0) - 97;

const line = (from: string, to: string, staging: Staging = nothingStaged): Staging =>
  markLine(staging, at(from), at(to), ground);

describe('marking a line', () => {
  it('takes two squares in either order', () => {
    for (const [one, other] of [
      ['b2', 'e2'],
      ['e2', 'b2'],
    ] as const) {
      const begun = markSquare(nothingStaged, at(one), ground);
      expect(begun.draft.anchor).toBe(at(one));
      const done = markSquare(begun, at(other), ground);
      expect(done.draft).toMatchObject({ anchor: null, line: { first: at('b2'), last: at('e2') } });
    }
  });

  it('begins anew with a square that is not in the same row or column', () => {
    const begun = markSquare(nothingStaged, at('b2'), ground);
    expect(markSquare(begun, at('e3'), ground).draft).toEqual({ ...emptyDraft, anchor: at('e3') });
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
    let staging = line('b2', 'e2');
    staging = laySumSquare(staging, 'before', 'n3');
    staging = laySumSquare(staging, 'after', 'd');
    staging = layNewNumber(staging, at('e2'), 7);
    staging = layExchange(staging, at('c2'), at('a1'));
    const shorter = line('b2', 'd2', staging).draft;
    expect(shorter.sumSquares).toEqual([{ square: at('a2'), tile: 'n3' }]);
    expect(shorter.newNumbers).toEqual([]);
    expect(shorter.exchanges).toEqual([[at('c2'), at('a1')]]);
    expect(line('a5', 'd5', staging).draft).toEqual({ ...emptyDraft, line: { first: at('a5'), last: at('d5') } });
  });

  it('keeps Doubles whether they are needed or not: that is for the player to count', () => {
    const staging = layDouble(line('b2', 'e2'));
    expect(line('b2', 'd2', staging).draft.doubles).toBe(1);
    expect(line('a2', 'c2', staging).draft.doubles).toBe(1);
  });
});

describe('laying tiles', () => {
  const { draft } = line('b2', 'e2');

  it('knows the ends of a line, and what they take', () => {
    expect(endsOf(draft)).toEqual({ before: at('a2'), after: at('f2') });
    expect(endsOf(line('a2', 'h2').draft)).toEqual({ before: null, after: null });
    expect(takesSumSquare(ground, draft, 'before')).toBe(true);
    const beneathRed = line('b4', 'b6').draft;
    expect(takesSumSquare(ground, beneathRed, 'before')).toBe(false);
    expect(takesSumSquare(ground, laySumSquare(line('b2', 'e2'), 'before', 'd').draft, 'before')).toBe(false);
  });

  it.each([
    ['c2', 3, true, 'in the line'],
    ['c2', 7, false, 'the same number'],
    ['f2', 9, false, 'outside the line'],
  ])('lays a New number: on %s a %i is %s, %s', (square, digit, takes) => {
    expect(takesNewNumber(ground, draft, at(square), digit)).toBe(takes);
  });

  it.each([
    ['b2', 'a1', true],
    ['a1', 'b2', true],
    ['b2', 'c2', false],
    ['a1', 'b1', false],
    ['c2', 'c5', false],
    ['b2', 'b3', false],
    ['b2', 'a3', false],
  ])('exchanges %s and %s: %s', (one, other, can) => {
    expect(canExchange(ground, draft, at(one), at(other))).toBe(can);
  });

  it('shows the field as it would lie', () => {
    let staging = layExchange(line('b2', 'e2'), at('b2'), at('a2'));
    staging = laySumSquare(staging, 'before', 'd');
    staging = layNewNumber(staging, at('c2'), 3);
    const laid = fieldWith(field, staging.draft);
    expect([laid[at('a2')], laid[at('b2')], laid[at('c2')]]).toEqual([0, 5, 19]);
    expect(field[at('b2')]).toBe(2);
  });

  it('counts the tiles that are left', () => {
    const staging = layDouble(laySumSquare(line('b2', 'e2'), 'after', 'n7'));
    expect(freeTiles(ground.tiles, staging.draft)).toEqual(['x', 'n3']);
    expect(freeTiles(ground.tiles, emptyDraft)).toEqual(ground.tiles);
  });

  it('knows the digit of a New number', () => {
    expect([digitOfTile('n7'), digitOfTile('d'), digitOfTile('x')]).toEqual([7, null, null]);
  });
});

describe('steps', () => {
  it('go back one at a time', () => {
    const steps = layDouble(layExchange(line('b2', 'e2'), at('b2'), at('a1')));
    const back = stepBack(steps);
    expect(back.draft.doubles).toBe(0);
    expect(stepBack(stepBack(back))).toEqual(nothingStaged);
    expect(stepBack(nothingStaged)).toEqual(nothingStaged);
  });

  it('survive as text, for the marker they belong to', () => {
    const begun = markSquare(nothingStaged, at('b2'), ground);
    const staging = layNewNumber(laySumSquare(markSquare(begun, at('e2'), ground), 'before', 'n3'), at('d2'), 7);
    const text = writeStaging(staging, 12);
    expect(readStaging(text, 12)).toEqual(staging);
    expect(readStaging(text, 13)).toEqual(nothingStaged);
    expect(writeStaging(nothingStaged, 12)).toBe('');
  });

  it.each(['', '12', '12|nonsense', '12|b2-e3', '12||b2-e2 y', 'x|b2'])('reads nothing from %j', (text) => {
    expect(readStaging(text, 12)).toEqual(nothingStaged);
  });

  it('amount to a claim', () => {
    const text = 'b2-e2 x:d2,f6 #a2(n3) n7:c2 d';
    const { first, last, ...laid } = unwrap(parseClaim(text));
    const draft: Draft = { ...laid, anchor: null, line: { first, last } };
    expect(claimOf(draft)).toEqual(unwrap(parseClaim(text)));
    expect(claimOf(emptyDraft)).toBeNull();
  });
});
