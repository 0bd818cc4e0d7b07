/** A line of text as the JSON object that it should be. */

import { isObject, ok, type Refusal, type Result, refuse } from '@riverstone/rules';

/**
 * Reads a line as a JSON object; or says what it is instead.
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
