/** Section 4 of the rules page: digits whose nine places are open. */

import { describe, expect, it } from 'vitest';
import { allSquares, bag, play, refusal, seen, tableWithStones } from '../../../test/kakuzu/table.js';

describe('a completed digit', () => {
  /** Two 2s (b1, h2) and two 3s (c1, i2) are still under stones. */
  const table = tableWithStones('b1 c1 h2 i2');

  it('[K4.1] is one with all nine places open, and not in the bag', () => {
    expect(bag(table)).toBe('023');
    expect(refusal(table, '*:draw 1')).toBe('not-allowed not-in-bag');
    expect(refusal(table, '*:draw 2')).toBe('fine');
  });

  it('[K4.1] is announced to everybody when it happens, and only then', () => {
    const one = play(table, '*:draw 2', '0:b1', '*:draw 3');
    expect(seen(one, '0:h2')).toContainEqual({ type: 'completed', digit: 2 });
    expect(seen(one, '0:c1')).not.toContainEqual({ type: 'completed', digit: 3 });
  });

  it.each([
    { how: 'a match', stones: 'b1 c1 i2', entries: ['*:draw 2', '0:b1'], left: '03' },
    { how: 'a miss', stones: 'b1 c1 i2', entries: ['*:draw 3', '0:b1'], left: '03' },
    { how: 'a miss that leaves the drawn digit open', stones: 'b1 c1', entries: ['*:draw 3', '0:b1'], left: '03' },
    {
      how: 'a match, and no other digit is touched',
      stones: 'b1 c1 d1 e1',
      entries: ['*:draw 4', '0:d1'],
      left: '0235',
    },
  ])('[K4.2] $how completes it', ({ stones, entries, left }) => {
    expect(bag(play(tableWithStones(stones), ...entries))).toBe(left);
  });

  it('[K4.3] matched for the ninth time, it does not go back when the turn ends', () => {
    const matched = play(tableWithStones('b1 c1 i2'), '*:draw 2', '0:b1');
    expect(bag(play(matched, '*:draw 0'))).toBe('03');
    expect(bag(play(matched, '*:draw 3', '0:c1', '*:draw 0'))).toBe('03');
  });

  it('[K4.3] drawn before and completed by a later miss of the same turn, it does not go back either', () => {
    const state = play(table, '*:draw 2', '0:b1', '*:draw 3', '0:h2');
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
