/**
 * The reply with all steps of a game as a spectator saw them. Everybody who joins asks for it, so its text is cached
 * for a while.
 */

import type { WireStep } from '@riverstone/protocol';
import { serializeMessage, serializePart } from '../../wire/serialize-message.js';
import type { Serialized } from '../../wire/serializer.js';
import type { ServerGame } from '../game/server-game.js';
import type { TableState } from '../state/table-state.js';
import { wireStepOf } from './row-broadcast.js';
import { ShownView } from './shown-view.js';

/** The text is as long as the game. If nobody asks for so long, it is dropped. In milliseconds. */
const CACHE_TTL = 60_000;

/** The text of the steps so far. */
interface CachedHistory {
  /** The table's game. After an undo it is another one. */
  readonly of: ServerGame;
  /** The same game, replayed as far as the text goes. */
  readonly game: ServerGame;
  readonly shown: ShownView;
  readonly start: Readonly<Record<string, unknown>>;
  readonly steps: Serialized<WireStep>[];
}

export class HistoryReply {
  #cached: CachedHistory | null = null;
  #askedAt = 0;

  /** The reply to a request. */
  text(state: TableState, requestId: string, now: number): string {
    const { game } = state;
    if (game === null) return serializeMessage({ type: 'history', id: requestId, start: null, steps: [] });
    this.#askedAt = now;
    const cached = this.#cached?.of === game ? this.#cached : startHistory(game);
    this.#cached = cached;
    addNewSteps(cached);
    return serializeMessage({ type: 'history', id: requestId, start: cached.start, steps: cached.steps });
  }

  /** Drops the text if nobody has asked for it lately. */
  expire(now: number): void {
    if (now - this.#askedAt >= CACHE_TTL) this.#cached = null;
  }
}

function startHistory(of: ServerGame): CachedHistory {
  const game = of.without(of.entryCount);
  const shown = new ShownView('spectator');
  return { of, game, shown, start: { viewer: shown.viewer, ...shown.takeChanges(game) }, steps: [] };
}

function addNewSteps(cached: CachedHistory): void {
  const { of, game, shown } = cached;
  const first = game.entryCount;
  for (const [index, step] of game.catchUpWith(of).entries()) {
    cached.steps.push(serializePart.step(wireStepOf(game, step, first + index, shown)));
  }
}
