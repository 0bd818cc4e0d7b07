/** `riverstone replay FILE`: checks every move of a game record and prints the result. */

import { type Replayed, replay } from '@riverstone/rules';
import type { PublicError } from '../messages/refusals.js';
import { visible } from '../messages/visible.js';
import { readRecord } from '../records/read-record.js';
import { recordError, recordErrorText } from '../records/record-errors.js';

/** The output of a replay, and its exit code. */
export interface CommandReport {
  readonly text: string;
  readonly exitCode: 0 | 1;
}

/** Replays a file; with `json` the report is one JSON object. */
export async function replayFile(file: string, { json }: { readonly json: boolean }): Promise<CommandReport> {
  const raw = await readRecord(file);
  const result = raw.ok ? replay(raw.value) : { ok: false as const, error: { refusal: raw.error, moveIndex: null } };
  if (result.ok) return { text: json ? asJson(result.value) : asText(result.value), exitCode: 0 };
  const { refusal, moveIndex } = result.error;
  const error = await recordError(raw.ok ? raw.value : null, refusal);
  return { text: json ? errorJson(error, moveIndex) : recordErrorText(file, error, moveIndex), exitCode: 1 };
}

function asJson({ scores, ended, winners, resigned }: Replayed): string {
  return JSON.stringify({ ok: true, scores, ended, winners, ...(resigned.length === 0 ? {} : { resigned }) });
}

function errorJson(error: PublicError, moveIndex: number | null): string {
  return JSON.stringify({ ok: false, error, ...(moveIndex === null ? {} : { at: moveIndex }) });
}

function asText(replayed: Replayed): string {
  const { game, players, moves, scores } = replayed;
  const table = players.map((name, seat) => `  ${seat}  ${visible(name)}: ${scores[seat]}${fateOf(replayed, seat)}`);
  return [`${game}, ${moves} moves, ${endText(replayed)}`, ...table].join('\n');
}

function endText({ ended, finished }: Replayed): string {
  if (finished) return 'finished';
  return ended ? 'given up' : 'not finished';
}

function fateOf({ winners, resigned }: Replayed, seat: number): string {
  if (resigned.includes(seat)) return '  gave up';
  return winners.includes(seat) ? '  wins' : '';
}
