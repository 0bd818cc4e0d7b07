/** What the page says about Kakuzu in German. */

import type { KakuzuMessages } from '../catalogue';
import { grammarOf } from '../grammar';

const { count, and, or } = grammarOf('de');
const percent = new Intl.NumberFormat('de', { style: 'percent' });

const list = (digits: readonly number[]): string => (digits.length === 0 ? 'keine' : and(digits.map(String)));

/** The nine boxes of the board, row by row. */
const boxes = [
  'oben links',
  'oben in der Mitte',
  'oben rechts',
  'links in der Mitte',
  'in der Mitte',
  'rechts in der Mitte',
  'unten links',
  'unten in der Mitte',
  'unten rechts',
];
const boxName = (box: number): string => boxes[box] ?? '';

/** What follows the name of who is asked to open a box, and of who does. Names are not counted with: they may hold a `#`. */
const openABox = (boxesLeft: number): string =>
  count(boxesLeft, {
    one: 'öffne den letzten ganzen Block: Heb einen seiner Steine ab.',
    other: 'öffne einen Block: Heb einen seiner Steine ab. Noch # Blöcke.',
  });
const opensABox = (boxesLeft: number): string =>
  count(boxesLeft, { one: 'öffnet den letzten Block.', other: 'öffnet einen Block. Noch # Blöcke.' });

export const kakuzu: KakuzuMessages = {
  board: 'Das Brett: Steine auf einem Sudoku',
  row: (row: string) => `Zeile ${row}`,
  square: {
    stone: (square: string) => `${square}, Stein`,
    open: (square: string, digit: number) => `${square}, ${digit}`,
    neverLifted: (square: string, digit: number) => `${square}, ${digit}, nie abgehoben`,
    picked: 'Ausgewählt.',
    boxLostOne: 'Dieser Block hat schon einen Stein verloren.',
    notes: (digits: readonly number[]) => `Deine Notizen: ${list(digits)}.`,
    hinted: 'Der Tipp zeigt hierher.',
    around: (square: string, inRow: readonly number[], inColumn: readonly number[], inBox: readonly number[]) =>
      `Um ${square}. Zeile: ${list(inRow)}. Spalte: ${list(inColumn)}. Block: ${list(inBox)}.`,
  },
  prompt: {
    setup: {
      you: (boxesLeft: number) =>
        count(boxesLeft, {
          one: 'Öffne den letzten ganzen Block: Heb einen seiner Steine ab.',
          other: 'Öffne einen Block: Heb einen seiner Steine ab. Noch # Blöcke.',
        }),
      named: (name: string, boxesLeft: number) => `${name}, ${openABox(boxesLeft)}`,
      other: (name: string, boxesLeft: number) => `${name} ${opensABox(boxesLeft)}`,
    },
    find: {
      you: (digit: number) => `Finde eine ${digit}.`,
      named: (name: string, digit: number) => `${name}, finde eine ${digit}.`,
      other: (name: string, digit: number) => `${name} sucht eine ${digit}.`,
    },
    findAnother: {
      you: (digit: number) => `Finde noch eine ${digit}.`,
      named: (name: string, digit: number) => `${name}, finde noch eine ${digit}.`,
      other: (name: string, digit: number) => `${name} sucht noch eine ${digit}.`,
    },
    announce: {
      you: 'Wähle eine Ziffer und einen Stein.',
      named: (name: string) => `${name}, wähle eine Ziffer und einen Stein.`,
      other: (name: string) => `${name} wählt eine Ziffer und einen Stein.`,
    },
    whichDigit: (square: string) => `Welche Ziffer liegt unter ${square}?`,
    whichSquare: (digit: number) => `Unter welchem Stein liegt eine ${digit}?`,
    confirm: (square: string) => `Den Stein auf ${square} abheben? Das ist endgültig.`,
    confirmDigit: (square: string, digit: number) => `${square} als ${digit} abheben? Das ist endgültig.`,
    pencil: 'Bleistift: Wähle einen Stein, dann Ziffern.',
    pencilOn: (square: string) => `Notizen auf ${square}`,
    over: 'Kein Stein verbirgt mehr etwas.',
    sheetWas: (number: number) => `Es war Gitter ${number}.`,
  },
  story: {
    opened: (name: string, square: string, digit: number) => `${name}: ${square} ist eine ${digit}.`,
    kept: (name: string, square: string, digit: number) => `${name}: ${square} ist eine ${digit}. Behalten!`,
    missed: (name: string, square: string, digit: number, wanted: number, to: string) =>
      `${name}: ${square} ist eine ${digit}, keine ${wanted}. Der Stein geht an ${to}.`,
    lost: (name: string, square: string, digit: number, wanted: number) =>
      `${name}: ${square} ist eine ${digit}, keine ${wanted}. Der Stein ist verloren.`,
    drew: (name: string, digit: number) => `${name}: eine ${digit} aus dem Beutel.`,
    drewZero: (name: string) => `${name}: die 0 aus dem Beutel. Der Zug ist vorbei.`,
    completed: (digit: number) => `Alle neun ${digit}er liegen offen.`,
    thirdMatch: (name: string) => `${name}: drei Steine behalten. Der Zug ist vorbei.`,
    ninth: (name: string) => `${name}: die neunte dieser Ziffer. Der Zug ist vorbei.`,
    flag: (name: string) => `${name} hat keine Zeit mehr und wird ab jetzt übersprungen.`,
  },
  tray: {
    lift: 'Abheben',
    liftSquare: (square: string) => `${square} abheben`,
    putBack: 'Zurücklegen',
    wanted: (digit: number) => `Gesucht: eine ${digit}`,
    nothingYet: 'Erst werden neun Blöcke geöffnet; dann beginnt die Jagd.',
    bag: 'Beutel',
    bagHas: (digits: readonly number[]) => `Im Beutel: ${list(digits)}.`,
    drawnHas: (digits: readonly number[]) => `In diesem Zug gezogen: ${list(digits)}.`,
    completeAre: (digits: readonly number[]) => `Vollständig: ${list(digits)}.`,
    announceDigit: (digit: number) => `Eine ${digit} ansagen`,
    announcePad: 'Die Ziffer, die du ansagst',
    complete: (digit: number) => `${digit}, vollständig`,
    keptOfThree: (kept: number) => `${kept} von 3 in diesem Zug behalten`,
    boxesLeft: (left: number) => count(left, { one: 'noch # Block', other: 'noch # Blöcke' }),
  },
  notes: {
    pencil: 'Notizen',
    show: 'Meine Notizen zeigen',
    hide: 'Meine Notizen verbergen',
    pad: 'Ziffern zum Notieren',
    noteDigit: (digit: number) => `${digit} notieren`,
    erase: 'Die Notizen dieses Steins ausradieren',
    tidy: 'Aufräumen: ausradieren, was nicht mehr sein kann',
    clear: 'Alle Notizen ausradieren',
    done: 'Fertig',
    noted: (square: string, digits: readonly number[]) => `${square}: ${list(digits)}.`,
    tidied: (number: number) =>
      number === 0
        ? 'Nichts aufzuräumen.'
        : count(number, { one: '# Notiz ausradiert.', other: '# Notizen ausradiert.' }),
    cleared: 'Alle Notizen sind ausradiert.',
    undo: 'Rückgängig',
    pencilOff: 'Bleistift weggelegt.',
    chooseFirst: 'Wähle erst einen Stein, dann eine Ziffer.',
    noStone: (square: string) => `Auf ${square} liegt kein Stein: Da gibt es nichts zu notieren.`,
    shown: 'Deine Notizen sind zu sehen.',
    hidden: 'Deine Notizen sind verborgen.',
  },
  seat: {
    of: (all: number) => `von ${all}`,
    flagged: 'Zeit um',
  },
  refused: {
    'bad-notation': 'Wähle erst eine Ziffer und einen Stein.',
    'game-over': 'Die Partie ist zu Ende.',
    'not-your-turn': 'Jemand anderes ist am Zug. Warte, bis du dran bist.',
    paused: 'Der Tisch macht Pause. Drück erst auf Weiter.',
  },
  notAllowed: {
    'draw-due': 'Erst muss eine Ziffer gezogen werden. Einen Moment.',
    'no-draw-due': 'Jetzt ist keine Ziffer zu ziehen. Heb einen Stein ab.',
    'not-in-bag': 'Diese Ziffer ist nicht im Beutel.',
    'no-stone': 'Dort liegt kein Stein mehr. Wähle einen anderen.',
    'box-opened': 'Dieser Block hat schon einen Stein verloren. Wähle einen ganzen Block.',
    'digit-complete': 'Alle neun dieser Ziffer sind offen. Sag eine andere an.',
    'clock-not-running': 'Gerade läuft keine Uhr.',
  },
  hint: {
    where: (box: number) => `Sieh dir den Block ${boxName(box)} an.`,
    which: (digit: number, squares: readonly string[]) => `Eine ${digit} könnte auf ${or(squares)} liegen.`,
    whichSetup: (squares: readonly string[]) => `Nimm ${or(squares)}.`,
    setup: (square: string) => `Jeder Stein eines ganzen Blocks ist recht: etwa ${square}.`,
    certain: (square: string, digit: number) => `${square} muss eine ${digit} sein.`,
    likeliest: (square: string, digit: number, chance: number) =>
      `Nirgends ist eine ${digit} wahrscheinlicher als auf ${square}: ${percent.format(chance)}.`,
    prospect: (square: string, digit: number, chance: number) =>
      `${square} ist mit ${percent.format(chance)} eine ${digit}. Ein anderer Stein ist wahrscheinlicher, aber dieser verrät weniger.`,
    lesser: (square: string, digit: number, chance: number) =>
      `${square} ist mit ${percent.format(chance)} eine ${digit}.`,
    alternatives: (square: string, digit: number, possibilities: number) =>
      count(possibilities, {
        one: `${square} sieht nach einer ${digit} aus.`,
        other: `${square} kann eine ${digit} sein: eine von # Möglichkeiten.`,
      }),
  },
  keys: {
    lift: 'einen Stein wählen und abheben',
    back: 'ihn zurücklegen',
    stepBack: 'einen Schritt zurück',
    notes: 'Bleistift nehmen oder weglegen',
    digits: 'eine Ziffer notieren oder ansagen',
    erase: 'die Notizen eines Steins ausradieren',
    tidy: 'die Notizen aufräumen',
    showNotes: 'die Notizen zeigen oder verbergen',
    around: 'sagen, was um ein Feld offen liegt',
  },
  options: {
    variant: 'Wie Ziffern gewählt werden',
    variants: {
      bag: 'Aus dem Beutel',
      'same-digit': 'Noch einmal dieselbe',
      announce: 'Angesagt',
    },
    variantHints: {
      bag: 'Zieh eine Ziffer, finde sie, zieh die nächste. Die 0 beendet den Zug.',
      'same-digit': 'Gefunden? Such dieselbe Ziffer weiter, bis du danebengreifst.',
      announce: 'Ohne Beutel: Sag eine beliebige Ziffer an und finde bis zu drei in einem Zug.',
    },
    more: 'Mehr Optionen',
    first: 'Wer beginnt',
    firstByLot: 'Ausgelost',
    seat: (number: number) => `Platz ${number}`,
    sheet: 'Gitter',
    sheets: { random: 'Ein neues', lot: 'Ausgelost', numbered: 'Nach Nummer' },
    sheetHints: {
      random: 'Niemand hat es je gesehen.',
      lot: 'Eines der vierzig nummerierten Gitter, blind gezogen.',
      numbered: 'Eines der vierzig. Gut für eine Revanche.',
    },
    sheetOnline: 'Online sind die vierzig getarnt. Am sichersten ist ein neues.',
    sheetNumber: 'Nummer des Gitters',
    clock: 'Bedenkzeit',
    clockHint: 'Pro Person und für die ganze Partie. Wer sie verbraucht hat, wird übersprungen.',
    clockMinutes: 'Minuten pro Person',
  },
};
