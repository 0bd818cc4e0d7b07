/** Kakuzu on the page. */

import { isObject } from '@riverstone/rules';
import { type KakuzuTypes, kakuzu } from '@riverstone/rules/kakuzu';
import { words } from '../messages/words';
import { type GameParts, gamePage } from '../table/game-page';
import { bestRun } from './ending/best-run';
import { Play } from './play';
import { beatOf } from './table/beats';
import { wantedDigit } from './table/kakuzu-table';
import { redeal } from './table/redeal';
import { nameOf } from './table/units';
import { onlyPlaceWords } from './words/hint-words';
import { drawWords, logWords } from './words/log-words';
import { refusalWords } from './words/refusal-words';

/** Of the days from Sunday on. */
const dayVariants = ['bag', 'same-digit', 'announce'] as const;

export const parts: GameParts<KakuzuTypes> = {
  id: 'kakuzu',
  game: kakuzu,
  // Everybody sees the same. The screen hides pencil notes itself.
  hides: () => false,
  beat: beatOf,
  refused: (refusal) => refusalWords(words().kakuzu, refusal),
  Play,
  odds: {
    squareOf: (action) => (action.type === 'remove' ? action.square : null),
    nameOf,
    digitOf: wantedDigit,
    later: (before, { uncovered }) => ({ ...before, uncovered }),
  },
  tellWhy(before, action, detail) {
    if (action.type !== 'remove' || !isObject(detail) || typeof detail.bestDigit !== 'number') return null;
    return onlyPlaceWords(words().kakuzu.hint, before.uncovered, action.square, detail.bestDigit) || null;
  },
  redeal,
  unveiling: { view: (view, { sheet }) => ({ ...view, sheet }) },
  dayPlan: ({ weekday }) => ({ bots: ['strong'], options: { variant: dayVariants[weekday % dayVariants.length] } }),
  highlight: bestRun,
  tell: (step, speaker) => logWords(step, { text: words().kakuzu, speaker }),
  tellQuietly: (step, speaker) => drawWords(step, { text: words().kakuzu, speaker }),
};

export const page = gamePage(parts);
