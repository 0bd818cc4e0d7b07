/** What the rules screens say around the rules, in Italian. */

import type { RulebookMessages } from '../catalogue';
import { grammarOf } from '../grammar';

const { count, and } = grammarOf('it');

export const rulebook: RulebookMessages = {
  contents: 'Indice',
  search: 'Cerca nelle regole',
  searchHint: (clause: string) => `Una parola, o una regola come ${clause}`,
  clear: 'Cancella la ricerca',
  found: (number: number) => count(number, '# paragrafo trovato', '# paragrafi trovati'),
  nothing: (query: string) => `Nessun risultato per «${query}»`,
  nothingText: 'Prova con un’altra parola, o leggi tutto.',
  showAll: 'Mostra tutte le regole',
  ours: 'Nostra',
  oursNote:
    'segna ciò che i libretti non dicono: lì abbiamo dovuto scegliere noi. I numeri piccoli indicano le singole regole.',
  linkTo: (clause: string) => `Copia link a ${clause}`,
  linkCopied: 'Link copiato',
  linkShown: 'Il link è nella barra degli indirizzi.',
  unknownClause: (clause: string) => `La regola ${clause} non esiste. Ecco tutte le regole.`,
  facts: 'Il gioco in scatola',
  players: 'Giocatori',
  age: 'Età',
  time: 'Durata',
  material: 'Nella scatola',
  notAffiliated: 'Non siamo legati né agli autori né agli editori. Le regole sono scritte con parole nostre.',
  figure: {
    inBooks: (number: string) => `Figura ${number} nei libretti`,
    inBook: (number: string) => `Esempio ${number} nel libretto`,
    board: (title: string) => `Tabellone: ${title}`,
    row: (name: string) => `Riga ${name}`,
    press: 'premi per provare',
    tryIt: 'Prova:',
    reset: 'Ricomincia',
    wasReset: 'Il tabellone è di nuovo come prima.',
    outcome: (move: string, result: string) => `${move}: ${result}`,
  },
  challenge: {
    yellow: (digit: number, square: string) => `${digit} giallo in ${square}`,
    red: (digit: number, square: string) => `${digit} rosso in ${square}`,
    flipping: (move: string, squares: readonly string[]) => `${move}, capovolgi ${and(squares)}`,
    refused: 'non permesso',
    spoken: {
      empty: 'vuota',
      yellow: (digit: number) => `${digit} giallo`,
      red: (digit: number) => `${digit} rosso`,
      placed: 'piazzata',
      flipped: 'capovolta',
      lit: 'in un Kakuro',
    },
    why: {
      noTotal: 'Prima di questi addendi non c’è un totale.',
      noAddends: 'Dopo il totale non c’è nessun addendo.',
      oneAddend: 'Un solo addendo non basta.',
      twice: (digit: number) => `La cifra ${digit} si ripete.`,
      wrongEnd: (sum: number, total: number) => `${sum} non finisce per ${total}.`,
    },
  },
  race: {
    marker: (marker: number) => `Segnalino Somma ${marker}`,
    refused: 'non valida',
    spoken: {
      sumSquare: 'casella Somma',
      silver: (digit: number) => `${digit} argentato`,
      red: (digit: number) => `${digit} rosso`,
      lit: 'nella linea',
    },
  },
  kakuzu: {
    wanted: (digit: number) => `Cifra pescata: ${digit}`,
    lift: (square: string) => `Togli ${square}`,
    opened: 'si può',
    match: 'giusta',
    miss: 'sbagliata',
    refused: 'non si può',
    tellOpened: (digit: number) => `Sotto c’è un ${digit}. La pietra non è di nessuno.`,
    tellMatch: (digit: number) => `Sotto c’è un ${digit}. Tieni la pietra e peschi di nuovo.`,
    tellMiss: (digit: number, wanted: number) =>
      `Sotto c’è un ${digit}, non un ${wanted}. La pietra va al giocatore seguente, e il tuo turno finisce.`,
    tellComplete: (digit: number) =>
      `Tutti e nove i posti della cifra ${digit} sono scoperti. La cifra esce dal gioco.`,
    spoken: {
      stone: 'pietra',
      lifted: 'tolta',
    },
  },
};
