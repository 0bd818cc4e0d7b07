/** Drafts of Kakuzu: picking, undo, and what stays valid when the table changes. */

import { describe, expect, it } from 'vitest';
import { setUp, viewAfter } from '../table/test-positions';
import {
  draftAction,
  emptyDraft,
  formatDraft,
  hasPick,
  liftRefusal,
  parseDraft,
  pickDigit,
  pickSquare,
  stepBack,
  stillValid,
} from './draft';

const bag = viewAfter([...setUp(), '*:draw 7']);
const announce = viewAfter(setUp(), { options: { variant: 'announce' } });

describe('picking', () => {
  it('a stone is the whole of a move from the bag', () => {
    const draft = pickSquare(emptyDraft, 40);
    expect(draftAction(draft, bag)).toEqual({ type: 'remove', square: 40, announced: null });
  });

  it('where digits are announced a stone or a digit alone is no move', () => {
    expect(draftAction(pickSquare(emptyDraft, 40), announce)).toBeNull();
    expect(draftAction(pickDigit(emptyDraft, 7), announce)).toBeNull();
    const both = pickDigit(pickSquare(emptyDraft, 40), 7);
    expect(draftAction(both, announce)).toEqual({ type: 'remove', square: 40, announced: 7 });
  });

  it('another stone takes the place of the first, and the digit stays', () => {
    const draft = pickSquare(pickSquare(pickDigit(emptyDraft, 7), 40), 41);
    expect(draft).toMatchObject({ square: 41, digit: 7 });
  });

  it('the same digit again is put back', () => {
    expect(pickDigit(pickDigit(emptyDraft, 7), 7).digit).toBeNull();
  });

  it('the same stone again is no step of its own', () => {
    const once = pickSquare(emptyDraft, 40);
    expect(pickSquare(once, 40)).toBe(once);
  });
});

describe('stepping back', () => {
  it('goes through everything that was picked, to nothing', () => {
    let draft = pickSquare(pickDigit(pickSquare(emptyDraft, 40), 7), 41);
    draft = stepBack(draft);
    expect(draft).toMatchObject({ square: 40, digit: 7 });
    draft = stepBack(draft);
    expect(draft).toMatchObject({ square: 40, digit: null });
    draft = stepBack(draft);
    expect(hasPick(draft)).toBe(false);
    expect(stepBack(draft)).toEqual(emptyDraft);
  });
});

describe('what still fits', () => {
  it('a stone that lies, in one’s own turn', () => {
    const draft = pickSquare(emptyDraft, 40);
    expect(stillValid(draft, bag)).toBe(draft);
  });

  it('not a stone that is gone', () => {
    expect(stillValid(pickSquare(emptyDraft, 0), bag).square).toBeNull();
  });

  it('nothing in the turn of somebody else', () => {
    const view = viewAfter([...setUp(), '*:draw 7'], { viewer: 1 });
    expect(stillValid(pickSquare(emptyDraft, 40), view)).toEqual(emptyDraft);
  });

  it('no digit where none is announced', () => {
    expect(stillValid(pickDigit(pickSquare(emptyDraft, 40), 7), bag)).toMatchObject({ square: 40, digit: null });
  });

  it('in the set-up no stone of a box that has lost one, and the rules say why', () => {
    const view = viewAfter(['0:a1', '1:d1']);
    expect(stillValid(pickSquare(emptyDraft, 1), view).square).toBeNull();
    expect(liftRefusal(view, 0, 1)?.detail).toMatchObject({ reason: 'box-opened' });
    expect(stillValid(pickSquare(emptyDraft, 8), view).square).toBe(8);
    expect(liftRefusal(view, 0, 8)).toBeNull();
  });

  it('a stone can be picked before its digit is', () => {
    expect(liftRefusal(announce, 0, 40)).toBeNull();
    expect(liftRefusal(announce, 0, 0)?.detail).toMatchObject({ reason: 'no-stone' });
  });
});

describe('keeping', () => {
  it.each([
    { square: 40, digit: null, text: 'e5' },
    { square: 40, digit: 7, text: '7e5' },
    { square: null, digit: 7, text: '7' },
    { square: null, digit: null, text: '' },
  ])('$text goes both ways', ({ square, digit, text }) => {
    expect(formatDraft({ square, digit })).toBe(text);
    expect(parseDraft(text)).toEqual({ square, digit, before: [] });
  });

  it.each(['e0', 'j5', '0e5', '77', 'e5 ', 'nonsense'])('what can’t be read is nothing: %s', (text) => {
    expect(parseDraft(text)).toEqual(emptyDraft);
  });
});
