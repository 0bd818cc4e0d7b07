/** The bots and the analyst of Kakuro Challenge, and the action for a seat that does not answer. */

import { pick, type Rng, type Seat } from '@riverstone/rules';
import type { ChallengeAction, ChallengeTypes, ChallengeView } from '@riverstone/rules/kakuro-challenge';
import type { GameBots } from '../core/game-bots.js';
import { analyst } from './analyst.js';
import { acceptAtEnd, mayAnswer, mustPlace } from './answers.js';
import { rankedMoves } from './board/best-moves.js';
import { levelBot } from './level-bot.js';
import { masterBot } from './master-bot.js';
import { placing, plainBot } from './plain-bot.js';
import { levelProfiles } from './profiles.js';
import type { ChallengeBotTypes } from './types.js';

export const gameBots: GameBots<ChallengeTypes, ChallengeBotTypes> = {
  bots: {
    plain: plainBot,
    novice: levelBot(levelProfiles.novice),
    casual: levelBot(levelProfiles.casual),
    strong: levelBot(levelProfiles.strong),
    master: masterBot,
  },
  analyst,
  idle,
};

/** A random placement without flips. It claims 0 points, so nobody can object. It accepts the last claim. */
function idle(view: ChallengeView, seat: Seat, rng: Rng): ChallengeAction | null {
  if (mustPlace(view, seat)) {
    const moves = rankedMoves(view.board, view.hand ?? [], view.options.expert);
    const unflipped = moves.filter(({ placement }) => placement.flips.length === 0);
    if (unflipped.length === 0) return null;
    return placing(view, pick(unflipped, rng).placement, 0, { code: 'saw-nothing', run: 0 }).action;
  }
  const claim = view.open?.claim ?? 0;
  return mayAnswer(view, seat) ? (acceptAtEnd(view, { code: 'claim-unchecked', claim })?.action ?? null) : null;
}
