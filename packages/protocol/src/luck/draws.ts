/** What the table did by itself in a recorded game: draws, and what a clock that ran out led to. */

import { chanceAt, type Game, ok, pick, type RecordedTurn, type Result } from '@riverstone/rules';

/** Something that the table did and chance did not tell it to. */
export interface WrongDraw {
  /** The move that the table made, or before which it drew; the number of moves where none came after the draw. */
  readonly at: number;
  /** Which of the things it was that the table did by itself, counted from 1. */
  readonly moment: number;
}

/** Checks every one of them; how many there were in which chance had something to decide. */
export function countDraws<Options, Chance, State, View, Action, Event, Code extends string>(
  game: Game<Options, Chance, State, View, Action, Event, Code>,
  turns: readonly RecordedTurn<State, Action, Event>[],
  seed: string,
): Result<number, WrongDraw> {
  let moves = 0;
  let moment = 0;
  let draws = 0;
  for (const turn of turns) {
    const at = turn.at ?? moves;
    if (turn.at !== null) moves++;
    if (turn.entry.actor !== 'table') continue;
    moment++;
    const choices = choicesOf(game, turn.before);
    if (!isDrawn(game, choices, turn, seed, moment)) return { ok: false, error: { at, moment } };
    if (game.status(turn.before).tableDue || choices.some((actions) => actions.length > 1)) draws++;
  }
  return ok(draws);
}

/** What the table could do: a draw that was due, or for each clock what its end would lead to. */
function choicesOf<Options, Chance, State, View, Action, Event, Code extends string>(
  game: Game<Options, Chance, State, View, Action, Event, Code>,
  state: State,
): readonly (readonly Action[])[] {
  const { tableDue, timers } = game.status(state);
  if (tableDue) return [game.tableActions(state)];
  return timers.map(({ key }) => game.tableActions(state, key)).filter((actions) => actions.length > 0);
}

/** Whether the table did what chance picks from one of the choices. */
function isDrawn<Options, Chance, State, View, Action, Event, Code extends string>(
  game: Game<Options, Chance, State, View, Action, Event, Code>,
  choices: readonly (readonly Action[])[],
  { entry }: RecordedTurn<State, Action, Event>,
  seed: string,
  moment: number,
): boolean {
  const done = game.formatEntry(entry);
  const due = choices.map((actions) => pick(actions, chanceAt(seed, moment)));
  return due.some((action) => game.formatEntry({ actor: 'table', action }) === done);
}
