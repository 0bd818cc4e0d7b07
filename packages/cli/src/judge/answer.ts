/** One referee request, one answer: never a crash, never half of one. */

import type { GameId } from '@riverstone/rules';
import { type Answer, parseRequest, type RawRequest } from '../contract/judge-request.js';
import { judge as judgeChallenge } from '../kakuro-challenge/judge.js';
import { judge as judgeRace } from '../kakuro-race/judge.js';
import { judge as judgeKakuzu } from '../kakuzu/judge.js';
import { errorOf } from '../messages/english.js';

const judges: Readonly<Record<GameId, (request: RawRequest) => Answer>> = {
  'kakuro-challenge': judgeChallenge,
  'kakuro-race': judgeRace,
  kakuzu: judgeKakuzu,
};

/**
 * Answers one line.
 * @example answerLine('{"game":"chess"}') // => '{"error":{"code":"bad-request",…'
 */
export function answerLine(line: string): string {
  const request = parseRequest(line);
  const answer: Answer = request.ok ? judges[request.value.game](request.value) : request;
  return JSON.stringify(answer.ok ? answer.value : { error: errorOf(answer.error) });
}
