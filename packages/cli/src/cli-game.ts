/** What a game's folder gives the command line. */

import type { Entrant } from '@riverstone/bots';
import type { GameTypes, Refusal } from '@riverstone/rules';
import type { ExternalBot } from './arena/programs/external-bot.js';
import type { BotReplies } from './bot-protocol/bot-replies.js';
import type { GameTerminal } from './contract/game-terminal.js';
import type { JudgeAnswer, JudgeRequest } from './contract/judge-request.js';
import type { PublicError } from './messages/refusals.js';

export interface CliGame<T extends GameTypes, Assessment> {
  /** The game in `riverstone play`. */
  readonly terminal: GameTerminal<T['View'], T['Action'], T['Event']>;
  /** The replies of `riverstone bot`. */
  readonly botReplies: BotReplies<T['View'], T['Action']>;
  /** Puts a refusal into words. */
  errorOf(refusal: Refusal): PublicError;
  /** Answers a request to `riverstone judge`. */
  judge(request: JudgeRequest): JudgeAnswer;
  /** What `riverstone review` says about a turn; null where there is nothing to add. */
  remark(assessment: Assessment): string | null;
  /** Seats an external bot at a table of `riverstone arena`. */
  externalEntrant(bot: ExternalBot): Entrant<T['View'], T['Action']>;
}
