/** Picking a stone and a digit, stepping back, and what is left of it when the table has changed. */

import { describe, expect, it } from 'vitest';
import { setUp, viewAfter } from '../table/test-positions';
import {
  fitting,
  isStaged,
  liftRefusal,
  nothingStaged,
  pickDigit,
  pickSquare,
  readDraft,
  stagedAction,
  stepBack,
  writeDraft,
} from './draft';

const bag = viewAfter([...setUp(), '*:draw 7']);
const announce = viewAfter(setUp(), { options: { variant: 'announce' } });

describe('picking', () => {
  it('a stone is the whole of a move from the bag', () => {
    const staging = pickSquare(nothingStaged, 40);
    expect(stagedAction(staging, bag)).toEqual({ type: 'remove', square: 40, announced: null });
  });

  it('where digits are announced a stone or a digit alone is no move', () => {
    expect(stagedAction(pickSquare(nothingStaged, 40), announce)).toBeNull();
    expect(stagedAction(pickDigit(nothingStaged, 7), announce)).toBeNull();
    const both = pickDigit(pickSquare(nothingStaged, 40), 7);
    expect(stagedAction(both, announce)).toEqual({ type: 'remove', square: 40, announced: 7 });
  });

  it('another stone takes the place of the first, and the digit stays', () => {
    const staging = pickSquare(pickSquare(pickDigit(nothingStaged, 7), 40), 41);
    expect(staging).toMatchObject({ square: 41, digit: 7 });
  });

  it('the same digit again is put back', () => {
    expect(pickDigit(pickDigit(nothingStaged, 7), 7).digit).toBeNull();
  });

  it('the same stone again is no step of its own', () => {
    const once = pickSquare(nothingStaged, 40);
    expect(pickSquare(once, 40)).toBe(once);
  });
});

describe('stepping back', () => {
  it('goes through everything that was picked, to nothing', () => {
    let staging = pickSquare(pickDigit(pickSquare(nothingStaged, 40), 7), 41);
    staging = stepBack(staging);
    expect(staging).toMatchObject({ square: 40, digit: 7 });
    staging = stepBack(staging);
    expect(staging).toMatchObject({ square: 40, digit: null });
    staging = stepBack(staging);
    expect(isStaged(staging)).toBe(false);
    expect(stepBack(staging)).toEqual(nothingStaged);
  });
});

describe('what still fits', () => {
  it('a stone that lies, in one’s own turn', () => {
    const staging = pickSquare(nothingStaged, 40);
    expect(fitting(staging, bag)).toBe(staging);
  });

  it('not a stone that is gone', () => {
    expect(fitting(pickSquare(nothingStaged, 0), bag).square).toBeNull();
  });

  it('nothing in the turn of somebody else', () => {
    const view = viewAfter([...setUp(), '*:draw 7'], { viewer: 1 });
    expect(fitting(pickSquare(nothingStaged, 40), view)).toEqual(nothingStaged);
  });

  it('no digit where none is announced', () => {
    expect(fitting(pickDigit(pickSquare(nothingStaged, 40), 7), bag)).toMatchObject({ square: 40, digit: null });
  });

  it('in the set-up no stone of a box that has lost one, and the rules say why', () => {
    const view = viewAfter(['0:a1', '1:d1']);
    expect(fitting(pickSquare(nothingStaged, 1), view).square).toBeNull();
    expect(liftRefusal(view, 0, 1)?.detail).toMatchObject({ reason: 'box-opened' });
    expect(fitting(pickSquare(nothingStaged, 8), view).square).toBe(8);
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
    expect(writeDraft({ square, digit })).toBe(text);
    expect(readDraft(text)).toEqual({ square, digit, before: [] });
  });

  it.each(['e0', 'j5', '0e5', '77', 'e5 ', 'nonsense'])('what can’t be read is nothing: %s', (text) => {
    expect(readDraft(text)).toEqual(nothingStaged);
  });
});
