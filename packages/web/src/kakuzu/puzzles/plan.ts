/** The puzzles of Kakuzu: *the certain stone* with its proof, and *best bet* with the odds. */

import { countGrids } from '@riverstone/bots/kakuzu';
import {
  type Deduction,
  hintTo,
  parseStonePuzzle,
  proveStone,
  type StoneOdds,
  type StonePuzzle,
  stoneOdds,
} from '@riverstone/bots/kakuzu/puzzles';
import { HostedGame, type Square, seedFromNumber, unwrap } from '@riverstone/rules';
import { isComplete, type KakuzuTypes, type KakuzuView, kakuzu } from '@riverstone/rules/kakuzu';
import type { KakuzuPuzzlesMessages } from '../../messages/generated/kakuzu/puzzles';
import { words } from '../../messages/words';
import type { PuzzlePlan, PuzzleScene } from '../../puzzles/solve/puzzle-plan';
import { digits, nameOf, openDigitsAround } from '../table/units';
import { hintWords } from '../words/hint-words';
import { deductionWords } from './deduction-words';

type Texts = KakuzuPuzzlesMessages;
type Scene = PuzzleScene<KakuzuTypes, Texts>;

/** How many other stones are compared with the best bet. */
const COMPARED = 3;

export function stonePlan(isCertain: boolean, text: string): PuzzlePlan<KakuzuTypes, Texts> {
  const puzzle = parseStonePuzzle(text);
  const { digit, stone } = puzzle;
  const view = viewOf(puzzle);
  const ranked = isCertain ? [] : oddsOf(puzzle);
  const chance = isCertain ? 1 : (ranked[0]?.odds ?? 0);
  return {
    view,
    ask: ({ askCertain, askBet }) => (isCertain ? askCertain : askBet)({ digit }),
    judge(action) {
      if (action.type !== 'remove' || action.square === stone) return null;
      const square = nameOf(action.square);
      if (openDigitsAround(puzzle.uncovered, action.square).has(digit))
        return (texts) => texts.impossible({ digit, square });
      if (isCertain) return (texts) => texts.unsure({ digit, square });
      const odds = ranked.find((each) => each.square === action.square)?.odds ?? 0;
      return (texts) => texts.less({ square, odds });
    },
    hint(strength) {
      const explanation = isCertain
        ? ({ code: 'certain', digit, grids: 1 } as const)
        : ({ code: 'likeliest', digit, chance, grids: 1, exact: true, worth: chance } as const);
      const action = { type: 'remove', square: stone, announced: null } as const;
      const hint = hintTo(puzzle.uncovered, { action, points: chance, worth: chance, explanation }, strength);
      const stones = (hint?.squares ?? []).filter((square) => puzzle.uncovered[square] === 0);
      return {
        marks: stones,
        tell: () => (hint === null ? '' : hintWords(words().kakuzu, { ...hint, squares: stones }, puzzle.uncovered)),
      };
    },
    explain: () => (isCertain ? proofScenes(puzzle, view) : oddsScenes(puzzle, view, ranked)),
  };
}

/** A real position of a game alone, with other stones lifted and a drawn digit. */
function viewOf({ uncovered, digit }: StonePuzzle): KakuzuView {
  const dealt = HostedGame.deal(kakuzu, { seats: 1, options: { first: 0, sheet: 1 }, seed: seedFromNumber(1) });
  const bag = [0, ...digits.filter((each) => each !== digit && !isComplete(uncovered, each))];
  return { ...unwrap(dealt).viewFor(0), phase: 'remove', uncovered, drawn: [digit], bag };
}

function oddsOf({ uncovered, digit }: StonePuzzle): StoneOdds[] {
  const { grids, holding } = countGrids(uncovered);
  return stoneOdds(
    uncovered,
    digit,
    holding.map((count) => count / grids),
  );
}

/** The steps of the proof; the last one shows the digit. */
function proofScenes({ uncovered, digit, stone }: StonePuzzle, view: KakuzuView): Scene[] {
  const steps = proveStone(uncovered, stone, digit)?.steps ?? [];
  const solved = withDigit(view, stone, digit);
  return steps.map((step, index) => stepScene(index === steps.length - 1 ? solved : view, step));
}

function stepScene(view: KakuzuView, step: Deduction): Scene {
  return { view, marks: step.squares, tell: (texts) => deductionWords(texts, step) };
}

/** The odds of the best stone, then those of the next ones. */
function oddsScenes({ digit, stone }: StonePuzzle, view: KakuzuView, ranked: readonly StoneOdds[]): Scene[] {
  const next = ranked.slice(1, 1 + COMPARED).filter(({ odds }) => odds > 0);
  const best: Scene = {
    view,
    marks: [stone],
    tell: (texts) => texts.best({ digit, square: nameOf(stone), odds: ranked[0]?.odds ?? 0 }),
  };
  if (next.length === 0) return [best];
  const others: Scene = {
    view,
    marks: next.map(({ square }) => square),
    tell: (texts) =>
      texts.others({ stones: next.map(({ square, odds }) => texts.stone({ square: nameOf(square), odds })) }),
  };
  return [best, others];
}

function withDigit(view: KakuzuView, stone: Square, digit: number): KakuzuView {
  return { ...view, uncovered: view.uncovered.map((open, square) => (square === stone ? digit : open)) };
}
