/** The puzzle *best bet*: no stone is certain, and one has clearly better odds than all others. */

import { formatSquare } from '@riverstone/rules';
import { formatUncovered, type KakuzuTypes, type KakuzuView, SIZE } from '@riverstone/rules/kakuzu';
import { packBoard } from '../../core/packed-board.js';
import { featureOf, type MadePuzzle, type PuzzleFeatures, type PuzzleMaker } from '../../core/puzzle.js';
import { guesses } from '../grids/elimination.js';
import { countGrids } from '../grids/grid-counter.js';
import { soughtDigit, stageOf } from './certain-stone.js';

/** The best stone is likelier by so many hundredths than any other. */
export const BEST_BET_MARGIN = 0.05;
/** Odds are exact: so many complete grids are counted at most. */
export const BEST_BET_GRIDS = 5000;
/** A near miss is likelier than the best stone less this. */
const NEAR = 0.15;
const MANY_GRIDS = 500;
const NEARLY_SURE = 0.8;
const LONG_SHOT = 0.55;
const DIGITS = 9;

export const bestBetMaker: PuzzleMaker<KakuzuTypes> = {
  options: {},
  seats: 2,
  perGame: 3,
  make({ view, action }) {
    const digit = soughtDigit(view);
    return digit === null ? null : makePuzzle(view, digit, action.type === 'remove' ? action.square : -1);
  },
  rate,
};

function makePuzzle({ uncovered }: KakuzuView, digit: number, played: number): MadePuzzle | null {
  const counted = countGrids(uncovered, BEST_BET_GRIDS);
  if (!counted.complete || counted.grids === 0) return null;
  const ranked = stoneOdds(
    uncovered,
    digit,
    counted.holding.map((count) => count / counted.grids),
  );
  const [best, second] = ranked;
  if (best === undefined || second === undefined || best.odds === 1) return null;
  if (best.odds - second.odds < BEST_BET_MARGIN) return null;
  const features = featuresOf(uncovered, digit, counted.grids, ranked);
  const overlooked = played !== best.square;
  if (!overlooked && featureOf(features, 'near') === 0) return null;
  return {
    text: `${packBoard(formatUncovered(uncovered))} ${digit} ${formatSquare(best.square, SIZE)}`,
    features: { ...features, overlooked: Number(overlooked) },
    themes: themesOf(features, overlooked),
  };
}

/** A stone and the chance that it hides the digit. */
export interface StoneOdds {
  readonly square: number;
  readonly odds: number;
}

/** The stones by their chance to hide a digit, the likeliest first. */
export function stoneOdds(uncovered: readonly number[], digit: number, odds: Float64Array): StoneOdds[] {
  return [...uncovered.keys()]
    .filter((square) => uncovered[square] === 0)
    .map((square) => ({ square, odds: odds[square * DIGITS + digit - 1] as number }))
    .sort((one, other) => other.odds - one.odds || one.square - other.square);
}

function featuresOf(
  uncovered: readonly number[],
  digit: number,
  grids: number,
  ranked: readonly StoneOdds[],
): PuzzleFeatures {
  const [best, second] = ranked;
  const own = guesses(uncovered).filter((guess) => guess.digit === digit);
  const fewest = Math.min(...own.map(({ alternatives }) => alternatives));
  const looksBest = own.filter(({ alternatives }) => alternatives === fewest);
  return {
    odds: best?.odds ?? 0,
    margin: (best?.odds ?? 0) - (second?.odds ?? 0),
    grids,
    near: ranked.filter(({ odds }) => odds >= (best?.odds ?? 0) - NEAR).length - 1,
    // How many stones look best to somebody who only counts possibilities, and whether the best is one of them.
    looksBest: looksBest.length,
    seen: Number(looksBest.some(({ square }) => square === best?.square)),
    stones: uncovered.filter((open) => open === 0).length,
  };
}

function themesOf(features: PuzzleFeatures, overlooked: boolean): string[] {
  const of = (name: string): number => featureOf(features, name);
  const themes = [
    of('seen') === 0 && 'hidden',
    of('odds') >= NEARLY_SURE && 'nearly-sure',
    of('odds') < LONG_SHOT && 'long-shot',
    of('grids') > MANY_GRIDS && 'many-grids',
    overlooked && 'overlooked',
    stageOf(of('stones')),
  ];
  return themes.filter((theme) => theme !== false);
}

/** A rating to begin with: counting possibilities may show the stone, or point elsewhere. */
function rate(features: PuzzleFeatures): number {
  const of = (name: string): number => featureOf(features, name);
  return (
    650 +
    (of('seen') === 1 ? 90 * Math.log2(of('looksBest')) : 450) +
    45 * Math.log2(of('grids')) +
    25 * of('near') -
    500 * Math.min(0.4, of('margin')) +
    4 * of('stones')
  );
}
