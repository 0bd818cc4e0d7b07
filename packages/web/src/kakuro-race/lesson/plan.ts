/** The lesson of the race: a whole row, a Sum square that cuts a line, a Double, and none. */

import { type Refusal, unwrap } from '@riverstone/rules';
import {
  type Claim,
  type ClaimCode,
  checkClaim,
  defaultMarkers,
  digitOn,
  formatClaim,
  type Line,
  parseClaim,
  type RaceAction,
  type RaceField,
  type RaceTypes,
  type RaceView,
  sameLine,
  squaresOf,
} from '@riverstone/rules/kakuro-race';
import type { LessonPlan, LessonStep, LessonVerdict } from '../../lesson/lesson-plan';
import type { KakuroRaceLessonMessages } from '../../messages/generated/kakuro-race/lesson';

type Texts = KakuroRaceLessonMessages;
type Step = LessonStep<RaceTypes, Texts>;

const LEARNER = 0;
const FIELD = '75368734 24655261 43186925 96178983 77322156 81574942 29375169 34548131';
/** The tiles that are put away. */
const AWAY = '89827469';
/** One of each step. */
const MARKERS = [38, 14, 19, 40];
/** A Double for each, and a New number for the learner: nothing else is needed. */
const ACTIONS = ['d', 'd', 'n9'];

const digitsIn = (text: string): readonly number[] => [...text.replaceAll(' ', '')].map(Number);

/** All markers of the box, these first. */
function wholePile(first: readonly number[]): readonly number[] {
  const rest = [...defaultMarkers];
  for (const marker of first) rest.splice(rest.indexOf(marker), 1);
  return [...first, ...rest];
}

interface ClaimStepData {
  readonly answer: string;
  /** Said before and after the call. */
  readonly call: (texts: Texts) => string;
  readonly claim: (texts: Texts) => string;
  readonly show: (texts: Texts) => string;
}

/** A step that is solved by a claim. */
function claimStep({ answer, call, claim, show }: ClaimStepData): Step {
  const wanted = unwrap(parseClaim(answer));
  // A Sum square is no part of the line: it is pointed at once the line is marked.
  const squares = squaresOf(wanted) ?? [];
  const isCalled = ({ round }: RaceView): boolean => round?.caller === LEARNER;
  return {
    ask: (texts, view) => (isCalled(view) ? claim(texts) : call(texts)),
    show: (texts, view) => (isCalled(view) ? show(texts) : texts.show.call),
    marks: squares,
    target: squares,
    markedNext: wanted.sumSquares[0]?.square,
    answer: ['call', answer],
    next: [],
    judge: (action, view) => judgeClaim(action, view, wanted),
  };
}

function judgeClaim(action: RaceAction, view: RaceView, wanted: Claim): LessonVerdict<Texts> {
  if (action.type === 'call') return 'go-on';
  if (action.type === 'none') return (texts) => texts.wrong.none;
  if (action.type !== 'claim') return (texts) => texts.wrong.withdraw;
  const { claim } = action;
  if (formatClaim(claim) === formatClaim(wanted)) return 'right';
  const { field, scored, round, tiles } = view;
  const marker = round?.marker ?? 0;
  const sum = sumOf(field, claim);
  // The sum first: an end matters once the line makes it.
  if (sum !== marker) return (texts) => texts.wrong.sum({ sum, marker });
  const checked = checkClaim({ field, scored, marker, tiles: tiles[LEARNER] ?? [] }, claim);
  if (checked.ok) return (texts) => (sameLine(claim, wanted) ? texts.wrong.keepDouble : texts.wrong.other);
  return wrongWith(checked.error);
}

/** What the numbers of a line make, before any tile is laid. */
function sumOf(field: RaceField, line: Line): number {
  return (squaresOf(line) ?? []).reduce((sum, square) => sum + digitOn(field[square] ?? 0), 0);
}

/** What is wrong with a line that makes the sum. */
function wrongWith({ code }: Refusal<ClaimCode>): LessonVerdict<Texts> {
  switch (code) {
    case 'no-end':
      return (texts) => texts.wrong.end;
    case 'repeats':
      return (texts) => texts.wrong.repeats;
    default:
      return (texts) => texts.wrong.other;
  }
}

/** No line makes the marker: the step is solved by saying so. */
const noneStep: Step = {
  ask: (texts) => texts.none,
  show: (texts) => texts.show.none,
  marks: [],
  target: [],
  answer: ['none'],
  next: ['1:none'],
  judge: ({ type }) => (type === 'none' ? 'right' : (texts) => texts.wrong.noLine),
};

export const plan: LessonPlan<RaceTypes, Texts> = {
  options: { actions: ACTIONS },
  chance: { tiles: digitsIn(FIELD + AWAY), markers: wholePile(MARKERS), actions: ['n9'] },
  entries: [],
  steps: [
    claimStep({
      answer: 'a3-h3',
      call: (texts) => texts.row.call,
      claim: (texts) => texts.row.claim,
      show: (texts) => texts.show.row({ first: 'a3', last: 'h3' }),
    }),
    claimStep({
      answer: 'a6-c6 #d6(n9)',
      call: (texts) => texts.cut.call,
      claim: (texts) => texts.cut.claim({ first: 'a6', last: 'c6', square: 'd6' }),
      show: (texts) => texts.show.cut({ first: 'a6', last: 'c6', square: 'd6' }),
    }),
    claimStep({
      answer: 'e6-h6 d',
      call: (texts) => texts.double.call,
      claim: (texts) => texts.double.claim,
      show: (texts) => texts.show.double({ first: 'e6', last: 'h6' }),
    }),
    noneStep,
  ],
  end: (texts) => texts.end,
};
