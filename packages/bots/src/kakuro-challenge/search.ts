/** Finds the best move in steps, as long as the effort lasts: the reply, a chain of moves, continuations. */

import type { Rng } from '@riverstone/rules';
import { FastBoard, MAX_MOVES, moveDigit, movePoints } from '@riverstone/rules/kakuro-challenge';
import type { Effort } from '../core/effort.js';
import { knownHand, solveEnd } from './board/endgame.js';
import { handBits, type Position } from './board/position.js';
import { Continuations } from './continuations.js';
import type { SearchDepth } from './explanation.js';
import { keptWeights } from './kept-tile.js';
import { Lookahead } from './lookahead.js';
import { continuationProfile, masterProfile } from './profiles.js';

/** A move and what is known about it. */
interface Candidate {
  readonly move: number;
  readonly points: number;
  /** The points now plus those expected later. */
  worth: number;
  /** The expected score of the next player; null if it was not examined. */
  reply: number | null;
  depth: SearchDepth;
  /** How many continuations were played. */
  continuations: number;
}

export interface SearchResult {
  /** Every legal move, the best first. */
  readonly candidates: readonly Candidate[];
  /** Whether the end was solved, so that every worth is exact. */
  readonly solved: boolean;
}

const listed = new Int32Array(MAX_MOVES);

/** Every legal move of a position, the best first. Moves that were examined further come before the others. */
export function search(position: Position, rng: Rng, effort: Effort): SearchResult {
  const weights = keptWeights(position);
  const lookahead = new Lookahead(position, weights);
  const candidates = listCandidates(lookahead.root, position);
  lookAtReplies(candidates, lookahead, position, effort);
  const opponent = knownHand(position);
  if (opponent !== null && solve(candidates, position, opponent, effort)) return { candidates, solved: true };
  lookAtChains(candidates, lookahead, position, effort);
  playOn(candidates, lookahead.root, position, new Continuations(position, weights, rng.word()), effort);
  return { candidates: descending(candidates), solved: false };
}

/** Every legal move by its points. */
function listCandidates(root: FastBoard, { hand }: Position): Candidate[] {
  const moves = listed
    .subarray(0, root.list(handBits(hand), listed))
    .toSorted()
    .reverse();
  return Array.from(moves, (move) => ({
    move,
    points: movePoints(move),
    worth: movePoints(move),
    reply: null,
    depth: 'points',
    continuations: 0,
  }));
}

/** The tile that a move leaves in hand; 0 when it was the last. */
function keptAfter(move: number, [one = 0, other = 0]: readonly number[]): number {
  return moveDigit(move) === one ? other : one;
}

function lookAtReplies(candidates: Candidate[], lookahead: Lookahead, { hand }: Position, effort: Effort): void {
  let count = 0;
  for (const candidate of candidates) {
    if (!effort.spend()) break;
    candidate.worth = lookahead.worth(candidate.move, keptAfter(candidate.move, hand), 2);
    candidate.reply = lookahead.reply;
    candidate.depth = 'reply';
    count++;
  }
  sortFirst(candidates, count);
}

/** Gives every move its exact worth, if the effort is enough. */
function solve(candidates: Candidate[], position: Position, opponent: readonly number[], effort: Effort): boolean {
  const moves = candidates.map(({ move }) => move);
  const worths = solveEnd(position, opponent, moves, effort);
  if (worths === null) return false;
  for (const [index, candidate] of candidates.entries()) candidate.worth = worths[index] as number;
  sortFirst(candidates, candidates.length);
  return true;
}

function lookAtChains(candidates: Candidate[], lookahead: Lookahead, { hand }: Position, effort: Effort): void {
  const most = Math.min(candidates.length, masterProfile.chainMoves);
  let count = 0;
  while (count < most && !effort.isOver) {
    const candidate = candidates[count++] as Candidate;
    const before = lookahead.nodes;
    candidate.worth = lookahead.worth(candidate.move, keptAfter(candidate.move, hand), masterProfile.chainPlies);
    candidate.depth = 'chain';
    effort.spend(lookahead.nodes - before);
  }
  sortFirst(candidates, count);
}

/** A move that is played on: the board after it, and the sum of its results. */
interface Played {
  readonly candidate: Candidate;
  readonly after: FastBoard;
  sum: number;
}

/**
 * Sequential halving: plays the best moves on, all with the same deals, and repeats that with the better half. The
 * result of the chain counts like a number of continuations.
 */
function playOn(
  candidates: Candidate[],
  root: FastBoard,
  { expert }: Position,
  continuations: Continuations,
  effort: Effort,
): void {
  const { prior } = continuationProfile;
  let played = candidates
    .slice(0, masterProfile.playedMoves)
    .filter(({ depth }) => depth === 'chain')
    .map(
      (candidate): Played => ({ candidate, after: after(root, candidate.move, expert), sum: candidate.worth * prior }),
    );
  if (played.length < 2) return;
  const rounds = Math.ceil(Math.log2(played.length));
  const used = effort.used;
  let deals = 0;
  for (let round = 1; round <= rounds && !effort.isOver; round++) {
    const until = used + ((1 - used) * round) / rounds;
    while (!effort.isOver && (effort.used < until || deals === 0)) {
      playOneDeal(played, continuations, effort);
      deals++;
    }
    for (const { candidate, sum } of played) {
      candidate.worth = sum / (deals + prior);
      candidate.depth = 'continuations';
      candidate.continuations = deals;
    }
    played.sort((one, other) => other.sum - one.sum || other.candidate.move - one.candidate.move);
    sortFirst(candidates, played.length);
    played = played.slice(0, Math.ceil(played.length / 2));
  }
}

function playOneDeal(played: readonly Played[], continuations: Continuations, effort: Effort): void {
  const before = continuations.nodes;
  continuations.deal();
  for (const each of played) {
    each.sum += each.candidate.points + continuations.play(each.after, each.candidate.move);
  }
  // At the very end nobody can move, but dealing still costs something.
  effort.spend(Math.max(1, continuations.nodes - before));
}

function after(root: FastBoard, move: number, expert: boolean): FastBoard {
  const board = new FastBoard(expert);
  board.copyFrom(root);
  board.apply(move);
  board.refresh();
  return board;
}

/** Sorts the first `count` moves by worth, then by points, then in a fixed order. */
function sortFirst(candidates: Candidate[], count: number): void {
  const first = candidates.slice(0, count).sort((one, other) => other.worth - one.worth || other.move - one.move);
  for (const [index, candidate] of first.entries()) candidates[index] = candidate;
}

/**
 * A move that was examined less may seem to be worth more than one that was examined further. Caps each worth at the
 * worth of the move before it.
 */
function descending(candidates: Candidate[]): Candidate[] {
  let most = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    most = Math.min(most, candidate.worth);
    candidate.worth = most;
  }
  return candidates;
}
