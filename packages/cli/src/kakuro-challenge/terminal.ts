/** Kakuro Challenge at the terminal. */

import type { HintStrength } from '@riverstone/bots';
import { gameBots, rankedMoves } from '@riverstone/bots/kakuro-challenge';
import { formatSquare, ok, parseSquare, type Result } from '@riverstone/rules';
import {
  type ChallengeAction,
  type ChallengeEvent,
  type ChallengeOptions,
  type ChallengeView,
  formatPlacement,
  isPlaceable,
  kakuroChallenge,
  SIZE,
} from '@riverstone/rules/kakuro-challenge';
import type { GameTerminal, SetupQuestions } from '../contract/game-terminal.js';
import { hintText } from '../contract/hint-text.js';
import { counted, listed } from '../contract/text.js';
import { boardText } from './board-text.js';
import { describeMove } from './move-text.js';
import { errorOf } from './refusals.js';

/** What each option does; its values come from the rules. */
const options: Readonly<Record<keyof ChallengeOptions, string>> = {
  first: 'who starts: drawn by lot, or a seat counted from 0',
  expert: 'a move may flip any number of tiles',
  scoring:
    'who counts; strict: nothing is shown before a move, and a wrong flip costs its points; claim: players state their points and may be challenged',
  falseChallenge: 'what a rejected challenge costs',
  moveSeconds: 'seconds for a move',
  timeUp: 'when the seconds are over, the table moves or only says so',
  stones: 'where the first tiles lie, in board order, such as b2,h2,e5,b8,h8',
};

const questions: SetupQuestions<ChallengeOptions> = [
  {
    option: 'scoring',
    question: 'Who counts the points?',
    label: (scoring) =>
      ({
        referee: 'the computer, which also shows what moves bring',
        strict: 'the computer, without help: a wrong flip scores 0',
        claim: 'the players, open to challenge',
      })[scoring],
  },
  {
    option: 'expert',
    question: 'How many tiles may a move flip?',
    label: (isExpert) => (isExpert ? 'any number (expert game)' : 'one'),
  },
  {
    option: 'moveSeconds',
    question: 'How long may a move take?',
    label: (seconds) => (seconds === 'off' ? 'as long as you like' : `${seconds} seconds`),
  },
  {
    option: 'timeUp',
    question: 'And when they are over?',
    label: (what) => ({ move: 'the table moves', remind: 'everybody is reminded, nothing else' })[what],
  },
];

/** How many moves are listed at once. */
const LISTED_MOVES = 12;

export const terminal: GameTerminal<ChallengeView, ChallengeAction, ChallengeEvent> = {
  name: 'Kakuro Challenge',
  about: 'Place two-sided tiles and make sums; 2 to 4 players.',
  credit: 'By Colovini, De Toffoli and Zaccariotto (Clementoni, 999 Games). Not affiliated.',
  options,
  questions,
  help: [
    'Place one of your two tiles next to any tile on the board, either side up: yellow is an addend ( 6 ), red a total (Σ6 ).',
    'A Kakuro is a total and, to the right of it or below it, two or more different addends whose sum ends in its digit. It is worth its sum.',
    'You may also flip a tile on the board, if it then shares a Kakuro with the tile you place.',
    'y4c6 places a yellow 4 on c6; r8e2 a red 8 on e2.',
    'y7g4/g2 places a yellow 7 on g4 and flips g2.',
    'In a strict game nothing is shown before you move. After a wrong flip the tiles flip back: 0 points.',
    'In claim games add the points: y4c6=13. The others may answer: challenge.',
  ],
  turnStyle: () => 'turns',
  hides: () => true,
  board: boardText,
  situation,
  seatNote: ({ handSizes, open }, seat) =>
    open?.seat === seat ? `claims ${open.claim}` : handSizes[seat] === 0 ? 'no tiles' : '',
  inputHelp,
  objection: 'challenge',
  promptKey: ({ turn, bagSize, handSizes }) => `${turn}:${bagSize}:${handSizes.join()}`,
  acceptMove: (view, seat) => (kakuroChallenge.check(view, seat, { type: 'accept' }).ok ? { type: 'accept' } : null),
  read,
  moves,
  hint: (view, seat, strength) => unfair(view, seat) ?? hint(view, seat, strength),
  describeMove,
  reveal: () => [],
};

function situation({ hand, bagSize }: ChallengeView): string[] {
  const tiles = hand === null || hand.length === 0 ? [] : [`Your tiles: ${listed(hand.map(String))}.`];
  const bag = bagSize === 0 ? 'The bag is empty.' : `In the bag: ${counted(bagSize, 'tile')}.`;
  return [...tiles, bag];
}

function inputHelp(view: ChallengeView, seat: number): string {
  const { options: game, hand, open } = view;
  const mayAnswer = open !== null && open.seat !== seat;
  if (view.turn !== seat || hand === null || hand.length === 0) return mayAnswer ? 'challenge?' : '';
  const square = view.board.findIndex((_, place) => isPlaceable(view.board, place));
  const example = `y${hand[0]}${formatSquare(square, SIZE)}${game.scoring === 'claim' ? '=0' : ''}`;
  return `Your turn: a move such as ${example}${mayAnswer ? ', or challenge' : ''}.`;
}

/** Ignores case, spaces and the order of the flipped tiles. */
function read(line: string, _view: ChallengeView, seat: number): Result<readonly ChallengeAction[], string> {
  const text = line.toLowerCase().replaceAll(' ', '');
  const [placement = '', ...rest] = text.split('=');
  const [move = '', ...flips] = placement.split('/');
  const inOrder = [[move, ...flips.sort(byBoardOrder)].join('/'), ...rest].join('=');
  const action = kakuroChallenge.parseAction(inOrder, seat);
  if (action.ok && kakuroChallenge.tableTarget(action.value) === null) return ok([action.value]);
  const error = action.ok ? { code: 'bad-notation', detail: {} } : action.error;
  return { ok: false, error: errorOf({ ...error, detail: { ...error.detail, text: line } }).message };
}

/** Words that are not squares stay as they are: the rules refuse them with a reason. */
function byBoardOrder(one: string, other: string): number {
  return (parseSquare(one, SIZE) ?? 0) - (parseSquare(other, SIZE) ?? 0);
}

function moves(view: ChallengeView, seat: number): string[] {
  const objection = unfair(view, seat);
  return [objection ?? `Moves and points, the best first: ${rankedNames(view, LISTED_MOVES).join(', ')}.`];
}

function hint(view: ChallengeView, seat: number, strength: HintStrength): string {
  const hinted = gameBots.analyst.hint({ view, seat, seed: 'hint' }, strength);
  const move = (action: ChallengeAction): string => kakuroChallenge.formatAction(action);
  const gain = (points: number): string => ` (${counted(points, 'point')})`;
  return hintText(hinted, { size: SIZE, move, gain });
}

/** Why no moves are shown; null when they may be. */
function unfair({ turn, options: { scoring } }: ChallengeView, seat: number): string | null {
  if (scoring !== 'referee') return `No help with points in a ${scoring} game: finding them is the game.`;
  return turn === seat ? null : 'Wait for your turn.';
}

/** The best moves with their points, and how many more there are. */
function rankedNames({ board, hand, options: { expert } }: ChallengeView, count: number): string[] {
  const ranked = rankedMoves(board, hand ?? [], expert);
  const best = ranked.slice(0, count).map(({ placement, points }) => `${formatPlacement(placement)} (${points})`);
  const others = ranked.length - best.length;
  return count > 1 && others > 0 ? [...best, `and ${others} more`] : best;
}
