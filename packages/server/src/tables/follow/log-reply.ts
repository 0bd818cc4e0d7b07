/** The story of a game as a spectator saw it. Everybody who joins asks for it, so what was told before is kept for a while. */

import { encode } from '../../connections/connection.js';
import type { GameInPlay } from '../game/server-game.js';
import type { TableState } from '../state/table-state.js';
import { happeningText } from './announcement.js';
import { ShownView } from './shown-view.js';

/** A story that nobody has asked for in so long is forgotten, in milliseconds: it is as long as the game, and comes again. */
const KEPT_FOR = 60_000;

/** As much of a story as was told. */
interface Told {
  /** Whose it is; after a takeback the table has another game. */
  readonly of: GameInPlay;
  /** The same game, as far as it was told. */
  readonly game: GameInPlay;
  readonly shown: ShownView;
  readonly start: string;
  happened: string;
}

export class Story {
  #told: Told | null = null;
  #askedAt = 0;

  /** The whole story as the answer to a request. */
  text(state: TableState, requestId: string, now: number): string {
    const { game } = state;
    if (game === null) return encode({ type: 'story', id: requestId, start: null, happened: [] });
    this.#askedAt = now;
    const told = this.#told?.of === game ? this.#told : begin(game);
    this.#told = told;
    goOn(told, state);
    return `{"type":"story","id":${JSON.stringify(requestId)},"start":${told.start},"happened":[${told.happened}]}`;
  }

  /** Time has gone by. */
  rest(now: number): void {
    if (now - this.#askedAt >= KEPT_FOR) this.#told = null;
  }
}

function begin(of: GameInPlay): Told {
  const game = of.without(of.entries.length);
  const shown = new ShownView('spectator');
  const start = `{"viewer":${JSON.stringify(shown.viewer)},${shown.changes(game).slice(1)}`;
  return { of, game, shown, start, happened: '' };
}

/** Tells what has come since. */
function goOn(told: Told, state: TableState): void {
  const { of, game, shown } = told;
  const first = game.entries.length;
  const move = game.replay(of.entries.slice(first));
  for (const [index, step] of move.steps.entries()) {
    const view = shown.changes(step);
    const comma = told.happened === '' ? '' : ',';
    told.happened += `${comma}{${happeningText(state, step, first + index)},"view":${view}}`;
  }
  game.accept(move);
}
