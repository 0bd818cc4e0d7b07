/** An external bot in a seat of a game in which players take turns. */

import { type Entrant, type EntrantAnswer, FORFEIT } from '@riverstone/bots';
import type { Game, GameTypes, Seat, Status } from '@riverstone/rules';
import { parseMove } from '../../bot-protocol/moves.js';
import type { ErrorOf } from '../../messages/refusals.js';
import type { ExternalBot } from './external-bot.js';

/** A game whose views tell the status. */
interface TurnTypes extends GameTypes {
  readonly View: { readonly status: Status };
}

/** Sends `turn` where the game waits for the seat, `claimed` where it may only object. The rules check every answer. */
export function turnEntrant<T extends TurnTypes>(
  game: Game<T>,
  errorOf: ErrorOf,
  bot: ExternalBot,
): Entrant<T['View'], T['Action']> {
  return {
    occasion: () => 'turn',
    async ask(view: T['View'], seat: Seat): Promise<EntrantAnswer<T['Action']>> {
      const isAwaited = view.status.awaited.includes(seat);
      const message = { view: game.writeView(view), moveMs: bot.moveMs };
      const answer = isAwaited
        ? await bot.ask({ type: 'turn', ...message }, ['move'])
        : await bot.ask({ type: 'claimed', ...message }, ['move', 'pass']);
      if (answer === null) return FORFEIT;
      if (answer.type === 'pass') return null;
      const action = parseMove(game, view, seat, answer.move);
      if (action.ok) return { action: action.value, afterSeconds: 0 };
      bot.illegal(`${answer.move}: ${errorOf(action.error).message}`);
      return FORFEIT;
    },
  };
}
