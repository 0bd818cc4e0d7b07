/** What one row of the log tells the followers of its table. What several of them get is serialised once. */

import type { Room, TableChange, WireStep } from '@riverstone/protocol';
import type { Viewer } from '@riverstone/rules';
import { type PlainStep, serializePart, serializeSteps } from '../../wire/serialize-message.js';
import type { FieldsWithSerialized, Serialized } from '../../wire/serializer.js';
import type { ServerGame, ServerStep } from '../game/server-game.js';
import type { AppliedRow } from '../state/applied-row.js';
import type { TableState } from '../state/table-state.js';
import type { ShownView } from './shown-view.js';

type ViewFields = Readonly<Record<string, unknown>>;
type ChangeFields = Omit<FieldsWithSerialized<TableChange>, 'view'> & { readonly view?: ViewFields | undefined };

/** What everybody gets who shares a view. */
interface SharedChange {
  readonly shown: ShownView;
  readonly fields: ChangeFields;
  readonly serialized: Serialized<TableChange>;
}

export class RowBroadcast {
  /** One for each view: a few, which a map would not find faster. */
  readonly #changes: SharedChange[] = [];

  /** `room` has the fields of the room that have changed; undefined when none has. */
  constructor(
    private readonly state: TableState,
    private readonly applied: AppliedRow,
    private readonly room: FieldsWithSerialized<Partial<Room>> | undefined,
  ) {}

  /**
   * The change as a viewer sees it; `shown` is what they were sent last. `you` is set if the follower has just become a
   * member.
   */
  changeFor(viewer: Viewer, shown: ShownView, you?: number | null): Serialized<TableChange> {
    const { fields, serialized } = this.#known(shown) ?? this.#changeOf(shown);
    const isStart = this.applied.row.kind === 'started' && fields.view !== undefined;
    if (you === undefined && !isStart) return serialized;
    // The first view also has `viewer`, which differs even if everybody sees the same.
    const view = isStart ? { viewer, ...fields.view } : fields.view;
    return serializePart.change({ ...fields, you, view });
  }

  /** Whether a follower has this view. */
  isFollowed(shown: ShownView): boolean {
    return this.#known(shown) !== undefined;
  }

  #known(shown: ShownView): SharedChange | undefined {
    for (const change of this.#changes) if (change.shown === shown) return change;
    return undefined;
  }

  #changeOf(shown: ShownView): SharedChange {
    const { state, room } = this;
    const { undone, said } = this.applied;
    const fields: ChangeFields = {
      version: state.version,
      at: state.lastAt,
      room,
      steps: this.#stepsIn(shown),
      undone: undone === 0 ? undefined : undone,
      view: this.#viewOf(shown),
      clocks: state.phase !== 'playing' || state.clocks.isEmpty ? undefined : state.clocks.kept(state.lastAt),
      said: said ?? undefined,
    };
    const change = { shown, fields, serialized: serializePart.change(fields) };
    this.#changes.push(change);
    return change;
  }

  /** The steps of the game in this row, each with what it changes in the view. */
  #stepsIn(shown: ShownView): Serialized<WireStep[]> | undefined {
    const { state } = this;
    const { game } = state;
    const { row, undone, steps } = this.applied;
    if (game === null || row.kind === 'started' || undone > 0 || steps.length === 0) return undefined;
    const first = game.entryCount - steps.length;
    return serializeSteps(steps.map((step, index) => wireStepOf(game, step, first + index, shown)));
  }

  /** What has changed in the view apart from steps: the game has started, or something was taken back. */
  #viewOf(shown: ShownView): ViewFields | undefined {
    const { game } = this.state;
    const { row, undone } = this.applied;
    return game !== null && (row.kind === 'started' || undone > 0) ? shown.takeChanges(game) : undefined;
  }
}

/** One step of the game, with what it changes in a view. */
export function wireStepOf(game: ServerGame, step: ServerStep, index: number, shown: ShownView): PlainStep {
  const { entry, events } = step;
  const view = shown.takeChanges(game, step);
  return { number: index + 1, at: game.times[index] ?? 0, actor: entry.actor, events, view };
}
