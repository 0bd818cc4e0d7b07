/** What a tile in hand does to the square that is pressed. */

import { formatClaim } from '@riverstone/rules/kakuro-race';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../messages/words';
import { claimOf } from './draft';
import { controllerAt } from './test-controller';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('MouseEvent', class extends Event {});
  await switchLanguage('en');
});
// Files share their globals.
afterAll(() => vi.unstubAllGlobals());

const at = (name: string): number => (Number(name[1]) - 1) * 8 + name.charCodeAt(0) - 97;

/** A controller with a line marked in the middle of row 2, or the whole row. */
function marked(first = 'b2', last = 'd2') {
  const { controller, done } = controllerAt({}, 20);
  controller.editor.mark({ first: at(first), last: at(last) });
  const written = (): string => {
    const claim = claimOf(controller.drafts.draft.value);
    return claim === null ? '' : formatClaim(claim);
  };
  return { controller, written, done };
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

describe('a press beside the line', () => {
  it('lays a Sum square there, with the least useful tile, and another takes it back', () => {
    const { controller, written } = marked();
    controller.editor.press(at('e2'));
    expect(written()).toBe('b2-d2 #e2(n3)');
    controller.editor.press(at('e2'));
    expect(written()).toBe('b2-d2');
  });

  it('begins another line while no tile may be laid', () => {
    const { controller, written } = marked();
    controller.editor.press(at('h8'));
    controller.editor.press(at('e2'));
    expect(written()).toBe('b2-d2');
    expect(controller.drafts.draft.value.anchor).toBe(at('e2'));
  });
});

describe('help with counting', () => {
  /** What is advised for b2-d2, which makes this sum. */
  const advised = (marker: (sum: number) => number) => {
    const sum = [1, 2, 3].reduce((total, column) => total + (controllerAt({}, 20).view.field[8 + column] ?? 0), 0);
    const { controller } = controllerAt({ counting: 'shown' }, marker(sum));
    controller.editor.mark({ first: at('b2'), last: at('d2') });
    return controller;
  };

  it('advises a Sum square beside a line that makes the sum', () => {
    const controller = advised((sum) => sum);
    expect(controller.advised).toBe(at('a2'));
    controller.editor.press(at('a2'));
    expect(controller.advised).toBe(at('e2'));
    controller.editor.press(at('e2'));
    expect(controller.advised).toBeNull();
  });

  it('advises none while the sum is wrong', () => {
    expect(advised((sum) => sum - 1).advised).toBeNull();
  });
});

describe('a lesson', () => {
  it('advises its square once the line beside it is marked', () => {
    const { controller } = controllerAt({}, 20, { markedNext: at('e2') });
    expect(controller.advised).toBeNull();
    controller.editor.mark({ first: at('b2'), last: at('d2') });
    expect(controller.advised).toBe(at('e2'));
  });

  it('closes a question whose answer is refused', () => {
    const { controller } = controllerAt({ untimed: true }, 20, { seats: 1, isRefused: true });
    controller.none(0);
    expect(controller.pending.question.value).not.toBeNull();
    controller.agree();
    expect(controller.pending.question.value).toBeNull();
    expect(controller.pending.note.text.value).toBe('Look again.');
  });
});

describe('a press on the board', () => {
  const key = new Event('keydown');

  it('never throws the marked line away before another takes its place', () => {
    const { controller, written } = marked();
    controller.press(at('h8'), key);
    expect(written()).toBe('b2-d2');
    controller.press(at('h6'), key);
    expect(written()).toBe('h6-h8');
  });

  it('on the marked line claims it', () => {
    const { controller, done } = marked();
    controller.press(at('c2'), key);
    expect(done).toMatchObject([{ type: 'claim', claim: { first: at('b2'), last: at('d2') } }]);
  });

  it('on the marked line does nothing before a call', () => {
    const { controller, done } = controllerAt({}, 20, { isCalled: false });
    controller.editor.mark({ first: at('b2'), last: at('d2') });
    controller.press(at('c2'), key);
    controller.press(at('b2'), key);
    expect(done).toEqual([]);
    expect(controller.drafts.draft.value).toMatchObject({ anchor: null, line: { first: at('b2'), last: at('d2') } });
  });
});
