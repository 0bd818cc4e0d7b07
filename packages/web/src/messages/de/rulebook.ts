/** What the rules screens say around the rules, in German. */

import type { RulebookMessages } from '../catalogue';
import { grammarOf } from '../grammar';

const { count, and } = grammarOf('de');

export const rulebook: RulebookMessages = {
  contents: 'Inhalt',
  search: 'In den Regeln suchen',
  searchHint: (clause: string) => `Ein Wort oder eine Nummer wie ${clause}`,
  clear: 'Suche leeren',
  found: (number: number) => count(number, '# Absatz gefunden', '# Absätze gefunden'),
  nothing: (query: string) => `Nichts gefunden für „${query}“`,
  nothingText: 'Versuch ein anderes Wort oder lies alle Regeln.',
  showAll: 'Alle Regeln zeigen',
  ours: 'Von uns',
  oursNote:
    'ist, was die Anleitungen offenlassen: Da mussten wir uns entscheiden. Die kleinen Nummern bezeichnen die einzelnen Regeln.',
  linkTo: (clause: string) => `Link zu ${clause} kopieren`,
  linkCopied: 'Link kopiert',
  linkShown: 'Der Link steht in der Adresszeile.',
  unknownClause: (clause: string) => `Eine Regel ${clause} gibt es nicht. Hier sind alle Regeln.`,
  facts: 'Das Spiel in der Schachtel',
  players: 'Personen',
  age: 'Alter',
  time: 'Dauer',
  material: 'In der Schachtel',
  notAffiliated:
    'Wir stehen in keiner Verbindung zu Autoren oder Verlagen. Die Regeln stehen hier in unseren eigenen Worten.',
  figure: {
    inBooks: (number: string) => `Abbildung ${number} in den Anleitungen`,
    inBook: (number: string) => `Beispiel ${number} in der Anleitung`,
    board: (title: string) => `Brett: ${title}`,
    row: (name: string) => `Zeile ${name}`,
    press: 'drücken zum Ausprobieren',
    tryIt: 'Probier es aus:',
    reset: 'Zurücksetzen',
    wasReset: 'Das Brett ist wieder wie am Anfang.',
    outcome: (move: string, result: string) => `${move}: ${result}`,
  },
  challenge: {
    yellow: (digit: number, square: string) => `Gelbe ${digit} auf ${square}`,
    red: (digit: number, square: string) => `Rote ${digit} auf ${square}`,
    flipping: (move: string, squares: readonly string[]) => `${move}, ${and(squares)} umdrehen`,
    refused: 'nicht erlaubt',
    spoken: {
      empty: 'leer',
      yellow: (digit: number) => `gelbe ${digit}`,
      red: (digit: number) => `rote ${digit}`,
      placed: 'gelegt',
      flipped: 'umgedreht',
      lit: 'Teil eines Kakuros',
    },
    why: {
      noTotal: 'Vor diesen Summanden steht keine Summe.',
      noAddends: 'Auf die Summe folgt kein Summand.',
      oneAddend: 'Ein einziger Summand genügt nicht.',
      twice: (digit: number) => `Die ${digit} steht zweimal da.`,
      wrongEnd: (sum: number, total: number) => `${sum} endet nicht auf ${total}.`,
    },
  },
  race: {
    marker: (marker: number) => `Summenmarker ${marker}`,
    refused: 'ungültig',
    spoken: {
      sumSquare: 'Summenfeld',
      silver: (digit: number) => `silberne ${digit}`,
      red: (digit: number) => `rote ${digit}`,
      lit: 'in der Reihe',
    },
  },
  kakuzu: {
    wanted: (digit: number) => `Gezogen: ${digit}`,
    lift: (square: string) => `${square} abheben`,
    opened: 'erlaubt',
    match: 'Treffer',
    miss: 'Fehlgriff',
    refused: 'nicht erlaubt',
    tellOpened: (digit: number) => `Darunter liegt eine ${digit}. Der Stein gehört niemandem.`,
    tellMatch: (digit: number) => `Darunter liegt eine ${digit}. Du behältst den Stein und ziehst noch einmal.`,
    tellMiss: (digit: number, wanted: number) =>
      `Darunter liegt eine ${digit}, keine ${wanted}. Der Stein geht an die nächste Person, und dein Zug ist vorbei.`,
    tellComplete: (digit: number) => `Die ${digit} liegt an allen neun Stellen offen. Sie kommt aus dem Spiel.`,
    spoken: {
      stone: 'Stein',
      lifted: 'abgehoben',
    },
  },
};
