/** What a tile in hand does to the square that is pressed. */

import { formatClaim } from '@riverstone/rules/kakuro-race';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../../messages/words';
import { claimOf } from './draft';
import { controllerAt } from './test-controller';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await speak('en');
});
// Files share their globals.
afterAll(() => vi.unstubAllGlobals());

const at = (name: string): number => (Number(name[1]) - 1) * 8 + name.charCodeAt(0) - 97;

/** A controller with a line marked in the middle of row 2, or the whole row. */
function marked(first = 'b2', last = 'd2') {
  const { controller } = controllerAt({}, 20);
  controller.editor.mark({ first: at(first), last: at(last) });
  const written = (): string => {
    const claim = claimOf(controller.drafts.draft.value);
    return claim === null ? '' : formatClaim(claim);
  };
  return { controller, written };
}

describe('a tile in hand', () => {
  it.each(['d', 'x', 'n3'] as const)('is laid face down at an end of the line: %s', (tile) => {
    const { controller, written } = marked();
    controller.editor.pick(tile);
    controller.editor.press(at('e2'));
    expect(written()).toBe(`b2-d2 #e2(${tile})`);
  });

  it('covers a number of the line with the new one', () => {
    const { controller, written } = marked();
    controller.editor.pick('n3');
    controller.editor.press(at('c2'));
    expect(written()).toBe('b2-d2 n3:c2');
  });

  it('never loses the line, wherever else is pressed', () => {
    const { controller, written } = marked();
    controller.editor.pick('n3');
    controller.editor.press(at('h8'));
    expect(written()).toBe('b2-d2');
  });

  it('begins an exchange where a number is pressed', () => {
    const { controller, written } = marked();
    controller.editor.pick('x');
    controller.editor.press(at('h8'));
    expect(controller.pending.tool.value).toEqual({ kind: 'exchange', picked: at('h8') });
    expect(written()).toBe('b2-d2');
  });

  it('with one use only is taken for that at once, and laid back by another tap', () => {
    const { controller, written } = marked('a2', 'h2');
    controller.editor.pick('x');
    expect(controller.pending.tool.value).toEqual({ kind: 'exchange', picked: null });
    controller.editor.pick('x');
    expect(controller.pending.tool.value).toBeNull();
    controller.editor.pick('n7');
    expect(controller.pending.tool.value).toEqual({ kind: 'new-number', digit: 7 });
    controller.editor.pick('d');
    expect(written()).toBe('a2-h2 d');
  });
});
