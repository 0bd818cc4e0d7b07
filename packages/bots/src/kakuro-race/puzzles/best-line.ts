/** The puzzle *best line*: the one line that scores most for a marker, whatever it takes of the hand. */

import {
  type Claim,
  type ClaimPosition,
  formatClaim,
  isRed,
  laidTiles,
  type RaceTypes,
  squaresOf,
} from '@riverstone/rules/kakuro-race';
import { featureOf, type MadePuzzle, type PuzzleFeatures, type PuzzleMaker } from '../../core/puzzle.js';
import { type ClaimProspect, layOut, prospects } from '../claims/best-claim.js';
import { formatSearch, fromSearch, numbersOf, openLines } from './lines.js';

/** The best line scores at least so many points more than any other line. */
export const BEST_LINE_MARGIN = 2;
const MAX_TILES = 5;
/** A line of at least this length is long. */
const LONG_LINE = 6;
/** So many points off the marker is a near miss. */
const NEAR = 2;
const EARLY_LINES = 6;
const LATE_LINES = 15;

export const bestLineMaker: PuzzleMaker<RaceTypes> = {
  options: {},
  seats: 3,
  perGame: 4,
  make: fromSearch(MAX_TILES, makePuzzle),
  rate,
};

function makePuzzle(position: ClaimPosition): MadePuzzle | null {
  const lines = prospects(position);
  const [best, second] = lines;
  if (best === undefined || best.points - (second?.points ?? 0) < BEST_LINE_MARGIN || second === undefined) return null;
  const features = featuresOf(position, lines, best);
  const claim = layOut(position, best);
  return {
    text: `${formatSearch(position)} ${formatClaim(claim)}`,
    features,
    themes: themesOf(features, claim),
  };
}

function featuresOf(position: ClaimPosition, lines: readonly ClaimProspect[], best: ClaimProspect): PuzzleFeatures {
  const { field, marker } = position;
  const own = squaresOf(best) ?? [];
  const rivals = openLines(position).filter((line) => {
    const numbers = numbersOf(field, line);
    return numbers.length >= best.points && Math.abs(numbers.reduce((sum, each) => sum + each, 0) - marker) <= NEAR;
  });
  return {
    points: best.points,
    margin: best.points - (lines[1]?.points ?? 0),
    tiles: best.tiles,
    hand: position.tiles.length,
    lines: lines.length,
    rivals: rivals.length,
    down: Number(best.last - best.first >= 8),
    crossed: own.filter((square) => isRed(field[square] as number)).length,
    scored: position.scored.length,
  };
}

/** Themes by the tiles that a claim lays. */
export function tileThemes(claim: Claim): string[] {
  const tiles = laidTiles(claim);
  const themes = [
    tiles.length === 0 && 'no-tile',
    claim.sumSquares.length > 0 && 'sum-square',
    claim.exchanges.length > 0 && 'exchange',
    claim.newNumbers.length > 0 && 'new-number',
    claim.doubles > 0 && 'double',
    tiles.length > 2 && 'many-tiles',
  ];
  return themes.filter((theme) => theme !== false);
}

/** The stage of a game, by the lines scored. */
export function stageOf(scored: number): string {
  return scored < EARLY_LINES ? 'early' : scored > LATE_LINES ? 'late' : 'middle';
}

function themesOf(features: PuzzleFeatures, claim: Claim): string[] {
  const of = (name: string): number => featureOf(features, name);
  const themes = [of('down') === 1 && 'column', of('points') >= LONG_LINE && 'long', of('crossed') > 0 && 'crossing'];
  return [...themes.filter((theme) => theme !== false), ...tileThemes(claim), stageOf(of('scored'))];
}

/** A rating to begin with: each tile to lay is a step to think of, and a long line a sum to add up. */
function rate(features: PuzzleFeatures): number {
  const of = (name: string): number => featureOf(features, name);
  return (
    600 +
    190 * of('tiles') +
    55 * of('points') +
    60 * of('down') +
    25 * of('crossed') +
    35 * Math.log2(1 + of('rivals')) +
    60 * Math.log2(1 + of('hand'))
  );
}
