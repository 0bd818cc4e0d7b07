/** The themes of puzzles, each with the letter that stands for it in the files. */

/** A theme is named in every language of the page. */
export const themeLetters = {
  early: 'a',
  middle: 'b',
  late: 'c',
  overlooked: 'd',
  'no-flip': 'e',
  'new-total': 'f',
  joined: 'g',
  'many-flips': 'h',
  red: 'i',
  crossing: 'j',
  'three-or-more': 'k',
  long: 'l',
  column: 'm',
  'no-tile': 'n',
  'sum-square': 'o',
  exchange: 'p',
  'new-number': 'q',
  double: 'r',
  'many-tiles': 's',
  none: 't',
  'one-line': 'u',
  box: 'v',
  line: 'w',
  'only-digit': 'x',
  chain: 'y',
  locked: 'z',
  pair: 'A',
  triple: 'B',
  wing: 'C',
  hidden: 'D',
  'nearly-sure': 'E',
  'long-shot': 'F',
  'many-grids': 'G',
} as const;

export type PuzzleTheme = keyof typeof themeLetters;

const themeOf = new Map(
  Object.entries(themeLetters).map(([theme, letter]) => [letter as string, theme as PuzzleTheme]),
);

/**
 * Themes as letters.
 * @example lettersOf(['red', 'late']) // => 'ic'
 */
export function lettersOf(themes: readonly PuzzleTheme[]): string {
  return themes.map((theme) => themeLetters[theme]).join('');
}

/**
 * Themes from letters; letters that stand for none are skipped.
 * @example themesOf('ic') // => ['red', 'late']
 */
export function themesOf(letters: string): PuzzleTheme[] {
  return [...letters].flatMap((letter) => themeOf.get(letter) ?? []);
}
