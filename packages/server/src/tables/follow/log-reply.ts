/** The reply with all steps of a game as a spectator saw them. Everybody who joins asks for it, so its text is cached for a while. */

import { encode } from '../../connections/connection.js';
import type { ServerGame } from '../game/server-game.js';
import type { TableState } from '../state/table-state.js';
import { happeningText } from './announcement.js';
import { ShownView } from './shown-view.js';

/** The text is as long as the game. If nobody asks for so long, it is dropped. In milliseconds. */
const CACHE_TTL = 60_000;

/** The text of the steps so far. */
interface CachedLog {
  /** The table's game. After a takeback it is another one. */
  readonly of: ServerGame;
  /** The same game, replayed as far as the text goes. */
  readonly game: ServerGame;
  readonly shown: ShownView;
  readonly start: string;
  steps: string;
}

export class LogReply {
  #cached: CachedLog | null = null;
  #askedAt = 0;

  /** The reply to a request. */
  text(state: TableState, requestId: string, now: number): string {
    const { game } = state;
    if (game === null) return encode({ type: 'story', id: requestId, start: null, happened: [] });
    this.#askedAt = now;
    const cached = this.#cached?.of === game ? this.#cached : startLog(game);
    this.#cached = cached;
    addNewSteps(cached, state);
    return `{"type":"story","id":${JSON.stringify(requestId)},"start":${cached.start},"happened":[${cached.steps}]}`;
  }

  /** Drops the text if nobody has asked for it lately. */
  expire(now: number): void {
    if (now - this.#askedAt >= CACHE_TTL) this.#cached = null;
  }
}

function startLog(of: ServerGame): CachedLog {
  const game = of.without(of.length);
  const shown = new ShownView('spectator');
  const start = `{"viewer":${JSON.stringify(shown.viewer)},${shown.changes(game).slice(1)}`;
  return { of, game, shown, start, steps: '' };
}

function addNewSteps(cached: CachedLog, state: TableState): void {
  const { of, game, shown } = cached;
  const first = game.length;
  for (const [index, step] of game.catchUpWith(of).entries()) {
    const view = shown.changes(game, step);
    const comma = cached.steps === '' ? '' : ',';
    cached.steps += `${comma}{${happeningText(state, step, first + index)},"view":${view}}`;
  }
}
