/** Kakuro Challenge on the page. */

import { kakuroChallenge } from '@riverstone/rules/kakuro-challenge';
import { gamePage } from '../table/game-page';
import { OptionsForm } from './options-form';
import { Play } from './play';
import { tell } from './tell';

export const page = gamePage({
  id: 'kakuro-challenge',
  game: kakuroChallenge,
  hides: (view) => view.handSizes.some((size) => size > 0),
  // A placement alone shows nothing that its preview did not; a tile drawn, a truth told and the end do.
  reveals: (event) => event.type !== 'placed' && event.type !== 'accepted',
  Play,
  OptionsForm,
  tell,
});
