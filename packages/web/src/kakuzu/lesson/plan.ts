/** The lesson of Kakuzu: certain stones, going on after a hit, what a miss costs, and the 0. */

import { parseSquare, type Square } from '@riverstone/rules';
import {
  boxOf,
  columnOf,
  type KakuzuAction,
  type KakuzuTypes,
  type KakuzuView,
  rowOf,
  SIZE,
} from '@riverstone/rules/kakuzu';
import type { LessonPlan, LessonStep, LessonVerdict } from '../../lesson/lesson-plan';
import type { KakuzuLessonMessages } from '../../messages/generated/kakuzu/lesson';
import { coordinates } from '../../table/square-names';
import { wantedDigit } from '../table/kakuzu-table';
import { nameOf } from '../table/units';
import { preparedLog } from './prepared-log';

type Texts = KakuzuLessonMessages;
type Step = LessonStep<KakuzuTypes, Texts>;

const SHEET = [
  '317862459',
  '289543167',
  '564791382',
  '176458293',
  '945327618',
  '832619745',
  '753186924',
  '491275836',
  '628934571',
];

/** What lies open when the lesson begins. The first nine are the set-up. */
const OPEN =
  'a1 f1 i1 b4 d4 g4 a7 e8 h8 b1 c1 d2 i2 c3 d3 e3 a4 f4 i4 b5 c5 d5 e5 f5 h5 i5 b6 c6 f6 c7 d7 f7 h7 i7 c8 f8 g8 i8 e9 f9 i9';

const squaresOf = (names: string): readonly Square[] => names.split(' ').map((name) => parseSquare(name, SIZE) ?? 0);

interface StepData extends Pick<Step, 'ask' | 'next'> {
  /** The digit that was drawn. */
  readonly digit: number;
  /** The stone to lift. */
  readonly stone: string;
  /** The stones to choose from; none where the learner searches the whole board. */
  readonly among?: string;
  /** Other stones that are just as certain. */
  readonly also?: readonly string[];
  readonly show?: Step['show'];
  readonly judge?: Step['judge'];
}

function step({ digit, stone, among, also = [], ask, next, show, judge }: StepData): Step {
  return {
    ask,
    show: show ?? ((texts) => texts.show({ digit, square: stone })),
    marks: among === undefined ? [] : squaresOf(among),
    target: squaresOf(stone),
    answer: [stone],
    next,
    judge:
      judge ??
      ((action, view) => ([stone, ...also].some((each) => isLift(action, each)) ? 'right' : whyNot(action, view))),
  };
}

function isLift(action: KakuzuAction, stone: string): boolean {
  return action.type === 'remove' && nameOf(action.square) === stone;
}

/** Why a stone is not the certain one: its digit lies open in its row, column or box, or it may be elsewhere. */
function whyNot(action: KakuzuAction, view: KakuzuView): LessonVerdict<Texts> {
  const digit = wantedDigit(view) ?? 0;
  if (action.type !== 'remove') return (texts) => texts.wrong.unsure({ digit });
  const { square } = action;
  const isOpenIn = (unitOf: (square: Square) => number): boolean =>
    view.uncovered.some((open, other) => open === digit && unitOf(other) === unitOf(square));
  if (isOpenIn(boxOf)) return (texts) => texts.wrong.box({ digit });
  if (isOpenIn(rowOf)) return (texts) => texts.wrong.row({ digit, row: coordinates.row(rowOf(square)) });
  if (isOpenIn(columnOf)) return (texts) => texts.wrong.column({ digit, column: coordinates.column(columnOf(square)) });
  return (texts) => texts.wrong.unsure({ digit });
}

const steps: readonly Step[] = [
  step({
    digit: 1,
    stone: 'e6',
    among: 'e4 d6 e6',
    ask: (texts) => texts.certain({ digit: 1 }),
    next: ['*:draw 4'],
  }),
  step({
    digit: 4,
    stone: 'a8',
    among: 'a8 b8 d8',
    ask: (texts) => texts.goOn({ digit: 4 }),
    next: ['*:draw 2'],
  }),
  step({
    digit: 2,
    stone: 'g6',
    among: 'g6',
    ask: (texts) => texts.miss({ digit: 2 }),
    show: (texts) => texts.showMiss({ square: 'g6' }),
    judge: (action) => (isLift(action, 'g6') ? 'right' : (texts) => texts.wrong.other({ square: 'g6' })),
    next: ['*:draw 2', '1:i3', '*:draw 0', '*:draw 7'],
  }),
  step({
    digit: 7,
    stone: 'h9',
    among: 'g7 g9 h9',
    ask: (texts, { opponent }) => texts.help({ digit: 7, name: opponent }),
    next: ['*:draw 4'],
  }),
  step({
    digit: 4,
    stone: 'h6',
    also: ['g1', 'e2'],
    ask: (texts) => texts.alone({ digit: 4 }),
    next: ['*:draw 0'],
  }),
];

export const plan: LessonPlan<KakuzuTypes, Texts> = {
  options: { first: 0 },
  chance: { sheet: SHEET.join('/'), draws: [] },
  entries: [...preparedLog(SHEET, OPEN.split(' ')), '*:draw 1'],
  steps,
  end: (texts) => texts.end,
};
