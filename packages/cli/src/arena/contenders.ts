/** Who takes part in a contest: built-in bots by level, programs by command line. */

import { type BotName, botNames, isBotName } from '@riverstone/bots';
import { ok, type Result } from '@riverstone/rules';
import { listed } from '../contract/text.js';
import { commandWords } from './programs/command-words.js';

/** A contender, as plain data. */
export type Contender =
  | { readonly kind: 'builtin'; readonly level: BotName; readonly name: string }
  | { readonly kind: 'program'; readonly words: readonly string[]; readonly name: string };

/** Prefixes of a built-in bot. `riverstone play` uses `bot:`. */
const PREFIXES = ['builtin:', 'bot:'] as const;

/**
 * Reads `builtin:master`, `master` or a command line.
 * @example
 * parseContender('builtin:master') // => { ok: true, value: { kind: 'builtin', level: 'master', name: 'master' } }
 */
export function parseContender(text: string): Result<Contender, string> {
  const prefix = PREFIXES.find((each) => text.toLowerCase().startsWith(each));
  const level = text.slice(prefix?.length ?? 0).toLowerCase();
  if (isBotName(level)) return ok({ kind: 'builtin', level, name: level });
  if (prefix !== undefined) {
    return { ok: false, error: `There is no level "${level}"; there are ${listed(botNames)}.` };
  }
  const words = commandWords(text);
  if (!words.ok) return words;
  if (!words.value[0]) return { ok: false, error: `A contender is missing: ${howToWrite}` };
  return ok({ kind: 'program', words: words.value, name: text.trim() });
}

/** What to try when a contender can't be started. */
export const howToWrite =
  'write a built-in bot as builtin:master (or just master), and a program as one argument in quotes, such as "python3 examples/bot.py".';

/**
 * Gives contenders different names.
 * @example
 * const master = unwrap(parseContender('builtin:master'));
 * distinct([master, master]).map(({ name }) => name) // => ['master', 'master 2']
 */
export function distinct(contenders: readonly Contender[]): readonly Contender[] {
  const taken = new Set<string>();
  return contenders.map((contender) => {
    let { name } = contender;
    for (let count = 2; taken.has(name); count++) name = `${contender.name} ${count}`;
    taken.add(name);
    return { ...contender, name };
  });
}
