/** What the page says about Kakuzu in Italian. */

import type { KakuzuMessages } from '../catalogue';
import { grammarOf } from '../grammar';

const { count, and, or } = grammarOf('it');
const percent = new Intl.NumberFormat('it', { style: 'percent' });

const list = (digits: readonly number[]): string => (digits.length === 0 ? 'nessuna' : and(digits.map(String)));

/** The nine boxes of the board, row by row. */
const boxes = [
  'in alto a sinistra',
  'in alto',
  'in alto a destra',
  'a sinistra',
  'al centro',
  'a destra',
  'in basso a sinistra',
  'in basso',
  'in basso a destra',
];
const boxName = (box: number): string => boxes[box] ?? '';

/** What follows the name of who is asked to open a box, and of who does. Names are not counted with: they may hold a `#`. */
const openABox = (boxesLeft: number): string =>
  count(boxesLeft, {
    one: 'apri l’ultimo riquadro intero: togli una sua pietra.',
    other: 'apri un riquadro: togli una sua pietra. Restano # riquadri.',
  });
const opensABox = (boxesLeft: number): string =>
  count(boxesLeft, { one: 'apre l’ultimo riquadro.', other: 'apre un riquadro. Restano # riquadri.' });

export const kakuzu: KakuzuMessages = {
  board: 'Il tabellone: pietre sopra un sudoku',
  row: (row: string) => `Riga ${row}`,
  square: {
    stone: (square: string) => `${square}, pietra`,
    open: (square: string, digit: number) => `${square}, ${digit}`,
    neverLifted: (square: string, digit: number) => `${square}, ${digit}, mai tolta`,
    picked: 'Scelta.',
    boxLostOne: 'Il suo riquadro ha già perso una pietra.',
    notes: (digits: readonly number[]) => `I tuoi appunti: ${list(digits)}.`,
    hinted: 'L’aiuto indica questa casella.',
    around: (square: string, inRow: readonly number[], inColumn: readonly number[], inBox: readonly number[]) =>
      `Intorno a ${square}. Riga: ${list(inRow)}. Colonna: ${list(inColumn)}. Riquadro: ${list(inBox)}.`,
  },
  prompt: {
    setup: {
      you: (boxesLeft: number) =>
        count(boxesLeft, {
          one: 'Apri l’ultimo riquadro intero: togli una sua pietra.',
          other: 'Apri un riquadro: togli una sua pietra. Restano # riquadri.',
        }),
      named: (name: string, boxesLeft: number) => `${name}, ${openABox(boxesLeft)}`,
      other: (name: string, boxesLeft: number) => `${name} ${opensABox(boxesLeft)}`,
    },
    find: {
      you: (digit: number) => `Trova un ${digit}.`,
      named: (name: string, digit: number) => `${name}, trova un ${digit}.`,
      other: (name: string, digit: number) => `${name} cerca un ${digit}.`,
    },
    findAnother: {
      you: (digit: number) => `Trova un altro ${digit}.`,
      named: (name: string, digit: number) => `${name}, trova un altro ${digit}.`,
      other: (name: string, digit: number) => `${name} cerca un altro ${digit}.`,
    },
    announce: {
      you: 'Scegli una cifra e una pietra.',
      named: (name: string) => `${name}, scegli una cifra e una pietra.`,
      other: (name: string) => `${name} sceglie una cifra e una pietra.`,
    },
    whichDigit: (square: string) => `Quale cifra c’è sotto ${square}?`,
    whichSquare: (digit: number) => `Quale pietra nasconde un ${digit}?`,
    confirm: (square: string) => `Togliere la pietra ${square}? È definitivo.`,
    confirmDigit: (square: string, digit: number) => `Togliere ${square} annunciando ${digit}? È definitivo.`,
    pencil: 'Matita: scegli una pietra, poi le cifre.',
    pencilOn: (square: string) => `Appunti su ${square}`,
    over: 'Nessuna pietra nasconde più una cifra.',
    sheetWas: (number: number) => `Era lo schema ${number}.`,
  },
  story: {
    opened: (name: string, square: string, digit: number) => `${name}: ${square} è un ${digit}.`,
    kept: (name: string, square: string, digit: number) => `${name}: ${square} è un ${digit}. Presa!`,
    missed: (name: string, square: string, digit: number, wanted: number, to: string) =>
      `${name}: ${square} è un ${digit}, non un ${wanted}. La pietra la prende ${to}.`,
    lost: (name: string, square: string, digit: number, wanted: number) =>
      `${name}: ${square} è un ${digit}, non un ${wanted}. La pietra è persa.`,
    drew: (name: string, digit: number) => `${name}: un ${digit} dal sacchetto.`,
    drewZero: (name: string) => `${name}: lo 0 dal sacchetto. Il turno è finito.`,
    completed: (digit: number) => `Tutti e nove i ${digit} sono scoperti.`,
    thirdMatch: (name: string) => `${name}: tre pietre prese. Il turno è finito.`,
    ninth: (name: string) => `${name}: la nona della stessa cifra. Il turno è finito.`,
    flag: (name: string) => `${name}: tempo scaduto, da ora niente più turni.`,
  },
  tray: {
    lift: 'Togli',
    liftSquare: (square: string) => `Togli ${square}`,
    putBack: 'Rimettila',
    wanted: (digit: number) => `Cifra cercata: ${digit}`,
    nothingYet: 'Prima si aprono i nove riquadri; poi comincia la caccia.',
    bag: 'Sacchetto',
    bagHas: (digits: readonly number[]) => `Nel sacchetto: ${list(digits)}.`,
    drawnHas: (digits: readonly number[]) => `Pescate in questo turno: ${list(digits)}.`,
    completeAre: (digits: readonly number[]) => `Complete: ${list(digits)}.`,
    announceDigit: (digit: number) => `Annuncia ${digit}`,
    announcePad: 'La cifra che annunci',
    complete: (digit: number) => `${digit}, completa`,
    keptOfThree: (kept: number) =>
      count(kept, { one: '# pietra su 3 presa in questo turno', other: '# pietre su 3 prese in questo turno' }),
    boxesLeft: (left: number) => count(left, { one: '# riquadro rimasto', other: '# riquadri rimasti' }),
  },
  notes: {
    pencil: 'Appunti',
    show: 'Mostra i miei appunti',
    hide: 'Nascondi i miei appunti',
    pad: 'Cifre da annotare',
    noteDigit: (digit: number) => `Annota ${digit}`,
    erase: 'Cancella gli appunti di questa pietra',
    tidy: 'Riordina: cancella ciò che non è più possibile',
    clear: 'Cancella tutti gli appunti',
    done: 'Fatto',
    noted: (square: string, digits: readonly number[]) => `${square}: ${list(digits)}.`,
    tidied: (number: number) =>
      number === 0
        ? 'Niente da riordinare.'
        : count(number, { one: '# appunto cancellato.', other: '# appunti cancellati.' }),
    cleared: 'Tutti gli appunti sono cancellati.',
    undo: 'Annulla',
    pencilOff: 'Matita riposta.',
    chooseFirst: 'Scegli prima una pietra, poi una cifra.',
    noStone: (square: string) => `Su ${square} non c’è una pietra: niente da annotare.`,
    shown: 'I tuoi appunti sono visibili.',
    hidden: 'I tuoi appunti sono nascosti.',
  },
  seat: {
    of: (all: number) => `su ${all}`,
    flagged: 'tempo scaduto',
  },
  refused: {
    'bad-notation': 'Scegli prima una cifra e una pietra.',
    'game-over': 'La partita è finita.',
    'not-your-turn': 'Non è il tuo turno. Aspetta il tuo.',
    paused: 'Il tavolo è in pausa. Prima riprendi.',
  },
  notAllowed: {
    'draw-due': 'Prima va pescata una cifra. Un momento.',
    'no-draw-due': 'Ora non c’è una cifra da pescare. Togli una pietra.',
    'not-in-bag': 'Questa cifra non è nel sacchetto.',
    'no-stone': 'Qui non c’è più una pietra. Scegline un’altra.',
    'box-opened': 'Questo riquadro ha già perso una pietra. Scegli un riquadro intero.',
    'digit-complete': 'Tutte e nove di questa cifra sono scoperte. Annunciane un’altra.',
    'clock-not-running': 'Ora non corre nessun orologio.',
  },
  hint: {
    where: (box: number) => `Guarda il riquadro ${boxName(box)}.`,
    which: (digit: number, squares: readonly string[]) => `Un ${digit} potrebbe stare su ${or(squares)}.`,
    whichSetup: (squares: readonly string[]) => `Prendi ${or(squares)}.`,
    setup: (square: string) => `Va bene qualsiasi pietra di un riquadro intero: per esempio ${square}.`,
    certain: (square: string, digit: number) => `${square} è di sicuro un ${digit}.`,
    likeliest: (square: string, digit: number, chance: number) =>
      `Da nessuna parte un ${digit} è più probabile che su ${square}: ${percent.format(chance)}.`,
    prospect: (square: string, digit: number, chance: number) =>
      `${square} è un ${digit} con probabilità ${percent.format(chance)}. Un’altra pietra è più probabile, ma questa rivela meno.`,
    lesser: (square: string, digit: number, chance: number) =>
      `${square} è un ${digit} con probabilità ${percent.format(chance)}.`,
    alternatives: (square: string, digit: number, possibilities: number) =>
      count(possibilities, {
        one: `${square} sembra un ${digit}.`,
        other: `${square} può essere un ${digit}: una possibilità su #.`,
      }),
  },
  keys: {
    lift: 'scegliere una pietra, poi toglierla',
    back: 'rimetterla',
    stepBack: 'un passo indietro',
    notes: 'prendere o posare la matita',
    digits: 'annotare una cifra, o annunciarla',
    erase: 'cancellare gli appunti di una pietra',
    tidy: 'riordinare gli appunti',
    showNotes: 'mostrare o nascondere gli appunti',
    around: 'dire che cosa è scoperto intorno a una casella',
  },
  options: {
    variant: 'Come si scelgono le cifre',
    variants: {
      bag: 'Dal sacchetto',
      'same-digit': 'Ancora la stessa',
      announce: 'Annunciate',
    },
    variantHints: {
      bag: 'Pesca una cifra, trovala, pesca la prossima. Lo 0 chiude il turno.',
      'same-digit': 'Dopo averla trovata, cerca ancora la stessa cifra finché non sbagli.',
      announce: 'Senza sacchetto: annuncia una cifra a scelta e trovane fino a tre per turno.',
    },
    more: 'Altre opzioni',
    first: 'Chi comincia',
    firstByLot: 'A sorte',
    seat: (number: number) => `Posto ${number}`,
    sheet: 'Schema',
    sheets: { random: 'Uno nuovo', lot: 'A sorte', numbered: 'Per numero' },
    sheetHints: {
      random: 'Nessuno l’ha ancora visto.',
      lot: 'Uno dei quaranta schemi numerati, senza vederlo.',
      numbered: 'Uno dei quaranta. Ideale per una rivincita.',
    },
    sheetOnline: 'Online i quaranta sono camuffati. Il più sicuro è uno nuovo.',
    sheetNumber: 'Numero dello schema',
    clock: 'Tempo per pensare',
    clockHint: 'Per ogni giocatore e per tutta la partita. Chi lo finisce non gioca più.',
    clockMinutes: 'Minuti per giocatore',
  },
};
