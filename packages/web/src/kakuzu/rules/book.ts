/** What the rules of Kakuzu bring, whatever the language. */

import type { GameBook } from '../../rulebook/rulebook';
import { Figure } from './figure';
import { kakuzuPlan } from './plan';

export const book: GameBook = {
  plan: kakuzuPlan,
  loadTexts: {
    en: () => import('./en'),
    fr: () => import('./fr'),
    it: () => import('./it'),
    nl: () => import('./nl'),
    de: () => import('./de'),
  },
  Figure,
};
