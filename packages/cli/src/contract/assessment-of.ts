/** The assessment of one turn of one seat, by game. */

import type { AnyReview } from '@riverstone/bots';
import type { GameId } from '@riverstone/rules';

type ReviewOf<Id extends GameId> = Extract<AnyReview, { readonly game: Id }>;
export type AssessmentOf<Id extends GameId> = ReviewOf<Id>['turns'][number]['assessments'][number];
