/** `riverstone replay FILE`: checks every move of a game record and prints the result. */

import { readFile, stat } from 'node:fs/promises';
import { type Refusal, type Replayed, type ReplayRefusal, type Result, refuse, replay } from '@riverstone/rules';
import { errorOf } from '../messages/english.js';

/** No record of one game is larger than this. */
const LARGEST_RECORD = 16 * 1024 * 1024;

/** What a replay prints, and how the command ends. */
export interface Report {
  readonly text: string;
  readonly exitCode: 0 | 1;
}

/** Replays a file; with `json` the report is one JSON object. */
export async function replayFile(file: string, { json }: { readonly json: boolean }): Promise<Report> {
  const raw = await readJson(file);
  const result = raw.ok ? replay(raw.value) : { ok: false as const, error: { refusal: raw.error, at: null } };
  const text = json ? asJson(result) : asText(file, result);
  return { text, exitCode: result.ok ? 0 : 1 };
}

async function readJson(file: string): Promise<Result<unknown, Refusal<'bad-request'>>> {
  const unreadable = (expected: string) => refuse('bad-request', { field: file, problem: 'unreadable', expected });
  let content: string;
  try {
    const { size } = await stat(file);
    if (size > LARGEST_RECORD) return unreadable(`it is larger than ${LARGEST_RECORD} bytes`);
    content = await readFile(file, 'utf8');
  } catch (error) {
    return unreadable(error instanceof Error ? error.message : String(error));
  }
  try {
    return { ok: true, value: JSON.parse(content) };
  } catch {
    return unreadable('it is not JSON');
  }
}

function asJson(result: Result<Replayed, ReplayRefusal>): string {
  if (result.ok) {
    const { scores, ended, winners } = result.value;
    return JSON.stringify({ ok: true, scores, ended, winners });
  }
  const { refusal, at } = result.error;
  return JSON.stringify({ ok: false, error: errorOf(refusal), ...(at === null ? {} : { at }) });
}

function asText(file: string, result: Result<Replayed, ReplayRefusal>): string {
  if (!result.ok) {
    const { refusal, at } = result.error;
    const { code, message } = errorOf(refusal);
    const where = at === null ? '' : `, move ${at + 1} (index ${at})`;
    return `${file}${where}: ${message} [${code}]`;
  }
  const { game, players, moves, scores, ended, winners } = result.value;
  const table = players.map(
    (name, seat) => `  ${seat}  ${printable(name)}: ${scores[seat]}${winners.includes(seat) ? '  wins' : ''}`,
  );
  return [`${game}, ${moves} moves, ${ended ? 'finished' : 'not finished'}`, ...table].join('\n');
}

/** A name from a file, without anything that a terminal would obey. */
function printable(name: string): string {
  return name.replaceAll(/\p{Cc}/gu, '?');
}
