/** Words of a spoken or loosely typed move: digits in words become digits, squares in two pieces become one. */

/**
 * Lower case, digits as figures, `c 6` as `c6`.
 * @param numbers zero to nine in the language, separated by spaces
 * @example spokenWords('Yellow four on C 6', 'zero one two three four five') // => ['yellow', '4', 'on', 'c6']
 */
export function spokenWords(said: string, numbers: string): readonly string[] {
  const named = numbers.split(' ');
  const words = said
    .toLowerCase()
    .split(/[\s,.;:!?]+/)
    .filter((word) => word !== '')
    .map((word) => (named.includes(word) ? String(named.indexOf(word)) : word));
  return words.flatMap((word, index) => {
    if (isLetter(words[index - 1]) && isDigit(word)) return [];
    return isLetter(word) && isDigit(words[index + 1]) ? [`${word}${words[index + 1]}`] : [word];
  });
}

const isLetter = (word: string | undefined): boolean => /^[a-i]$/.test(word ?? '');
const isDigit = (word: string | undefined): boolean => /^[1-9]$/.test(word ?? '');
