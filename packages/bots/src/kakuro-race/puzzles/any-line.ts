/** The puzzle *is there any?*: whether a marker has a line, and which; or the proof that it has none. */

import { type ClaimPosition, formatClaim, type RaceTypes } from '@riverstone/rules/kakuro-race';
import { featureOf, type MadePuzzle, type PuzzleFeatures, type PuzzleMaker } from '../../core/puzzle.js';
import { layOut, prospects } from '../claims/best-claim.js';
import { stageOf, tileThemes } from './best-line.js';
import { formatSearch, fromSearch } from './lines.js';
import { reasonsAgainst } from './reasons.js';

const MAX_TILES = 4;
/** A marker without a line has at least so many near misses, so that one has to look. */
const NEAR_MISSES = 4;

export const anyLineMaker: PuzzleMaker<RaceTypes> = {
  options: {},
  seats: 4,
  perGame: 4,
  make: fromSearch(MAX_TILES, makePuzzle),
  rate,
};

function makePuzzle(position: ClaimPosition): MadePuzzle | null {
  const lines = prospects(position);
  const [only] = lines;
  if (lines.length > 1) return null;
  const reasons = reasonsAgainst(position);
  const near = reasons.filter(({ near: isNear }) => isNear).length;
  if (only === undefined && near < NEAR_MISSES) return null;
  const claim = only === undefined ? null : layOut(position, only);
  const features: PuzzleFeatures = {
    exists: Number(only !== undefined),
    points: only?.points ?? 0,
    tiles: only?.tiles ?? 0,
    hand: position.tiles.length,
    near,
    open: reasons.length,
    down: Number(only !== undefined && only.last - only.first >= 8),
    scored: position.scored.length,
  };
  return {
    text: `${formatSearch(position)} ${claim === null ? 'none' : formatClaim(claim)}`,
    features,
    themes: [
      claim === null ? 'none' : 'one-line',
      ...(claim === null ? [] : tileThemes(claim)),
      stageOf(featureOf(features, 'scored')),
    ],
  };
}

/** A rating to begin with: a line is found, but that there is none must hold for all that the hand can do. */
function rate(features: PuzzleFeatures): number {
  const of = (name: string): number => featureOf(features, name);
  const looking = 650 + 60 * Math.log2(1 + of('near')) + 130 * of('hand') + 40 * Math.log2(1 + of('open'));
  const found = 90 * of('tiles') + 30 * of('points') + 40 * of('down');
  return looking + (of('exists') === 1 ? found : 220 * of('hand') - 150);
}
