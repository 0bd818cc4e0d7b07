/** The puzzle *best move*: the one move that scores most now, by a clear margin. */

import {
  type Board,
  type ChallengeAction,
  type ChallengeTypes,
  formatBoard,
  formatPlacement,
  isRed,
  isYellow,
  type Kakuro,
  type ScoredMove,
  SIZE,
  scorePlacement,
} from '@riverstone/rules/kakuro-challenge';
import { packBoard } from '../../core/packed-board.js';
import { featureOf, type MadePuzzle, type PuzzleFeatures, type PuzzleMaker } from '../../core/puzzle.js';
import { mustPlace } from '../answers.js';
import { rankedMoves } from '../board/best-moves.js';
import { largestKakuro, leadingKakuros } from '../board/leading-kakuros.js';
import { tilesOn } from '../occasion.js';

/** The best move scores at least so many points more than any other. */
export const BEST_MOVE_MARGIN = 5;
/** A move is a near miss if it scores at most so many points less. */
const NEAR = 12;
/** A position is a choice if so many moves score, or if the bot that had it erred. */
const CHOICES = 3;
const EARLY_TILES = 22;
const LATE_TILES = 46;
const LONG_KAKURO = 5;

/** Makes puzzles from games with or without the expert rule. */
export function bestMoveMaker(expert: boolean): PuzzleMaker<ChallengeTypes> {
  return {
    options: { expert },
    seats: 2,
    perGame: 4,
    make({ view, seat, action }) {
      if (!mustPlace(view, seat) || new Set(view.hand).size < 2) return null;
      return makePuzzle(view.board, view.hand ?? [], expert, action);
    },
    rate,
  };
}

function makePuzzle(
  board: Board,
  hand: readonly number[],
  expert: boolean,
  played: ChallengeAction,
): MadePuzzle | null {
  const moves = rankedMoves(board, hand, expert);
  const [best, second] = moves;
  if (best === undefined || second === undefined || best.points - second.points < BEST_MOVE_MARGIN) return null;
  const answer = formatPlacement(best.placement);
  const features = featuresOf(board, moves, best);
  const overlooked = played.type === 'place' && formatPlacement(played) !== answer;
  if (!overlooked && featureOf(features, 'scoring') < CHOICES) return null;
  return {
    text: `${packBoard(formatBoard(board))} ${[...hand].sort().join('')} ${answer}`,
    features: { ...features, overlooked: Number(overlooked) },
    themes: themesOf(features, overlooked),
  };
}

function featuresOf(board: Board, moves: readonly ScoredMove[], best: ScoredMove): PuzzleFeatures {
  const { placement, points } = best;
  const { kakuros } = scorePlacement(board, placement);
  const main = largestKakuro(leadingKakuros(kakuros, placement)) ?? largestKakuro(kakuros);
  const scoring = moves.filter((move) => move.points > 0);
  return {
    points,
    margin: points - (moves[1]?.points ?? 0),
    kakuros: kakuros.length,
    addends: main === null ? 0 : addendsOf(main),
    down: Number(main?.direction === 'down'),
    flips: placement.flips.length,
    toRed: placement.flips.filter((square) => isYellow(board[square] ?? 0)).length,
    toYellow: placement.flips.filter((square) => isRed(board[square] ?? 0)).length,
    red: Number(placement.side === 'red'),
    scoring: scoring.length,
    near: scoring.filter((move) => points - move.points <= NEAR).length - 1,
    tiles: tilesOn(board),
  };
}

function addendsOf({ direction, total, last }: Kakuro): number {
  return direction === 'across' ? last - total : (last - total) / SIZE;
}

function themesOf(features: PuzzleFeatures, overlooked: boolean): string[] {
  const of = (name: string): number => featureOf(features, name);
  const themes = [
    of('flips') === 0 && 'no-flip',
    of('toRed') > 0 && 'new-total',
    of('toYellow') > 0 && 'joined',
    of('flips') > 2 && 'many-flips',
    of('red') === 1 && 'red',
    of('kakuros') === 2 && 'crossing',
    of('kakuros') > 2 && 'three-or-more',
    of('addends') >= LONG_KAKURO && 'long',
    overlooked && 'overlooked',
    of('tiles') < EARLY_TILES ? 'early' : of('tiles') > LATE_TILES ? 'late' : 'middle',
  ];
  return themes.filter((theme) => theme !== false);
}

/** A rating to begin with: what makes a move hard to see, in the order of what the bots' levels overlook. */
function rate(features: PuzzleFeatures): number {
  const of = (name: string): number => featureOf(features, name);
  return (
    650 +
    90 * Math.max(0, of('addends') - 2) +
    170 * of('toYellow') +
    130 * of('toRed') +
    150 * Math.max(0, of('kakuros') - 1) +
    70 * of('down') +
    60 * of('red') +
    35 * Math.min(6, of('near')) +
    45 * Math.log2(1 + of('scoring')) +
    60 * of('overlooked')
  );
}
