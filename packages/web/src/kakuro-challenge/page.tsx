/** Kakuro Challenge on the page. */

import { type ChallengeEvent, kakuroChallenge } from '@riverstone/rules/kakuro-challenge';
import { words } from '../messages/words';
import { gamePage } from '../table/game-page';
import { OptionsForm } from './options-form';
import { Play } from './play';
import { tell } from './tell';

/** A placement alone shows nothing that its preview did not; a tile drawn, a truth told and the end do. */
const revealing: Readonly<Record<ChallengeEvent['type'], boolean>> = {
  placed: false,
  accepted: false,
  drew: true,
  challenged: true,
  'claim-stood': true,
  ended: true,
};

export const page = gamePage({
  id: 'kakuro-challenge',
  game: kakuroChallenge,
  hides: (view) => view.handSizes.some((size) => size > 0),
  reveals: ({ type }) => revealing[type],
  isAside: ({ type }) => type === 'challenge',
  Play,
  OptionsForm,
  tell: (happening, names) => tell(happening, { text: words()['kakuro-challenge'], names }),
});
