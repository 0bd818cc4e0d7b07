/** The puzzles of the race: *best line*, and *is there any?* with its proof. */

import { prospects } from '@riverstone/bots/kakuro-race';
import {
  hintTo,
  type LineAgainst,
  type LinePuzzle,
  parseLinePuzzle,
  reasonsAgainst,
} from '@riverstone/bots/kakuro-race/puzzles';
import { HostedGame, seedFromNumber, unwrap } from '@riverstone/rules';
import {
  type Claim,
  type ClaimPosition,
  checkClaim,
  kakuroRace,
  laidTiles,
  type RaceAction,
  type RaceTypes,
  type RaceView,
  squaresOf,
} from '@riverstone/rules/kakuro-race';
import type { KakuroRacePuzzlesMessages } from '../../messages/generated/kakuro-race/puzzles';
import { words } from '../../messages/words';
import type { PuzzlePlan, PuzzleScene } from '../../puzzles/solve/puzzle-plan';
import { claimWords, digitsOf, faultWords, lineWords, sumWords } from '../words/claim-words';
import { hintWords } from '../words/hint-words';

type Texts = KakuroRacePuzzlesMessages;
type Scene = PuzzleScene<RaceTypes, Texts>;
type Wrong = ((texts: Texts) => string) | null;

/** So many near misses are shown, one after the other. */
const SHOWN = 5;

export function linePlan(isBest: boolean, text: string): PuzzlePlan<RaceTypes, Texts> {
  const puzzle = parseLinePuzzle(text);
  const { position, answer } = puzzle;
  const view = viewOf(position);
  const points = answer === null ? 0 : pointsOf(answer);
  return {
    view,
    ask: ({ askBest, askAny }) =>
      isBest ? askBest({ marker: position.marker, tiles: position.tiles.length }) : askAny({ marker: position.marker }),
    judge: (action) => judge(puzzle, isBest, action),
    hint(strength) {
      const action: RaceAction = answer === null ? { type: 'none' } : { type: 'claim', claim: answer };
      const tiles = answer === null ? 0 : laidTiles(answer).length;
      const explanation = { code: 'most-points', points, tiles } as const;
      const hint = hintTo({ action, points, worth: points, explanation }, strength);
      return { marks: hint.squares, tell: () => hintWords(words()['kakuro-race'], hint) };
    },
    explain: () => (answer === null ? proofScenes(position, view) : claimScenes(position, answer, view, isBest)),
  };
}

/** A real position of a game alone, without a clock, with another field, marker and hand. */
function viewOf({ field, scored, marker, tiles }: ClaimPosition): RaceView {
  const dealt = HostedGame.deal(kakuroRace, { seats: 1, options: { untimed: true }, seed: seedFromNumber(1) });
  const view = unwrap(dealt).viewFor(0);
  return {
    ...view,
    field,
    tiles: [tiles],
    scored: scored.map((line) => ({ ...line, marker: sumOf(digitsOf(field, line)) })),
    round: view.round && { ...view.round, marker },
  };
}

function judge({ position, answer }: LinePuzzle, isBest: boolean, action: RaceAction): Wrong {
  if (action.type === 'none') return answer === null ? null : (texts) => texts.thereIsOne;
  if (action.type !== 'claim') return (texts) => texts.thereIsOne;
  const checked = checkClaim(position, action.claim);
  if (!checked.ok) return (texts) => texts.wrong({ fault: faultWords(words()['kakuro-race'], checked.error) });
  const made = checked.value.points;
  const most = answer === null ? 0 : pointsOf(answer);
  if (!isBest || made >= most) return null;
  return (texts) => texts.shorter({ points: made, most });
}

/** The line with what is laid for it, and the next best line. */
function claimScenes(position: ClaimPosition, answer: Claim, before: RaceView, isBest: boolean): Scene[] {
  const { field, scored, tiles } = unwrap(checkClaim(position, answer));
  const added = scored.map((line) => ({ ...line, marker: sumOf(digitsOf(field, line)) }));
  const points = pointsOf(answer);
  const line: Scene = {
    view: { ...before, field, scored: added, tiles: [tiles] },
    marks: squaresOf(answer) ?? [],
    tell: (texts) =>
      texts.solution({
        claim: claimWords(words()['kakuro-race'], answer),
        sum: sumWords(digitsOf(field, answer)),
        points,
      }),
  };
  const second = isBest ? prospects(position).find((each) => each.points < points) : undefined;
  return [line, second === undefined ? { ...line, tell: (texts) => texts.onlyOne } : nextScene(before, second)];
}

function nextScene(view: RaceView, second: { first: number; last: number; points: number }): Scene {
  return {
    view,
    marks: squaresOf(second) ?? [],
    tell: (texts) => texts.nextBest({ line: lineWords(words()['kakuro-race'], second), points: second.points }),
  };
}

/** That there is none: how many lines there are and why each fails, then the nearest misses. */
function proofScenes(position: ClaimPosition, view: RaceView): Scene[] {
  const against = reasonsAgainst(position);
  const count = (reason: LineAgainst['reason']): number => against.filter((each) => each.reason === reason).length;
  const near = against
    .filter((each) => each.near)
    .sort((one, other) => missOf(one, position) - missOf(other, position));
  const counts = { marker: position.marker, lines: against.length, ends: count('ends'), sums: count('sum') };
  return [
    { view, marks: [], tell: (texts) => texts.proof({ ...counts, repeats: count('repeats') }) },
    ...near.slice(0, SHOWN).map((each) => missScene(view, each, position.marker)),
  ];
}

function missOf({ sum }: LineAgainst, { marker }: ClaimPosition): number {
  return Math.abs(sum - marker);
}

function missScene(view: RaceView, each: LineAgainst, marker: number): Scene {
  return {
    view,
    marks: squaresOf(each) ?? [],
    tell(texts) {
      const line = lineWords(words()['kakuro-race'], each);
      const sum = sumWords(digitsOf(view.field, each));
      if (each.reason === 'repeats') return texts.missRepeats({ line, sum });
      return texts.missSum({ line, sum, off: Math.abs(each.sum - marker), side: each.sum < marker ? 'few' : 'many' });
    },
  };
}

function pointsOf(claim: Claim): number {
  return squaresOf(claim)?.length ?? 0;
}

function sumOf(digits: readonly number[]): number {
  return digits.reduce((sum, digit) => sum + digit, 0);
}
