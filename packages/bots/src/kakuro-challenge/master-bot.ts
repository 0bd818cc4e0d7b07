/** Master: sees every move, looks ahead as far as its effort allows, and plays the move that is ranked first. */

import { answerTruly } from './answers.js';
import { occasionOf } from './occasion.js';
import type { ChallengeBot } from './plain-bot.js';
import { rank } from './rank.js';

export const masterBot: ChallengeBot = {
  occasion: occasionOf,
  decide(question, effort) {
    const answer = answerTruly(question.view, question.seat);
    if (answer !== null) return answer;
    const [first] = rank(question, effort).moves;
    return first === undefined ? null : { action: first.action, afterSeconds: 0, explanation: first.explanation };
  },
};
