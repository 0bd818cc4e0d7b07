/** What is kept of somebody who solves puzzles, and how it is read back. */

import { isPuzzleKind, type PuzzleKind } from '@riverstone/bots/puzzles';
import { isObject } from '@riverstone/rules';
import { NEW_PLAYER, type Rating } from './glicko';

/** How good somebody is at a kind. */
export interface SolverRecord extends Rating {
  readonly kind: PuzzleKind;
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
}

export function newSolver(kind: PuzzleKind): SolverRecord {
  return { kind, ...NEW_PLAYER, streak: 0, bestStreak: 0, bestRush: 0 };
}

export function tryId(kind: PuzzleKind, number: number): string {
  return `${kind}/${number}`;
}

export function isSolverRecord(raw: unknown): raw is SolverRecord {
  if (!isObject(raw) || typeof raw.kind !== 'string' || !isPuzzleKind(raw.kind)) return false;
  const numbers = [raw.rating, raw.deviation, raw.volatility, raw.streak, raw.bestStreak, raw.bestRush];
  return numbers.every((each) => typeof each === 'number' && Number.isFinite(each));
}

export function isTryRecord(raw: unknown): raw is TryRecord {
  if (!isObject(raw) || typeof raw.id !== 'string' || typeof raw.solved !== 'boolean') return false;
  const isKnown = raw.first === 'right' || raw.first === 'wrong' || raw.first === 'helped';
  return isKnown && Number.isFinite(raw.rating) && Number.isFinite(raw.deviation);
}
