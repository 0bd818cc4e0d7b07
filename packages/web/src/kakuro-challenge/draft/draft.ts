/** A move while it is laid out: free to change, each change a step that can be taken back, then turned into an action. */

import type { Square } from '@riverstone/rules';
import {
  at,
  type Board,
  type ChallengeAction,
  type ChallengeView,
  isEmpty,
  isOpen,
  type Placement,
  type Side,
} from '@riverstone/rules/kakuro-challenge';
import { flipSets, isWithin, nextFlips } from './flip-sets';

/** What a seat that is to move goes by. */
export interface ChallengePosition extends Pick<ChallengeView, 'board' | 'options'> {
  readonly hand: readonly number[];
}

/** What lies ready. */
export interface ChallengeDraft {
  /** How many tiles lie on the board: a draft belongs to one moment of the game. */
  readonly laid: number;
  /** Which side of each tile in hand is up. */
  readonly sides: readonly Side[];
  /** The place in hand of the tile that is taken up. */
  readonly taken: number | null;
  /** Where it lies for the time being. */
  readonly square: Square | null;
  /** The tiles turned over with it, in board order. */
  readonly flips: readonly Square[];
  /** The points that are claimed, in claim games. */
  readonly claim: number | null;
}

/** A draft with the position that it belongs to. */
export interface PositionedDraft {
  readonly draft: ChallengeDraft;
  readonly position: ChallengePosition;
}

/** What lies ready, and what lay ready before each change. */
export interface ChallengeDraftHistory {
  readonly now: ChallengeDraft;
  readonly before: readonly ChallengeDraft[];
}

/** Whether the page shows what can be flipped and what a move brings: in strict and claim games that is for the players to find. */
export function isHelping({ options }: Pick<ChallengePosition, 'options'>): boolean {
  return options.scoring === 'referee';
}

/** More can't be claimed here: the dearest moves there are stay far below. */
export const MOST_CLAIMED = 999;

/** What the seat is to move with; null when it is not to lay a tile, or nobody's hand is seen. */
export function positionOf(view: ChallengeView): ChallengePosition | null {
  const { board, hand, options, turn, viewer } = view;
  return viewer === turn && hand !== null && hand.length > 0 ? { board, hand, options } : null;
}

/** The number of tiles on the board. */
export function tilesLaid(board: Board): number {
  return board.filter((cell) => !isEmpty(cell)).length;
}

export function begin({ board, hand }: ChallengePosition): ChallengeDraftHistory {
  const now: ChallengeDraft = {
    laid: tilesLaid(board),
    sides: hand.map(() => 'yellow'),
    taken: null,
    square: null,
    flips: [],
    claim: null,
  };
  return { now, before: [] };
}

/** Takes a tile up; one that lies ready on the board already is replaced by it. */
export function takeUp(
  history: ChallengeDraftHistory,
  position: ChallengePosition,
  place: number,
): ChallengeDraftHistory {
  if (position.hand[place] === undefined || history.now.taken === place) return history;
  return changed(history, position, { taken: place });
}

/** Turns the tile over that is taken up. */
export function turnOver(history: ChallengeDraftHistory, position: ChallengePosition): ChallengeDraftHistory {
  const { taken, sides } = history.now;
  if (taken === null) return history;
  return changed(history, position, { sides: sides.with(taken, sides[taken] === 'red' ? 'yellow' : 'red') });
}

/** Puts the tile on a square, from the hand or from another square. */
export function putOn(
  history: ChallengeDraftHistory,
  position: ChallengePosition,
  square: Square,
): ChallengeDraftHistory {
  const { taken, square: before } = history.now;
  if (taken === null || before === square || !isOpen(position.board, square)) return history;
  return changed(history, position, { square });
}

/** Turns a tile of the board over, or back. */
export function toggleFlip(
  history: ChallengeDraftHistory,
  position: ChallengePosition,
  square: Square,
): ChallengeDraftHistory {
  const { flips } = history.now;
  if (flips.includes(square)) return changed(history, position, { flips: flips.filter((each) => each !== square) });
  if (!mayFlip(history.now, position, square)) return history;
  const kept = position.options.expert || !isHelping(position) ? flips : [];
  return changed(history, position, { flips: [...kept, square].sort((one, other) => one - other) });
}

/** States the points of a claim. */
export function state(history: ChallengeDraftHistory, claim: number | null): ChallengeDraftHistory {
  const { now, before } = history;
  if (claim === now.claim || (claim !== null && claim > MOST_CLAIMED)) return history;
  return { now: { ...now, claim }, before: [...before, now] };
}

/** The tile goes back to the hand, or if it is there, is put down. */
export function takeBack(history: ChallengeDraftHistory, position: ChallengePosition): ChallengeDraftHistory {
  const { taken, square } = history.now;
  if (taken === null) return history;
  return changed(history, position, square === null ? { taken: null } : { square: null });
}

/** As it was before the last change. */
export function stepBack(history: ChallengeDraftHistory): ChallengeDraftHistory {
  const now = history.before.at(-1);
  return now === undefined ? history : { now, before: history.before.slice(0, -1) };
}

/** Every change but of the claim itself: what goes with a tile does not outlast it, and new points must be counted anew. */
function changed(
  history: ChallengeDraftHistory,
  position: ChallengePosition,
  change: Partial<ChallengeDraft>,
): ChallengeDraftHistory {
  const next = { ...history.now, ...change, claim: null };
  return { now: { ...next, flips: keptFlips(next, position) }, before: [...history.before, history.now] };
}

function keptFlips(draft: ChallengeDraft, position: ChallengePosition): readonly Square[] {
  const { flips } = draft;
  const placement = placementOf(draft, position);
  if (placement === null || flips.length === 0) return [];
  if (!isHelping(position)) return flips;
  return flipSets(position.board, placement, position.options.expert).some((set) => isWithin(flips, set)) ? flips : [];
}

/** The tiles that could be turned over now. In strict and claim games that is any, and nobody is told which are allowed. */
export function flippable(draft: ChallengeDraft, position: ChallengePosition): ReadonlySet<Square> {
  const placement = placementOf(draft, position);
  const { expert } = position.options;
  if (placement === null || !isHelping(position)) return new Set();
  return nextFlips(flipSets(position.board, placement, expert), draft.flips, expert);
}

function mayFlip(draft: ChallengeDraft, position: ChallengePosition, square: Square): boolean {
  if (draft.square === null || isEmpty(at(position.board, square))) return false;
  return !isHelping(position) || flippable(draft, position).has(square);
}

/** The placement that lies ready; null as long as no tile lies on the board. */
export function placementOf(draft: ChallengeDraft, { hand }: Pick<ChallengePosition, 'hand'>): Placement | null {
  const { taken, square, sides, flips } = draft;
  const digit = taken === null ? undefined : hand[taken];
  const side = taken === null ? undefined : sides[taken];
  if (digit === undefined || side === undefined || square === null) return null;
  return { digit, side, square, flips };
}

/** The action that lies ready; null as long as something is missing. */
export function actionOf(
  draft: ChallengeDraft,
  position: ChallengePosition,
): (ChallengeAction & { readonly type: 'place' }) | null {
  const placement = placementOf(draft, position);
  if (placement === null) return null;
  if (position.options.scoring !== 'claim') return { type: 'place', ...placement, claim: null };
  return draft.claim === null ? null : { type: 'place', ...placement, claim: draft.claim };
}
