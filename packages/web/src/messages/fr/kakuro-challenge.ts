/** What the page says about Kakuro Challenge in French. */

import type { ChallengeMessages } from '../catalogue';
import { grammarOf } from '../grammar';

const { count, and } = grammarOf('fr');

const points = (number: number): string => count(number, { one: '# point', other: '# points' });

export const challenge: ChallengeMessages = {
  board: 'Plateau',
  row: (name: string) => `Rangée ${name}`,
  points,
  tile: {
    yellow: (digit: number) => `terme ${digit} (jaune)`,
    red: (digit: number) => `total ${digit} (rouge)`,
  },
  spoken: {
    red: (digit: number) => `total ${digit}`,
    empty: 'vide',
    open: 'on peut y poser',
    staged: 'ta carte, pas encore confirmée',
    turned: 'retournée, pas encore confirmée',
    flippable: 'peut être retournée',
    stone: 'caillou de fleuve',
    laidLast: 'posée en dernier',
    turnedLast: 'retournée au dernier coup',
    turnedBack: 'revenue sur sa face au dernier coup',
    hinted: 'indice',
    left: (tiles: string) => `À gauche ${tiles}.`,
    right: (tiles: string) => `À droite ${tiles}.`,
    above: (tiles: string) => `Au-dessus ${tiles}.`,
    below: (tiles: string) => `Au-dessous ${tiles}.`,
  },
  prompt: {
    takeUp: 'À toi : prends une carte.',
    takeUpFor: (name: string) => `${name}, prends une carte.`,
    early: {
      'too-few': 'La première carte ne rapporte rien : un Kakuro en demande trois.',
      'no-move': 'Aucun de tes coups ne rapporte encore.',
    },
    lay: (tile: string) => `Tu tiens le ${tile} : choisis une case à côté d’une carte, ou retourne-le.`,
    noKakuro: 'Pas de Kakuro : cela ne rapporte rien.',
    flipMore: 'Aucun Kakuro ne contient toutes ces cartes : retournes-en une autre, ou remets-en une.',
    noKakuroCanFlip: (number: number) =>
      count(number, {
        one: 'Pas encore de Kakuro. # carte pourrait être retournée pour en faire un : elle brille.',
        other: 'Pas encore de Kakuro. # cartes pourraient être retournées pour en faire un : elles brillent.',
      }),
    makes: (sums: readonly string[], total: number) => `${and(sums)} : ${points(total)}.`,
    strict: 'Confirme, ou touche une carte pour la retourner aussi.',
    strictExpert: 'Confirme, ou touche des cartes pour les retourner aussi.',
    claim: 'Combien de points cela fait-il ? Touche des cartes pour les retourner aussi.',
    claimTyped: (claim: number) => `Tu annonces ${points(claim)}.`,
    waiting: (name: string) => `À jouer : ${name}.`,
    lastClaim: (name: string, claim: number) =>
      `La dernière carte : ${name} annonce ${points(claim)}. Est-ce accepté ?`,
    timeUp: (name: string) => `${name} : temps écoulé.`,
    over: 'Toutes les cartes sont sur le plateau.',
  },
  told: {
    laid: (tile: string, square: string) => `${tile} en ${square}.`,
    flipped: (tile: string, square: string) => `${square} est maintenant ${tile}.`,
    steppedBack: 'Un pas en arrière.',
    nothingToStepBack: 'Il n’y a rien à annuler ici.',
  },
  tray: {
    hand: 'Ta main',
    tileInHand: (tile: string) => `${tile}, prendre`,
    tileTaken: (tile: string) => `${tile}, pris ; appuie pour retourner`,
    tileStaged: (tile: string, square: string) => `${tile}, posé en ${square}`,
    turnOver: 'Retourner',
    takeBack: 'Reprendre',
    place: 'Poser',
    placeFor: (number: number) => `Poser, ${points(number)}`,
    placeClaim: (number: number) => `Annoncer ${points(number)}`,
    placeClaimOpen: 'Annoncer…',
    bag: (number: number) => count(number, { one: '# carte dans le sac', other: '# cartes dans le sac' }),
    handSize: (number: number) => count(number, { one: '# carte', other: '# cartes' }),
    cards: (number: number) => count(number, { one: '# carte 100 points', other: '# cartes 100 points' }),
    cardsOwed: (number: number) => count(number, { one: '# carte 100 points due', other: '# cartes 100 points dues' }),
  },
  claim: {
    pad: 'Points annoncés',
    digit: (digit: string) => `Chiffre ${digit}`,
    erase: 'Effacer un chiffre',
    whoChallenges: 'Qui conteste ?',
    whoAccepts: 'Qui accepte ?',
    challenge: 'Contester',
    challengeBy: (name: string) => `${name} conteste`,
    sure: (name: string, claim: number) => `${name} annonce ${points(claim)} : contester ?`,
    sureBy: (challenger: string, name: string, claim: number) =>
      `Est-ce que ${challenger} conteste l’annonce (${name}, ${points(claim)}) ?`,
    cost: (number: number) => `L’erreur coûte ${points(number)}.`,
    yes: 'Oui, contester',
    no: 'Non',
    accept: 'Accepter',
    acceptBy: (name: string) => `${name} accepte`,
  },
  story: {
    laid: (tile: string, square: string) => `${tile} en ${square}`,
    laidAndTurned: (tile: string, square: string, turned: readonly string[]) =>
      turned.length === 1
        ? `${tile} en ${square}, ${and(turned)} retournée`
        : `${tile} en ${square}, ${and(turned)} retournées`,
    noKakuro: (name: string, move: string) => `${name} : pas de Kakuro ; ${move}.`,
    scored: (name: string, move: string, sums: readonly string[], total: number) =>
      `${name} : ${sums.join(', ')}, ${points(total)} ; ${move}.`,
    wrongFlip: (name: string, move: string, turned: readonly string[]) =>
      `${name} : mauvais retournement, 0 point ; ${move} ; ${and(turned)} ${turned.length === 1 ? 'remise' : 'remises'}.`,
    claims: (name: string, move: string, claim: number) => `${name} annonce ${points(claim)} : ${move}.`,
    byClockNoKakuro: (name: string, move: string) =>
      `Temps écoulé, la table joue pour ${name} : pas de Kakuro ; ${move}.`,
    byClockScored: (name: string, move: string, sums: readonly string[], total: number) =>
      `Temps écoulé, la table joue pour ${name} : ${sums.join(', ')}, ${points(total)} ; ${move}.`,
    upheld: (challenger: string, mover: string, claim: number, worth: number) =>
      `${challenger} conteste à raison l’annonce (${mover}, ${points(claim)}) : le coup vaut ${points(worth)}. Rien pour ${mover}.`,
    upheldTurnedBack: (challenger: string, mover: string, claim: number, worth: number) =>
      `${challenger} conteste à raison l’annonce (${mover}, ${points(claim)}) : le coup vaut ${points(worth)}. Rien pour ${mover}, et ce qui était retourné revient.`,
    upheldFlips: (challenger: string, mover: string, claim: number) =>
      `${challenger} conteste à raison l’annonce (${mover}, ${points(claim)}) : cela ne pouvait pas être retourné. Rien pour ${mover}, et la carte revient.`,
    rejected: (challenger: string, mover: string, claim: number, worth: number) =>
      `${challenger} conteste à tort l’annonce (${mover}, ${points(claim)}) : le coup vaut ${points(worth)}. L’annonce tient.`,
    rejectedAtACost: (challenger: string, mover: string, claim: number, worth: number, cost: number) =>
      `${challenger} conteste à tort l’annonce (${mover}, ${points(claim)}) : le coup vaut ${points(worth)}. L’annonce tient, et ${challenger} perd ${points(cost)}.`,
    stoodWrong: (name: string, claim: number, worth: number) =>
      `Personne n’a rien vu : ${name} a annoncé ${points(claim)}, mais le coup en valait ${worth}.`,
    stoodFlips: (name: string, claim: number) =>
      `Personne n’a rien vu : ${name} a annoncé ${points(claim)} avec un retournement interdit.`,
    accepted: (name: string) => `${name} accepte.`,
  },
  hint: {
    where: 'Indice : regarde le long de la ligne éclairée.',
    which: (digit: number) => `Indice : le ${digit}, quelque part sur les cases éclairées.`,
    move: (move: string) => `Indice : ${move}.`,
    moveFor: (move: string, total: number) => `Indice : ${move}, pour ${points(total)}.`,
  },
  refusals: {
    'bad-notation': 'Le coup n’est pas complet. Pose d’abord une carte.',
    'game-over': 'La partie est terminée : on ne peut plus rien poser.',
    'not-your-turn': (name: string) => `À jouer : ${name}. Attends ton tour.`,
    occupied: (square: string) => `Il y a déjà une carte en ${square}. Choisis une case vide.`,
    'not-adjacent': (square: string) =>
      `${square} ne touche aucune carte. Choisis une case qui partage un côté avec une carte.`,
    'not-in-hand': (digit: number) => `Il n’y a pas de ${digit} dans ta main. Prends une autre carte.`,
    'flip-empty': (square: string) => `Il n’y a pas de carte à retourner en ${square}.`,
    'flip-placed': 'La carte que tu poses ne se retourne pas une fois de plus. Tourne-la avant de confirmer.',
    'flip-outside':
      'Un même Kakuro doit contenir ta carte et toutes celles retournées. Retournes-en une autre, ou aucune.',
    'too-many-flips': 'On ne retourne qu’une carte par coup. Remets les autres.',
    paused: 'La table est en pause. Reprends d’abord.',
  },
  reasons: {
    'no-move-clock': 'La table ne pose pas de carte dans cette partie.',
    'no-open-claim': 'Il n’y a pas d’annonce à juger maintenant.',
    'not-an-opponent': 'Seuls les adversaires de qui a annoncé peuvent répondre.',
    accepted: 'Tu as déjà accepté cette annonce.',
    'not-last': 'On n’accepte qu’après la dernière carte. Pose une carte pour laisser passer cette annonce.',
  },
  notes: {
    takeUpFirst: 'Prends d’abord une carte.',
    layFirst: 'Pose d’abord ta carte, puis retournes-en d’autres.',
    notFlippable: (square: string) =>
      `${square} ne se retourne pas avec cette carte : aucun Kakuro ne contiendrait les deux.`,
    noHint: 'Pas d’indices ici : on compte sans aide.',
    stateFirst: 'Dis d’abord combien de points cela fait : 0 s’il n’y en a pas.',
    notYourTurn: 'Ce n’est pas ton tour.',
  },
  keys: {
    takeUp: 'prendre la première ou la deuxième carte',
    turn: 'retourner la carte en main, ou celle sous le curseur',
    lay: 'poser la carte sur la case ; encore sur elle : confirmer',
    confirm: 'confirmer le coup',
    back: 'retour à la main',
    stepBack: 'annuler',
    claim: 'points annoncés, une fois la carte posée',
    challenge: 'contester une annonce',
    accept: 'accepter la dernière annonce',
  },
  options: {
    scoring: 'Points',
    scorings: { referee: 'Comptage auto', strict: 'Comptage sans aide', claim: 'Points annoncés' },
    scoringHints: {
      referee: 'Chaque Kakuro est trouvé, et montré avant que tu confirmes.',
      strict: 'Rien n’est montré avant que tu confirmes. Un mauvais retournement ne rapporte rien.',
      claim: 'Tu dis ce que fait ton coup, à tort ou à raison ; les autres peuvent contester.',
    },
    falseChallenge: 'Points perdus pour contestation à tort',
    expert: 'Version experts',
    expertHint: 'Retourne autant de cartes que tu veux en un coup, si un même Kakuro les contient toutes.',
    time: 'Temps par coup',
    times: { off: 'Sans limite', thirty: '30 secondes', other: 'Autre' },
    timeUp: 'Quand le temps est écoulé',
    timeUps: { move: 'La table joue', remind: 'Simple rappel' },
    timeUpHints: {
      move: 'La table pose une carte pour toi.',
      remind: 'Tout le monde est prévenu, rien de plus.',
    },
    seconds: 'Secondes',
    more: 'Plus d’options',
    first: 'Qui commence',
    firstHint: 'D’après le livret, la personne la plus jeune commence.',
    lot: 'Tiré au sort',
    stones: 'Cailloux de fleuve',
    layouts: { standard: 'Standard', corners: 'Coins', sides: 'Côtés', own: 'Au choix' },
    stonesAt: (squares: readonly string[], red: string) => `${and(squares)} ; ${red} montre sa face rouge.`,
    stonesHint:
      'Cinq cases pour les premières cartes. La troisième, en comptant rangée par rangée, montre sa face rouge.',
    stonesPicked: (number: number) => count(number, { one: '# case choisie sur 5.', other: '# cases choisies sur 5.' }),
    stonesMissing: (number: number) =>
      count(number, { one: 'Choisis encore # case.', other: 'Choisis encore # cases.' }),
    stoneFull: 'Cinq cases sont choisies. Enlèves-en d’abord une.',
    stoneRed: 'face rouge',
    stoneYellow: 'face jaune',
  },
};
