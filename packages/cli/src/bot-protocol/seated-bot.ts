/** A built-in bot in its seat of one game: answers the table's questions about a view. */

import { type BotName, Effort, type EffortLimits } from '@riverstone/bots';
import {
  type Game,
  type GameId,
  type GameTypes,
  isObject,
  type Refusal,
  type Result,
  refuse,
  type Seat,
} from '@riverstone/rules';
import { withCliGame } from '../games.js';
import type { BotReply, QuestionType } from './bot-replies.js';
import { thinkingTime } from './thinking-time.js';

/** A bot's level, its seed and its limits. */
export interface BotSettings {
  readonly level: BotName;
  readonly seed: string;
  /** At most this many nodes for one decision, in addition to the time limit. */
  readonly nodes?: number;
}

/** A seat of a game that has begun. */
export interface BotSeat {
  readonly game: GameId;
  readonly seat: Seat;
  readonly seats: number;
}

/** A bot in its seat. */
export interface SeatedBot {
  readonly game: GameId;
  answer(question: QuestionType, rawView: unknown, milliseconds: number): BotReply;
}

/**
 * Seats a bot. The same seat, settings and questions get the same answers, as long as nodes and not time end each
 * decision.
 */
export function seatBot({ game: id, seat, seats }: BotSeat, settings: BotSettings): SeatedBot {
  return withCliGame(id, ({ game, bots, botReplies }) => {
    const bot = bots[settings.level];
    const { seed } = settings;
    return {
      game: id,
      answer(question, rawView, milliseconds) {
        const asked = botReplies.to[question];
        if (asked === undefined) return wrongType(Object.keys(botReplies.to).join('|'));
        const view = ownView(game, rawView, seat, seats);
        if (!view.ok) return view;
        const limits = limitsOf(settings, milliseconds / botReplies.decisions);
        try {
          return asked.reply(view.value, seat, (seen) => bot.decide({ view: seen, seat, seed }, new Effort(limits)));
        } catch {
          // A view can be well formed and still show an impossible position.
          return refuse('bad-position', {});
        }
      },
    };
  });
}

function limitsOf({ nodes }: BotSettings, given: number): EffortLimits {
  return { milliseconds: thinkingTime(given), ...(nodes === undefined ? {} : { nodes }) };
}

function wrongType(expected: string): BotReply {
  return refuse('bad-request', { field: 'type', problem: 'wrong', expected: `${expected} in this game` });
}

/** A view that shows the table to this seat, with as many players as were announced. */
function ownView<T extends GameTypes>(
  game: Game<T>,
  raw: unknown,
  seat: Seat,
  seats: number,
): Result<T['View'], Refusal> {
  const view = game.readView(raw);
  if (!view.ok || !isObject(raw)) return view;
  const { viewer, status } = raw;
  if (viewer !== seat) return refuse('bad-request', { field: 'view.viewer', problem: 'wrong', expected: `${seat}` });
  const scores = isObject(status) && Array.isArray(status.scores) ? status.scores : [];
  if (scores.length === seats) return view;
  return refuse('bad-request', { field: 'view.status.scores', problem: 'wrong', expected: `${seats} scores` });
}
