/** Before a claim, nothing on the page tells whether it is valid, unless the table has help with counting. */

import { checkClaim, type Line, squaresOf } from '@riverstone/rules/kakuro-race';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { english } from '../../test/support/english';
import { switchLanguage } from '../messages/words';
import { settings } from '../settings/settings';
import type { SeatPlan } from '../table/seats/seat-plan';
import { spokenSquare } from './board/spoken';
import { squareDisplays } from './board/square-display';
import { claimOf } from './draft/draft';
import { controllerAt } from './draft/test-controller';
import { boardKey } from './input/use-keys';
import { isAgainstComputer, keepCounting, presetOptions } from './options/help-with-counting';
import { promptWords } from './prompt/prompt-words';

const text = english['kakuro-race'];

// Refusals are put into words, so a language must be loaded.
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await switchLanguage('en');
});
// Files share their globals.
afterAll(() => vi.unstubAllGlobals());

const person = (name: string): SeatPlan => ({ name, bot: null });
const bot = (name: string): SeatPlan => ({ name, bot: 'casual' });

type Desk = ReturnType<typeof controllerAt>;

const lines: readonly Line[] = Array.from({ length: 64 }, (_, first) => first).flatMap((first) =>
  Array.from({ length: 64 - first }, (_, more) => ({ first, last: first + more })).filter(
    (line) => (squaresOf(line)?.length ?? 0) > 1,
  ),
);

/** Everything that can be seen, heard and done about a line that is laid out. */
function impression({ controller, view }: Desk): unknown {
  const draft = controller.drafts.draft.value;
  const { tool } = controller.pending;
  const isTarget = (square: number): boolean => controller.editor.isTarget(square);
  const displayOf = squareDisplays(view, {
    draft,
    picked: null,
    isTarget,
    hinted: [],
    shown: null,
    advised: controller.advised,
    isReady: controller.canConfirm.value,
  });
  return {
    prompt: promptWords(text, { controller, hint: null }),
    checks: controller.checks.value,
    canConfirm: controller.canConfirm.value,
    note: controller.pending.note.text.value,
    tool: tool.value,
    left: controller.drafts.tilesLeft,
    squares: view.field.map((_, square) => spokenSquare(text, square, displayOf(square))),
  };
}

const tables = [
  ['after a call', { counting: 'own' }, 2],
  ['in a sealed game', { counting: 'own', sealed: true }, 2],
  ['alone', { counting: 'own', untimed: true }, 1],
] as const;

describe.each(tables)('counting for oneself, %s', (_, options, seats) => {
  it('shows the same of every line, whatever is sought', () => {
    const some = lines.filter((_, index) => index % 7 === 0);
    for (const line of some) {
      const [one, other] = [3, 36].map((marker) => {
        const at = controllerAt(options, marker, { seats });
        at.controller.editor.mark(line);
        at.controller.editor.double();
        return impression(at);
      });
      expect(one).toEqual(other);
      expect(one).toMatchObject({ checks: null, canConfirm: true });
    }
  });

  it('adds nothing up in words', () => {
    const at = controllerAt(options, 20, { seats });
    at.controller.editor.mark({ first: 8, last: 15 });
    const { prompt } = impression(at) as { readonly prompt: string };
    expect([text.prompt.claimIt, text.prompt.sealIt].map((say) => say({ line: 'a2–h2' }))).toContain(prompt);
  });

  it('sends a line as soon as there is one, right or wrong', () => {
    for (const line of [lines[0], lines.at(-1)] as readonly Line[]) {
      const at = controllerAt(options, 40, { seats });
      at.controller.confirm();
      expect(at.done).toEqual([]);
      at.controller.editor.mark(line);
      at.controller.confirm();
      expect(at.done).toMatchObject([{ claim: line }]);
    }
  });

  it('does not claim by the key that marks, away from the line', () => {
    const at = controllerAt(options, 40, { seats });
    at.controller.editor.mark({ first: 8, last: 11 });
    expect(boardKey(at.controller, { key: 'Enter' } as KeyboardEvent)).toBe(false);
    expect(at.done).toEqual([]);
  });
});

it.each(tables)('with help, %s, only a valid line can be confirmed, and it says why', (_, options, seats) => {
  let valid = 0;
  for (const line of lines) {
    const at = controllerAt({ ...options, counting: 'shown' }, 15, { seats });
    at.controller.editor.mark(line);
    at.controller.editor.laySum('before', 'n3');
    at.controller.editor.laySum('after', 'n7');
    at.controller.editor.double();
    const { position, draft } = at.controller.drafts;
    const claim = claimOf(draft.value);
    if (position === null || claim === null) throw new Error('a line is marked');
    const isValid = checkClaim(position, claim).ok;
    if (isValid) valid++;
    expect(at.controller.canConfirm.value).toBe(isValid);
    expect(at.controller.checks.value?.fault === null).toBe(isValid);
    at.controller.confirm();
    expect(at.done).toHaveLength(isValid ? 1 : 0);
  }
  expect(valid).toBeGreaterThan(0);
});

it('with help, a lesson is sent what is wrong, because it answers by what is wrong', () => {
  const at = controllerAt({ counting: 'shown' }, 40, { isLesson: true, isRefused: true });
  at.controller.confirm();
  expect(at.done).toEqual([]);
  at.controller.editor.mark({ first: 8, last: 11 });
  expect(at.controller.canConfirm.value).toBe(false);
  at.controller.confirm();
  expect(at.done).toMatchObject([{ type: 'claim' }]);
  expect(at.controller.pending.note.text.value).toBe('Look again.');
});

describe('help with counting', () => {
  afterEach(() => {
    settings.counting.value = 'unasked';
  });

  it('is there for a newcomer against the computer, and for nobody else', () => {
    expect(presetOptions([person('Ada'), bot('Brook')])).toEqual({ counting: 'shown' });
    expect(presetOptions([person('Ada'), bot('Brook'), bot('Reed')])).toEqual({ counting: 'shown' });
    for (const seats of [[person('Ada')], [person('Ada'), person('Bo'), bot('Brook')], [bot('Brook'), bot('Reed')]]) {
      expect(isAgainstComputer(seats)).toBe(false);
      expect(presetOptions(seats)).toEqual({});
    }
  });

  it('stays as it was chosen last against the computer', () => {
    const seats = [person('Ada'), bot('Brook')];
    keepCounting(seats, 'own');
    expect(presetOptions(seats)).toEqual({ counting: 'own' });
    keepCounting([person('Ada'), person('Bo')], 'shown');
    expect(presetOptions(seats)).toEqual({ counting: 'own' });
    keepCounting(seats, 'shown');
    expect(presetOptions(seats)).toEqual({ counting: 'shown' });
  });
});
