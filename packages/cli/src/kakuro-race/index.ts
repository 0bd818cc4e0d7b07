/** Everything that the command line has of this game. */

import type { RaceTypes } from '@riverstone/rules/kakuro-race';
import type { CliGame } from '../cli-game.js';
import type { AssessmentOf } from '../contract/assessment-of.js';
import { botReplies } from './bot-replies.js';
import { externalEntrant } from './external-bot.js';
import { judge } from './judge.js';
import { errorOf } from './refusals.js';
import { remark } from './remark.js';
import { terminal } from './terminal.js';

export const cliGame: CliGame<RaceTypes, AssessmentOf<'kakuro-race'>> = {
  terminal,
  botReplies,
  errorOf,
  judge,
  remark,
  externalEntrant,
};
