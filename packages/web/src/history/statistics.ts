/** Figures of finished games. */

import type { Level } from '@riverstone/bots';
import type { GameId, Seat } from '@riverstone/rules';
import { type GameSummary, type Opponents, opponentsOf } from './game-summary';

/** A finished game as the screen lists it: of this device, or of the server. */
export interface FinishedGame extends Omit<GameSummary, 'touchedAt'> {
  readonly isOnline: boolean;
}

/** Which games are counted. */
export interface HistoryFilter {
  readonly game: GameId | 'all';
  readonly opponents: Opponents;
  readonly level: Level | 'all';
}

export function matchesFilter(played: FinishedGame, filter: HistoryFilter): boolean {
  return (
    (filter.game === 'all' || played.game === filter.game) &&
    (filter.opponents === 'all' || opponentsOf(played) === filter.opponents) &&
    (filter.level === 'all' || played.seats.some(({ bot }) => bot === filter.level))
  );
}

export interface Figures {
  readonly played: number;
  /** Of the games with others: won, and how many there were; null where there were none. */
  readonly won: { readonly number: number; readonly of: number } | null;
  readonly winStreak: { readonly now: number; readonly longest: number };
  readonly average: number | null;
  readonly best: number | null;
  readonly bestTurn: number | null;
  readonly feat: number | null;
}

/** The figures of the person at this device. Points mean something only within one game. */
export function figuresOf(games: readonly FinishedGame[]): Figures {
  const own = games.filter((each): each is FinishedGame & { readonly you: Seat } => each.you !== null);
  const scores = own.map(({ scores: all, you }) => all[you] ?? 0);
  const contests = own.filter(({ seats }) => seats.length > 1).toSorted((one, other) => one.endedAt - other.endedAt);
  const wins = contests.map(({ winners, you }) => winners.includes(you));
  return {
    played: games.length,
    won: wins.length === 0 ? null : { number: wins.filter(Boolean).length, of: wins.length },
    winStreak: winStreak(wins),
    average: scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length,
    best: most(scores),
    bestTurn: most(own.flatMap(({ bestTurn }) => bestTurn ?? [])),
    feat: most(own.flatMap(({ feat }) => feat ?? [])),
  };
}

function most(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : Math.max(...numbers);
}

function winStreak(wins: readonly boolean[]): Figures['winStreak'] {
  let now = 0;
  let longest = 0;
  for (const isWin of wins) {
    now = isWin ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/** The accuracy of the person at this device, game by game, the oldest first; only of reviewed games. */
export function accuracies(games: readonly FinishedGame[]): readonly { readonly at: number; readonly share: number }[] {
  return games
    .flatMap(({ you, accuracy, endedAt }) => {
      const share = you === null ? null : (accuracy?.[you] ?? null);
      return share === null ? [] : [{ at: endedAt, share }];
    })
    .toSorted((one, other) => one.at - other.at);
}
