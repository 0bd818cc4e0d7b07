/** What the table did by itself in a recorded game: draws, and what a clock that ran out led to. */

import {
  chanceAt,
  formatEntry,
  type Game,
  type GameTypes,
  ok,
  pick,
  type RecordedTurn,
  type Result,
} from '@riverstone/rules';

/** Something that the table did and chance did not tell it to. */
export interface WrongDraw {
  /** The move that the table made, or before which it drew; the number of moves where none came after the draw. */
  readonly at: number;
  /** Which of the things it was that the table did by itself, counted from 1. */
  readonly moment: number;
}

/** Checks every one of them; how many there were in which chance had something to decide. */
export function countDraws<T extends GameTypes>(
  game: Game<T>,
  turns: readonly RecordedTurn<T>[],
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
function choicesOf<T extends GameTypes>(game: Game<T>, state: T['State']): readonly (readonly T['Action'][])[] {
  const { tableDue, timers } = game.status(state);
  if (tableDue) return [game.tableActions(state)];
  return timers.map(({ key }) => game.tableActions(state, key)).filter((actions) => actions.length > 0);
}

/** Whether the table did what chance picks from one of the choices. */
function isDrawn<T extends GameTypes>(
  game: Game<T>,
  choices: readonly (readonly T['Action'][])[],
  { entry }: RecordedTurn<T>,
  seed: string,
  moment: number,
): boolean {
  const done = formatEntry(game, entry);
  const due = choices.map((actions) => pick(actions, chanceAt(seed, moment)));
  return due.some((action) => formatEntry(game, { actor: 'table', action }) === done);
}
