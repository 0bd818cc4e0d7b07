/** Log lines and labels, in English. */

import type { Seat } from '@riverstone/rules';
import { type KakuzuEvent, kakuzu } from '@riverstone/rules/kakuzu';
import { describe, expect, it } from 'vitest';
import { english } from '../../../test/support/english';
import { Speaker } from '../../table/speaker';
import { setUp, viewAfter } from '../table/test-positions';
import { logWords } from './log-words';
import { refusalWords } from './refusal-words';
import { spokenAround, spokenMarks, spokenSquare } from './spoken';

const words = english.kakuzu;

const byName = new Speaker(['Ada', 'Bo']);
/** Bo is the only person at the screen. */
const toBo = new Speaker(['Ada', 'Bo'], 1, english.app.table.you);

const toldTo =
  (speaker: Speaker) =>
  (...events: KakuzuEvent[]): readonly (string | null)[] =>
    logWords({ events }, { text: words, speaker }).map(({ text }) => text);
const told = toldTo(byName);
const removed = (digit: number, wanted: number | null, to: Seat | null, seat = 0): KakuzuEvent => ({
  type: 'removed',
  seat,
  square: 40,
  digit,
  wanted,
  to,
});

describe('the log', () => {
  it('tells what was under a stone and whose it is now', () => {
    expect(told(removed(8, null, null))).toEqual(['Ada opens e5: 8.']);
    expect(told(removed(7, 7, 0))).toEqual(['Ada keeps e5: 7.']);
    expect(told(removed(3, 7, 1))).toEqual(['Ada misses: e5 is 3, not 7. Bo gets it.']);
    expect(told(removed(3, 7, null))).toEqual(['Ada misses: e5 is 3, not 7.']);
  });

  it('says "you" to the only person at the screen', () => {
    const say = toldTo(toBo);
    expect(say(removed(3, 7, 1))).toEqual(['Ada misses: e5 is 3, not 7. You get it.']);
    expect(say(removed(7, 7, 1, 1))).toEqual(['You keep e5: 7.']);
    expect(say({ type: 'drew', seat: 1, digit: 0 })).toEqual(['You drew 0. Your turn ends.']);
  });

  it('has one row for a lift and what came of it, and none for a digit that is drawn', () => {
    const ended: KakuzuEvent = { type: 'turn-ended', seat: 0, reason: 'ninth' };
    const rows = told(removed(7, 7, 0), { type: 'completed', digit: 7 }, ended);
    expect(rows).toEqual(['Ada keeps e5: 7. All nine 7s are open. The turn ends.']);
    expect(told({ type: 'drew', seat: 1, digit: 4 })).toEqual([]);
  });

  it('says why a turn ended where nothing else does', () => {
    expect(told({ type: 'drew', seat: 1, digit: 0 }, { type: 'turn-ended', seat: 1, reason: 'zero' })).toEqual([
      'Bo drew 0. Their turn ends.',
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
    expect(spokenMarks(words, view, 1, plain)).toBe(words.square.boxLostOne);
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
