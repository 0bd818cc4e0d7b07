/**
 * Reviews a game turn by turn: what was scored, what could have been scored, how the chances changed, and how much of
 * it was luck.
 */

import type { ActionOf } from '@riverstone/rules';
import {
  type Actor,
  endAfterResignations,
  formatEntry,
  type Game,
  type GameId,
  type GameTypes,
  ok,
  type RecordedTurn,
  type RecordHeader,
  type ReplayRefusal,
  type Result,
  readHeader,
  replayTurns,
  type Seat,
  type Status,
} from '@riverstone/rules';
import type { Analyst, Assessment } from '../core/analysis.js';
import type { BotTypes } from '../core/bot.js';
import { Effort, type EffortLimits } from '../core/effort.js';
import { winChances } from '../core/win-chances.js';
import { type DetailOf, withBots } from '../registry.js';

/** Rises when analysts judge differently, so that stored reviews are made again. */
export const reviewVersion = 5;

/** The review of one turn. */
export interface TurnReview<Action, Detail> {
  /** Which of the record's moves it was; null for the table's draws. */
  readonly moveIndex: number | null;
  readonly actor: Actor;
  /** What was done, in the notation of records. */
  readonly entry: string;
  /** The assessments of the seats. */
  readonly assessments: readonly Assessment<Action, Detail>[];
  /** The scores and each seat's chance to win, after the turn. */
  readonly scores: readonly number[];
  readonly chances: readonly number[];
}

/** A seat's whole game: `scored = expected + luck - missed`. */
export interface SeatReview {
  readonly seat: Seat;
  readonly scored: number;
  readonly expected: number;
  readonly luck: number;
  readonly missed: number;
  /** How much less its decisions were worth than the best ones, in all. */
  readonly worthLost: number;
  /** How many decisions there were, and how many of them missed nothing. */
  readonly decisions: number;
  readonly flawless: number;
}

export interface GameReview<Id extends GameId> {
  readonly game: Id;
  readonly players: readonly string[];
  readonly turns: readonly TurnReview<ActionOf<Id>, DetailOf<Id>>[];
  readonly seats: readonly SeatReview[];
  /** Each seat's chance to win before the first turn. */
  readonly chances: readonly number[];
  readonly ended: boolean;
  readonly winners: readonly Seat[];
}

/** The review of any game, by its `game` field. */
export type AnyReview = { readonly [Id in GameId]: GameReview<Id> }[GameId];

/** The progress of a review, and its last turn. The game tells the type of the turn. */
export type ReviewProgress = {
  readonly [Id in GameId]: {
    readonly game: Id;
    readonly done: number;
    readonly total: number;
    readonly turn: GameReview<Id>['turns'][number];
  };
}[GameId];

/** A running review. Each step does a part of the work; to stop, take no more steps. */
export type RunningReview = Generator<ReviewProgress, Result<AnyReview, ReplayRefusal>>;

/**
 * Reviews a record, a turn at each step. `limits` hold for each turn.
 * @example
 * const steps = reviewRecord(record, { milliseconds: 1 });
 * // Each step reviews one turn. The last one gives the whole review, or what is wrong with the record.
 * steps.next() // => { done: false, value: { done: 1, total: 174, turn: { moveIndex: 0, entry: '0:a3', … }, … } }
 */
export function* reviewRecord(raw: unknown, limits: EffortLimits = {}): RunningReview {
  const header = readHeader(raw);
  if (!header.ok) return { ok: false, error: { refusal: header.error, moveIndex: null } };
  const { game: id, players } = header.value;
  const review = yield* withBots(id, ({ game, analyst }) => reviewAs(game, analyst, header.value, limits));
  return review.ok ? ok({ game: id, players, ...review.value } as AnyReview) : review;
}

/** The parts of a review that do not depend on the game. */
interface Reviewed<Action, Detail> {
  readonly turns: readonly TurnReview<Action, Detail>[];
  readonly seats: readonly SeatReview[];
  readonly chances: readonly number[];
  readonly ended: boolean;
  readonly winners: readonly Seat[];
}

function* reviewAs<T extends GameTypes, B extends BotTypes>(
  game: Game<T>,
  analyst: Analyst<T, B>,
  header: RecordHeader,
  limits: EffortLimits,
): Generator<ReviewProgress, Result<Reviewed<T['Action'], B['Detail']>, ReplayRefusal>> {
  const replayed = replayTurns(game, header);
  if (!replayed.ok) return replayed;
  const { turns: recorded, status } = replayed.value;
  const chancesOf = (state: T['State']): readonly number[] =>
    chancesIn(game.status(state), () => winChances(analyst.forecast(state)));
  const turns: TurnReview<T['Action'], B['Detail']>[] = [];
  for (const turn of recorded) {
    const assessments = analyst.assess(turn, new Effort(limits));
    const { scores, over } = game.status(turn.after);
    // If nothing was scored or decided (a call, a "none"), the chances stay the same.
    const before = assessments.length === 0 && !over ? turns.at(-1)?.chances : undefined;
    turns.push({ ...entryOf(game, turn), assessments, scores, chances: before ?? chancesOf(turn.after) });
    yield { game: header.game, done: turns.length, total: recorded.length, turn: turns.at(-1) } as ReviewProgress;
  }
  const [first] = recorded;
  const even = header.players.map(() => 1 / header.players.length);
  const chances = first === undefined ? even : chancesOf(first.before);
  const seats = header.players.map((_, seat) => seatReview(seat, turns));
  return ok({ turns, seats, chances, ...endAfterResignations(status, header.resigned) });
}

function entryOf<T extends GameTypes>(
  game: Game<T>,
  { moveIndex, entry }: RecordedTurn<T>,
): Pick<TurnReview<T['Action'], never>, 'moveIndex' | 'actor' | 'entry'> {
  return { moveIndex, actor: entry.actor, entry: formatEntry(game, entry) };
}

/** A game that is over has its winners; ties were broken as the rules say. */
function chancesIn({ over, scores, winners }: Status, estimate: () => readonly number[]): readonly number[] {
  if (!over) return estimate();
  return scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

function seatReview<Action, Detail>(seat: Seat, turns: readonly TurnReview<Action, Detail>[]): SeatReview {
  const own = turns.flatMap(({ assessments }) => assessments).filter((each) => each.seat === seat);
  const decided = own.filter(({ worthLost }) => worthLost !== null);
  const sum = (of: (each: Assessment<Action, Detail>) => number): number =>
    own.reduce((all, each) => all + of(each), 0);
  return {
    seat,
    scored: sum(({ scored }) => scored),
    expected: sum(({ expected }) => expected),
    luck: sum(({ luck }) => luck),
    missed: sum(({ missed }) => missed),
    worthLost: sum(({ worthLost }) => worthLost ?? 0),
    decisions: decided.length,
    flawless: decided.filter(({ missed }) => missed === 0).length,
  };
}
