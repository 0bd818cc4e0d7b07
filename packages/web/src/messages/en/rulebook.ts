/** What the rules screens say around the rules, in English; it is loaded with the first of them. */

import { grammarOf } from '../grammar';

const { count, and } = grammarOf('en');

export const rulebook = {
  contents: 'Contents',
  search: 'Search the rules',
  searchHint: (clause: string) => `A word, or a clause such as ${clause}`,
  clear: 'Clear the search',
  found: (number: number) => count(number, '# paragraph found', '# paragraphs found'),
  nothing: (query: string) => `Nothing found for “${query}”`,
  nothingText: 'Try another word, or read it all.',
  showAll: 'Show all rules',
  /** The mark of a paragraph that settles what the books leave open. */
  ours: 'Ours',
  /** Above the rules; the mark stands before it. */
  oursNote: 'marks what the books leave open: there we had to choose. The small numbers name the clauses.',
  linkTo: (clause: string) => `Copy the link to ${clause}`,
  linkCopied: 'Link copied',
  linkShown: 'The link stands in the address bar.',
  unknownClause: (clause: string) => `There’s no clause ${clause}. Here are all the rules.`,
  facts: 'The game in the box',
  players: 'Players',
  age: 'Age',
  time: 'Time',
  material: 'In the box',
  notAffiliated: 'We’re not affiliated with authors or publishers. The rules stand here in our own words.',
  figure: {
    /** Where the same thing stands in the printed books. */
    inBooks: (number: string) => `Figure ${number} in the books`,
    inBook: (number: string) => `Example ${number} in the book`,
    /** The spoken name of a figure’s board. */
    board: (title: string) => `Board: ${title}`,
    row: (name: string) => `Row ${name}`,
    /** Spoken after the name of a square that can be pressed. */
    press: 'press to try',
    /** Before the moves that can be tried. */
    tryIt: 'Try it:',
    reset: 'Reset',
    wasReset: 'The board is as before.',
    /** A move and what comes of it. */
    outcome: (move: string, result: string) => `${move}: ${result}`,
  },
  challenge: {
    yellow: (digit: number, square: string) => `Yellow ${digit} on ${square}`,
    red: (digit: number, square: string) => `Red ${digit} on ${square}`,
    flipping: (move: string, squares: readonly string[]) => `${move}, flip ${and(squares)}`,
    refused: 'not allowed',
    /** Spoken after the name of a square. */
    spoken: {
      empty: 'empty',
      yellow: (digit: number) => `yellow ${digit}`,
      red: (digit: number) => `red ${digit}`,
      placed: 'placed',
      flipped: 'flipped',
      lit: 'part of a Kakuro',
    },
    /** Why a tile makes no Kakuro. */
    why: {
      noTotal: 'No total stands before these addends.',
      noAddends: 'No addend follows the total.',
      oneAddend: 'One addend is not enough.',
      twice: (digit: number) => `The ${digit} stands there twice.`,
      wrongEnd: (sum: number, total: number) => `${sum} doesn’t end in ${total}.`,
    },
  },
  race: {
    marker: (marker: number) => `Sum marker ${marker}`,
    refused: 'not valid',
    /** Spoken after the name of a square. */
    spoken: {
      sumSquare: 'Sum square',
      silver: (digit: number) => `silver ${digit}`,
      red: (digit: number) => `red ${digit}`,
      lit: 'in the line',
    },
  },
  kakuzu: {
    /** The digit that was drawn. */
    wanted: (digit: number) => `Drawn: ${digit}`,
    lift: (square: string) => `Lift ${square}`,
    /** What comes of it, in a word: a stone of the set-up, the drawn digit, another digit, a stone that may not be lifted. */
    opened: 'allowed',
    match: 'a match',
    miss: 'a miss',
    refused: 'not allowed',
    tellOpened: (digit: number) => `The ${digit} is under it. The stone belongs to nobody.`,
    tellMatch: (digit: number) => `The ${digit} is under it. You keep the stone and draw again.`,
    tellMiss: (digit: number, wanted: number) =>
      `The ${digit} is under it, not the ${wanted}. The stone goes to the next player, and your turn ends.`,
    tellComplete: (digit: number) => `All nine places of the ${digit} are open. It leaves the game.`,
    /** Spoken after the name of a square. */
    spoken: {
      stone: 'stone',
      lifted: 'lifted',
    },
  },
} as const;
