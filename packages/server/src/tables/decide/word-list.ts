/** Words that a server does not allow in names and in public talk, from a file of the operator's. */

export interface WordList {
  /** Whether a text has one of the words, however it is dressed up. */
  hits(text: string): boolean;
}

export const noWordList: WordList = { hits: () => false };

/** One word in each line; empty lines and lines that begin with # do not count. */
export function wordListOf(lines: readonly string[]): WordList {
  const words = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
  const bare = [...new Set(words.map(skeletonOf))].filter((word) => word !== '');
  return {
    hits(text) {
      const parts = text
        .split(/\s+/u)
        .map(skeletonOf)
        .filter((part) => part !== '');
      // Letters with spaces between them make a word, too.
      const spelled = spelledOut(parts);
      return bare.some((word) => parts.some((part) => hasWord(part, word)) || spelled.includes(word));
    },
  };
}

/** Short words must stand alone: many harmless ones contain them. */
const LEAST_INSIDE = 5;

function hasWord(part: string, word: string): boolean {
  return word.length < LEAST_INSIDE ? part === word : part.includes(word);
}

/** Runs of single letters, put together: `b a d` becomes `bad`. */
function spelledOut(parts: readonly string[]): readonly string[] {
  const runs: string[] = [];
  let run = '';
  for (const part of [...parts, '  ']) {
    if (part.length === 1) run += part;
    else {
      if (run.length > 1) runs.push(squeezed(run));
      run = '';
    }
  }
  return runs;
}

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
  l: 'i',
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ß: 'ss',
  ı: 'i',
};

/** Letters alone, without case, accents, look-alikes and repetitions. */
function skeletonOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const alike = [...plain].map((letter) => lookalikes[letter] ?? letter).join('');
  return squeezed(alike.replace(/[^\p{L}\p{N}]/gu, ''));
}

function squeezed(text: string): string {
  return text.replace(/(.)\1+/gu, '$1');
}
