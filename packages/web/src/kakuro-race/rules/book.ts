/** What the rules of the race bring, whatever the language. */

import type { GameBook } from '../../rulebook/rulebook';
import { Figure } from './figure';
import { racePlan } from './plan';

export const book: GameBook = {
  plan: racePlan,
  loadTexts: {
    en: () => import('./en'),
    fr: () => import('./fr'),
    it: () => import('./it'),
    nl: () => import('./nl'),
    de: () => import('./de'),
  },
  Figure,
};
