/** Parses a line of text as a JSON object. */

import { isObject, ok, type Refusal, type Result, refuse } from '@riverstone/rules';

/**
 * The object, or a sentence that says what the line is instead.
 * @example readJsonLine('{"type":"quit"}') // => { ok: true, value: { type: 'quit' } }
 */
export function readJsonLine(line: string): Result<Readonly<Record<string, unknown>>, Refusal<'bad-request'>> {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    return refuse('bad-request', { field: '', problem: line.trim() === '' ? 'empty' : 'not-json' });
  }
  return isObject(raw) ? ok(raw) : refuse('bad-request', { field: '', problem: 'not-object' });
}
