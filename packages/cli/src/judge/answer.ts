/** Answers one referee request. Every line gets exactly one answer. */

import { parseRequest } from '../contract/judge-request.js';
import { cliGames } from '../games.js';
import { errorOf, type PublicError } from '../messages/refusals.js';

/**
 * Answers one line.
 * @example answerLine('{"game":"chess"}') // => '{"error":{"code":"bad-request",…'
 */
export function answerLine(line: string): string {
  const request = parseRequest(line);
  if (!request.ok) return errorLine(errorOf(request.error));
  const game = cliGames[request.value.game];
  const answer = game.judge(request.value);
  return answer.ok ? JSON.stringify(answer.value) : errorLine(game.errorOf(answer.error));
}

function errorLine(error: PublicError): string {
  return JSON.stringify({ error });
}
