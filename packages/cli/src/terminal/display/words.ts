/** The words that every game understands at every prompt. */

import { type HintStrength, hintStrengths } from '@riverstone/bots';

/** What a typed line asks for; `other` is for the game to read. */
export type TerminalCommand =
  | { readonly kind: 'enter' | 'help' | 'moves' | 'time' | 'wait' | 'run' | 'quit' }
  | { readonly kind: 'hint'; readonly strength: HintStrength }
  | { readonly kind: 'other'; readonly text: string };

const words = {
  '': 'enter',
  '?': 'help',
  help: 'help',
  h: 'help',
  moves: 'moves',
  time: 'time',
  wait: 'wait',
  run: 'run',
  quit: 'quit',
  exit: 'quit',
  q: 'quit',
} as const;

/** `hint` alone is the weakest; the others are numbered. */
const hintWords = new Map<string, HintStrength>([
  ['hint', 'where'],
  ...hintStrengths.map((strength, index) => [`hint ${index + 1}`, strength] as const),
]);

export function commandOf(line: string): TerminalCommand {
  const word = line.toLowerCase();
  const strength = hintWords.get(word);
  if (strength !== undefined) return { kind: 'hint', strength };
  return Object.hasOwn(words, word) ? { kind: words[word as keyof typeof words] } : { kind: 'other', text: line };
}

/** The words, for the help page. */
export const wordsHelp: readonly string[] = [
  '? shows this, moves what can be played, time the clocks, quit leaves.',
  'hint says where to look, hint 2 what for, hint 3 the move (where that is fair).',
  'Enter shows the table again.',
];
