/** The table's own actions in a recorded game: draws, and what followed when a clock ran out. */

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

/** An action of the table that does not follow from the seed. */
export interface WrongDraw {
  /** The index of the move that the table made, or before which it drew. If no move came after, the number of moves. */
  readonly moveIndex: number;
  /** The number of the action among the table's own, counted from 1. */
  readonly moment: number;
}

/** Checks all of the table's own actions. Returns how many of them were random. */
export function countDraws<T extends GameTypes>(
  game: Game<T>,
  turns: readonly RecordedTurn<T>[],
  seed: string,
): Result<number, WrongDraw> {
  let moves = 0;
  let moment = 0;
  let draws = 0;
  for (const turn of turns) {
    const moveIndex = turn.moveIndex ?? moves;
    if (turn.moveIndex !== null) moves++;
    if (turn.entry.actor !== 'table') continue;
    moment++;
    const choices = choicesOf(game, turn.before);
    if (!isDrawn(game, choices, turn, seed, moment)) return { ok: false, error: { moveIndex, moment } };
    if (game.status(turn.before).tableDue || choices.some((actions) => actions.length > 1)) draws++;
  }
  return ok(draws);
}

/** The choices of the table: for the draw that was due, or for each timer that may have run out. */
function choicesOf<T extends GameTypes>(game: Game<T>, state: T['State']): readonly (readonly T['Action'][])[] {
  const { tableDue, timers } = game.status(state);
  if (tableDue) return [game.tableActions(state)];
  return timers.map(({ key }) => game.tableActions(state, key)).filter((actions) => actions.length > 0);
}

/** Whether the action is what the seed picks from one of the lists of choices. */
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
