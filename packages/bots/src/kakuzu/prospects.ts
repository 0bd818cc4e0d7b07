/** The worth of each stone to the seat in turn: the chance to keep it, and what it reveals to whom. */

import type { Square } from '@riverstone/rules';
import { isComplete, type KakuzuView } from '@riverstone/rules/kakuzu';
import type { Effort } from '../core/effort.js';
import { reveals } from './grids/reveal.js';
import { wantedDigit } from './occasion.js';
import type { Posterior } from './posterior.js';
import { foresight } from './profiles.js';
import { ANNOUNCE_LIMIT, type TurnState, type TurnValue, turnValue, wholeTurn } from './turn-value.js';

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const DIGITS = digits.length;
/** The rounding error of a sum of shares. */
const ROUNDING = 1e-9;
/** About how many grids are examined in the time of one node. */
const GRIDS_A_NODE = 400;

/** A stone, and the digit that is hoped for. */
export interface StoneProspect {
  readonly square: Square;
  readonly digit: number;
  readonly chance: number;
  /** The expected margin over the next player, in stones, as far as it was examined. */
  readonly worth: number;
}

/** Every stone with every possible digit, the best first. */
export function prospects(view: KakuzuView, posterior: Posterior, effort: Effort): StoneProspect[] {
  const all = chances(view, posterior.odds);
  const likeliest = all[0]?.chance ?? 0;
  const flat = worthWithoutReveal(view, posterior.odds);
  // A certain stone reveals nothing new, so no other stone is worth more.
  const close =
    likeliest >= 1 - ROUNDING
      ? []
      : all.filter(isClose(likeliest)).slice(0, posterior.exact ? foresight.candidates : foresight.sampledCandidates);
  const looked = new Map<StoneProspect, number>();
  for (const prospect of close) {
    const worth = lookAhead(prospect, view, posterior, effort);
    if (worth === null) break;
    looked.set(prospect, worth);
  }
  let correction = 0;
  for (const [{ chance }, worth] of looked) correction += (worth - flat(chance)) / looked.size;
  return all
    .map((prospect) => ({ ...prospect, worth: looked.get(prospect) ?? flat(prospect.chance) + correction }))
    .sort((one, other) => other.worth - one.worth || other.chance - one.chance);
}

/** The worth of a stone with this chance if lifting it revealed nothing. */
function worthWithoutReveal(view: KakuzuView, odds: Float64Array): (chance: number) => number {
  const value = valuer(view);
  const hit = value.hit(odds, null);
  const miss = value.miss(odds);
  return (chance) => chance * hit + (1 - chance) * miss;
}

const isClose =
  (likeliest: number) =>
  ({ chance }: StoneProspect): boolean =>
    chance >= likeliest - foresight.slack;

/** All stones with the possible digits, the likeliest first. */
function chances(view: KakuzuView, odds: Float64Array): StoneProspect[] {
  const wanted = wantedDigit(view);
  const hopes = digits.filter((digit) => (wanted === null ? !isComplete(view.uncovered, digit) : digit === wanted));
  const found: StoneProspect[] = [];
  for (const [square, open] of view.uncovered.entries()) {
    if (open !== 0) continue;
    for (const digit of hopes) {
      found.push({ square, digit, chance: odds[square * DIGITS + digit - 1] as number, worth: 0 });
    }
  }
  return found.sort((one, other) => other.chance - one.chance);
}

/** The expected worth; null if the effort is not enough. */
function lookAhead(
  { square, digit }: StoneProspect,
  view: KakuzuView,
  { list }: Posterior,
  effort: Effort,
): number | null {
  if (list.size === 0) return null;
  const stride = Math.ceil(list.size / foresight.grids);
  if (!effort.spend(Math.ceil(list.size / stride / GRIDS_A_NODE))) return null;
  const uncovered = [...view.uncovered];
  let worth = 0;
  for (const reveal of reveals(list, square, stride)) {
    uncovered[square] = reveal.digit;
    const value = valuer({ ...view, uncovered });
    worth += reveal.chance * (reveal.digit === digit ? value.hit(reveal.odds, digit) : value.miss(reveal.odds));
  }
  return worth;
}

/** The worth of a hit and of a miss, with what is known then. */
interface Valuer {
  hit(odds: Float64Array, digit: number | null): number;
  miss(odds: Float64Array): number;
}

function valuer(view: KakuzuView): Valuer {
  const { uncovered, options } = view;
  const alone = view.status.scores.length === 1;
  // In a solo game a miss only loses the stone, and the next turn is the player's own.
  const margin = ({ kept, missed }: TurnValue): number => (alone ? kept : kept - missed);
  const next = (odds: Float64Array): number =>
    (alone ? 1 : -1) * foresight.lastingShare * margin(turnValue(odds, uncovered, wholeTurn(options.variant)));
  return {
    hit: (odds, digit) => 1 + margin(turnValue(odds, uncovered, restOfTurn(view, digit))) + next(odds),
    miss: (odds) => (alone ? 0 : -1) + next(odds),
  };
}

/** How the turn goes on after a match. */
function restOfTurn({ options, drawn, kept }: KakuzuView, digit: number | null): TurnState {
  const { variant } = options;
  switch (variant) {
    case 'bag':
      return { variant, drawn };
    case 'same-digit':
      return { variant, digit: digit ?? drawn.at(-1) ?? null };
    case 'announce':
      return { variant, left: ANNOUNCE_LIMIT - kept - 1 };
  }
}
