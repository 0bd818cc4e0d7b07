/** What is kept of somebody who solves puzzles, and how it is read back. */

import { isPuzzleKind, type PuzzleKind } from '@riverstone/bots/puzzles';
import { isObject } from '@riverstone/rules';
import { isStoredTime } from '../../table/saved/stored-time';
import { NEW_PLAYER, type Rating } from './glicko';

/** How good somebody is at a kind. */
export interface SolverRecord extends Rating {
  readonly id: PuzzleKind;
  readonly touchedAt: number;
  /** Puzzles solved at the first try, one after the other: now, and at most. */
  readonly streak: number;
  readonly bestStreak: number;
  /** The most puzzles solved in a rush. */
  readonly bestRush: number;
}

/** How the first try of a puzzle ended; `helped`: a hint came before it, so it does not count. */
type FirstTry = 'right' | 'wrong' | 'helped';

/** What became of a puzzle. */
export interface TryRecord {
  /** The kind and the number: `best-bet/17`. */
  readonly id: string;
  readonly first: FirstTry;
  /** Whether it was solved in the end. */
  readonly solved: boolean;
  /** The puzzle's own rating after that, and how uncertain it is. */
  readonly rating: number;
  readonly deviation: number;
  readonly touchedAt: number;
}

export function newSolver(kind: PuzzleKind): SolverRecord {
  return { id: kind, touchedAt: 0, ...NEW_PLAYER, streak: 0, bestStreak: 0, bestRush: 0 };
}

export function tryId(kind: PuzzleKind, number: number): string {
  return `${kind}/${number}`;
}

/** Null for what this page can't read: it costs a rating, not the page. */
export function readSolverRecord(raw: unknown): SolverRecord | null {
  if (!isObject(raw) || typeof raw.id !== 'string' || !isPuzzleKind(raw.id)) return null;
  const { rating, deviation, volatility, streak, bestStreak, bestRush } = raw;
  const numbers = [rating, deviation, volatility, streak, bestStreak, bestRush];
  return isStoredTime(raw.touchedAt) && numbers.every(Number.isFinite) ? (raw as object as SolverRecord) : null;
}

/** Null for what this page can't read. */
export function readTryRecord(raw: unknown): TryRecord | null {
  if (!isObject(raw) || typeof raw.id !== 'string' || typeof raw.solved !== 'boolean') return null;
  const isKnown = raw.first === 'right' || raw.first === 'wrong' || raw.first === 'helped';
  const numbers = [raw.rating, raw.deviation];
  const isRead = isKnown && isStoredTime(raw.touchedAt) && numbers.every(Number.isFinite);
  return isRead ? (raw as object as TryRecord) : null;
}
