/** Text from outside, made safe to show. */

/**
 * Escapes control and formatting characters, so that no terminal obeys them.
 * @example visible('a\u001b[2J') // => 'a\\u001b[2J'
 */
export function visible(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `\\u${code.toString(16).padStart(4, '0')}`;
  });
}
