/** The words that every game understands at every prompt. */

/** What a typed line asks for; `other` is for the game to read. */
export type Command =
  | { readonly kind: 'enter' | 'help' | 'moves' | 'hint' | 'time' | 'wait' | 'run' | 'quit' }
  | { readonly kind: 'other'; readonly text: string };

const words = {
  '': 'enter',
  '?': 'help',
  help: 'help',
  h: 'help',
  moves: 'moves',
  hint: 'hint',
  time: 'time',
  wait: 'wait',
  run: 'run',
  quit: 'quit',
  exit: 'quit',
  q: 'quit',
} as const;

export function commandOf(line: string): Command {
  const word = line.toLowerCase();
  return Object.hasOwn(words, word) ? { kind: words[word as keyof typeof words] } : { kind: 'other', text: line };
}

/** The words, for the help page. */
export const wordsHelp: readonly string[] = [
  '? shows this, moves what can be played, hint an idea, time the clocks, quit leaves.',
  'Enter shows the table again.',
];
