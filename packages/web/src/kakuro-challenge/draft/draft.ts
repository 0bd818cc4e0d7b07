/** The draft of a move: changed step by step, with undo, and at last turned into an action. */

import type { Square } from '@riverstone/rules';
import {
  type Board,
  type ChallengeAction,
  type ChallengeView,
  cellAt,
  isEmpty,
  isPlaceable,
  type Placement,
  type Side,
} from '@riverstone/rules/kakuro-challenge';
import { flipSets, isWithin, nextFlips } from './flip-sets';

/** What the player to move knows. */
export interface ChallengePosition extends Pick<ChallengeView, 'board' | 'options'> {
  readonly hand: readonly number[];
}

/** A move that is laid out but not confirmed. */
export interface ChallengeDraft {
  /** How many tiles lie on the board: a draft belongs to one moment of the game. */
  readonly laid: number;
  /** Which side of each tile in hand is up. */
  readonly sides: readonly Side[];
  /** The place in hand of the tile that is taken up. */
  readonly taken: number | null;
  /** The square it is laid on. */
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

/** A draft, and the drafts before each change. */
export interface ChallengeDraftHistory {
  readonly now: ChallengeDraft;
  readonly before: readonly ChallengeDraft[];
}

/** Whether the page shows what can be flipped and what a move scores. In strict and claim games it does not. */
export function isHelping({ options }: Pick<ChallengePosition, 'options'>): boolean {
  return options.scoring === 'referee';
}

/** The most that can be claimed. No move scores nearly as much. */
export const MAX_CLAIMED = 999;

/** The position of the player to move; null when the viewer is not to lay a tile. */
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

/** Takes a tile up. It replaces the one that is laid on the board already. */
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
  if (taken === null || before === square || !isPlaceable(position.board, square)) return history;
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
  if (claim === now.claim || (claim !== null && claim > MAX_CLAIMED)) return history;
  return { now: { ...now, claim }, before: [...before, now] };
}

/** The tile goes back to the hand, or if it is there, is put down. */
export function putBack(history: ChallengeDraftHistory, position: ChallengePosition): ChallengeDraftHistory {
  const { taken, square } = history.now;
  if (taken === null) return history;
  return changed(history, position, square === null ? { taken: null } : { square: null });
}

/** Undoes the last change. */
export function stepBack(history: ChallengeDraftHistory): ChallengeDraftHistory {
  const now = history.before.at(-1);
  return now === undefined ? history : { now, before: history.before.slice(0, -1) };
}

/** Changes the draft. Flips and claim belong to the laid tile, so they are reset with it. */
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

/** The tiles that can be turned over now. In strict and claim games that is any tile, allowed or not. */
export function flippable(draft: ChallengeDraft, position: ChallengePosition): ReadonlySet<Square> {
  const placement = placementOf(draft, position);
  const { expert } = position.options;
  if (placement === null || !isHelping(position)) return new Set();
  return nextFlips(flipSets(position.board, placement, expert), draft.flips, expert);
}

function mayFlip(draft: ChallengeDraft, position: ChallengePosition, square: Square): boolean {
  if (draft.square === null || isEmpty(cellAt(position.board, square))) return false;
  return !isHelping(position) || flippable(draft, position).has(square);
}

/** The placement of the draft; null as long as no tile is laid. */
export function placementOf(draft: ChallengeDraft, { hand }: Pick<ChallengePosition, 'hand'>): Placement | null {
  const { taken, square, sides, flips } = draft;
  const digit = taken === null ? undefined : hand[taken];
  const side = taken === null ? undefined : sides[taken];
  if (digit === undefined || side === undefined || square === null) return null;
  return { digit, side, square, flips };
}

/** The action of the draft; null as long as something is missing. */
export function actionOf(
  draft: ChallengeDraft,
  position: ChallengePosition,
): (ChallengeAction & { readonly type: 'place' }) | null {
  const placement = placementOf(draft, position);
  if (placement === null) return null;
  if (position.options.scoring !== 'claim') return { type: 'place', ...placement, claim: null };
  return draft.claim === null ? null : { type: 'place', ...placement, claim: draft.claim };
}
