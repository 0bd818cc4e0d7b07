/** What a tile in hand does to the square that is pressed. */

import { formatClaim } from '@riverstone/rules/kakuro-race';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../../messages/words';
import { claimOf } from './draft';
import { deskAt } from './test-controller';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await speak('en');
});

const at = (name: string): number => (Number(name[1]) - 1) * 8 + name.charCodeAt(0) - 97;

/** A desk with a line in the middle of row 2 marked, or a whole row. */
function marked(first = 'b2', last = 'd2') {
  const { desk } = deskAt({}, 20);
  desk.laying.mark({ first: at(first), last: at(last) });
  const written = (): string => {
    const claim = claimOf(desk.staged.draft.value);
    return claim === null ? '' : formatClaim(claim);
  };
  return { desk, written };
}

describe('a tile in hand', () => {
  it.each(['d', 'x', 'n3'] as const)('is laid face down at an end of the line: %s', (tile) => {
    const { desk, written } = marked();
    desk.laying.pick(tile);
    desk.laying.press(at('e2'));
    expect(written()).toBe(`b2-d2 #e2(${tile})`);
  });

  it('covers a number of the line with the new one', () => {
    const { desk, written } = marked();
    desk.laying.pick('n3');
    desk.laying.press(at('c2'));
    expect(written()).toBe('b2-d2 n3:c2');
  });

  it('never loses the line, wherever else is pressed', () => {
    const { desk, written } = marked();
    desk.laying.pick('n3');
    desk.laying.press(at('h8'));
    expect(written()).toBe('b2-d2');
  });

  it('begins an exchange where a number is pressed', () => {
    const { desk, written } = marked();
    desk.laying.pick('x');
    desk.laying.press(at('h8'));
    expect(desk.moment.tool.value).toEqual({ kind: 'exchange', picked: at('h8') });
    expect(written()).toBe('b2-d2');
  });

  it('with one use only is taken for that at once, and laid back by another tap', () => {
    const { desk, written } = marked('a2', 'h2');
    desk.laying.pick('x');
    expect(desk.moment.tool.value).toEqual({ kind: 'exchange', picked: null });
    desk.laying.pick('x');
    expect(desk.moment.tool.value).toBeNull();
    desk.laying.pick('n7');
    expect(desk.moment.tool.value).toEqual({ kind: 'new-number', digit: 7 });
    desk.laying.pick('d');
    expect(written()).toBe('a2-h2 d');
  });
});
