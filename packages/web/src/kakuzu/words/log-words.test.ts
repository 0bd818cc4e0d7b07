/** Log lines and labels, in English. */

import type { Seat } from '@riverstone/rules';
import { type KakuzuEvent, kakuzu } from '@riverstone/rules/kakuzu';
import { describe, expect, it } from 'vitest';
import { english } from '../../../test/support/english';
import { setUp, viewAfter } from '../table/test-positions';
import { logWords } from './log-words';
import { refusalWords } from './refusal-words';
import { spokenAround, spokenMarks, spokenSquare } from './spoken';

const words = english.kakuzu;

const told = (...events: KakuzuEvent[]): readonly string[] =>
  logWords({ events }, { text: words, names: ['Ada', 'Bo'] });
const removed = (digit: number, wanted: number | null, to: Seat | null): KakuzuEvent => ({
  type: 'removed',
  seat: 0,
  square: 40,
  digit,
  wanted,
  to,
});

describe('the log', () => {
  it('tells what was under a stone and whose it is now', () => {
    expect(told(removed(8, null, null))).toEqual(['Ada: e5 is an 8.']);
    expect(told(removed(7, 7, 0))).toEqual(['Ada: e5 is a 7. Kept!']);
    expect(told(removed(3, 7, 1))).toEqual(['Ada: e5 is a 3, not a 7. The stone goes to Bo.']);
    expect(told(removed(3, 7, null))).toEqual(['Ada: e5 is a 3, not a 7. The stone is lost.']);
  });

  it('says why a turn ended where nothing else does', () => {
    expect(told({ type: 'drew', seat: 1, digit: 0 }, { type: 'turn-ended', seat: 1, reason: 'zero' })).toEqual([
      'Bo: the 0 from the bag. The turn is over.',
    ]);
    for (const reason of ['third-match', 'ninth', 'flag'] as const) {
      expect(told({ type: 'turn-ended', seat: 1, reason })).toHaveLength(1);
    }
  });
});

describe('a square, spoken', () => {
  it('is a stone, or the digit that lies open', () => {
    const view = viewAfter(['0:a1']);
    expect(spokenSquare(words, view, 0)).toBe('a1, 1');
    expect(spokenSquare(words, view, 40)).toBe('e5, stone');
  });

  it('says more: that it is picked, that its box has lost a stone, what is noted', () => {
    const view = viewAfter(['0:a1']);
    const marks = { notes: [1, 3], isPicked: true, isHinted: false };
    expect(spokenMarks(words, view, 40, marks)).toBe('Picked. Your notes: 1 and 3.');
    const plain = { notes: [], isPicked: false, isHinted: false };
    expect(spokenMarks(words, view, 1, plain)).toBe('Its box has lost a stone already.');
    expect(spokenMarks(words, view, 40, plain)).toBeUndefined();
  });

  it('says on request what lies open around it', () => {
    expect(spokenAround(words, viewAfter(setUp()), 1)).toBe('Around b1. Row: 1, 4, and 7. Column: none. Box: 1.');
  });
});

describe('a refusal', () => {
  it('is a sentence for every code and reason', () => {
    const view = viewAfter(['0:a1'], { viewer: 1 });
    const refused = kakuzu.check(view, 1, { type: 'remove', square: 1, announced: null });
    expect(refused.ok ? '' : refusalWords(words, refused.error)).toBe(words.notAllowed['box-opened']);
    for (const code of kakuzu.codes) expect(refusalWords(words, { code, detail: {} })).not.toBe('');
    expect(kakuzu.check(view, 1, { type: 'remove', square: 8, announced: null }).ok).toBe(true);
  });
});
