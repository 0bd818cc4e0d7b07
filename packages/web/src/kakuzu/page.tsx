/** Kakuzu on the page. */

import { type KakuzuTypes, kakuzu } from '@riverstone/rules/kakuzu';
import { words } from '../messages/words';
import { type GameParts, gamePage } from '../table/game-page';
import { runOnSheet } from './ending/run-on-sheet';
import { OptionsForm } from './options/options-form';
import { Play } from './play';
import { beatOf } from './table/beats';
import { dealAnew } from './table/deal-anew';
import { nameOf } from './table/units';
import { logWords } from './words/log-words';
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
  OptionsForm,
  odds: {
    squareOf: (action) => (action.type === 'remove' ? action.square : null),
    nameOf,
    later: (before, { uncovered }) => ({ ...before, uncovered }),
  },
  dealAnew,
  unveiling: { view: (view, { sheet }) => ({ ...view, sheet }) },
  dayPlan: ({ weekday }) => ({ bots: ['strong'], options: { variant: dayVariants[weekday % dayVariants.length] } }),
  highlight: runOnSheet,
  tell: (step, speaker) => logWords(step, { text: words().kakuzu, speaker }),
};

export const page = gamePage(parts);
