/** Kakuzu on the page. */

import { type KakuzuEvent, kakuzu } from '@riverstone/rules/kakuzu';
import { words } from '../messages/words';
import { gamePage } from '../table/game-page';
import { OptionsForm } from './options-form';
import { Play } from './play';
import { tell } from './tell';

/** Every stone uncovers a digit, and every draw tells one. */
const revealing: Readonly<Record<KakuzuEvent['type'], boolean>> = {
  removed: true,
  drew: true,
  completed: true,
  'turn-ended': true,
  ended: true,
};

export const page = gamePage({
  id: 'kakuzu',
  game: kakuzu,
  // Everybody sees the same; notes are covered by the screen itself.
  hides: () => false,
  reveals: ({ type }) => revealing[type],
  Play,
  OptionsForm,
  tell: (happening, names) => tell(happening, { text: words().kakuzu, names }),
});
