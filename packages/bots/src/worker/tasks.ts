/** The tasks of a worker and their outcomes, as plain data. */

import type {
  ActionOf,
  DealPlace,
  GameId,
  Refusal,
  ReplayRefusal,
  Result,
  ViewOf,
  WrittenDeal,
} from '@riverstone/rules';
import type { Hint, HintStrength, Ranking } from '../core/analysis.js';
import type { BotQuestion } from '../core/bot.js';
import type { EffortLimits } from '../core/effort.js';
import type { BotName } from '../core/levels.js';
import type { TimedDecision } from '../core/timed-decision.js';
import type { ExplanationOf } from '../registry.js';
import type { AnyReview, ReviewProgress } from '../review/review.js';
import type { BotMatchPlan, PlayedMatch } from './bot-match.js';

/** Limits that can be sent to a worker. */
export interface SentLimits extends Pick<EffortLimits, 'nodes' | 'milliseconds'> {
  /** Memory that both sides share: the search stops when the first number is not 0. */
  readonly stop?: Int32Array<SharedArrayBuffer>;
}

/** The same limits for a search. */
export function effortLimitsOf({ stop, ...limits }: SentLimits): EffortLimits {
  return stop === undefined ? limits : { ...limits, cancelled: () => Atomics.load(stop, 0) !== 0 };
}

interface About<Id extends GameId> {
  readonly game: Id;
  readonly question: BotQuestion<ViewOf<Id>>;
  readonly limits: SentLimits;
}

type DecideTask<Id extends GameId> = About<Id> & { readonly kind: 'decide'; readonly bot: BotName };
type RankTask<Id extends GameId> = About<Id> & { readonly kind: 'rank' };
type HintTask<Id extends GameId> = About<Id> & { readonly kind: 'hint'; readonly strength: HintStrength };
interface ReviewTask {
  readonly kind: 'review';
  readonly record: unknown;
  readonly limits: SentLimits;
}

/** A game to deal. Some deals take long, so a host of many tables lets a worker make them. */
export interface DealTask {
  readonly kind: 'deal';
  readonly game: GameId;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  readonly place: DealPlace;
}

interface MatchTask extends BotMatchPlan {
  readonly kind: 'match';
}

/** A task. */
export type Task =
  | { [Id in GameId]: DecideTask<Id> | RankTask<Id> | HintTask<Id> }[GameId]
  | ReviewTask
  | DealTask
  | MatchTask;

/** The outcome of each kind of task, by game. */
export interface TaskResults<Id extends GameId> {
  readonly decide: TimedDecision<ActionOf<Id>, ExplanationOf<Id>> | null;
  readonly rank: Ranking<ActionOf<Id>, ExplanationOf<Id>>;
  readonly hint: Hint<ActionOf<Id>, ExplanationOf<Id>> | null;
  readonly review: Result<AnyReview, ReplayRefusal>;
  readonly deal: Result<WrittenDeal, Refusal>;
  readonly match: PlayedMatch;
}

/** The messages of a worker: progress, an outcome, or a failure. */
export type Reply =
  | { readonly kind: 'progress'; readonly progress: ReviewProgress }
  | { readonly kind: 'done'; readonly outcome: unknown }
  | { readonly kind: 'failed'; readonly message: string };
