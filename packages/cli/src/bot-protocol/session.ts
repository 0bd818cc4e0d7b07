/** A session of `riverstone bot`: handles the lines of a table. */

import { type GameId, gameIds, type Refusal, withGame } from '@riverstone/rules';
import { cliGames } from '../games.js';
import type { JudgeLine } from '../judge/lines.js';
import { errorOf } from '../messages/refusals.js';
import type { BotAnswer } from './answers.js';
import type { QuestionType } from './bot-replies.js';
import { PROTOCOL_VERSION, type ReadMessage, readMessage } from './messages.js';
import { type BotSettings, type SeatedBot, seatBot } from './seated-bot.js';

type NewGame = ReadMessage & { readonly type: 'new' };

/** A bot and its current game. A bad line changes nothing. */
export class BotSession {
  /** Whether the table has sent `quit`. */
  isOver = false;
  #bot: SeatedBot | null = null;
  #begun = 0;

  constructor(private readonly settings: BotSettings) {}

  /** The reply to a line; null when it gets none. */
  hear(line: JudgeLine): BotAnswer | null {
    const message = readMessage(line);
    return message.ok ? this.#answer(message.value) : errorAnswer(null, message.error);
  }

  #answer(message: ReadMessage): BotAnswer | null {
    switch (message.type) {
      case 'hello':
        return this.#introduce();
      case 'new':
        return this.#begin(message);
      case 'turn':
      case 'claimed':
        return this.#ask(message.type, message.view, message.moveMs);
      case 'marker':
        return this.#ask(message.type, message.view, message.budgetMs);
      case 'end':
        this.#bot = null;
        return null;
      case 'quit':
        this.isOver = true;
        return null;
    }
  }

  #introduce(): BotAnswer {
    const name = `Riverstone ${this.settings.level}`;
    return { type: 'hello', v: PROTOCOL_VERSION, name, author: 'The Riverstone authors', games: gameIds };
  }

  #begin(message: NewGame): BotAnswer | null {
    const refusal = refusalOf(message);
    if (refusal !== null) return errorAnswer(message.game, refusal);
    const { game, seat, players: seats } = message;
    this.#begun++;
    const { settings } = this;
    this.#bot = seatBot({ game, seat, seats }, { ...settings, seed: `${settings.seed}:${this.#begun}` });
    return null;
  }

  #ask(question: QuestionType, rawView: unknown, milliseconds: number): BotAnswer {
    if (this.#bot === null) {
      return errorAnswer(null, { code: 'bad-request', detail: { field: 'type', problem: 'no-game' } });
    }
    const reply = this.#bot.answer(question, rawView, milliseconds);
    return reply.ok ? reply.value : errorAnswer(this.#bot.game, reply.error);
  }
}

/** What is wrong with a new game; null when it can begin. */
function refusalOf({ game: id, seat, players, options }: NewGame): Refusal | null {
  return withGame(id, (game) => {
    const { min, max } = game.seats;
    if (players < min || players > max) return wrong('players', `${min}..${max} players`);
    if (seat >= players) return wrong('seat', `0..${players - 1}`);
    const parsed = game.parseOptions(options, players);
    return parsed.ok ? null : parsed.error;
  });
}

function wrong(field: string, expected: string): Refusal {
  return { code: 'bad-request', detail: { field, problem: 'wrong', expected } };
}

function errorAnswer(game: GameId | null, refusal: Refusal): BotAnswer {
  return { type: 'error', error: game === null ? errorOf(refusal) : cliGames[game].errorOf(refusal) };
}
