/** What the page says about Kakuzu in French. */

import type { KakuzuMessages } from '../catalogue';
import { grammarOf } from '../grammar';

const { count, and, or } = grammarOf('fr');
const percent = new Intl.NumberFormat('fr', { style: 'percent' });

const list = (digits: readonly number[]): string => (digits.length === 0 ? 'aucun' : and(digits.map(String)));

/** The nine boxes of the board, row by row. */
const boxes = [
  'en haut à gauche',
  'en haut',
  'en haut à droite',
  'à gauche',
  'au centre',
  'à droite',
  'en bas à gauche',
  'en bas',
  'en bas à droite',
];
const boxName = (box: number): string => boxes[box] ?? '';

/** What follows the name of who is asked to open a box, and of who does. Names are not counted with: they may hold a `#`. */
const openABox = (boxesLeft: number): string =>
  count(boxesLeft, {
    one: 'ouvre le dernier carré entier : retires-y une pierre.',
    other: 'ouvre un carré : retires-y une pierre. Il reste # carrés.',
  });
const opensABox = (boxesLeft: number): string =>
  count(boxesLeft, { one: 'ouvre le dernier carré.', other: 'ouvre un carré. Il reste # carrés.' });

export const kakuzu: KakuzuMessages = {
  board: 'Le plateau : des pierres sur un sudoku',
  row: (row: string) => `Rangée ${row}`,
  square: {
    stone: (square: string) => `${square}, pierre`,
    open: (square: string, digit: number) => `${square}, ${digit}`,
    neverLifted: (square: string, digit: number) => `${square}, ${digit}, jamais retirée`,
    picked: 'Choisie.',
    boxLostOne: 'Son carré a déjà perdu une pierre.',
    notes: (digits: readonly number[]) => `Tes notes : ${list(digits)}.`,
    hinted: 'L’indice montre cette case.',
    around: (square: string, inRow: readonly number[], inColumn: readonly number[], inBox: readonly number[]) =>
      `Autour de ${square}. Rangée : ${list(inRow)}. Colonne : ${list(inColumn)}. Carré : ${list(inBox)}.`,
  },
  prompt: {
    setup: {
      you: (boxesLeft: number) =>
        count(boxesLeft, {
          one: 'Ouvre le dernier carré entier : retires-y une pierre.',
          other: 'Ouvre un carré : retires-y une pierre. Il reste # carrés.',
        }),
      named: (name: string, boxesLeft: number) => `${name}, ${openABox(boxesLeft)}`,
      other: (name: string, boxesLeft: number) => `${name} ${opensABox(boxesLeft)}`,
    },
    find: {
      you: (digit: number) => `Trouve un ${digit}.`,
      named: (name: string, digit: number) => `${name}, trouve un ${digit}.`,
      other: (name: string, digit: number) => `${name} cherche un ${digit}.`,
    },
    findAnother: {
      you: (digit: number) => `Trouve un autre ${digit}.`,
      named: (name: string, digit: number) => `${name}, trouve un autre ${digit}.`,
      other: (name: string, digit: number) => `${name} cherche un autre ${digit}.`,
    },
    announce: {
      you: 'Choisis un chiffre et une pierre.',
      named: (name: string) => `${name}, choisis un chiffre et une pierre.`,
      other: (name: string) => `${name} choisit un chiffre et une pierre.`,
    },
    whichDigit: (square: string) => `Quel chiffre se cache sous ${square} ?`,
    whichSquare: (digit: number) => `Quelle pierre cache un ${digit} ?`,
    confirm: (square: string) => `Retirer la pierre ${square} ? C’est définitif.`,
    confirmDigit: (square: string, digit: number) => `Retirer ${square} en annonçant ${digit} ? C’est définitif.`,
    pencil: 'Crayon : choisis une pierre, puis des chiffres.',
    pencilOn: (square: string) => `Notes sur ${square}`,
    over: 'Plus aucune pierre ne cache de chiffre.',
    sheetWas: (number: number) => `C’était la grille n° ${number}.`,
  },
  story: {
    opened: (name: string, square: string, digit: number) => `${name} : ${square} est un ${digit}.`,
    kept: (name: string, square: string, digit: number) => `${name} : ${square} est un ${digit}. Gardée !`,
    missed: (name: string, square: string, digit: number, wanted: number, to: string) =>
      `${name} : ${square} est un ${digit}, pas un ${wanted}. La pierre va à ${to}.`,
    lost: (name: string, square: string, digit: number, wanted: number) =>
      `${name} : ${square} est un ${digit}, pas un ${wanted}. La pierre est perdue.`,
    drew: (name: string, digit: number) => `${name} : un ${digit} sort du sac.`,
    drewZero: (name: string) => `${name} : le 0 sort du sac. Le tour est fini.`,
    completed: (digit: number) => `Les neuf ${digit} sont découverts.`,
    thirdMatch: (name: string) => `${name} : trois pierres gardées. Le tour est fini.`,
    ninth: (name: string) => `${name} : le neuvième du même chiffre. Le tour est fini.`,
    flag: (name: string) => `${name} : temps écoulé, son tour sera désormais sauté.`,
  },
  tray: {
    lift: 'Retirer',
    liftSquare: (square: string) => `Retirer ${square}`,
    putBack: 'La remettre',
    wanted: (digit: number) => `Chiffre cherché : ${digit}`,
    nothingYet: 'On ouvre d’abord les neuf carrés ; puis la chasse commence.',
    bag: 'Sac',
    bagHas: (digits: readonly number[]) => `Dans le sac : ${list(digits)}.`,
    drawnHas: (digits: readonly number[]) => `Piochés pendant ce tour : ${list(digits)}.`,
    completeAre: (digits: readonly number[]) => `Complets : ${list(digits)}.`,
    announceDigit: (digit: number) => `Annoncer ${digit}`,
    announcePad: 'Le chiffre que tu annonces',
    complete: (digit: number) => `${digit}, complet`,
    keptOfThree: (kept: number) =>
      count(kept, { one: '# pierre sur 3 gardée dans ce tour', other: '# pierres sur 3 gardées dans ce tour' }),
    boxesLeft: (left: number) => count(left, { one: '# carré restant', other: '# carrés restants' }),
  },
  notes: {
    pencil: 'Notes',
    show: 'Montrer mes notes',
    hide: 'Cacher mes notes',
    pad: 'Chiffres à noter',
    noteDigit: (digit: number) => `Noter ${digit}`,
    erase: 'Effacer les notes de cette pierre',
    tidy: 'Nettoyer : effacer ce qui n’est plus possible',
    clear: 'Effacer toutes les notes',
    done: 'Terminé',
    noted: (square: string, digits: readonly number[]) => `${square} : ${list(digits)}.`,
    tidied: (number: number) =>
      number === 0 ? 'Rien à trier.' : count(number, { one: '# note effacée.', other: '# notes effacées.' }),
    cleared: 'Toutes les notes sont effacées.',
    undo: 'Annuler',
    pencilOff: 'Crayon rangé.',
    chooseFirst: 'Choisis d’abord une pierre, puis un chiffre.',
    noStone: (square: string) => `Il n’y a pas de pierre en ${square} : rien à noter.`,
    shown: 'Tes notes sont visibles.',
    hidden: 'Tes notes sont cachées.',
  },
  seat: {
    of: (all: number) => `sur ${all}`,
    flagged: 'temps écoulé',
  },
  refused: {
    'bad-notation': 'Choisis d’abord un chiffre et une pierre.',
    'game-over': 'La partie est terminée.',
    'not-your-turn': 'Ce n’est pas ton tour. Attends le tien.',
    paused: 'La table est en pause. Reprends d’abord.',
  },
  notAllowed: {
    'draw-due': 'Il faut d’abord piocher un chiffre. Un instant.',
    'no-draw-due': 'Pas de chiffre à piocher maintenant. Retire une pierre.',
    'not-in-bag': 'Ce chiffre n’est pas dans le sac.',
    'no-stone': 'Il n’y a plus de pierre ici. Choisis-en une autre.',
    'box-opened': 'Ce carré a déjà perdu une pierre. Choisis un carré entier.',
    'digit-complete': 'Les neuf de ce chiffre sont découverts. Annonces-en un autre.',
    'clock-not-running': 'Aucune horloge ne tourne en ce moment.',
  },
  hint: {
    where: (box: number) => `Regarde le carré ${boxName(box)}.`,
    which: (digit: number, squares: readonly string[]) => `Un ${digit} pourrait être en ${or(squares)}.`,
    whichSetup: (squares: readonly string[]) => `Prends ${or(squares)}.`,
    setup: (square: string) => `N’importe quelle pierre d’un carré entier convient : par exemple ${square}.`,
    certain: (square: string, digit: number) => `${square} est forcément un ${digit}.`,
    likeliest: (square: string, digit: number, chance: number) =>
      `Nulle part un ${digit} n’est plus probable qu’en ${square} : ${percent.format(chance)}.`,
    prospect: (square: string, digit: number, chance: number) =>
      `${square} est un ${digit} à ${percent.format(chance)}. Une autre pierre est plus probable, mais celle-ci en révèle moins.`,
    lesser: (square: string, digit: number, chance: number) => `${square} est un ${digit} à ${percent.format(chance)}.`,
    alternatives: (square: string, digit: number, possibilities: number) =>
      count(possibilities, {
        one: `${square} a l’air d’un ${digit}.`,
        other: `${square} peut être un ${digit} : une possibilité sur #.`,
      }),
  },
  keys: {
    lift: 'choisir une pierre, puis la retirer',
    back: 'la remettre',
    stepBack: 'un pas en arrière',
    notes: 'prendre ou ranger le crayon',
    digits: 'noter un chiffre, ou en annoncer un',
    erase: 'effacer les notes d’une pierre',
    tidy: 'nettoyer les notes',
    showNotes: 'montrer ou cacher les notes',
    around: 'dire ce qui est découvert autour d’une case',
  },
  options: {
    variant: 'Choix des chiffres',
    variants: {
      bag: 'Du sac',
      'same-digit': 'Le même encore',
      announce: 'Annoncés',
    },
    variantHints: {
      bag: 'Pioche un chiffre, trouve-le, pioche le suivant. Le 0 finit le tour.',
      'same-digit': 'Après une trouvaille, cherche encore le même chiffre jusqu’à l’erreur.',
      announce: 'Sans sac : annonce le chiffre de ton choix, et trouves-en jusqu’à trois par tour.',
    },
    more: 'Plus d’options',
    first: 'Qui commence',
    firstByLot: 'Tiré au sort',
    seat: (number: number) => `Place ${number}`,
    sheet: 'Grille',
    sheets: { random: 'Une nouvelle', lot: 'Tirée au sort', numbered: 'Par numéro' },
    sheetHints: {
      random: 'Personne ne l’a encore vue.',
      lot: 'Une des quarante grilles numérotées, sans la voir.',
      numbered: 'Une des quarante. Parfait pour une revanche.',
    },
    sheetOnline: 'En ligne, les quarante sont déguisées. La plus sûre est une nouvelle.',
    sheetNumber: 'Numéro de grille',
    clock: 'Temps de réflexion',
    clockHint: 'Par joueur, pour toute la partie. À zéro, on ne joue plus.',
    clockMinutes: 'Minutes par joueur',
  },
};
