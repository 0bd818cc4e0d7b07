/** Pencil notes: noting, erasing, tidying, saving. */

import { describe, expect, it } from 'vitest';
import { setUp, viewAfter } from '../table/test-positions';
import {
  countNotes,
  eraseSquare,
  formatNotes,
  noNotes,
  notesOn,
  parseNotes,
  toggleNote,
  withoutImpossibleNotes,
} from './notes';

describe('noting', () => {
  it('a digit again rubs it out; digits stand in order', () => {
    let notes = toggleNote(toggleNote(noNotes, 40, 7), 40, 2);
    expect(notesOn(notes, 40)).toEqual([2, 7]);
    notes = toggleNote(notes, 40, 7);
    expect(notesOn(notes, 40)).toEqual([2]);
    expect(toggleNote(notes, 40, 2).size).toBe(0);
  });

  it('one square can be rubbed out', () => {
    const notes = parseNotes('b1:12 e5:34');
    expect(formatNotes(eraseSquare(notes, 40))).toBe('b1:12');
  });
});

describe('tidying', () => {
  // After the set-up a1 is 1, d1 is 4, g1 is 7, a4 is 2 and so on.
  const { uncovered } = viewAfter(setUp());

  it('rubs out what lies open in the row, the column or the box', () => {
    const notes = parseNotes('b1:147 a2:1289 c3:123456789');
    expect(formatNotes(withoutImpossibleNotes(notes, uncovered))).toBe('a2:89 c3:23456789');
  });

  it('leaves what may still be', () => {
    const notes = parseNotes('e5:19');
    expect(withoutImpossibleNotes(notes, uncovered)).toBe(notes);
  });

  it('rubs out everything on a square that is open', () => {
    expect(withoutImpossibleNotes(parseNotes('a1:19'), uncovered).size).toBe(0);
  });
});

describe('keeping', () => {
  it('goes both ways', () => {
    const text = 'a1:1 e5:137 i9:123456789';
    expect(formatNotes(parseNotes(text))).toBe(text);
    expect(countNotes(parseNotes(text))).toBe(13);
    expect(formatNotes(noNotes)).toBe('');
  });

  it('leaves out what can’t be read', () => {
    expect(formatNotes(parseNotes('nonsense e5 z9:12 f5:0x4 :3 g5:'))).toBe('f5:4');
    expect(parseNotes('').size).toBe(0);
  });
});
