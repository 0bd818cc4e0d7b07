/** The set-up by lot: every stone is legal, and only in one's own turn. */

import { unwrap } from '@riverstone/rules';
import { type KakuzuAction, kakuzu } from '@riverstone/rules/kakuzu';
import { describe, expect, it } from 'vitest';
import { setUp, viewAfter } from '../table/test-positions';
import { liftByLot } from './set-up-for-me';

const last = (choices: number): number => choices - 1;

describe('the set-up by lot', () => {
  it('lifts a stone of each box', () => {
    const entries: string[] = [];
    for (let count = 0; count < 9; count++) {
      const view = viewAfter(entries, { seats: 1 });
      const action = liftByLot(view, last) as KakuzuAction;
      unwrap(kakuzu.check(view, 0, action));
      entries.push(`0:${kakuzu.formatAction(action)}`);
    }
    expect(viewAfter(entries, { seats: 1 }).phase).not.toBe('setup');
  });

  it('waits for its turn, and ends with the set-up', () => {
    expect(liftByLot(viewAfter(setUp().slice(0, 1)), last)).toBeNull();
    expect(liftByLot(viewAfter([...setUp(), '*:draw 7']), last)).toBeNull();
  });
});
