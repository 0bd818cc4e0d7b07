/** Reads the file of a record. */

import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { type Refusal, type Result, refuse } from '@riverstone/rules';

/** No record is larger than this. */
const MAX_RECORD_SIZE = 16 * 1024 * 1024;

/**
 * The content of a record's file, or of `standardInput` if it is given and the file is `-`; or why it can't be read.
 */
export async function readRecord(
  file: string,
  standardInput?: Readable,
): Promise<Result<unknown, Refusal<'bad-request'>>> {
  const unreadable = (expected: string) => refuse('bad-request', { field: file, problem: 'unreadable', expected });
  let content: string | undefined;
  try {
    content = await readBounded(file === '-' && standardInput !== undefined ? standardInput : createReadStream(file));
  } catch (error) {
    return unreadable(reasonOf(error));
  }
  if (content === undefined) return unreadable(`it is larger than ${MAX_RECORD_SIZE} bytes`);
  try {
    return { ok: true, value: JSON.parse(content) };
  } catch {
    return unreadable('it is not JSON');
  }
}

/** The content of a stream; undefined if it is larger than any record. */
async function readBounded(stream: Readable): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += (chunk as Buffer).length;
    if (size > MAX_RECORD_SIZE) return undefined;
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
