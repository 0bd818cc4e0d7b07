/** How everybody's results of a day are spread. The first time, one's own is sent to be counted. */

import type { GameId } from '@riverstone/rules';
import { server } from './server';

interface OwnResult {
  readonly day: string;
  readonly game: GameId;
  readonly score: number;
  readonly isCounted: boolean;
}

type DayScores =
  | { readonly ok: true; readonly scores: readonly { readonly score: number; readonly players: number }[] }
  /** `wrong-day`: the server's calendar shows another day. */
  | { readonly ok: false; readonly problem: 'unreachable' | 'wrong-day' | 'refused' };

export async function askDayScores({ day, game, score, isCounted }: OwnResult): Promise<DayScores> {
  const answer = await (isCounted ? server.dailyScores(day, game) : server.sendDailyScore(day, game, score));
  if (answer.ok) return { ok: true, scores: answer.value.scores };
  const { error } = answer;
  return { ok: false, problem: error === 'unreachable' ? error : error === 'not-found' ? 'wrong-day' : 'refused' };
}
