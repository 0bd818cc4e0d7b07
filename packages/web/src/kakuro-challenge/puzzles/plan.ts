/** The puzzle *best move*: most points now, in the base game or with the expert rule. */

import { bestMoves, rankedMoves } from '@riverstone/bots/kakuro-challenge';
import { hintTo, type MovePuzzle, parseMovePuzzle } from '@riverstone/bots/kakuro-challenge/puzzles';
import { HostedGame, seedFromNumber, unwrap } from '@riverstone/rules';
import {
  type ChallengeTypes,
  type ChallengeView,
  judgePlacement,
  type Kakuro,
  kakuroChallenge,
  type Placement,
  type ScoredPlacement,
  SIZE,
  scorePlacement,
  TILES,
} from '@riverstone/rules/kakuro-challenge';
import type { KakuroChallengePuzzlesMessages } from '../../messages/generated/kakuro-challenge/puzzles';
import { words } from '../../messages/words';
import type { PuzzlePlan, PuzzleScene } from '../../puzzles/solve/puzzle-plan';
import { hintWords } from '../words/hint-words';
import { spelledOut } from '../words/kakuro-words';
import { moveWords } from '../words/log-words';

type Texts = KakuroChallengePuzzlesMessages;
type Scene = PuzzleScene<ChallengeTypes, Texts>;

const SEATS = 2;
const HAND = 2;

export function movePlan(expert: boolean, text: string): PuzzlePlan<ChallengeTypes, Texts> {
  const puzzle = parseMovePuzzle(text);
  const view = viewOf(puzzle, expert);
  const { points } = scorePlacement(puzzle.board, puzzle.answer);
  return {
    view,
    ask: (texts) => (expert ? texts.askExpert : texts.ask),
    flaw(action) {
      if (action.type !== 'place') return (texts) => texts.ask;
      const judged = judgePlacement(puzzle.board, action, { expert, hand: puzzle.hand });
      return judged.ok ? null : (texts) => texts.flips({ reason: flipWords(judged.error.code) });
    },
    judge(action) {
      const made = action.type === 'place' ? scorePlacement(puzzle.board, action).points : 0;
      if (made === points) return null;
      return (texts) => (made === 0 ? texts.nothing : texts.less({ points: made, more: points - made }));
    },
    hint(strength) {
      const action = { type: 'place', claim: null, ...puzzle.answer } as const;
      const explanation = { code: 'most-points', points, choices: 1 } as const;
      const hint = hintTo(puzzle.board, { action, points, worth: points, explanation }, strength);
      return {
        marks: hint?.squares ?? [],
        tell: () => (hint === null ? '' : hintWords(words()['kakuro-challenge'], hint, view)),
      };
    },
    explain: () => scenesOf(puzzle, view),
  };
}

/** What the rules say against flips; everything else was refused before. */
function flipWords(code: string): string {
  const { refusals } = words()['kakuro-challenge'];
  return refusals[code === 'too-many-flips' ? code : 'flip-outside'];
}

/** A real position, with another board and hand. */
function viewOf({ board, hand }: MovePuzzle, expert: boolean): ChallengeView {
  // Strict: the page tells neither which flips are possible nor what a move would bring.
  const options = { expert, first: 0, scoring: 'strict' };
  const dealt = HostedGame.deal(kakuroChallenge, { seats: SEATS, options, seed: seedFromNumber(1) });
  const view = unwrap(dealt).viewFor(0);
  const laid = board.filter((cell) => cell !== 0).length;
  return { ...view, board, hand, bagSize: Math.max(0, TILES - laid - SEATS * HAND) };
}

/** The move, each of its Kakuros where there are several, and the next best move. */
function scenesOf({ board, hand, answer }: MovePuzzle, before: ChallengeView): Scene[] {
  const scored = scorePlacement(board, answer);
  const view: ChallengeView = { ...before, board: scored.board, hand: null };
  return [
    moveScene(view, answer, scored),
    ...(scored.kakuros.length > 1 ? scored.kakuros.map((kakuro) => kakuroScene(view, kakuro)) : []),
    nextScene({ board, hand, answer }, before),
  ];
}

function moveScene(view: ChallengeView, answer: Placement, { points, kakuros, board }: ScoredPlacement): Scene {
  const [only] = kakuros;
  const sums = kakuros.map((kakuro) => spelledOut(board, kakuro));
  return {
    view,
    marks: kakuros.length === 1 && only !== undefined ? squaresIn(only) : [answer.square, ...answer.flips],
    tell: (texts) => texts.solution({ move: moveWords(words()['kakuro-challenge'], answer), points, sums }),
  };
}

function kakuroScene(view: ChallengeView, kakuro: Kakuro): Scene {
  const sum = spelledOut(view.board, kakuro);
  return { view, marks: squaresIn(kakuro), tell: (texts) => texts.kakuro({ sum }) };
}

/** What the best other move would have made. */
function nextScene({ board, hand, answer }: MovePuzzle, before: ChallengeView): Scene {
  const { expert } = before.options;
  const [best] = bestMoves(board, hand, expert);
  const second = rankedMoves(board, hand, expert).find((move) => move.points < (best?.points ?? 0));
  const placement = second?.placement ?? answer;
  const after = scorePlacement(board, placement);
  return {
    view: { ...before, board: after.board, hand: null },
    marks: [placement.square, ...placement.flips],
    tell: (texts) =>
      second === undefined || second.points === 0
        ? texts.onlyOne
        : texts.nextBest({ move: moveWords(words()['kakuro-challenge'], placement), points: second.points }),
  };
}

function squaresIn({ total, last, direction }: Kakuro): number[] {
  const step = direction === 'across' ? 1 : SIZE;
  return Array.from({ length: (last - total) / step + 1 }, (_, index) => total + index * step);
}
