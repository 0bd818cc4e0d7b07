/** Interprets a typed line as an intent. Pure: the table loop carries intents out. */

import type { Seat } from '@riverstone/rules';
import type { GameTerminal } from '../../contract/game-terminal.js';
import { commandOf } from '../display/words.js';
import type { OpenTable } from '../table.js';
import type { Question } from './questions.js';
import { type AddressedLine, type Seating, speakerOf } from './seating.js';

/** What the terminal waits for: an answer, or a handover of the terminal. */
export type TerminalQuestion = Question | { readonly kind: 'handover'; readonly seat: Seat };

export type InputIntent<Action> =
  | { readonly kind: 'again' | 'help' | 'time' | 'quit' }
  | { readonly kind: 'notice'; readonly lines: readonly string[] }
  /** A seat takes the terminal. A line that came early (through a pipe) is read then. */
  | { readonly kind: 'look'; readonly seat: Seat; readonly line: string }
  /** These people accept the last move. */
  | { readonly kind: 'accept'; readonly seats: readonly Seat[] }
  /** Somebody else in a sealed game wants the terminal. */
  | { readonly kind: 'hand-to'; readonly seat: Seat }
  | { readonly kind: 'act'; readonly seat: Seat; readonly actions: readonly Action[] }
  /** The bots may make this many moves. */
  | { readonly kind: 'bots'; readonly moves: number };

/** What the meaning of a line depends on, besides the question. */
export interface InterpretContext<View, Action, Event> {
  readonly table: OpenTable<View, Action, Event>;
  readonly seating: Seating;
  readonly timeRuns: boolean;
  /** Whether a person types; lines from a pipe need no Enter at a handover. */
  readonly live: boolean;
}

export function interpret<View, Action, Event>(
  line: string,
  question: TerminalQuestion,
  context: InterpretContext<View, Action, Event>,
): InputIntent<Action> {
  const command = commandOf(line);
  switch (command.kind) {
    case 'help':
    case 'time':
    case 'quit':
      return { kind: command.kind };
    case 'enter':
      return onEnter(question, context);
    case 'wait':
    case 'run':
      return forBots(command.kind, context);
    case 'moves':
      return helpFor(({ moves }, view, seat) => moves(view, seat), question, context);
    case 'hint':
      return helpFor(({ hint }, view, seat) => [hint(view, seat, command.strength)], question, context);
    case 'other':
      return gameLine(command.text, question, context);
  }
}

function onEnter<View, Action, Event>(
  question: TerminalQuestion,
  context: InterpretContext<View, Action, Event>,
): InputIntent<Action> {
  switch (question.kind) {
    case 'handover':
      return { kind: 'look', seat: question.seat, line: '' };
    case 'public':
      return { kind: 'accept', seats: question.seats };
    case 'wait':
      return context.timeRuns ? { kind: 'again' } : { kind: 'bots', moves: 1 };
    default:
      return { kind: 'again' };
  }
}

/** `wait` lets bots act first where everybody acts at once; `run` lets them go on where nobody else plays. */
function forBots<View, Action, Event>(
  kind: 'wait' | 'run',
  { table, seating, timeRuns }: InterpretContext<View, Action, Event>,
): InputIntent<Action> {
  if (seating.people.length === 0) return { kind: 'bots', moves: kind === 'run' ? Number.POSITIVE_INFINITY : 1 };
  if (timeRuns) return notice('The bots take their time.');
  const inTurns = table.terminal.turnStyle(table.view('spectator')) === 'turns';
  return kind === 'run' || inTurns ? { kind: 'again' } : { kind: 'bots', moves: 1 };
}

/** Moves and hints are for the seat that is asked, never during a handover. */
function helpFor<View, Action, Event>(
  help: (terminal: GameTerminal<View, Action, Event>, view: View, seat: Seat) => readonly string[],
  question: TerminalQuestion,
  { table, seating }: InterpretContext<View, Action, Event>,
): InputIntent<Action> {
  const seat = question.kind === 'private' ? question.seat : onlyPerson(seating);
  if (seat === null || question.kind === 'handover') return notice('Ask again in your turn.');
  return { kind: 'notice', lines: help(table.terminal, table.view(seat), seat) };
}

/** A line for the game, from the person who types. */
function gameLine<View, Action, Event>(
  line: string,
  question: TerminalQuestion,
  context: InterpretContext<View, Action, Event>,
): InputIntent<Action> {
  const { table, seating, live } = context;
  // In a turn a number could be a digit that is announced; names are never mistaken.
  const speaker = speakerOf(line, table.names, question.kind !== 'private');
  if (speaker !== null && !seating.people.includes(speaker.seat)) {
    return notice(`${table.names[speaker.seat]} is a bot and speaks for itself.`);
  }
  if (speaker?.rest === '') return handOver(speaker.seat, context);
  if (speaker !== null && isHidden(speaker, question, context)) return handOver(speaker.seat, context);
  if (speaker !== null) return actionOf(speaker.rest, speaker.seat, context);
  if (question.kind === 'private') return actionOf(line, question.seat, context);
  if (question.kind === 'handover') {
    return live ? notice('Press Enter first.') : { kind: 'look', seat: question.seat, line };
  }
  const seat = onlyPerson(seating);
  if (seat !== null) return actionOf(line, seat, context);
  if (seating.people.length === 0) return notice('Only bots play: Enter for the next move, run to the end, quit.');
  const [example = 0] = seating.people;
  return notice(
    `Who says so? Begin with a number or a name: ${example + 1} ${line}, or ${table.names[example]} ${line}.`,
  );
}

/**
 * Whether a line is for a seat whose secrets are not on the screen. Even a refusal could reveal them, so only an
 * objection is allowed then.
 */
function isHidden<View, Action, Event>(
  { seat, rest }: AddressedLine,
  question: TerminalQuestion,
  { table, seating }: InterpretContext<View, Action, Event>,
): boolean {
  const looks = question.kind === 'private' && question.seat === seat;
  const isShared = seating.people.length > 1 && table.terminal.hides(table.view('spectator'));
  return isShared && !looks && rest.toLowerCase() !== table.terminal.objection;
}

/** Somebody wants the terminal: in a sealed game it is handed over, in a game of turns it comes round by itself. */
function handOver<View, Action, Event>(
  seat: Seat,
  { table }: InterpretContext<View, Action, Event>,
): InputIntent<Action> {
  const view = table.view('spectator');
  const { terminal, names } = table;
  if (terminal.turnStyle(view) === 'sealed') return { kind: 'hand-to', seat };
  if (terminal.hides(view)) return notice(`${names[seat]} can say here: ${terminal.objection}.`);
  return notice(`${names[seat]}: what? ${terminal.inputHelp(view, seat)}`);
}

function actionOf<View, Action, Event>(
  line: string,
  seat: Seat,
  { table }: InterpretContext<View, Action, Event>,
): InputIntent<Action> {
  const view = table.view(seat);
  const read = table.terminal.read(line, view, seat);
  if (read.ok) return { kind: 'act', seat, actions: read.value };
  return notice(read.error);
}

function onlyPerson({ people }: Seating): Seat | null {
  return people.length === 1 ? (people[0] ?? null) : null;
}

function notice(text: string): { readonly kind: 'notice'; readonly lines: readonly string[] } {
  return { kind: 'notice', lines: [text] };
}
