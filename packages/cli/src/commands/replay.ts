/** `riverstone replay FILE`: checks every move of a game record and prints the result. */

import { createReadStream } from 'node:fs';
import { type Refusal, type Replayed, type ReplayRefusal, type Result, refuse, replay } from '@riverstone/rules';
import { errorOf } from '../messages/english.js';
import { visible } from '../messages/visible.js';

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
  let content: string | undefined;
  try {
    content = await readBounded(file);
  } catch (error) {
    return unreadable(reasonOf(error));
  }
  if (content === undefined) return unreadable(`it is larger than ${LARGEST_RECORD} bytes`);
  try {
    return { ok: true, value: JSON.parse(content) };
  } catch {
    return unreadable('it is not JSON');
  }
}

/** What is in a file; undefined when it is more than a record can be, however large the file says it is. */
async function readBounded(file: string): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of createReadStream(file)) {
    size += (chunk as Buffer).length;
    if (size > LARGEST_RECORD) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
};

function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  return reasons[code] ?? code;
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
    return `${visible(file)}${where}: ${message} [${code}]`;
  }
  const { game, players, moves, scores, ended, winners } = result.value;
  const table = players.map(
    (name, seat) => `  ${seat}  ${visible(name)}: ${scores[seat]}${winners.includes(seat) ? '  wins' : ''}`,
  );
  return [`${game}, ${moves} moves, ${ended ? 'finished' : 'not finished'}`, ...table].join('\n');
}
