/** Table options as they are typed: `expert=true`, `moveSeconds=30`, `markers=9,12,15`. */

import { ok, type Result } from '@riverstone/rules';

type Value = boolean | number | string;

/**
 * Reads `name=value` words into an object; whether the game knows the names is for the game to say.
 * @example parseTableOptions(['expert=true']) // => { ok: true, value: { expert: true } }
 */
export function parseTableOptions(words: readonly string[]): Result<Readonly<Record<string, unknown>>, string> {
  const pairs: [string, Value | Value[]][] = [];
  for (const word of words) {
    const at = word.indexOf('=');
    const name = word.slice(0, at);
    if (at < 1 || at === word.length - 1) {
      return { ok: false, error: `"${word}" is not an option; write name=value, such as expert=true.` };
    }
    if (pairs.some(([other]) => other === name)) return { ok: false, error: `The option "${name}" is given twice.` };
    pairs.push([name, parseValue(word.slice(at + 1))]);
  }
  return ok(Object.fromEntries(pairs));
}

/** A comma makes a list, also at the end of a single item. */
function parseValue(text: string): Value | Value[] {
  if (!text.includes(',')) return parseItem(text);
  const items = text.endsWith(',') ? text.slice(0, -1) : text;
  return items.split(',').map(parseItem);
}

function parseItem(text: string): Value {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?(0|[1-9][0-9]{0,14})$/.test(text) ? Number(text) : text;
}
