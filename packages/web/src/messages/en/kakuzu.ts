/** What the page says about Kakuzu in English. */

import type { KakuzuCode, KakuzuReason } from '@riverstone/rules/kakuzu';
import { grammarOf } from '../grammar';

const { count, and, or } = grammarOf('en');
const percent = new Intl.NumberFormat('en', { style: 'percent' });

/** A digit with its article. */
const a = (digit: number): string => (digit === 8 ? 'an 8' : `a ${digit}`);
const capitalA = (digit: number): string => (digit === 8 ? 'An 8' : `A ${digit}`);
const list = (digits: readonly number[]): string => (digits.length === 0 ? 'none' : and(digits.map(String)));

/** The nine boxes of the board, row by row. */
const boxes = ['top left', 'top', 'top right', 'left', 'middle', 'right', 'bottom left', 'bottom', 'bottom right'];
const boxName = (box: number): string => boxes[box] ?? '';

/** What follows the name of who is asked to open a box, and of who does. Names are not counted with: they may hold a `#`. */
const openABox = (boxesLeft: number): string =>
  count(boxesLeft, {
    one: 'open the last whole box: lift any of its stones.',
    other: 'open a box: lift any of its stones. # boxes are left.',
  });
const opensABox = (boxesLeft: number): string =>
  count(boxesLeft, { one: 'opens the last box.', other: 'opens a box. # boxes are left.' });

export const kakuzu = {
  board: 'The board: stones over a sudoku',
  row: (row: string) => `Row ${row}`,
  /** Spoken names of squares. */
  square: {
    stone: (square: string) => `${square}, stone`,
    open: (square: string, digit: number) => `${square}, ${digit}`,
    /** After the end: a stone that nobody lifted. */
    neverLifted: (square: string, digit: number) => `${square}, ${digit}, never lifted`,
    picked: 'Picked.',
    boxLostOne: 'Its box has lost a stone already.',
    notes: (digits: readonly number[]) => `Your notes: ${list(digits)}.`,
    hinted: 'The hint points here.',
    /** What lies open around a square, on request. */
    around: (square: string, inRow: readonly number[], inColumn: readonly number[], inBox: readonly number[]) =>
      `Around ${square}. Row: ${list(inRow)}. Column: ${list(inColumn)}. Box: ${list(inBox)}.`,
  },
  /** What is asked now. `you`: one person plays; `named`: several share the device; `other`: somebody else is to move. */
  prompt: {
    setup: {
      you: (boxesLeft: number) =>
        count(boxesLeft, {
          one: 'Open the last whole box: lift any of its stones.',
          other: 'Open a box: lift any of its stones. # boxes are left.',
        }),
      named: (name: string, boxesLeft: number) => `${name}, ${openABox(boxesLeft)}`,
      other: (name: string, boxesLeft: number) => `${name} ${opensABox(boxesLeft)}`,
    },
    find: {
      you: (digit: number) => `Find ${a(digit)}.`,
      named: (name: string, digit: number) => `${name}, find ${a(digit)}.`,
      other: (name: string, digit: number) => `${name} is looking for ${a(digit)}.`,
    },
    /** The same digit is looked for once more. */
    findAnother: {
      you: (digit: number) => `Find another ${digit}.`,
      named: (name: string, digit: number) => `${name}, find another ${digit}.`,
      other: (name: string, digit: number) => `${name} is looking for another ${digit}.`,
    },
    announce: {
      you: 'Choose a digit and a stone.',
      named: (name: string) => `${name}, choose a digit and a stone.`,
      other: (name: string) => `${name} is choosing a digit and a stone.`,
    },
    whichDigit: (square: string) => `Which digit is under ${square}?`,
    whichSquare: (digit: number) => `Which stone hides ${a(digit)}?`,
    confirm: (square: string) => `Lift the stone on ${square}? That is final.`,
    confirmDigit: (square: string, digit: number) => `Lift ${square} as ${a(digit)}? That is final.`,
    pencil: 'Pencil: choose a stone, then digits.',
    pencilOn: (square: string) => `Notes on ${square}`,
    over: 'No stone hides anything any more.',
    /** After the end: which of the numbered sheets lay there. */
    sheetWas: (number: number) => `It was sheet ${number}.`,
  },
  /** What happened. */
  story: {
    opened: (name: string, square: string, digit: number) => `${name}: ${square} is ${a(digit)}.`,
    kept: (name: string, square: string, digit: number) => `${name}: ${square} is ${a(digit)}. Kept!`,
    missed: (name: string, square: string, digit: number, wanted: number, to: string) =>
      `${name}: ${square} is ${a(digit)}, not ${a(wanted)}. The stone goes to ${to}.`,
    /** Alone: the stone belongs to nobody. */
    lost: (name: string, square: string, digit: number, wanted: number) =>
      `${name}: ${square} is ${a(digit)}, not ${a(wanted)}. The stone is lost.`,
    drew: (name: string, digit: number) => `${name}: ${a(digit)} from the bag.`,
    drewZero: (name: string) => `${name}: the 0 from the bag. The turn is over.`,
    completed: (digit: number) => `All nine ${digit}s are open.`,
    thirdMatch: (name: string) => `${name}: three kept. The turn is over.`,
    ninth: (name: string) => `${name}: the ninth of its kind. The turn is over.`,
    flag: (name: string) => `${name} is out of time, and passed over from now on.`,
  },
  tray: {
    lift: 'Lift',
    liftSquare: (square: string) => `Lift ${square}`,
    putBack: 'Put it back',
    /** The digit that is looked for. */
    wanted: (digit: number) => `Looking for ${a(digit)}`,
    nothingYet: 'Nine boxes are opened first; then the hunt begins.',
    bag: 'Bag',
    bagHas: (digits: readonly number[]) => `In the bag: ${list(digits)}.`,
    drawnHas: (digits: readonly number[]) => `Drawn in this turn: ${list(digits)}.`,
    completeAre: (digits: readonly number[]) => `Complete: ${list(digits)}.`,
    announceDigit: (digit: number) => `Announce ${a(digit)}`,
    announcePad: 'The digit you announce',
    complete: (digit: number) => `${digit}, complete`,
    keptOfThree: (kept: number) => `${kept} of 3 kept in this turn`,
    boxesLeft: (left: number) => count(left, { one: '# box left', other: '# boxes left' }),
  },
  notes: {
    pencil: 'Notes',
    show: 'Show my notes',
    hide: 'Hide my notes',
    pad: 'Digits to note',
    noteDigit: (digit: number) => `Note ${digit}`,
    erase: 'Rub out this stone’s notes',
    tidy: 'Tidy: rub out what can’t be any more',
    clear: 'Rub out all notes',
    done: 'Done',
    noted: (square: string, digits: readonly number[]) => `${square}: ${list(digits)}.`,
    tidied: (number: number) =>
      number === 0 ? 'Nothing to tidy.' : count(number, { one: '# note rubbed out.', other: '# notes rubbed out.' }),
    cleared: 'All notes are rubbed out.',
    undo: 'Undo',
    pencilOff: 'Pencil put away.',
    chooseFirst: 'Choose a stone first, then a digit.',
    /** Notes go on stones; a digit lies open here. */
    noStone: (square: string) => `No stone lies on ${square}, so there is nothing to note.`,
    shown: 'Your notes are shown.',
    hidden: 'Your notes are hidden.',
  },
  seat: {
    /** Behind the number of stones of somebody who plays alone: `12 of 72`. */
    of: (all: number) => `of ${all}`,
    flagged: 'out of time',
  },
  refused: {
    'bad-notation': 'Choose a digit and a stone first.',
    'game-over': 'The game is over.',
    'not-your-turn': 'It is somebody else’s turn. Wait for yours.',
    paused: 'The table is paused. Go on first.',
  } satisfies Readonly<Record<Exclude<KakuzuCode, 'not-allowed'> | 'paused', string>>,
  /** Why a stone can't be lifted, and what to do. */
  notAllowed: {
    'draw-due': 'A digit has to be drawn first. One moment.',
    'no-draw-due': 'No digit is to be drawn now. Lift a stone.',
    'not-in-bag': 'That digit is not in the bag.',
    'no-stone': 'No stone lies there any more. Choose one that does.',
    'box-opened': 'This box has lost a stone already. Choose a box that is whole.',
    'digit-complete': 'All nine of that digit are open. Announce another.',
    'clock-not-running': 'No clock is running now.',
  } satisfies Readonly<Record<KakuzuReason, string>>,
  hint: {
    where: (box: number) => `Look at the ${boxName(box)} box.`,
    which: (digit: number, squares: readonly string[]) => `${capitalA(digit)} could be on ${or(squares)}.`,
    whichSetup: (squares: readonly string[]) => `Take ${or(squares)}.`,
    setup: (square: string) => `Any stone of a whole box will do: ${square}, say.`,
    certain: (square: string, digit: number) => `${square} must be ${a(digit)}.`,
    likeliest: (square: string, digit: number, chance: number) =>
      `Nowhere is ${a(digit)} likelier than on ${square}: ${percent.format(chance)}.`,
    prospect: (square: string, digit: number, chance: number) =>
      `${square} is ${a(digit)} with ${percent.format(chance)}. Another stone is likelier, but this one gives less away.`,
    lesser: (square: string, digit: number, chance: number) =>
      `${square} is ${a(digit)} with ${percent.format(chance)}.`,
    alternatives: (square: string, digit: number, possibilities: number) =>
      count(possibilities, {
        one: `${square} looks like ${a(digit)}.`,
        other: `${square} may be ${a(digit)}: one of # possibilities.`,
      }),
  },
  keys: {
    lift: 'pick a stone, and lift it',
    back: 'put it back',
    stepBack: 'one step back',
    notes: 'pencil notes on and off',
    digits: 'note a digit, or announce one',
    erase: 'rub out the notes on a stone',
    tidy: 'tidy the notes',
    showNotes: 'show or hide the notes',
    around: 'say what lies open around a square',
  },
  options: {
    variant: 'How digits are chosen',
    variants: {
      bag: 'From the bag',
      'same-digit': 'Same digit again',
      announce: 'Announced',
    },
    variantHints: {
      bag: 'Draw a digit, find it, draw the next. The 0 ends the turn.',
      'same-digit': 'After a find, look for the same digit again until you miss.',
      announce: 'No bag: name any digit, and find up to three in a turn.',
    },
    more: 'More options',
    first: 'Who begins',
    firstByLot: 'Drawn by lot',
    seat: (number: number) => `Seat ${number}`,
    sheet: 'Sheet',
    /** Where the sheet comes from, with what speaks for each. */
    sheets: { random: 'A fresh one', lot: 'Drawn by lot', numbered: 'By number' },
    sheetHints: {
      random: 'Nobody has seen it before.',
      lot: 'One of the forty numbered sheets, drawn unseen.',
      numbered: 'One of the forty. Good for a return match.',
    },
    /** Shown where players sit apart. */
    sheetOnline: 'Online, the forty are disguised. A fresh one is safest.',
    sheetNumber: 'Sheet number',
    clock: 'Thinking time',
    clockHint: 'For each player and the whole game. Run out and you’re skipped.',
    clockMinutes: 'Minutes for each player',
  },
} as const;
