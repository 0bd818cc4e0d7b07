/** Splits a command line into words as a shell does, without running a shell. */

import { ok, type Result } from '@riverstone/rules';

const WORD = /[^\s"'\\]+|"((?:[^"\\]|\\.)*)"|'([^']*)'|\\(.)/y;

/**
 * Respects quotes. A backslash escapes the next character, inside double quotes too.
 * @example commandWords('python3 "my bots/bot.py"') // => { ok: true, value: ['python3', 'my bots/bot.py'] }
 */
export function commandWords(text: string): Result<readonly string[], string> {
  const words: string[] = [];
  let word: string | null = null;
  for (let at = 0; at < text.length; ) {
    if (/\s/.test(text.charAt(at))) {
      if (word !== null) words.push(word);
      word = null;
      at++;
      continue;
    }
    WORD.lastIndex = at;
    const match = WORD.exec(text);
    if (match === null) return { ok: false, error: `In ${text} a quote is opened and not closed.` };
    const [whole, double, single, escaped] = match;
    word = (word ?? '') + (double?.replaceAll(/\\(.)/g, '$1') ?? single ?? escaped ?? whole);
    at = WORD.lastIndex;
  }
  if (word !== null) words.push(word);
  return ok(words);
}
