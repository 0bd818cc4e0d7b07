/** A program in a seat of a game in which players take turns: Kakuro Challenge and Kakuzu. */

import { type Entrant, type EntrantAnswer, FORFEIT } from '@riverstone/bots';
import type { Game, GameTypes, Seat, Status } from '@riverstone/rules';
import { parseMove } from '../../bot-protocol/moves.js';
import { errorOf } from '../../messages/english.js';
import type { ExternalBot } from './external-bot.js';

/** A game whose views tell the status. */
interface TurnTypes extends GameTypes {
  readonly View: { readonly status: Status };
}

/**
 * Asks `turn` where the game waits for the seat, `claimed` where it may only object; every answer is checked by the
 * rules.
 */
export function turnEntrant<T extends TurnTypes>(
  game: Game<T>,
  externalBot: ExternalBot,
): Entrant<T['View'], T['Action']> {
  return {
    occasion: () => 'turn',
    async ask(view: T['View'], seat: Seat): Promise<EntrantAnswer<T['Action']>> {
      const isAwaited = view.status.awaited.includes(seat);
      const message = { view: game.writeView(view), moveMs: externalBot.moveMs };
      const answer = isAwaited
        ? await externalBot.ask({ type: 'turn', ...message }, ['move'])
        : await externalBot.ask({ type: 'claimed', ...message }, ['move', 'pass']);
      if (answer === null) return FORFEIT;
      if (answer.type === 'pass') return null;
      const action = parseMove(game, view, seat, answer.move);
      if (action.ok) return { action: action.value, afterSeconds: 0 };
      externalBot.illegal(`${answer.move}: ${errorOf(action.error).message}`);
      return FORFEIT;
    },
  };
}
