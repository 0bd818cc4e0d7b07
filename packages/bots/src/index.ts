/**
 * The bots and analysts of all games, and how to run them in a worker. The parts of each game are exported from
 * `@riverstone/bots/<game>`.
 */

export * from './core/analysis.js';
export type { Bot, BotQuestion, BotTypes, Decision } from './core/bot.js';
export { Effort, type EffortLimits } from './core/effort.js';
export type { GameBots } from './core/game-bots.js';
export { type BotName, botNames, isBotName, type Level, levels } from './core/levels.js';
export type { StopSignal } from './core/stop-signal.js';
export { type TimedDecision, timedDecision } from './core/timed-decision.js';
export { winChances } from './core/win-chances.js';
export {
  type AskBot,
  type BotDecision,
  type BotPace,
  BotScheduler,
  type TableOfBots,
} from './hosting/bot-scheduler.js';
export type { Thinking } from './hosting/thinking-times.js';
export { type Entrant, type EntrantAnswer, FORFEIT, seated } from './match/entrant.js';
export { type MatchPlan, type MatchResult, type Pace, paces, playMatch } from './match/play-match.js';
export {
  type DetailOf,
  type ExplanationOf,
  type ForAnyBots,
  type GameWithBots,
  gameBots,
  withBots,
} from './registry.js';
export {
  type AnyReview,
  type GameReview,
  type ReviewProgress,
  type RunningReview,
  reviewRecord,
  reviewVersion,
  type SeatReview,
  type TurnReview,
} from './review/review.js';
export {
  type AnyAssessment,
  isAsGood,
  isClearMiss,
  type VerdictKind,
  verdictKinds,
  verdictOf,
} from './review/verdict.js';
export { type BotMatchPlan, type PlayedMatch, playBots } from './worker/bot-match.js';
export { connectNodeWorker, connectWebWorker, type NodeWorkerLike, type WebWorkerLike } from './worker/connections.js';
export type { Reply, SentLimits, Task, TaskResults } from './worker/tasks.js';
export {
  type AskOptions,
  type ReviewTaskOptions,
  Thinker,
  type WorkerConnection,
} from './worker/thinker.js';
