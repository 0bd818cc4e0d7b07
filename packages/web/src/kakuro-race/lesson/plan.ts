/** The lesson of the race: a whole row, a Sum square that cuts a line, a Double, and none. */

import { type Refusal, type Square, unwrap } from '@riverstone/rules';
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
  squareName,
  squaresOf,
} from '@riverstone/rules/kakuro-race';
import type { LessonMoment, LessonPlan, LessonStep, LessonVerdict } from '../../lesson/lesson-plan';
import type { KakuroRaceLessonMessages } from '../../messages/generated/kakuro-race/lesson';
import { claimOf, emptyDraft, type RaceDraft } from '../draft/draft';
import { parseHistory } from '../draft/draft-text';

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
  /** Said once the line is marked and its tile is not laid yet; left out where it needs none. */
  readonly tile?: (texts: Texts) => string;
  /** Said once nothing is missing. */
  readonly press?: (texts: Texts) => string;
}

type Moment = LessonMoment<RaceView>;

/** What the learner has marked and laid for this marker. */
function draftAt({ view, draft }: Moment): RaceDraft {
  return view.round === null ? emptyDraft : parseHistory(draft, view.round.number).draft;
}

/** A step that is solved by a claim. */
function claimStep({ answer, call, claim, show, tile, press = (texts) => texts.press }: ClaimStepData): Step {
  const wanted = unwrap(parseClaim(answer));
  // A Sum square is no part of the line: it is pointed at once the line is marked.
  const squares = squaresOf(wanted) ?? [];
  const isCalled = ({ round }: RaceView): boolean => round?.caller === LEARNER;
  /** What the line that is laid out needs next; null where nothing is marked. */
  const nextWords = (texts: Texts, moment: Moment): string | null => {
    const draft = draftAt(moment);
    if (draft.anchor !== null) return otherEndWords(texts, draft.anchor, wanted);
    const laid = claimOf(draft);
    if (laid === null) return null;
    if (tile !== undefined && formatClaim(laid) === formatClaim(bare(wanted))) return tile(texts);
    const said = judgeClaim({ type: 'claim', claim: laid }, moment.view, wanted);
    return typeof said === 'function' ? said(texts) : press(texts);
  };
  return {
    ask: (texts, moment) => (isCalled(moment.view) ? (nextWords(texts, moment) ?? claim(texts)) : call(texts)),
    show: (texts, moment) => (isCalled(moment.view) ? (nextWords(texts, moment) ?? show(texts)) : texts.show.call),
    marks: squares,
    target: squares,
    markedNext: wanted.sumSquares[0]?.square,
    answer: ['call', answer],
    next: [],
    judge: (action, view) => judgeClaim(action, view, wanted),
  };
}

/** The line without its tiles. */
const bare = ({ first, last }: Line): Claim => ({
  first,
  last,
  exchanges: [],
  sumSquares: [],
  newNumbers: [],
  doubles: 0,
});

/** One end is marked: names the other; null where it is no end of the line. */
function otherEndWords(texts: Texts, marked: Square, { first, last }: Line): string | null {
  if (marked !== first && marked !== last) return null;
  return texts.otherEnd({ square: squareName(marked === first ? last : first) });
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
  return wrongWith(checked.error, wanted);
}

/** What the numbers of a line make, before any tile is laid. */
function sumOf(field: RaceField, line: Line): number {
  return (squaresOf(line) ?? []).reduce((sum, square) => sum + digitOn(field[square] ?? 0), 0);
}

/** What is wrong with a line that makes the sum. */
function wrongWith({ code }: Refusal<ClaimCode>, { sumSquares: [end] }: Claim): LessonVerdict<Texts> {
  switch (code) {
    case 'no-end':
      return (texts) => (end === undefined ? texts.wrong.other : texts.wrong.end({ square: squareName(end.square) }));
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
  // A learner needs help with counting most.
  options: { actions: ACTIONS, counting: 'shown' },
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
      claim: (texts) => texts.cut.claim({ first: 'a6', last: 'c6' }),
      tile: (texts) => texts.cut.tile({ square: 'd6' }),
      press: (texts) => texts.cut.press,
      show: (texts) => texts.show.cut({ first: 'a6', last: 'c6', square: 'd6' }),
    }),
    claimStep({
      answer: 'e6-h6 d',
      call: (texts) => texts.double.call,
      claim: (texts) => texts.double.claim,
      tile: (texts) => texts.double.tile,
      show: (texts) => texts.show.double({ first: 'e6', last: 'h6' }),
    }),
    noneStep,
  ],
  end: (texts) => texts.end,
};
