/** Kakuro, the race, at the terminal. */

import type { HintStrength } from '@riverstone/bots';
import { gameBots } from '@riverstone/bots/kakuro-race';
import { ok, type Result } from '@riverstone/rules';
import {
  FIELD_SIZE,
  formatLine,
  isSolo,
  kakuroRace,
  type RaceAction,
  type RaceEvent,
  type RaceOptions,
  type RaceView,
  squaresOf,
  UNSOLVED_LIMIT,
} from '@riverstone/rules/kakuro-race';
import type { GameTerminal, SetupQuestions } from '../contract/game-terminal.js';
import { hintText } from '../contract/hint-text.js';
import { counted } from '../contract/text.js';
import { boardText } from './board-text.js';
import { describeMove } from './move-text.js';
import { errorOf } from './refusals.js';

/** What each option does; its values come from the rules. */
const options: Readonly<Record<keyof RaceOptions, string>> = {
  hourglassSeconds: 'how long the hourglass runs',
  claimSeconds: 'how long a caller has to show the line',
  counting: 'whether screens count along while a line is shown; with shown, bots never claim a wrong line',
  untimed: 'no clock',
  sealed: 'everybody seals a claim instead of calling',
  markers: 'the Sum markers, such as 9,12,15',
  actions: 'the Action tiles, such as d,d,x,n7',
};

const questions: SetupQuestions<RaceOptions> = [
  {
    option: 'sealed',
    question: 'How is it played?',
    label: (isSealed) => (isSealed ? 'everyone seals a claim: no rush' : 'the first to call has it'),
  },
  {
    option: 'untimed',
    question: 'With the hourglass?',
    label: (isUntimed) => (isUntimed ? 'no clock at all' : 'yes'),
  },
];

export const terminal: GameTerminal<RaceView, RaceAction, RaceEvent> = {
  name: 'Kakuro, the race',
  about: 'Search the field together for the sum that is turned up; 1 to 5 players.',
  credit: 'By Nove Veronesi (Ravensburger). Not affiliated.',
  options,
  questions,
  help: [
    'Find a row or column of two or more different numbers that make the marker. It must be a whole run: from a Sum square (#) or the edge to the next one or the edge. One point a number.',
    'Type the line to call and claim it: a2-h2. Action tiles follow: x:d2,f6 swaps two numbers, #f2(d) covers a number with the back of a tile, n7:c2 places a New number, d allows a repetition.',
    'b2-e2 x:d2,f6 #a2(n3) #f2(d) n7:c2 d shows them all.',
    'call stops the others and the hourglass while you show the line; withdraw takes the call back. A wrong call sits out until the next marker.',
    'Nobody adds up for you: whether a line holds is known when it is claimed. Doubles too many come back.',
    'Alone there are no calls, and nothing holds the hourglass: a wrong line, like none, leaves the marker unsolved.',
    'none says that there is nothing; back takes that back. The third unsolved marker ends the game.',
    'Red numbers were scored: - across, | down, + both. Beside each name lie the Action tiles: d a Double, x an Exchange, n4 a New number.',
    'With several people begin with your number or name: 2 a2-h2, Bo none. wait lets the bots go first.',
  ],
  turnStyle: (view) => (view.options.sealed ? 'sealed' : 'race'),
  hides: (view) => view.options.sealed,
  board: boardText,
  situation,
  seatNote: (view, seat) =>
    [(view.tiles[seat] ?? []).join(' '), standing(view, seat)].filter((part) => part !== '').join(', '),
  inputHelp,
  objection: null,
  promptKey: ({ round }) => `${round?.number}`,
  acceptMove: () => null,
  read,
  moves: (view) => [movesOf(view)],
  hint,
  describeMove,
  reveal,
};

function movesOf(view: RaceView): string {
  if (view.options.sealed) return 'A line such as a2-h2 (it is sealed), or none.';
  if (isSolo(view)) return 'A line such as a2-h2, or none; either closes the marker.';
  return 'A line such as a2-h2, call, withdraw, none, or back.';
}

/** What a seat is doing about the marker. */
function standing({ round, options: { sealed } }: RaceView, seat: number): string {
  if (round === null) return '';
  if (sealed) return round.sealed.includes(seat) ? 'sealed' : '';
  if (round.caller === seat) return 'called';
  if (round.out.includes(seat)) return 'sits out';
  return round.none.includes(seat) ? 'says none' : '';
}

function situation({ round, unsolved, markersLeft }: RaceView): string[] {
  if (round === null) return [];
  const seal =
    round.ownSeal === null ? [] : [`You sealed: ${round.ownSeal.claim ? formatLine(round.ownSeal.claim) : 'none'}.`];
  return [
    `Find: ${round.marker}`,
    ...seal,
    `Marker ${round.number}, ${markersLeft.length} to come. ${unsolvedText(unsolved)}`,
  ];
}

/** The markers that nobody solved lie face up. */
function unsolvedText(unsolved: readonly number[]): string {
  const count = `${unsolved.length} of ${UNSOLVED_LIMIT}`;
  return unsolved.length === 0 ? `Unsolved: ${count}.` : `Unsolved: ${unsolved.join(' ')} (${count}).`;
}

function inputHelp({ round, options: { sealed } }: RaceView, seat: number): string {
  if (round === null) return '';
  if (sealed) return 'Seal a line such as a2-h2, or none.';
  if (round.caller !== null) {
    return round.caller === seat ? 'Show the line, such as a2-h2, or withdraw.' : 'Wait for the caller’s line.';
  }
  if (round.out.includes(seat)) return 'You sit out until the next marker.';
  if (round.none.includes(seat)) return 'You said none: back, or a line such as a2-h2.';
  return 'A line such as a2-h2, or none.';
}

const words: Readonly<Record<string, RaceAction>> = {
  call: { type: 'call' },
  kakuro: { type: 'call' },
  'kakuro!': { type: 'call' },
  none: { type: 'none' },
  back: { type: 'none-back' },
  'none-back': { type: 'none-back' },
  withdraw: { type: 'withdraw' },
};

/** The order in which a claim names its tiles. People may type them in any order. */
const kinds = ['x', '#', 'n', 'd'];

/** A typed line is a call and a claim in one. In a solo game it is only claimed, in a sealed game it is sealed. */
function read(line: string, view: RaceView, seat: number): Result<readonly RaceAction[], string> {
  const text = line
    .toLowerCase()
    .replace(/^seal /, '')
    .replace(/\s+/g, ' ');
  const word = Object.hasOwn(words, text) ? words[text] : undefined;
  if (word !== undefined) return ok([word]);
  const [first = '', ...tiles] = text.split(' ');
  const inOrder = tiles.sort((one, other) => kinds.indexOf(one.charAt(0)) - kinds.indexOf(other.charAt(0)));
  const parsed = kakuroRace.parseAction([first, ...inOrder].join(' '), seat);
  if (!parsed.ok) return { ok: false, error: errorOf(parsed.error).message };
  const action = parsed.value;
  if (action.type !== 'claim') return { ok: false, error: `"${line}" is for the table to do.` };
  // A typing error, not a wrong call: this can't be a line at all.
  if (squaresOf(action.claim) === undefined) {
    return { ok: false, error: `${formatLine(action.claim)} runs neither left to right nor top to bottom; not sent.` };
  }
  if (view.options.sealed) return ok([{ type: 'seal', claim: action.claim }]);
  return ok(isSolo(view) || view.round?.caller === seat ? [action] : [{ type: 'call' }, action]);
}

/** Hints only in solo games: they would spoil the others' search. */
function hint(view: RaceView, seat: number, strength: HintStrength): string {
  if (!isSolo(view) || view.round === null) return 'No hints in a race.';
  const hinted = gameBots.analyst.hint({ view, seat, seed: 'hint' }, strength);
  const move = (action: RaceAction): string => kakuroRace.formatAction(action);
  const gain = (points: number): string => ` (${counted(points, 'point')})`;
  return hintText(hinted, { size: FIELD_SIZE, move, gain });
}

/** The unsolved markers and those left face down, shown when the game is over. */
function reveal({ faceDown, unsolved }: RaceView): string[] {
  if (faceDown === null) return [];
  const { markers, pile, spare } = faceDown;
  const row = (items: readonly (string | number)[]): string => (items.length === 0 ? 'none' : items.join(' '));
  return [
    `Unsolved: ${row(unsolved)}.`,
    `Markers left: ${row(markers)}.`,
    `Action tiles left: ${row(pile)}.`,
    `Put away: ${row(spare)}.`,
  ];
}
