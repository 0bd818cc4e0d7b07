/** The line that could have been found is shown on the board as it was: never while somebody lays out a line. */

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../messages/words';
import { controllerAt } from '../draft/test-controller';
import type { RaceStep } from '../table/race-table';
import { LookBack } from './look-back';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' }, title: '' });
  await switchLanguage('en');
});

afterAll(() => vi.unstubAllGlobals());

describe('the board as it was', () => {
  let table: ReturnType<typeof controllerAt>;
  let lookBack: LookBack;

  beforeEach(async () => {
    const { view } = controllerAt({}, 17, { isCalled: false });
    const closed: RaceStep = {
      ...{ at: 0, version: 1, actor: 'table', before: view, after: view },
      events: [{ type: 'unsolved', marker: 17 }],
    };
    table = controllerAt({}, 23, { isCalled: false, steps: [closed] });
    lookBack = new LookBack(table.controller);
    // The first search loads the bots, which takes long on a busy machine.
    await vi.waitUntil(() => lookBack.found !== null, { timeout: 20_000 });
  });

  it('is shown and hidden by the eye', () => {
    expect(lookBack.shown).toBeNull();
    lookBack.toggle();
    expect(lookBack.shown?.points).toBeGreaterThan(1);
    lookBack.toggle();
    expect(lookBack.shown).toBeNull();
  });

  it.each([0, 1])('makes way for a call of seat %i', (seat) => {
    lookBack.toggle();
    expect(lookBack.shown).not.toBeNull();
    table.play(seat, { type: 'call' });
    expect(lookBack.shown).toBeNull();
  });

  it('does not come while a line is laid out after a call', () => {
    table.play(0, { type: 'call' });
    lookBack.toggle();
    expect(lookBack.shown).toBeNull();
  });

  it('is not there in a lesson', () => {
    const { steps } = table.controller.table;
    const lesson = controllerAt({}, 23, { isCalled: false, isLesson: true, steps: [...steps.value] });
    expect(new LookBack(lesson.controller).found).toBeNull();
  });

  it('makes way for squares that are marked', () => {
    lookBack.toggle();
    table.controller.editor.press(12);
    expect(lookBack.shown).toBeNull();
  });
});
