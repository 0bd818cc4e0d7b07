/** Drafts of claims: lines from either end, tiles that fit, undo, and saving as text. */

import { unwrap } from '@riverstone/rules';
import { parseClaim, parseField } from '@riverstone/rules/kakuro-race';
import { describe, expect, it } from 'vitest';
import { digitOfTile } from '../table/action-tiles';
import {
  canExchange,
  claimOf,
  type DraftBase,
  emptyDraft,
  emptyHistory,
  endsOf,
  fieldWith,
  freeTiles,
  layDouble,
  layExchange,
  layNewNumber,
  laySumSquare,
  markLine,
  markSquare,
  type RaceDraft,
  type RaceDraftHistory,
  stepBack,
  takesNewNumber,
  takesSumSquare,
} from './draft';
import { formatHistory, parseHistory } from './draft-text';

// row 2 is 5 2 7 7 8 3 6 1; row 3 has a Sum square on a3 and red numbers after it
const field = unwrap(parseField('39564783/52778361/#CE92299/34491429/61797711/52164457/21364836/85859617'));
const base: DraftBase = { field, tiles: ['d', 'x', 'n3', 'n7'] };
const at = (name: string): number => (Number(name[1]) - 1) * 8 + name.charCodeAt(0) - 97;

const line = (from: string, to: string, history: RaceDraftHistory = emptyHistory): RaceDraftHistory =>
  markLine(history, at(from), at(to), base);

describe('marking a line', () => {
  it('takes two squares in either order', () => {
    for (const [one, other] of [
      ['b2', 'e2'],
      ['e2', 'b2'],
    ] as const) {
      const begun = markSquare(emptyHistory, at(one), base);
      expect(begun.draft.anchor).toBe(at(one));
      const done = markSquare(begun, at(other), base);
      expect(done.draft).toMatchObject({ anchor: null, line: { first: at('b2'), last: at('e2') } });
    }
  });

  it('begins anew with a square that is not in the same row or column', () => {
    const begun = markSquare(emptyHistory, at('b2'), base);
    expect(markSquare(begun, at('e3'), base).draft).toEqual({ ...emptyDraft, anchor: at('e3') });
  });

  it('keeps the line until another has both its ends', () => {
    const begun = markSquare(laySumSquare(line('b2', 'e2'), 'before', 'n3'), at('h5'), base);
    expect(begun.draft).toMatchObject({ anchor: at('h5'), line: { first: at('b2'), last: at('e2') } });
    expect(parseHistory(formatHistory(begun, 3), 3)).toEqual(begun);
    expect(markSquare(begun, at('h5'), base).draft).toMatchObject({ anchor: null, sumSquares: [{ tile: 'n3' }] });
    expect(markSquare(begun, at('h7'), base).draft).toEqual({
      ...emptyDraft,
      line: { first: at('h5'), last: at('h7') },
    });
  });

  it('unmarks the only square when it is pressed again', () => {
    const begun = markSquare(emptyHistory, at('b2'), base);
    expect(markSquare(begun, at('b2'), base).draft).toEqual(emptyDraft);
  });

  it('changes nothing for a sweep that is no line', () => {
    expect(markLine(emptyHistory, at('b2'), at('c3'), base)).toBe(emptyHistory);
    expect(markLine(emptyHistory, at('b2'), at('b2'), base)).toBe(emptyHistory);
  });

  it('keeps what still has a use on another line, and no more', () => {
    let history = line('b2', 'e2');
    history = laySumSquare(history, 'before', 'n3');
    history = laySumSquare(history, 'after', 'd');
    history = layNewNumber(history, at('e2'), 7);
    history = layExchange(history, at('c2'), at('a1'));
    const shorter = line('b2', 'd2', history).draft;
    expect(shorter.sumSquares).toEqual([{ square: at('a2'), tile: 'n3' }]);
    expect(shorter.newNumbers).toEqual([]);
    expect(shorter.exchanges).toEqual([[at('c2'), at('a1')]]);
    expect(line('a5', 'd5', history).draft).toEqual({ ...emptyDraft, line: { first: at('a5'), last: at('d5') } });
  });

  it('keeps Doubles whether they are needed or not: that is for the player to count', () => {
    const history = layDouble(line('b2', 'e2'));
    expect(line('b2', 'd2', history).draft.doubles).toBe(1);
    expect(line('a2', 'c2', history).draft.doubles).toBe(1);
  });
});

describe('laying tiles', () => {
  const { draft } = line('b2', 'e2');

  it('knows the ends of a line, and what they take', () => {
    expect(endsOf(draft)).toEqual({ before: at('a2'), after: at('f2') });
    expect(endsOf(line('a2', 'h2').draft)).toEqual({ before: null, after: null });
    expect(takesSumSquare(base, draft, 'before')).toBe(true);
    const beneathRed = line('b4', 'b6').draft;
    expect(takesSumSquare(base, beneathRed, 'before')).toBe(false);
    expect(takesSumSquare(base, laySumSquare(line('b2', 'e2'), 'before', 'd').draft, 'before')).toBe(false);
  });

  it.each([
    ['c2', 3, true, 'in the line'],
    ['c2', 7, false, 'the same number'],
    ['f2', 9, false, 'outside the line'],
  ])('lays a New number: on %s a %i is %s, %s', (square, digit, takes) => {
    expect(takesNewNumber(base, draft, at(square), digit)).toBe(takes);
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
    expect(canExchange(base, draft, at(one), at(other))).toBe(can);
  });

  it('shows the field as it would lie', () => {
    let history = layExchange(line('b2', 'e2'), at('b2'), at('a2'));
    history = laySumSquare(history, 'before', 'd');
    history = layNewNumber(history, at('c2'), 3);
    const laid = fieldWith(field, history.draft);
    expect([laid[at('a2')], laid[at('b2')], laid[at('c2')]]).toEqual([0, 5, 19]);
    expect(field[at('b2')]).toBe(2);
  });

  it('counts the tiles that are left', () => {
    const history = layDouble(laySumSquare(line('b2', 'e2'), 'after', 'n7'));
    expect(freeTiles(base.tiles, history.draft)).toEqual(['x', 'n3']);
    expect(freeTiles(base.tiles, emptyDraft)).toEqual(base.tiles);
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
    expect(stepBack(stepBack(back))).toEqual(emptyHistory);
    expect(stepBack(emptyHistory)).toEqual(emptyHistory);
  });

  it('leave no end marked alone', () => {
    const begun = markSquare(emptyHistory, at('b2'), base);
    expect(begun.draft.anchor).toBe(at('b2'));
    expect(stepBack(begun)).toEqual(emptyHistory);
    expect(stepBack(markSquare(begun, at('e2'), base))).toEqual(emptyHistory);
  });

  it('survive as text, for the marker they belong to', () => {
    const begun = markSquare(emptyHistory, at('b2'), base);
    const history = layNewNumber(laySumSquare(markSquare(begun, at('e2'), base), 'before', 'n3'), at('d2'), 7);
    const text = formatHistory(history, 12);
    expect(parseHistory(text, 12)).toEqual(history);
    expect(parseHistory(text, 13)).toEqual(emptyHistory);
    expect(formatHistory(emptyHistory, 12)).toBe('');
  });

  it.each(['', '12', '12|nonsense', '12|b2-e3', '12||b2-e2 y', 'x|b2', '12|b2@c2', '12|b2-e2@'])(
    'reads nothing from %j',
    (text) => {
      expect(parseHistory(text, 12)).toEqual(emptyHistory);
    },
  );

  it('amount to a claim', () => {
    const text = 'b2-e2 x:d2,f6 #a2(n3) n7:c2 d';
    const { first, last, ...laid } = unwrap(parseClaim(text));
    const draft: RaceDraft = { ...laid, anchor: null, line: { first, last } };
    expect(claimOf(draft)).toEqual(unwrap(parseClaim(text)));
    expect(claimOf(emptyDraft)).toBeNull();
  });
});
