/** Italian. */

import type { Catalogue } from '../catalogue';
import { app } from './app';
import { challenge } from './kakuro-challenge';
import { race } from './kakuro-race';
import { kakuzu } from './kakuzu';

export const catalogue: Catalogue = { app, 'kakuro-challenge': challenge, 'kakuro-race': race, kakuzu };
