/** When the score of a match is shown. */

import { expect, test } from 'vitest';
import { hasMatch, type PartOfMatch } from './has-match';

const won = { wins: 1 };
const lost = { wins: 0 };
const first: PartOfMatch = { previous: null, rematch: null, phase: 'over', seats: [won, lost] };

test.each<[string, PartOfMatch, boolean]>([
  ['two after their first game', first, true],
  ['two in their first game', { ...first, phase: 'playing' }, false],
  ['two whose rematch is made', { ...first, phase: 'playing', rematch: 'b' }, true],
  ['three after their first game', { ...first, seats: [won, lost, lost] }, false],
  ['three in their second game', { ...first, phase: 'playing', previous: 'a', seats: [won, lost, lost] }, true],
  ['one who plays alone', { ...first, seats: [won] }, false],
  ['two of whom nobody has won', { ...first, previous: 'a', seats: [lost, lost] }, false],
])('%s', (_, room, isShown) => expect(hasMatch(room)).toBe(isShown));
