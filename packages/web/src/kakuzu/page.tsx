/** Kakuzu on the page. */

import { kakuzu } from '@riverstone/rules/kakuzu';
import { words } from '../messages/words';
import { gamePage } from '../table/game-page';
import { OptionsForm } from './options/options-form';
import { Play } from './play';
import { logWords } from './words/log-words';
import { refusalWords } from './words/refusal-words';

export const page = gamePage({
  id: 'kakuzu',
  game: kakuzu,
  // Everybody sees the same. The screen hides pencil notes itself.
  hides: () => false,
  refused: (refusal) => refusalWords(words().kakuzu, refusal),
  Play,
  OptionsForm,
  tell: (step, speaker) => logWords(step, { text: words().kakuzu, speaker }),
});
