import { createRng, seedFromNumber, unwrap } from '@riverstone/rules';
import { type KakuzuAction, type KakuzuState, kakuzu, numberedSheet, randomSheet } from '@riverstone/rules/kakuzu';
import { describe, expect, test } from 'vitest';
import { noColors } from '../contract/colors.js';
import { terminal } from './terminal.js';

const names = ['Ada', 'Bo'];
const sheet = numberedSheet(1);
const digit = sheet[0] as number;
const other = sheet[1] as number;

function stateOf(variant: string, change: Partial<KakuzuState> = {}, seats = 2): KakuzuState {
  const options = unwrap(kakuzu.parseOptions({ first: 0, variant }, seats));
  return { ...kakuzu.setup(options, seats, { first: 0, sheet }), ...change };
}

function told(state: KakuzuState, actor: number | 'table', action: KakuzuAction): readonly string[] {
  const step = unwrap(kakuzu.apply(state, actor, action));
  const before = kakuzu.view(state, 'spectator');
  return terminal.describeMove({ events: step.events, before, after: kakuzu.view(step.state, 'spectator') }, names);
}

const named = (value: number): string => `${value === 8 ? 'an' : 'a'} ${value}`;
const remove = (square: number, announced: number | null = null): KakuzuAction => ({
  type: 'remove',
  square,
  announced,
});

describe('what happened', () => {
  test('a match and a miss', () => {
    const looking = stateOf('bag', { phase: 'remove', drawn: [digit] });
    expect(told(looking, 0, remove(0))).toEqual([`Ada: a1 is ${named(digit)}. Kept.`]);
    expect(told(looking, 0, remove(1))).toEqual([`Ada: b1 is ${named(other)}, not ${named(digit)}. To Bo.`]);
  });

  test('a miss alone, and a stone of the set-up', () => {
    const alone = stateOf('bag', { phase: 'remove', drawn: [digit] }, 1);
    expect(told(alone, 0, remove(1))[0]).toContain('Lost.');
    expect(told(stateOf('bag'), 0, remove(0))).toEqual([`Ada: a1 is ${named(digit)}.`]);
  });

  test('draws', () => {
    const due = stateOf('bag', { phase: 'draw' });
    expect(told(due, 'table', { type: 'draw', digit: 7 })).toEqual(['Ada: draws 7.']);
    expect(told(due, 'table', { type: 'draw', digit: 0 })).toEqual(['Ada: draws 0. The turn ends.']);
  });

  test('the third match of an announced turn', () => {
    const third = stateOf('announce', { phase: 'remove', kept: 2 });
    expect(told(third, 0, remove(0, digit))[1]).toBe('Ada: three in a turn. The turn ends.');
  });
});

test('stones, open digits and boxes; at the end what lay under the stones', () => {
  const uncovered = sheet.map((open, square) => (square === 0 ? open : 0));
  const [columns, row, , , parting] = terminal.board(kakuzu.view(stateOf('bag', { uncovered }), 0), noColors);
  expect(columns).toBe('   a  b  c   d  e  f   g  h  i ');
  expect(row).toBe(`1  ${digit}  o  o | o  o  o | o  o  o `);
  expect(parting).toBe('  ---------+---------+---------');
  const over = kakuzu.view(stateOf('bag', { uncovered, phase: 'over' }), 'spectator');
  expect(terminal.board(over, noColors)[1]).toContain(`1  ${digit} o${other} `);
});

test('at the end the number of the sheet is told, where it has one', () => {
  const over = stateOf('bag', { uncovered: sheet, phase: 'over' });
  expect(terminal.reveal(kakuzu.view(over, 'spectator'))).toEqual(['It was sheet 1.']);
  const fresh = randomSheet(createRng(seedFromNumber(41)));
  const unknown = { ...over, sheet: fresh, uncovered: fresh };
  expect(terminal.reveal(kakuzu.view(unknown, 'spectator'))).toEqual([]);
});

describe('what is typed', () => {
  const view = kakuzu.view(stateOf('bag'), 0);
  test.each([
    ['e5', 40, null],
    [' E5', 40, null],
    ['7e5', 40, 7],
    ['7 e5', 40, 7],
  ])('%j', (line, square, announced) => {
    expect(terminal.read(line, view, 0)).toEqual({ ok: true, value: [{ type: 'remove', square, announced }] });
  });

  test.each([['flag'], ['draw 7'], ['j1'], ['e'], ['0e5']])('not %j', (line) => {
    expect(terminal.read(line, view, 0).ok).toBe(false);
  });
});

test('a hint is a move that can be made, in turn only', () => {
  const view = kakuzu.view(stateOf('announce', { phase: 'remove' }), 0);
  expect(terminal.hint(view, 0, 'where')).toMatch(/^Look at [a-i][1-9] to [a-i][1-9]\.$/);
  expect(terminal.hint(view, 0, 'which')).toMatch(/^Look at [a-i][1-9].*, for a [1-9]\.$/);
  expect(terminal.hint(view, 0, 'move')).toMatch(/^Perhaps [1-9][a-i][1-9] \(\d+%\)\.$/);
  expect(terminal.hint(view, 1, 'move')).toBe('Wait for your turn.');
});
