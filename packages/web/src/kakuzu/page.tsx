/** Kakuzu on the page. */

import { kakuzu } from '@riverstone/rules/kakuzu';
import { words } from '../messages/words';
import { gamePage } from '../table/game-page';
import { OptionsForm } from './options-form';
import { Play } from './play';
import { tellIn } from './tell';

export const page = gamePage({
  id: 'kakuzu',
  game: kakuzu,
  // Everybody sees the same; notes are covered by the screen itself.
  hides: () => false,
  // Every stone uncovers a digit, and every draw tells one.
  reveals: () => true,
  Play,
  OptionsForm,
  tell: (happening, names) => tellIn(words().kakuzu, happening, names),
});
