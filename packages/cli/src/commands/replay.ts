/** `riverstone replay FILE`: checks every move of a game record and prints the result. */

import { type Replayed, type ReplayRefusal, type Result, replay } from '@riverstone/rules';
import { errorOf } from '../messages/english.js';
import { visible } from '../messages/visible.js';
import { readRecord } from '../records/read-record.js';

/** What a replay prints, and how the command ends. */
export interface Report {
  readonly text: string;
  readonly exitCode: 0 | 1;
}

/** Replays a file; with `json` the report is one JSON object. */
export async function replayFile(file: string, { json }: { readonly json: boolean }): Promise<Report> {
  const raw = await readRecord(file);
  const result = raw.ok ? replay(raw.value) : { ok: false as const, error: { refusal: raw.error, at: null } };
  const text = json ? asJson(result) : asText(file, result);
  return { text, exitCode: result.ok ? 0 : 1 };
}

function asJson(result: Result<Replayed, ReplayRefusal>): string {
  if (result.ok) {
    const { scores, ended, winners, resigned } = result.value;
    return JSON.stringify({ ok: true, scores, ended, winners, ...(resigned.length === 0 ? {} : { resigned }) });
  }
  const { refusal, at } = result.error;
  return JSON.stringify({ ok: false, error: errorOf(refusal), ...(at === null ? {} : { at }) });
}

function asText(file: string, result: Result<Replayed, ReplayRefusal>): string {
  if (!result.ok) {
    const { refusal, at } = result.error;
    const { code, message } = errorOf(refusal);
    const where = at === null ? '' : `, move ${at + 1} (index ${at})`;
    return `${visible(file)}${where}: ${message} [${code}]`;
  }
  const { game, players, moves, scores } = result.value;
  const table = players.map(
    (name, seat) => `  ${seat}  ${visible(name)}: ${scores[seat]}${fateOf(result.value, seat)}`,
  );
  return [`${game}, ${moves} moves, ${endText(result.value)}`, ...table].join('\n');
}

function endText({ ended, finished }: Replayed): string {
  if (finished) return 'finished';
  return ended ? 'given up' : 'not finished';
}

function fateOf({ winners, resigned }: Replayed, seat: number): string {
  if (resigned.includes(seat)) return '  gave up';
  return winners.includes(seat) ? '  wins' : '';
}
