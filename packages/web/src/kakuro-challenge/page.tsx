/** Kakuro Challenge on the page. */

import type { Seat } from '@riverstone/rules';
import { type ChallengeEvent, type ChallengeTypes, kakuroChallenge } from '@riverstone/rules/kakuro-challenge';
import { words } from '../messages/words';
import { type GameParts, gamePage } from '../table/game-page';
import { bestMove } from '../table/past/best-move';
import { Play } from './play';
import { UnveiledHand } from './seats/unveiled-hand';
import { redeal } from './table/redeal';
import { squaresOfKakuro } from './words/kakuro-words';
import { logWords, moveWords } from './words/log-words';
import { refusalWords } from './words/refusal-words';

/** From here to the end of the week it is the expert game. */
const SATURDAY = 6;

export const parts: GameParts<ChallengeTypes> = {
  id: 'kakuro-challenge',
  game: kakuroChallenge,
  hides: (view) => view.handSizes.some((size) => size > 0),
  isAside: ({ type }) => type === 'challenge',
  refused: (refusal, speaker) => refusalWords(words()['kakuro-challenge'], refusal, speaker),
  Play,
  tellAction: (action) =>
    action.type === 'place' ? moveWords(words()['kakuro-challenge'], action) : kakuroChallenge.formatAction(action),
  linesOf: (events) =>
    events.flatMap((event) => (event.type === 'placed' ? (event.kakuros ?? []).map(squaresOfKakuro) : [])),
  redeal,
  unveiling: { seat: ({ hands }, seat) => <UnveiledHand hand={hands[seat] ?? []} /> },
  dayPlan: ({ weekday }) => ({ bots: ['strong'], options: weekday >= SATURDAY ? { expert: true } : {} }),
  highlight: (steps) => bestMove(steps, async (step) => (await import('./ending/best-move')).moveOnBoard(step)),
  feat: {
    of: bestKakuro,
    words: (number) => words()['kakuro-challenge'].bestKakuro({ number }),
  },
  tell: (step, speaker) => logWords(step, { text: words()['kakuro-challenge'], sum: words().app.sum, speaker }),
};

export const page = gamePage(parts);

/** The largest sum of a Kakuro that a seat made. */
function bestKakuro(event: ChallengeEvent, seat: Seat): number {
  if (event.type !== 'placed' || event.move.seat !== seat) return 0;
  return Math.max(0, ...(event.kakuros ?? []).map(({ sum }) => sum));
}
