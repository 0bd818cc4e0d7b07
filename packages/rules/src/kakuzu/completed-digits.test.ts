/** Section 4 of the rules page: digits whose nine places are open. */

import { describe, expect, it } from 'vitest';
import { allSquares, bag, play, refusal, seen, tableWithStones } from '../../test/kakuzu-table.js';

describe('a completed digit', () => {
  /** Two 2s (a2, b8) and two 3s (a3, b9) are still under stones. */
  const table = tableWithStones('a2 a3 b8 b9');

  it('[K4.1] is one with all nine places open, and not in the bag', () => {
    expect(bag(table)).toBe('023');
    expect(refusal(table, '*:draw 1')).toBe('not-allowed not-in-bag');
    expect(refusal(table, '*:draw 2')).toBe('fine');
  });

  it('[K4.1] is announced to everybody when it happens, and only then', () => {
    const one = play(table, '*:draw 2', '0:a2', '*:draw 3');
    expect(seen(one, '0:b8')).toContainEqual({ type: 'completed', digit: 2 });
    expect(seen(one, '0:a3')).not.toContainEqual({ type: 'completed', digit: 3 });
  });

  it.each([
    { how: 'a match', stones: 'a2 a3 b9', entries: ['*:draw 2', '0:a2'], left: '03' },
    { how: 'a miss', stones: 'a2 a3 b9', entries: ['*:draw 3', '0:a2'], left: '03' },
    { how: 'a miss that leaves the drawn digit open', stones: 'a2 a3', entries: ['*:draw 3', '0:a2'], left: '03' },
    {
      how: 'a match, and no other digit is touched',
      stones: 'a2 a3 a4 a5',
      entries: ['*:draw 4', '0:a4'],
      left: '0235',
    },
  ])('[K4.2] $how completes it', ({ stones, entries, left }) => {
    expect(bag(play(tableWithStones(stones), ...entries))).toBe(left);
  });

  it('[K4.3] matched for the ninth time, it does not go back when the turn ends', () => {
    const matched = play(tableWithStones('a2 a3 b9'), '*:draw 2', '0:a2');
    expect(bag(play(matched, '*:draw 0'))).toBe('03');
    expect(bag(play(matched, '*:draw 3', '0:a3', '*:draw 0'))).toBe('03');
  });

  it('[K4.3] drawn before and completed by a later miss of the same turn, it does not go back either', () => {
    const state = play(table, '*:draw 2', '0:a2', '*:draw 3', '0:b8');
    expect(bag(state)).toBe('03');
    expect(state.turn).toBe(1);
  });

  it('[K4.4] is never the 0, however many stones are left', () => {
    for (let left = 1; left <= 72; left++) {
      const state = tableWithStones(allSquares.slice(0, left).join(' '));
      expect(bag(state).startsWith('0'), `${left} stones`).toBe(true);
      expect(refusal(state, '*:draw 0'), `${left} stones`).toBe('fine');
    }
  });
});
