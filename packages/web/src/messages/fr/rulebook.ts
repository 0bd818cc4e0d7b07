/** What the rules screens say around the rules, in French. */

import type { RulebookMessages } from '../catalogue';
import { grammarOf } from '../grammar';

const { count, and } = grammarOf('fr');

export const rulebook: RulebookMessages = {
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  searchHint: (clause: string) => `Un mot, ou un article comme ${clause}`,
  clear: 'Effacer la recherche',
  found: (number: number) => count(number, '# paragraphe trouvé', '# paragraphes trouvés'),
  nothing: (query: string) => `Rien trouvé pour « ${query} »`,
  nothingText: 'Essaie un autre mot, ou lis toutes les règles.',
  showAll: 'Afficher toutes les règles',
  ours: 'Notre choix',
  oursNote:
    'signale ce que les livrets ne précisent pas : là, il a fallu choisir. Les petits numéros sont ceux des articles.',
  linkTo: (clause: string) => `Copier le lien vers ${clause}`,
  linkCopied: 'Lien copié',
  linkShown: 'Le lien est dans la barre d’adresse.',
  unknownClause: (clause: string) => `Il n’y a pas d’article ${clause}. Voici toutes les règles.`,
  facts: 'Le jeu en boîte',
  players: 'Joueurs',
  age: 'Âge',
  time: 'Durée',
  material: 'Contenu',
  notAffiliated: 'Nous ne sommes liés ni aux auteurs ni aux éditeurs. Ces règles sont écrites avec nos propres mots.',
  figure: {
    inBooks: (number: string) => `Figure ${number} des livrets`,
    inBook: (number: string) => `Exemple ${number} du livret`,
    board: (title: string) => `Plateau : ${title}`,
    row: (name: string) => `Rangée ${name}`,
    press: 'appuie pour essayer',
    tryIt: 'Essaie :',
    reset: 'Recommencer',
    wasReset: 'Le plateau est comme avant.',
    outcome: (move: string, result: string) => `${move} : ${result}`,
  },
  challenge: {
    yellow: (digit: number, square: string) => `${digit} jaune en ${square}`,
    red: (digit: number, square: string) => `${digit} rouge en ${square}`,
    flipping: (move: string, squares: readonly string[]) => `${move} en retournant ${and(squares)}`,
    refused: 'interdit',
    spoken: {
      empty: 'vide',
      yellow: (digit: number) => `${digit} jaune`,
      red: (digit: number) => `${digit} rouge`,
      placed: 'carte posée',
      flipped: 'carte retournée',
      lit: 'dans un Kakuro',
    },
    why: {
      noTotal: 'Il n’y a pas de total devant ces termes.',
      noAddends: 'Aucun terme ne suit le total.',
      oneAddend: 'Un seul terme ne suffit pas.',
      twice: (digit: number) => `Le ${digit} y est deux fois.`,
      wrongEnd: (sum: number, total: number) => `${sum} ne finit pas par ${total}.`,
    },
  },
  race: {
    marker: (marker: number) => `Marqueur Somme ${marker}`,
    refused: 'non valide',
    spoken: {
      sumSquare: 'case Somme',
      silver: (digit: number) => `${digit} argenté`,
      red: (digit: number) => `${digit} rouge`,
      lit: 'dans la ligne',
    },
  },
  kakuzu: {
    wanted: (digit: number) => `Chiffre pioché : ${digit}`,
    lift: (square: string) => `Retirer ${square}`,
    opened: 'permis',
    match: 'trouvé',
    miss: 'raté',
    refused: 'interdit',
    tellOpened: (digit: number) => `La pierre cachait un ${digit}. Elle n’est à personne.`,
    tellMatch: (digit: number) => `La pierre cachait un ${digit}. Tu la gardes et tu pioches de nouveau.`,
    tellMiss: (digit: number, wanted: number) =>
      `La pierre cachait un ${digit}, pas un ${wanted}. Elle va au joueur suivant, et ton tour est fini.`,
    tellComplete: (digit: number) => `Les neuf places du ${digit} sont découvertes. Il quitte le jeu.`,
    spoken: {
      stone: 'pierre',
      lifted: 'pierre retirée',
    },
  },
};
