/** What the page says about Kakuzu in Dutch. */

import type { KakuzuMessages } from '../catalogue';
import { grammarOf } from '../grammar';

const { count, and, or } = grammarOf('nl');
const percent = new Intl.NumberFormat('nl', { style: 'percent' });

const list = (digits: readonly number[]): string => (digits.length === 0 ? 'geen' : and(digits.map(String)));

/** The nine boxes of the board, row by row. */
const boxes = [
  'linksboven',
  'boven in het midden',
  'rechtsboven',
  'links in het midden',
  'in het midden',
  'rechts in het midden',
  'linksonder',
  'onder in het midden',
  'rechtsonder',
];
const boxName = (box: number): string => boxes[box] ?? '';

/** What follows the name of who is asked to open a box, and of who does. Names are not counted with: they may hold a `#`. */
const openABox = (boxesLeft: number): string =>
  count(boxesLeft, {
    one: 'open het laatste hele blok: til daar een steen op.',
    other: 'open een blok: til daar een steen op. Nog # blokken.',
  });
const opensABox = (boxesLeft: number): string =>
  count(boxesLeft, { one: 'opent het laatste blok.', other: 'opent een blok. Nog # blokken.' });

export const kakuzu: KakuzuMessages = {
  board: 'Het bord: stenen op een sudoku',
  row: (row: string) => `Rij ${row}`,
  square: {
    stone: (square: string) => `${square}, steen`,
    open: (square: string, digit: number) => `${square}, ${digit}`,
    neverLifted: (square: string, digit: number) => `${square}, ${digit}, nooit opgetild`,
    picked: 'Gekozen.',
    boxLostOne: 'Dit blok mist al een steen.',
    notes: (digits: readonly number[]) => `Je notities: ${list(digits)}.`,
    hinted: 'De tip wijst hierheen.',
    around: (square: string, inRow: readonly number[], inColumn: readonly number[], inBox: readonly number[]) =>
      `Rond ${square}. Rij: ${list(inRow)}. Kolom: ${list(inColumn)}. Blok: ${list(inBox)}.`,
  },
  prompt: {
    setup: {
      you: (boxesLeft: number) =>
        count(boxesLeft, {
          one: 'Open het laatste hele blok: til daar een steen op.',
          other: 'Open een blok: til daar een steen op. Nog # blokken.',
        }),
      named: (name: string, boxesLeft: number) => `${name}, ${openABox(boxesLeft)}`,
      other: (name: string, boxesLeft: number) => `${name} ${opensABox(boxesLeft)}`,
    },
    find: {
      you: (digit: number) => `Zoek een ${digit}.`,
      named: (name: string, digit: number) => `${name}, zoek een ${digit}.`,
      other: (name: string, digit: number) => `${name} zoekt een ${digit}.`,
    },
    findAnother: {
      you: (digit: number) => `Zoek nog een ${digit}.`,
      named: (name: string, digit: number) => `${name}, zoek nog een ${digit}.`,
      other: (name: string, digit: number) => `${name} zoekt nog een ${digit}.`,
    },
    announce: {
      you: 'Kies een cijfer en een steen.',
      named: (name: string) => `${name}, kies een cijfer en een steen.`,
      other: (name: string) => `${name} kiest een cijfer en een steen.`,
    },
    whichDigit: (square: string) => `Welk cijfer ligt onder ${square}?`,
    whichSquare: (digit: number) => `Welke steen verbergt een ${digit}?`,
    confirm: (square: string) => `De steen op ${square} optillen? Dat is definitief.`,
    confirmDigit: (square: string, digit: number) => `${square} optillen als een ${digit}? Dat is definitief.`,
    pencil: 'Potlood: kies een steen, dan cijfers.',
    pencilOn: (square: string) => `Notities op ${square}`,
    over: 'Geen steen verbergt nog een cijfer.',
    sheetWas: (number: number) => `Het was rooster ${number}.`,
  },
  story: {
    opened: (name: string, square: string, digit: number) => `${name}: ${square} is een ${digit}.`,
    kept: (name: string, square: string, digit: number) => `${name}: ${square} is een ${digit}. Binnen!`,
    missed: (name: string, square: string, digit: number, wanted: number, to: string) =>
      `${name}: ${square} is een ${digit}, geen ${wanted}. De steen gaat naar ${to}.`,
    lost: (name: string, square: string, digit: number, wanted: number) =>
      `${name}: ${square} is een ${digit}, geen ${wanted}. De steen is weg.`,
    drew: (name: string, digit: number) => `${name}: een ${digit} uit de buidel.`,
    drewZero: (name: string) => `${name}: de 0 uit de buidel. De beurt is voorbij.`,
    completed: (digit: number) => `Cijfer ${digit} is compleet.`,
    thirdMatch: (name: string) => `${name}: drie stenen binnen. De beurt is voorbij.`,
    ninth: (name: string) => `${name}: de negende van dit cijfer. De beurt is voorbij.`,
    flag: (name: string) => `${name} heeft geen tijd meer en wordt voortaan overgeslagen.`,
  },
  tray: {
    lift: 'Optillen',
    liftSquare: (square: string) => `${square} optillen`,
    putBack: 'Terugleggen',
    wanted: (digit: number) => `Gezocht: een ${digit}`,
    nothingYet: 'Eerst gaan negen blokken open; dan begint de jacht.',
    bag: 'Buidel',
    bagHas: (digits: readonly number[]) => `In de buidel: ${list(digits)}.`,
    drawnHas: (digits: readonly number[]) => `Getrokken in deze beurt: ${list(digits)}.`,
    completeAre: (digits: readonly number[]) => `Compleet: ${list(digits)}.`,
    announceDigit: (digit: number) => `Noem een ${digit}`,
    announcePad: 'Het cijfer dat je noemt',
    complete: (digit: number) => `${digit}, compleet`,
    keptOfThree: (kept: number) => `${kept} van 3 binnen in deze beurt`,
    boxesLeft: (left: number) => count(left, { one: 'nog # blok', other: 'nog # blokken' }),
  },
  notes: {
    pencil: 'Notities',
    show: 'Mijn notities tonen',
    hide: 'Mijn notities verbergen',
    pad: 'Cijfers om te noteren',
    noteDigit: (digit: number) => `${digit} noteren`,
    erase: 'De notities van deze steen uitgommen',
    tidy: 'Opruimen: uitgommen wat niet meer kan',
    clear: 'Alle notities uitgommen',
    done: 'Klaar',
    noted: (square: string, digits: readonly number[]) => `${square}: ${list(digits)}.`,
    tidied: (number: number) =>
      number === 0
        ? 'Niets op te ruimen.'
        : count(number, { one: '# notitie uitgegomd.', other: '# notities uitgegomd.' }),
    cleared: 'Alle notities zijn uitgegomd.',
    undo: 'Ongedaan maken',
    pencilOff: 'Potlood weggelegd.',
    chooseFirst: 'Kies eerst een steen, dan een cijfer.',
    noStone: (square: string) => `Op ${square} ligt geen steen: er valt niets te noteren.`,
    shown: 'Je notities zijn zichtbaar.',
    hidden: 'Je notities zijn verborgen.',
  },
  seat: {
    of: (all: number) => `van ${all}`,
    flagged: 'geen tijd meer',
  },
  refused: {
    'bad-notation': 'Kies eerst een cijfer en een steen.',
    'game-over': 'Het spel is afgelopen.',
    'not-your-turn': 'Iemand anders is aan de beurt. Wacht op de jouwe.',
    paused: 'De tafel staat op pauze. Ga eerst verder.',
  },
  notAllowed: {
    'draw-due': 'Eerst moet er een cijfer getrokken worden. Een moment.',
    'no-draw-due': 'Er hoeft nu geen cijfer getrokken te worden. Til een steen op.',
    'not-in-bag': 'Dat cijfer zit niet in de buidel.',
    'no-stone': 'Daar ligt geen steen meer. Kies een andere.',
    'box-opened': 'Dit blok mist al een steen. Kies een heel blok.',
    'digit-complete': 'Alle negen van dat cijfer liggen open. Noem een ander.',
    'clock-not-running': 'Er loopt nu geen klok.',
  },
  hint: {
    where: (box: number) => `Kijk naar het blok ${boxName(box)}.`,
    which: (digit: number, squares: readonly string[]) => `Een ${digit} kan op ${or(squares)} liggen.`,
    whichSetup: (squares: readonly string[]) => `Neem ${or(squares)}.`,
    setup: (square: string) => `Elke steen van een heel blok is goed: ${square} bijvoorbeeld.`,
    certain: (square: string, digit: number) => `${square} moet een ${digit} zijn.`,
    likeliest: (square: string, digit: number, chance: number) =>
      `Nergens is een ${digit} waarschijnlijker dan op ${square}: ${percent.format(chance)}.`,
    prospect: (square: string, digit: number, chance: number) =>
      `${square} is met ${percent.format(chance)} kans een ${digit}. Een andere steen is waarschijnlijker, maar deze verraadt minder.`,
    lesser: (square: string, digit: number, chance: number) =>
      `${square} is met ${percent.format(chance)} kans een ${digit}.`,
    alternatives: (square: string, digit: number, possibilities: number) =>
      count(possibilities, {
        one: `${square} lijkt een ${digit}.`,
        other: `${square} kan een ${digit} zijn: een van # mogelijkheden.`,
      }),
  },
  keys: {
    lift: 'een steen kiezen en optillen',
    back: 'hem terugleggen',
    stepBack: 'een stap terug',
    notes: 'potlood pakken of wegleggen',
    digits: 'een cijfer noteren of noemen',
    erase: 'de notities van een steen uitgommen',
    tidy: 'de notities opruimen',
    showNotes: 'de notities tonen of verbergen',
    around: 'zeggen wat rond een vak open ligt',
  },
  options: {
    variant: 'Hoe cijfers gekozen worden',
    variants: {
      bag: 'Uit de buidel',
      'same-digit': 'Nog eens hetzelfde',
      announce: 'Genoemd',
    },
    variantHints: {
      bag: 'Trek een cijfer, vind het, trek het volgende. De 0 beëindigt de beurt.',
      'same-digit': 'Gevonden? Zoek hetzelfde cijfer nog eens, tot je mist.',
      announce: 'Geen buidel: noem zelf een cijfer en vind er hooguit drie per beurt.',
    },
    more: 'Meer opties',
    first: 'Wie begint',
    firstByLot: 'Door loting',
    seat: (number: number) => `Plaats ${number}`,
    sheet: 'Rooster',
    sheets: { random: 'Nieuw', lot: 'Door loting', numbered: 'Op nummer' },
    sheetHints: {
      random: 'Niemand heeft het eerder gezien.',
      lot: 'Een van de veertig genummerde roosters, blind getrokken.',
      numbered: 'Een van de veertig. Goed voor een revanche.',
    },
    sheetOnline: 'Online zijn de veertig vermomd. Een nieuw rooster is het veiligst.',
    sheetNumber: 'Nummer van het rooster',
    clock: 'Bedenktijd',
    clockHint: 'Per speler en voor de hele partij. Wie geen tijd meer heeft, wordt overgeslagen.',
    clockMinutes: 'Minuten per speler',
  },
};
