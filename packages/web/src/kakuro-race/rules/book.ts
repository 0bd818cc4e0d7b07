/** What the rules of the race bring, whatever the language. */

import type { GameBook } from '../../rulebook/rulebook';
import { Figure } from './figure';
import { racePlan } from './plan';

export const book: GameBook = { plan: racePlan, Figure };
