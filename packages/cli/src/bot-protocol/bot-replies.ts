/** How built-in bots reply to a table's questions. Most games take turns and share `turnReplies`. */

import type { Decision } from '@riverstone/bots';
import {
  type Game,
  type GameTypes,
  isObject,
  ok,
  type Refusal,
  type Result,
  refuse,
  type Seat,
} from '@riverstone/rules';
import type { BotAnswer } from './answers.js';

/** The messages that ask a bot for something. */
export type QuestionType = 'turn' | 'claimed' | 'marker';

/** Asks the bot about a view. */
export type Decide<View, Action> = (view: View) => Decision<Action, unknown> | null;

export type BotReply = Result<BotAnswer, Refusal>;

/** The replies of one game. A question that is not listed is not asked in this game. */
export interface BotReplies<View, Action> {
  /** How many decisions one reply takes at most. They share the time. */
  readonly decisions: number;
  readonly to: {
    readonly [Type in QuestionType]?: {
      reply(view: View, seat: Seat, decide: Decide<View, Action>): BotReply;
    };
  };
}

/**
 * Replies of a game in which players take turns: `turn` where a move is due, `claimed` where a seat may object.
 * @example Object.keys(turnReplies(games[gameIds[0]]).to) // => ['turn', 'claimed']
 */
export function turnReplies<T extends GameTypes>(game: Game<T>): BotReplies<T['View'], T['Action']> {
  const move = (view: T['View'], seat: Seat, decide: Decide<T['View'], T['Action']>): BotReply =>
    moveIn(game, view, seat, decide(view));
  return {
    decisions: 1,
    to: {
      turn: { reply: move },
      claimed: { reply: (view, seat, decide) => challengeOrPass(move(view, seat, decide)) },
    },
  };
}

/** A decision as a message, unless the rules refuse it. */
function moveIn<T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  seat: Seat,
  decision: Decision<T['Action'], unknown> | null,
): BotReply {
  if (decision === null) {
    const expected = `a position in which seat ${seat} is to move`;
    return refuse('bad-request', { field: 'view', problem: 'wrong', expected });
  }
  const { action, explanation } = decision;
  if (!game.check(view, seat, action).ok) return refuse('bad-position', {});
  return ok({ type: 'move', move: game.formatAction(action), ...remarks(explanation) });
}

/** What a bot adds to its move: the points it expects, and a code for the reason. */
function remarks(explanation: unknown): { readonly points?: number; readonly note?: string } {
  if (!isObject(explanation)) return {};
  const { points, code } = explanation;
  return {
    ...(typeof points === 'number' && Number.isFinite(points) ? { points } : {}),
    ...(typeof code === 'string' ? { note: code } : {}),
  };
}

/** A bot challenges another seat's claim, or lets it pass. */
function challengeOrPass(reply: BotReply): BotReply {
  if (reply.ok && reply.value.type === 'move' && reply.value.move === 'challenge') return reply;
  return ok({ type: 'pass' });
}
