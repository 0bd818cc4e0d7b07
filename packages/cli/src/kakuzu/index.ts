/** Everything that the command line has of this game. */

import { type KakuzuTypes, kakuzu } from '@riverstone/rules/kakuzu';
import { turnEntrant } from '../arena/programs/turn-entrant.js';
import { turnReplies } from '../bot-protocol/bot-replies.js';
import type { CliGame } from '../cli-game.js';
import type { AssessmentOf } from '../contract/assessment-of.js';
import { judge } from './judge.js';
import { errorOf } from './refusals.js';
import { remark } from './remark.js';
import { terminal } from './terminal.js';

export const cliGame: CliGame<KakuzuTypes, AssessmentOf<'kakuzu'>> = {
  terminal,
  botReplies: turnReplies(kakuzu),
  errorOf,
  judge,
  remark,
  externalEntrant: (bot) => turnEntrant(kakuzu, errorOf, bot),
};
