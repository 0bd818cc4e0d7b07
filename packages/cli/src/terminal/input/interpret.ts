/** What a typed line means at the question that is open: pure, nothing is done here. */

import type { Seat } from '@riverstone/rules';
import type { GameTerminal } from '../../contract/game-terminal.js';
import { commandOf } from '../display/words.js';
import type { OpenTable } from '../table.js';
import type { Question } from './questions.js';
import { type Seating, type Spoken, speakerOf } from './seating.js';

/** What the terminal waits for: a table's question, or that the terminal be handed to somebody first. */
export type Asked = Question | { readonly kind: 'curtain'; readonly seat: Seat };

export type Intent<Action> =
  | { readonly kind: 'again' | 'help' | 'time' | 'quit' }
  | { readonly kind: 'notice'; readonly lines: readonly string[] }
  /** The curtain goes up for a seat; a line that came early (through a pipe) is read then. */
  | { readonly kind: 'look'; readonly seat: Seat; readonly line: string }
  /** These people let the last move stand. */
  | { readonly kind: 'let-go'; readonly seats: readonly Seat[] }
  /** Somebody else in a sealed game wants the terminal. */
  | { readonly kind: 'hand-to'; readonly seat: Seat }
  | { readonly kind: 'act'; readonly seat: Seat; readonly actions: readonly Action[] }
  /** The bots may make so many moves. */
  | { readonly kind: 'bots'; readonly moves: number };

/** What a meaning depends on beside the line and the question. */
export interface Surroundings<View, Action, Event> {
  readonly table: OpenTable<View, Action, Event>;
  readonly seating: Seating;
  readonly timeRuns: boolean;
  /** Whether a person types; lines from a pipe need no Enter at the curtain. */
  readonly live: boolean;
}

export function interpret<View, Action, Event>(
  line: string,
  asked: Asked,
  around: Surroundings<View, Action, Event>,
): Intent<Action> {
  const command = commandOf(line);
  switch (command.kind) {
    case 'help':
    case 'time':
    case 'quit':
      return { kind: command.kind };
    case 'enter':
      return onEnter(asked, around);
    case 'wait':
    case 'run':
      return forBots(command.kind, around);
    case 'moves':
      return helpFor(({ moves }, view, seat) => moves(view, seat), asked, around);
    case 'hint':
      return helpFor(({ hint }, view, seat) => [hint(view, seat, command.strength)], asked, around);
    case 'other':
      return spoken(command.text, asked, around);
  }
}

function onEnter<View, Action, Event>(asked: Asked, around: Surroundings<View, Action, Event>): Intent<Action> {
  switch (asked.kind) {
    case 'curtain':
      return { kind: 'look', seat: asked.seat, line: '' };
    case 'public':
      return { kind: 'let-go', seats: asked.seats };
    case 'wait':
      return around.timeRuns ? { kind: 'again' } : { kind: 'bots', moves: 1 };
    default:
      return { kind: 'again' };
  }
}

/** Bots can be let go first where everybody acts at once, and let go on where nobody else plays. */
function forBots<View, Action, Event>(
  kind: 'wait' | 'run',
  { table, seating, timeRuns }: Surroundings<View, Action, Event>,
): Intent<Action> {
  if (seating.people.length === 0) return { kind: 'bots', moves: kind === 'run' ? Number.POSITIVE_INFINITY : 1 };
  if (timeRuns) return notice('The bots take their time.');
  const inTurns = table.terminal.manner(table.view('spectator')) === 'turns';
  return kind === 'run' || inTurns ? { kind: 'again' } : { kind: 'bots', moves: 1 };
}

/** Moves and hints are for the seat that is asked, never at the curtain. */
function helpFor<View, Action, Event>(
  help: (terminal: GameTerminal<View, Action, Event>, view: View, seat: Seat) => readonly string[],
  asked: Asked,
  { table, seating }: Surroundings<View, Action, Event>,
): Intent<Action> {
  const seat = asked.kind === 'private' ? asked.seat : onlyPerson(seating);
  if (seat === null || asked.kind === 'curtain') return notice('Ask again in your turn.');
  return { kind: 'notice', lines: help(table.terminal, table.view(seat), seat) };
}

/** A line for the game, by whoever speaks. */
function spoken<View, Action, Event>(
  line: string,
  asked: Asked,
  around: Surroundings<View, Action, Event>,
): Intent<Action> {
  const { table, seating, live } = around;
  // In a turn a number could be a digit that is announced; names are never mistaken.
  const speaker = speakerOf(line, table.names, asked.kind !== 'private');
  if (speaker !== null && !seating.people.includes(speaker.seat)) {
    return notice(`${table.names[speaker.seat]} is a bot and speaks for itself.`);
  }
  if (speaker?.rest === '') return handOver(speaker.seat, around);
  if (speaker !== null && isBehindCurtain(speaker, asked, around)) return handOver(speaker.seat, around);
  if (speaker !== null) return actionOf(speaker.rest, speaker.seat, around);
  if (asked.kind === 'private') return actionOf(line, asked.seat, around);
  if (asked.kind === 'curtain') {
    return live ? notice('Press Enter first.') : { kind: 'look', seat: asked.seat, line };
  }
  const seat = onlyPerson(seating);
  if (seat !== null) return actionOf(line, seat, around);
  if (seating.people.length === 0) return notice('Only bots play: Enter for the next move, run to the end, quit.');
  const [example = 0] = seating.people;
  return notice(
    `Who says so? Begin with a number or a name: ${example + 1} ${line}, or ${table.names[example]} ${line}.`,
  );
}

/**
 * Whether a line is for a seat whose secrets are not on the screen. Even a refusal could tell of them, so that only an
 * objection is heard then.
 */
function isBehindCurtain<View, Action, Event>(
  { seat, rest }: Spoken,
  asked: Asked,
  { table, seating }: Surroundings<View, Action, Event>,
): boolean {
  const looks = asked.kind === 'private' && asked.seat === seat;
  const isShared = seating.people.length > 1 && table.terminal.hides(table.view('spectator'));
  return isShared && !looks && rest.toLowerCase() !== table.terminal.objection;
}

/** Somebody wants the terminal: in a sealed game it is handed over, in a game of turns it comes round by itself. */
function handOver<View, Action, Event>(seat: Seat, { table }: Surroundings<View, Action, Event>): Intent<Action> {
  const view = table.view('spectator');
  const { terminal, names } = table;
  if (terminal.manner(view) === 'sealed') return { kind: 'hand-to', seat };
  if (terminal.hides(view)) return notice(`${names[seat]} can say here: ${terminal.objection}.`);
  return notice(`${names[seat]}: what? ${terminal.invitation(view, seat)}`);
}

function actionOf<View, Action, Event>(
  line: string,
  seat: Seat,
  { table }: Surroundings<View, Action, Event>,
): Intent<Action> {
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
