/** The referee of Kakuzu: the odds of every digit under every stone. */

import { odds } from '@riverstone/bots/kakuzu';
import { formatSquare, ok, refuse } from '@riverstone/rules';
import { parseUncovered } from '@riverstone/rules/kakuzu';
import { exactly, type JudgeAnswer, type JudgeRequest, readRequest, text } from '../contract/judge-request.js';

const DIGITS = 9;
const oddsFields = { uncovered: text, list: exactly('odds') } as const;

export function judge(request: JudgeRequest): JudgeAnswer {
  const read = readRequest(request, oddsFields);
  if (!read.ok) return read;
  const uncovered = parseUncovered(read.value.uncovered);
  if (!uncovered.ok) return uncovered;
  const found = odds(uncovered.value);
  if (found === undefined) return refuse('bad-position', { problem: 'no-grid' });
  const stones = [...uncovered.value.keys()].filter((square) => uncovered.value[square] === 0);
  const table = stones.map((square) => [
    formatSquare(square, DIGITS),
    Array.from(found.odds.subarray(square * DIGITS, (square + 1) * DIGITS)),
  ]);
  const { exact, grids, halfWidth } = found;
  return ok({ exact, grids, odds: Object.fromEntries(table), ...(halfWidth === undefined ? {} : { halfWidth }) });
}
