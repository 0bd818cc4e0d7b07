/** The lesson of Kakuzu teaches what it says: its stones are certain, and the miss is one. */

import { odds } from '@riverstone/bots/kakuzu';
import { HostedGame, parseSquare, unwrap } from '@riverstone/rules';
import { boxOf, columnOf, type KakuzuAction, type KakuzuView, kakuzu, rowOf, SIZE } from '@riverstone/rules/kakuzu';
import { describe, expect, it } from 'vitest';
import { wantedDigit } from '../table/kakuzu-table';
import { nameOf, openDigitsAround } from '../table/units';
import { plan } from './plan';

/** What the learner sees at a step, and what lies under a stone. */
function at(step: number): { readonly view: KakuzuView; readonly under: (name: string) => number } {
  const done = plan.steps.slice(0, step).flatMap(({ answer, next }) => [...answer.map((each) => `0:${each}`), ...next]);
  const log = { options: plan.options, chance: plan.chance, entries: [...plan.entries, ...done] };
  const hosted = unwrap(HostedGame.resume(kakuzu, 2, log));
  return { view: hosted.viewFor(0), under: (name) => hosted.state.sheet[parseSquare(name, SIZE) ?? 0] ?? 0 };
}

/** The stones that hide the digit for sure, by the solver. */
function certainStones({ uncovered }: KakuzuView, digit: number): readonly string[] {
  const found = odds(uncovered);
  expect(found?.exact).toBe(true);
  return [...uncovered.keys()]
    .filter((square) => uncovered[square] === 0 && found?.odds[square * 9 + digit - 1] === 1)
    .map(nameOf);
}

/** The stones that one look at row, column and box leaves open for a digit. */
function possibleIn({ uncovered }: KakuzuView, squares: readonly number[], digit: number): readonly string[] {
  return squares.filter((square) => !openDigitsAround(uncovered, square).has(digit)).map(nameOf);
}

describe('the lesson of Kakuzu', () => {
  it.each([
    { step: 0, digit: 1, stones: ['e6'] },
    { step: 1, digit: 4, stones: ['a8'] },
    { step: 3, digit: 7, stones: ['h9'] },
    { step: 4, digit: 4, stones: ['h6', 'e2', 'g1'] },
  ])('step $step takes every stone that is certain, and no other', ({ step, digit, stones }) => {
    const { view, under } = at(step);
    expect(plan.steps[step]?.answer).toEqual([stones[0]]);
    expect(wantedDigit(view)).toBe(digit);
    expect(stones.map(under)).toEqual(stones.map(() => digit));
    expect([...certainStones(view, digit)].sort()).toEqual([...stones].sort());
    const lying = [...view.uncovered.keys()].filter((square) => view.uncovered[square] === 0).map(nameOf);
    const taken = lying.filter((name) => plan.steps[step]?.judge(lift(name), view) === 'right');
    expect(taken.sort()).toEqual([...stones].sort());
  });

  it.each([0, 1, 3])('the marked stones of step %i share a unit, and a look rules out all but one', (step) => {
    const { view } = at(step);
    const { marks = [], answer } = plan.steps[step] ?? {};
    const digit = wantedDigit(view) ?? 0;
    expect(possibleIn(view, marks, digit)).toEqual(answer);
    const units = [rowOf, columnOf, boxOf].filter((unitOf) => new Set(marks.map(unitOf)).size === 1);
    const [unitOf = rowOf] = units;
    expect(units).not.toEqual([]);
    const unit = unitOf(marks[0] ?? 0);
    const stones = [...view.uncovered.keys()].filter(
      (square) => unitOf(square) === unit && view.uncovered[square] === 0,
    );
    expect(marks).toEqual(stones);
  });

  it('the miss is a miss that anybody can see, and it helps', () => {
    const { view, under } = at(2);
    const [stone = ''] = plan.steps[2]?.answer ?? [];
    const square = parseSquare(stone, SIZE) ?? 0;
    expect(openDigitsAround(view.uncovered, square)).toContain(wantedDigit(view));
    const opened = under(stone);
    expect(wantedDigit(at(3).view)).toBe(opened);
    expect(certainStones(view, opened)).not.toContain(plan.steps[3]?.answer[0]);
  });

  it('a miss gives the stone away and ends the turn; the 0 ends the last one', () => {
    const before = at(2).view;
    const after = at(3).view;
    const [mine = 0, theirs = 0] = before.status.scores;
    expect(after.status.scores).toEqual([mine, theirs + 2]);
    expect(plan.steps.at(-1)?.next).toEqual(['*:draw 0']);
  });

  it('says why a stone is wrong by its row, column or box', () => {
    const { view } = at(0);
    const judge = (name: string) => plan.steps[0]?.judge(lift(name), view);
    const said = (name: string): string => {
      const verdict = judge(name);
      const told = new Proxy({}, { get: (_, key) => () => String(key) });
      return typeof verdict === 'function' ? verdict({ wrong: told } as never) : String(verdict);
    };
    expect(said('e6')).toBe('right');
    expect(said('e4')).toBe('row');
    expect(said('d6')).toBe('column');
    expect(said('b2')).toBe('box');
  });
});

function lift(name: string): KakuzuAction {
  return { type: 'remove', square: parseSquare(name, SIZE) ?? 0, announced: null };
}
