/** Every bot of every game plays whole games. */

import { gameIds } from '@riverstone/rules';
import { everyBotFinishes } from './every-bot-finishes.js';

for (const id of gameIds) everyBotFinishes(id);
