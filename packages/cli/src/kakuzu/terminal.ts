/** Kakuzu at the terminal. */

import type { HintStrength } from '@riverstone/bots';
import { gameBots } from '@riverstone/bots/kakuzu';
import { formatSquare, ok, type Result } from '@riverstone/rules';
import {
  isComplete,
  type KakuzuAction,
  type KakuzuEvent,
  type KakuzuOptions,
  type KakuzuView,
  kakuzu,
  sheetNumber,
} from '@riverstone/rules/kakuzu';
import type { GameTerminal, SetupQuestions } from '../contract/game-terminal.js';
import { hintText } from '../contract/hint-text.js';
import { boardText } from './board-text.js';
import { describeMove } from './move-text.js';
import { errorOf } from './refusals.js';

const SIZE = 9;

/** What each option does; its values come from the rules. */
const options: Readonly<Record<keyof KakuzuOptions, string>> = {
  first: 'who begins: drawn by lot, or a seat counted from 0',
  variant: 'which digit is looked for; same-digit: the same again after a match; announce: no bag, name the digit',
  sheet: 'a fresh sheet, a numbered one drawn unseen, or the one with that number',
  clockMinutes: 'minutes of thinking time for each player',
};

const questions: SetupQuestions<KakuzuOptions> = [
  {
    option: 'variant',
    question: 'Which digit is looked for?',
    label: (variant) =>
      ({
        bag: 'one drawn from the bag each time',
        'same-digit': 'one drawn from the bag, the same again after a match',
        announce: 'one that you announce',
      })[variant],
  },
  {
    option: 'sheet',
    question: 'Which sheet?',
    label: (sheet) => (sheet === 'random' ? 'a new one' : 'one of the numbered sheets, drawn unseen'),
  },
  {
    option: 'clockMinutes',
    question: 'With clocks?',
    label: (minutes) => (minutes === 'off' ? 'no' : `${minutes} minutes each`),
  },
];

export const terminal: GameTerminal<KakuzuView, KakuzuAction, KakuzuEvent> = {
  name: 'Kakuzu',
  about: 'Lift the stones off a hidden sudoku, the right digit each time; 1 to 4 players.',
  credit: 'By Bruno Stefanini (Gigamic). Not affiliated.',
  options,
  questions,
  help: [
    'A complete sudoku lies under the stones (o): each row, column and box has 1 to 9 once.',
    'First everybody in turn lifts a stone from a box that has lost none, nine in all.',
    'Then a digit is drawn from the bag: lift a stone where you think it lies. A match is yours and you go on; a miss goes to the next player. A 0 ends the turn.',
    'e5 lifts the stone on e5. Where digits are announced: 7e5.',
    'Most stones win.',
  ],
  turnStyle: () => 'turns',
  hides: () => false,
  board: boardText,
  situation,
  seatNote: ({ flagged }, seat) => (flagged.includes(seat) ? 'time up' : ''),
  inputHelp,
  objection: null,
  promptKey: ({ turn, uncovered, drawn }) => `${turn}:${uncovered.filter((open) => open > 0).length}:${drawn.length}`,
  acceptMove: () => null,
  read,
  moves,
  hint,
  describeMove,
  reveal,
};

function situation({ phase, drawn, bag, uncovered, options: { variant }, kept }: KakuzuView): string[] {
  if (phase === 'over') return [];
  if (phase === 'setup') return ['Setting up: one stone from each box.'];
  if (variant === 'announce') return [`Announce: ${openDigits(uncovered).join(' ')}`, `Kept this turn: ${kept} of 3.`];
  const wanted = drawn.at(-1);
  if (wanted === undefined) return [];
  const hidden = SIZE - uncovered.filter((open) => open === wanted).length;
  return [`Find: ${wanted}  (${hidden} of 9 hidden)`, `In the bag: ${bag.join(' ')}`];
}

function reveal({ uncovered, sheet }: KakuzuView): string[] {
  const number = sheet === null ? null : sheetNumber(sheet);
  return [
    ...(uncovered.includes(0) ? ['What lay under the last stones is shown as o and its digit.'] : []),
    ...(number === null ? [] : [`It was sheet ${number}.`]),
  ];
}

/** With an example of a legal move. */
function inputHelp(view: KakuzuView, seat: number): string {
  const [action] = kakuzu.legal(view, seat).actions;
  if (action === undefined) return '';
  const example = kakuzu.formatAction(action);
  if (view.phase === 'setup') return `Lift a stone from a new box, such as ${example}.`;
  const what = view.options.variant === 'announce' ? 'A digit and its square' : 'Lift a stone';
  return `${what}, such as ${example}.`;
}

function openDigits(uncovered: readonly number[]): number[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !isComplete(uncovered, digit));
}

/** Ignores case and spaces. */
function read(line: string, _view: KakuzuView, seat: number): Result<readonly KakuzuAction[], string> {
  const text = line.toLowerCase().replaceAll(' ', '');
  const action = kakuzu.parseAction(text, seat);
  if (action.ok && kakuzu.tableTarget(action.value) === null) return ok([action.value]);
  const error = action.ok ? { code: 'bad-notation', detail: {} } : action.error;
  return { ok: false, error: errorOf({ ...error, detail: { ...error.detail, text: line } }).message };
}

function moves(view: KakuzuView, seat: number): string[] {
  const { actions } = kakuzu.legal(view, seat);
  const squares = new Set(actions.flatMap((action) => (action.type === 'remove' ? [action.square] : [])));
  if (squares.size === 0) return ['It is not your turn.'];
  return [`Stones: ${[...squares].map((square) => formatSquare(square, SIZE)).join(' ')}`];
}

/** Uses only what the player sees. */
function hint(view: KakuzuView, seat: number, strength: HintStrength): string {
  if (view.turn !== seat) return 'Wait for your turn.';
  const hinted = gameBots.analyst.hint({ view, seat, seed: 'hint' }, strength);
  const move = (action: KakuzuAction): string => kakuzu.formatAction(action);
  const gain = (chance: number): string => (view.phase === 'setup' ? '' : ` (${Math.round(100 * chance)}%)`);
  return hintText(hinted, { size: SIZE, move, gain });
}
