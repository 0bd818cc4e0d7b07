/** The puzzle *the certain stone*: the one stone that logic proves to hide the drawn digit. */

import { formatSquare } from '@riverstone/rules';
import { formatUncovered, type KakuzuTypes, type KakuzuView, SIZE } from '@riverstone/rules/kakuzu';
import { packBoard } from '../../core/packed-board.js';
import { featureOf, type MadePuzzle, type PuzzleFeatures, type PuzzleMaker } from '../../core/puzzle.js';
import { guesses } from '../grids/elimination.js';
import { BOXES_FROM } from '../grids/units.js';
import { certainStones } from './certain-stones.js';
import { squaresOfUnit } from './deductions.js';
import { proveStone, type StoneProof } from './prove-stone.js';

/** A position is a choice if so many stones may hide the digit, or if the bot that had it erred. */
const CHOICES = 5;
const EARLY_STONES = 52;
const LATE_STONES = 30;

export const certainStoneMaker: PuzzleMaker<KakuzuTypes> = {
  options: {},
  seats: 2,
  perGame: 5,
  make({ view, action }) {
    const digit = soughtDigit(view);
    return digit === null ? null : makePuzzle(view, digit, action.type === 'remove' ? action.square : -1);
  },
  rate,
};

/** The digit that was drawn and is to be found; null in the set-up and between turns. */
export function soughtDigit({ phase, drawn }: KakuzuView): number | null {
  return phase === 'remove' ? (drawn.at(-1) ?? null) : null;
}

function makePuzzle({ uncovered }: KakuzuView, digit: number, played: number): MadePuzzle | null {
  const [stone, ...others] = certainStones(uncovered, digit);
  if (stone === undefined || others.length > 0) return null;
  const proof = proveStone(uncovered, stone, digit);
  if (proof === null) return null;
  const features = featuresOf(uncovered, digit, proof);
  const overlooked = played !== stone;
  if (!overlooked && featureOf(features, 'places') < CHOICES) return null;
  return {
    text: `${packBoard(formatUncovered(uncovered))} ${digit} ${formatSquare(stone, SIZE)}`,
    features: { ...features, overlooked: Number(overlooked) },
    themes: themesOf(features, proof, overlooked),
  };
}

function featuresOf(uncovered: readonly number[], digit: number, { level, steps }: StoneProof): PuzzleFeatures {
  const last = steps.at(-1);
  const stonesInUnit = (squaresOfUnit[last?.unit ?? -1] ?? []).filter((square) => uncovered[square] === 0).length;
  return {
    level,
    steps: steps.length,
    hard: steps.filter(({ technique }) => technique !== 'only-place' && technique !== 'only-digit').length,
    inBox: Number((last?.unit ?? -1) >= BOXES_FROM),
    onlyDigit: Number(last?.technique === 'only-digit'),
    inUnit: stonesInUnit,
    places: guesses(uncovered).filter((guess) => guess.digit === digit).length,
    stones: uncovered.filter((open) => open === 0).length,
  };
}

function themesOf(features: PuzzleFeatures, { steps }: StoneProof, overlooked: boolean): string[] {
  const of = (name: string): number => featureOf(features, name);
  const uses = (...names: readonly string[]): boolean => steps.some(({ technique }) => names.includes(technique));
  const themes = [
    of('steps') === 1 && of('onlyDigit') === 1 && 'only-digit',
    of('steps') === 1 && of('onlyDigit') === 0 && (of('inBox') === 1 ? 'box' : 'line'),
    of('steps') > 1 && of('level') === 0 && 'chain',
    uses('locked') && 'locked',
    uses('pair', 'hidden-pair') && 'pair',
    uses('triple') && 'triple',
    uses('wing') && 'wing',
    overlooked && 'overlooked',
    stageOf(of('stones')),
  ];
  return themes.filter((theme) => theme !== false);
}

/** The stage of a game, by the stones that lie. */
export function stageOf(stones: number): string {
  return stones > EARLY_STONES ? 'early' : stones < LATE_STONES ? 'late' : 'middle';
}

/** A rating to begin with: the technique that proves the stone, and how many steps it takes. */
function rate(features: PuzzleFeatures): number {
  const of = (name: string): number => featureOf(features, name);
  const onlyStep = of('onlyDigit') === 1 ? 260 : of('inBox') === 1 ? 0 : 160;
  return (
    600 +
    onlyStep +
    25 * Math.max(0, of('inUnit') - 1) +
    200 * of('level') +
    110 * Math.log2(of('steps')) +
    80 * of('hard') +
    6 * of('places') +
    3 * of('stones')
  );
}
