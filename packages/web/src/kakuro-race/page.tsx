/** Kakuro, the race, on the page. */

import type { Seat } from '@riverstone/rules';
import { kakuroRace, type RaceEvent, type RaceTypes, squaresOf } from '@riverstone/rules/kakuro-race';
import { words } from '../messages/words';
import { type GameParts, gamePage } from '../table/game-page';
import type { StepLine } from '../table/log/log-lines';
import { bestMove } from '../table/past/best-move';
import type { Speaker } from '../table/speaker';
import { lookBackLine, lookBackOn } from './look-back/missed-claims';
import { presetOptions } from './options/help-with-counting';
import { soloDay } from './options/solo-day';
import { Play } from './play';
import { UnveiledSeal } from './seats/unveiled-seal';
import type { RaceStep } from './table/race-table';
import { openStates, redeal } from './table/redeal';
import { claimWords } from './words/claim-words';
import { logWords } from './words/log-words';
import { refusalWords } from './words/refusal-words';
import { spentTiles } from './words/spent-tiles';

export const parts: GameParts<RaceTypes> = {
  id: 'kakuro-race',
  game: kakuroRace,
  hides: (view) => view.options.sealed,
  // On one device each player has the whole hourglass. A player who has sealed nothing by then has sealed none.
  personalTimeUpAction: ({ round }) => (round?.ownSeal === null ? { type: 'none' as const } : null),
  // Bots search as soon as the marker is turned up.
  needsReady: (view) => view.status.awaited.length > 1,
  // The prompt says who was faster, and the log by how much.
  refused: (refusal) => (refusal.detail.reason === 'call-open' ? null : refusalWords(words()['kakuro-race'], refusal)),
  Play,
  presetOptions,
  tellAction: (action) =>
    'claim' in action && action.claim !== null
      ? claimWords(words()['kakuro-race'], action.claim)
      : kakuroRace.formatAction(action),
  tellNothing: (action) => (action.type === 'none' ? words()['kakuro-race'].prompt.betterNone : null),
  tellCost: (detail) => {
    const number = spentTiles(detail);
    return number === 0 ? null : words()['kakuro-race'].hindsight.spent({ number });
  },
  linesOf: (events) => events.flatMap((event) => (event.type === 'solved' ? [squaresOf(event.claim) ?? []] : [])),
  asCaller: (state, seat) =>
    state.round === null || state.options.sealed || state.scores.length === 1
      ? state
      : { ...state, round: { ...state.round, caller: seat, out: [], none: [] } },
  redeal,
  openStates,
  unveiling: { seat: (state, seat) => <UnveiledSeal state={state} seat={seat} /> },
  dayPlan: soloDay,
  highlight: (steps, speaker) =>
    bestMove(
      steps,
      async (step) => (await import('./ending/best-line')).lineOnField(step),
      (step) => tell(step, speaker, null)[0]?.text ?? null,
    ),
  feat: {
    of: longestLine,
    words: (number) => words()['kakuro-race'].longestLine({ number }),
  },
  tell: logWordsWithLookBack,
};

export const page = gamePage(parts);

/** The squares of the line that a seat found. */
function longestLine(event: RaceEvent, seat: Seat): number {
  return event.type === 'solved' && event.seat === seat ? (squaresOf(event.claim)?.length ?? 0) : 0;
}

/** In lessons nobody hears of a longer line after doing what was asked. */
export const lessonParts: GameParts<RaceTypes> = {
  ...parts,
  tell: (step, speaker, steps) => tell(step, speaker, null, secondsSinceMarker(step, steps)),
};

function logWordsWithLookBack(step: RaceStep, speaker: Speaker, steps: readonly RaceStep[]): readonly StepLine[] {
  const { app, 'kakuro-race': text } = words();
  const found = lookBackOn(step);
  const lookBack = found === null ? null : lookBackLine(text, found, speaker, app.sum);
  return tell(step, speaker, lookBack, secondsSinceMarker(step, steps));
}

function tell(step: RaceStep, speaker: Speaker, lookBack: StepLine | null, seconds = 0): readonly StepLine[] {
  const { app, 'kakuro-race': text } = words();
  return logWords(step, { text, sum: app.sum, speaker, lookBack, seconds });
}

/** The first marker is turned up when the game begins, at time 0. */
function secondsSinceMarker({ version, at }: RaceStep, steps: readonly RaceStep[]): number {
  const turned = steps.findLast(
    (each) => each.version < version && each.events.some(({ type }) => type === 'marker-turned'),
  );
  return (at - (turned?.at ?? 0)) / 1000;
}
