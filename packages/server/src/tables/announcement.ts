/** What a row of the log says to those who follow the table, in the pieces that messages are put together from. */

import type { Viewer } from '@riverstone/rules';
import type { LogBody } from './log-body.js';
import type { Change, TableState } from './table-state.js';
import type { WrittenFields } from './written-fields.js';

/** A row that has just been added. */
export interface NewRow {
  readonly body: LogBody;
  readonly change: Change;
}

/** The pieces that are the same for everybody: put into text once, however many follow the table. */
export class Announcement {
  readonly #before: string;
  readonly #after: string;
  readonly #happenings: readonly string[];

  constructor(
    private readonly state: TableState,
    private readonly row: NewRow,
    room: string,
  ) {
    const { change } = row;
    const entries = state.game?.entries.length ?? 0;
    const first = entries - change.happened.length;
    this.#happenings = change.happened.map((step, index) => happeningText(state, step, first + index));
    this.#before = `"version":${state.version},"at":${state.lastAt}${room === '{}' ? '' : `,"room":${room}`}`;
    this.#after = [
      change.undone === 0 ? '' : `,"undone":${change.undone}`,
      clocksText(state),
      change.said === null ? '' : `,"said":${JSON.stringify(change.said)}`,
    ].join('');
  }

  /** The step as one viewer sees it, without the brace at its end; `shown` is what that viewer was shown last. */
  stepFor(viewer: Viewer, shown: WrittenFields): string {
    return `{${this.#before}${this.#viewText(viewer, shown)}${this.#after}`;
  }

  #viewText(viewer: Viewer, shown: WrittenFields): string {
    const { game } = this.state;
    const { body, change } = this.row;
    if (game === null) return '';
    if (body.do === 'started' || change.undone > 0) return `,"view":${shown.changes(game.view(viewer))}`;
    if (this.#happenings.length === 0) return '';
    const told = change.happened.map(
      (step, index) => `{${this.#happenings[index]},"view":${shown.changes(step.view(viewer))}}`,
    );
    return `,"happened":[${told.join(',')}]`;
  }
}

/** One thing that happened in the game, without what each viewer sees of it. */
export function happeningText(state: TableState, step: Change['happened'][number], index: number): string {
  const at = state.playedAt[index] ?? 0;
  return `"number":${index + 1},"at":${at},"actor":${JSON.stringify(step.actor)},"events":${JSON.stringify(step.events)}`;
}

function clocksText({ phase, clocks, lastAt }: TableState): string {
  if (phase !== 'playing' || clocks.isEmpty) return '';
  return `,"clocks":${JSON.stringify(clocks.kept(lastAt))}`;
}
