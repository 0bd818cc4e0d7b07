/** What a row of the log says to those who follow the table, in the pieces that messages are put together from. */

import type { Viewer } from '@riverstone/rules';
import type { ServerStep } from '../game/server-game.js';
import type { AppliedRow } from '../state/applied-row.js';
import type { TableState } from '../state/table-state.js';
import type { ShownView } from './shown-view.js';

/** The pieces that are the same for everybody are put into text once, however many follow the table. */
export class Announcement {
  readonly #before: string;
  readonly #after: string;
  readonly #happenings: readonly string[];

  constructor(
    private readonly state: TableState,
    private readonly applied: AppliedRow,
    room: string,
  ) {
    const { steps, undone: taken, said: line } = applied;
    const first = (state.game?.length ?? 0) - steps.length;
    this.#happenings = steps.map((step, index) => happeningText(state, step, first + index));
    this.#before = `"version":${state.version},"at":${state.lastAt}${room === '{}' ? '' : `,"room":${room}`}`;
    const undone = taken === 0 ? '' : `,"undone":${taken}`;
    const said = line === null ? '' : `,"said":${JSON.stringify(line)}`;
    this.#after = `${undone}${clocksText(state)}${said}`;
  }

  /** The step as a viewer sees it, without the brace at its end; `shown` is what they were shown last. */
  stepFor(viewer: Viewer, shown: ShownView): string {
    const { version } = this.state;
    if (shown.toldAt !== version) {
      shown.toldAt = version;
      shown.told = this.#changesIn(shown);
    }
    const { told: changes } = shown;
    // Who begins to see something is told as whom.
    const view =
      this.applied.row.kind === 'started' ? `,"view":{"viewer":${JSON.stringify(viewer)},${changes}}` : changes;
    return `{${this.#before}${view}${this.#after}`;
  }

  #changesIn(shown: ShownView): string {
    const { game } = this.state;
    const { row, undone, steps } = this.applied;
    if (game === null) return '';
    if (row.kind === 'started') return shown.changes(game).slice(1, -1);
    if (undone > 0) return `,"view":${shown.changes(game)}`;
    if (this.#happenings.length === 0) return '';
    const told = steps.map((step, index) => `{${this.#happenings[index]},"view":${shown.changes(game, step)}}`);
    return `,"happened":[${told.join(',')}]`;
  }
}

/** One thing that happened in the game, without what each viewer sees of it. */
export function happeningText(state: TableState, step: ServerStep, index: number): string {
  const at = state.playedAt[index] ?? 0;
  const actor = step.entry.actor === 'table' ? '"table"' : step.entry.actor;
  return `"number":${index + 1},"at":${at},"actor":${actor},"events":${JSON.stringify(step.events)}`;
}

function clocksText({ phase, clocks, lastAt }: TableState): string {
  if (phase !== 'playing' || clocks.isEmpty) return '';
  return `,"clocks":${JSON.stringify(clocks.kept(lastAt))}`;
}
