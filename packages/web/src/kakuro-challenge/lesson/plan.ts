/** The lesson of Kakuro Challenge: a first Kakuro, a total, a flip, and two Kakuros at once. */

import { unwrap } from '@riverstone/rules';
import {
  type ChallengeAction,
  type ChallengeTypes,
  type ChallengeView,
  COPIES,
  formatPlacement,
  type Placement,
  parsePlacement,
  SIZE,
} from '@riverstone/rules/kakuro-challenge';
import type { LessonMoment, LessonPlan, LessonStep, LessonVerdict } from '../../lesson/lesson-plan';
import type { KakuroChallengeLessonMessages } from '../../messages/generated/kakuro-challenge/lesson';
import { actionOf, type PositionedDraft, positionOf } from '../draft/draft';
import { parseDraft } from '../draft/draft-text';
import { nameOf } from '../words/kakuro-words';

type Texts = KakuroChallengeLessonMessages;
type Step = LessonStep<ChallengeTypes, Texts>;

/** River stones in board order, then both hands. */
const STONES = [4, 7, 9, 3, 2];
const HANDS = [5, 6, 9, 2];
/** What both draw, in turn. Seat 1 begins. */
const DRAWS = [6, 3, 8, 4, 5, 8, 1, 7, 9, 2, 4, 6];

/** All tiles of the box, these first. */
function wholeBag(first: readonly number[]): readonly number[] {
  const rest = Array.from({ length: SIZE }, (_, index) => index + 1).flatMap((digit) =>
    new Array<number>(COPIES - first.filter((each) => each === digit).length).fill(digit),
  );
  return [...first, ...rest];
}

interface StepData extends Pick<Step, 'next'> {
  readonly answer: string;
  /** Said before the tile is on its square. */
  readonly ask: (texts: Texts) => string;
  /** Said instead once the tile is taken up with the right side. */
  readonly taken?: (texts: Texts) => string;
  readonly show: (texts: Texts) => string;
}

function step({ answer, ask, taken = ask, show, next }: StepData): Step {
  const wanted = unwrap(parsePlacement(answer));
  const squares = [wanted.square, ...wanted.flips];
  return {
    ask: (texts, moment) => nextWords(texts, moment, wanted) ?? (isTaken(moment) ? taken : ask)(texts),
    show: (texts, moment) => nextWords(texts, moment, wanted) ?? show(texts),
    marks: squares,
    target: squares,
    answer: [answer],
    next,
    judge: (action) => verdict(action, wanted),
  };
}

type Moment = LessonMoment<ChallengeView>;

function draftAt({ view, draft }: Moment): PositionedDraft | null {
  const position = positionOf(view);
  const history = position && parseDraft(draft, position);
  return position && history && { draft: history.now, position };
}

const isTaken = (moment: Moment): boolean => (draftAt(moment)?.draft.taken ?? null) !== null;

/** What the tile that is taken up or laid needs next; null where the step itself says it. */
function nextWords(texts: Texts, moment: Moment, wanted: Placement): string | null {
  const active = draftAt(moment);
  const taken = active?.draft.taken ?? null;
  if (active === null || taken === null) return null;
  const { draft, position } = active;
  const { digit, side } = wanted;
  if (position.hand[taken] !== digit) return texts.wrong.tile({ digit });
  const action = actionOf(draft, position);
  if (action === null) return draft.sides[taken] === side ? null : texts.wrong[side]({ digit });
  const said = verdict(action, wanted);
  return typeof said === 'function' ? said(texts) : texts.press;
}

/** What differs from the wanted placement: the tile, its side, the square or the flip. */
function verdict(action: ChallengeAction, wanted: Placement): LessonVerdict<Texts> {
  const { digit, side, square, flips } = wanted;
  if (action.type !== 'place' || action.digit !== digit) return (texts) => texts.wrong.tile({ digit });
  if (action.square !== square) return (texts) => texts.wrong.square({ square: nameOf(square) });
  if (action.side !== side) return (texts) => texts.wrong[side]({ digit });
  if (formatPlacement(action) === formatPlacement(wanted)) return 'right';
  const [flip] = flips;
  return (texts) => (flip === undefined ? texts.wrong.noFlip : texts.turn({ square: nameOf(flip) }));
}

const steps: readonly Step[] = [
  step({
    answer: 'y3g5',
    ask: (texts) => texts.first,
    show: (texts) => texts.show.first({ square: 'g5' }),
    next: ['1:y8f6'],
  }),
  step({
    answer: 'r4f4',
    ask: (texts) => texts.total,
    taken: (texts) => texts.red,
    show: (texts) => texts.show.total({ square: 'f4' }),
    next: ['1:y5g6'],
  }),
  step({
    answer: 'y8g7/g5',
    ask: (texts) => texts.flip,
    show: (texts) => texts.show.flip({ square: 'g7', flipped: 'g5' }),
    next: ['1:y1i2'],
  }),
  step({
    answer: 'y7c3',
    ask: (texts) => texts.two,
    show: (texts) => texts.show.two({ square: 'c3' }),
    next: [],
  }),
];

export const plan: LessonPlan<ChallengeTypes, Texts> = {
  options: { first: 1 },
  chance: { tiles: wholeBag([...STONES, ...HANDS, ...DRAWS]) },
  entries: ['1:y9c2', '0:y5b3', '1:r2a3', '0:r6c1', '1:y6f5'],
  steps,
  end: (texts) => texts.end,
};
