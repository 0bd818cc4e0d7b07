/** Hints, in English. */

import { expect, it } from 'vitest';
import { english } from '../../../test/support/english';
import type { KakuzuHint } from '../table/kakuzu-table';
import { hintWords } from './hint-words';

const I6 = 53;
const none = Array.from({ length: 81 }, () => 0);

/** What is said of i6, which hides the 5 with this chance. */
function said(chance: number, uncovered: readonly number[] = none): string {
  const explanation = { code: 'likeliest', digit: 5, chance, grids: 0, exact: false, worth: chance };
  const hint = { strength: 'move', squares: [I6], digit: 5, move: { explanation } } as unknown as KakuzuHint;
  return hintWords(english.kakuzu, hint, uncovered);
}

it('names a box so that none sounds like a praise', () => {
  const hint: KakuzuHint = { strength: 'where', squares: [I6], digit: null, move: null };
  expect(hintWords(english.kakuzu, hint, none)).toBe('Look at the middle right box.');
});

it('calls no certainty a bet', () => {
  expect(said(0.8)).toBe('Best bet: i6 (80%)');
  expect(said(0.996)).toBe('Almost certain: i6');
  expect(said(1)).toBe('Almost certain: i6');
  // Row 6 is open but for i6.
  const row = none.map((_, square) => (square >= 45 && square < I6 ? [1, 2, 3, 4, 6, 7, 8, 9][square - 45] : 0) ?? 0);
  expect(said(1, row)).toBe('i6 must be a 5. Only place for it in its row.');
});
