/** What the rules screens say around the rules, in Dutch. */

import type { RulebookMessages } from '../catalogue';
import { grammarOf } from '../grammar';

const { count, and } = grammarOf('nl');

export const rulebook: RulebookMessages = {
  contents: 'Inhoud',
  search: 'Zoeken in de spelregels',
  searchHint: (clause: string) => `Een woord, of een regel zoals ${clause}`,
  clear: 'Zoekopdracht wissen',
  found: (number: number) => count(number, '# alinea gevonden', '# alinea’s gevonden'),
  nothing: (query: string) => `Niets gevonden voor ‘${query}’`,
  nothingText: 'Probeer een ander woord, of lees alles.',
  showAll: 'Alle spelregels tonen',
  ours: 'Van ons',
  oursNote: 'staat bij wat de boekjes openlaten: daar moesten we zelf kiezen. De kleine nummers geven de regels aan.',
  linkTo: (clause: string) => `Link naar ${clause} kopiëren`,
  linkCopied: 'Link gekopieerd',
  linkShown: 'De link staat in de adresbalk.',
  unknownClause: (clause: string) => `Er is geen regel ${clause}. Hier staan alle spelregels.`,
  facts: 'Het spel in de doos',
  players: 'Spelers',
  age: 'Leeftijd',
  time: 'Speelduur',
  material: 'In de doos',
  notAffiliated: 'We zijn niet verbonden aan auteurs of uitgevers. De regels staan hier in onze eigen woorden.',
  figure: {
    inBooks: (number: string) => `Afbeelding ${number} in de boekjes`,
    inBook: (number: string) => `Voorbeeld ${number} in het boekje`,
    board: (title: string) => `Speelbord: ${title}`,
    row: (name: string) => `Rij ${name}`,
    press: 'druk om te proberen',
    tryIt: 'Probeer maar:',
    reset: 'Terugzetten',
    wasReset: 'Het speelbord is weer zoals het was.',
    outcome: (move: string, result: string) => `${move}: ${result}`,
  },
  challenge: {
    yellow: (digit: number, square: string) => `Gele ${digit} op ${square}`,
    red: (digit: number, square: string) => `Rode ${digit} op ${square}`,
    flipping: (move: string, squares: readonly string[]) => `${move}, ${and(squares)} omdraaien`,
    refused: 'mag niet',
    spoken: {
      empty: 'leeg',
      yellow: (digit: number) => `gele ${digit}`,
      red: (digit: number) => `rode ${digit}`,
      placed: 'gelegd',
      flipped: 'omgedraaid',
      lit: 'hoort bij een Kakuro',
    },
    why: {
      noTotal: 'Vóór deze cijfers staat geen som.',
      noAddends: 'Na de som volgt geen cijfer.',
      oneAddend: 'Eén cijfer is niet genoeg.',
      twice: (digit: number) => `De ${digit} staat er twee keer in.`,
      wrongEnd: (sum: number, total: number) => `${sum} eindigt niet op een ${total}.`,
    },
  },
  race: {
    marker: (marker: number) => `Sommarker ${marker}`,
    refused: 'niet geldig',
    spoken: {
      sumSquare: 'somvak',
      silver: (digit: number) => `zilveren ${digit}`,
      red: (digit: number) => `rode ${digit}`,
      lit: 'in de lijn',
    },
  },
  kakuzu: {
    wanted: (digit: number) => `Getrokken: ${digit}`,
    lift: (square: string) => `${square} optillen`,
    opened: 'mag',
    match: 'raak',
    miss: 'mis',
    refused: 'mag niet',
    tellOpened: (digit: number) => `Eronder ligt een ${digit}. De steen is van niemand.`,
    tellMatch: (digit: number) => `Eronder ligt een ${digit}. Je houdt de steen en trekt opnieuw.`,
    tellMiss: (digit: number, wanted: number) =>
      `Eronder ligt een ${digit}, geen ${wanted}. De steen gaat naar de volgende speler, en je beurt is voorbij.`,
    tellComplete: (digit: number) => `Alle negen plekken van de ${digit} liggen open. Hij gaat uit het spel.`,
    spoken: {
      stone: 'steen',
      lifted: 'opgetild',
    },
  },
};
