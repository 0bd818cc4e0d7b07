/** What the rules of Kakuro Challenge bring, whatever the language. */

import type { GameBook } from '../../rulebook/rulebook';
import { Figure } from './figure';
import { challengePlan } from './plan';
import { exampleOf } from './tile-example';

export const book: GameBook = {
  plan: challengePlan,
  loadTexts: {
    en: () => import('./en'),
    fr: () => import('./fr'),
    it: () => import('./it'),
    nl: () => import('./nl'),
    de: () => import('./de'),
  },
  Figure,
  exampleOf,
};
