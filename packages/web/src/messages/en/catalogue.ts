/** English. */

import type { FirstCatalogue } from '../catalogue';
import { app } from './app';
import { howToPlay } from './how-to-play';
import { challenge } from './kakuro-challenge';
import { race } from './kakuro-race';
import { kakuzu } from './kakuzu';

export const catalogue: FirstCatalogue = {
  app,
  'kakuro-challenge': challenge,
  'kakuro-race': race,
  kakuzu,
  howToPlay,
};
