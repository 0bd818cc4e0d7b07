/** What the page says about Kakuro, the race, in French. */

import type { RaceMessages } from '../catalogue';
import { grammarOf } from '../grammar';

const { count, and, tenths } = grammarOf('fr');

const points = (number: number): string => count(number, { one: '# point', other: '# points' });

export const race: RaceMessages = {
  tiles: {
    d: 'Doublon',
    x: 'Échange',
    newNumber: (digit: number) => `Nouveau nombre ${digit}`,
    doubles: (number: number) => count(number, { one: 'Doublon', other: '# Doublons' }),
    exchanges: (number: number) => count(number, { one: 'Échange', other: '# Échanges' }),
    newNumbers: (digit: number, number: number) =>
      count(number, { one: `Nouveau nombre ${digit}`, other: `# Nouveaux nombres ${digit}` }),
  },
  line: (first: string, last: string) => `${first}–${last}`,
  list: (items: readonly string[]) => and(items),
  points,

  uses: {
    exchange: (one: string, other: string) => `${one} et ${other} échangés`,
    sumSquare: (square: string) => `une case Somme en ${square}`,
    newNumber: (digit: number, square: string) => `un nouveau ${digit} en ${square}`,
    doubles: (number: number) => count(number, { one: '# Doublon', other: '# Doublons' }),
  },
  lineWith: (line: string, uses: string) => `${line} avec ${uses}`,

  board: {
    label: 'Plateau de nombres',
    row: (name: string) => `Rangée ${name}`,
  },

  square: {
    silver: (name: string, digit: number) => `${name}, ${digit}`,
    red: (name: string, digit: number) => `${name}, ${digit} rouge`,
    sumSquare: (name: string) => `${name}, case Somme`,
    scoredAcross: 'comptée à l’horizontale',
    scoredDown: 'comptée à la verticale',
    scoredBoth: 'comptée dans les deux sens',
    markerAcross: (marker: number) => `le marqueur ${marker} part d’ici vers la droite`,
    markerDown: (marker: number) => `le marqueur ${marker} part d’ici vers le bas`,
    inLine: 'dans ta ligne',
    end: 'un bout de ta ligne',
    exchanged: 'échangée',
    newNumber: 'Nouveau nombre, pas encore confirmé',
    sumSquareLaid: 'pas encore confirmée',
    picked: 'choisie pour un échange',
    fits: 'peut être choisie',
    hinted: 'indice',
    shown: 'on aurait pu la trouver',
  },

  stand: {
    marker: (marker: number, number: number) => `Cherche ${marker}. Marqueur Somme n° ${number}.`,
    left: (number: number) => count(number, { one: '# marqueur restant', other: '# marqueurs restants' }),
    leftShort: (number: number) => count(number, { one: 'reste #', other: 'reste #' }),
    unsolvedShort: 'non résolu',
    unsolved: (sums: readonly number[], limit: number) =>
      sums.length === 0
        ? `Non résolu : aucun sur ${limit}`
        : `Non résolus : ${and(sums.map(String))}. ${sums.length} sur ${limit}.`,
    hourglass: (seconds: number) =>
      count(seconds, { one: 'Sablier, il reste # seconde', other: 'Sablier, il reste # secondes' }),
    hourglassStands: 'Sablier, arrêté',
    claim: (seconds: number) =>
      count(seconds, {
        one: 'Encore # seconde pour montrer la ligne',
        other: 'Encore # secondes pour montrer la ligne',
      }),
    seconds: (seconds: number) => `${seconds} s`,
  },

  seat: {
    tiles: (tiles: string) => `Tuiles Action : ${tiles}`,
    noTiles: 'Aucune tuile Action',
    called: 'a annoncé',
    out: 'attend',
    none: 'introuvable',
    sealed: 'scellé',
    sealing: 'scelle',
  },

  prompt: {
    find: (marker: number) => `Quelle ligne entière fait ${marker} ?`,
    findTogether: (marker: number) => `Quelle ligne entière fait ${marker} ? Elle est à qui l’annonce en premier.`,
    saidNone: 'Tu as dit « introuvable ». Tu peux encore annoncer, ou chercher à nouveau.',
    sitOut: 'Tu attends le prochain marqueur.',
    watch: (name: string) => `${name} a annoncé et montre sa ligne…`,
    watchOthers: (marker: number) => `Les autres cherchent ${marker}.`,
    watchAll: (marker: number) => `Tout le monde cherche ${marker}.`,
    layOut: (marker: number) => `Montre la ligne qui fait ${marker} : suis-la en glissant, ou marque ses deux bouts.`,
    otherEnd: (square: string) => `${square} est un bout. Marque l’autre.`,
    marked: (line: string) => `${line} est marquée. Annonce pour la montrer.`,
    claimIt: (line: string) => `${line} est marquée. Valide-la, ou pose des tuiles Action.`,
    sealIt: (line: string) => `${line} est marquée. Scelle-la, ou pose des tuiles Action.`,
    pickExchange: 'Échange : choisis un nombre argenté.',
    pickOther: (square: string) => `Échanger ${square} avec quel nombre ? L’un des deux doit être dans ta ligne.`,
    pickNewNumber: (digit: number) => `Quel nombre de ta ligne le nouveau ${digit} recouvre-t-il ?`,
    pickSumTile: 'Case Somme : laquelle de tes tuiles poses-tu face cachée ?',
    useTile: (tile: string) => `${tile} : comment l’utiliser ?`,
    valid: (sum: string, number: number) => `${sum} : c’est bon, ${points(number)}.`,
    pass: (marker: number) => `Cherche ${marker}. Qui est prêt à sceller ? Les autres regardent ailleurs.`,
    seal: (marker: number) => `Scelle une ligne qui fait ${marker}, ou « introuvable ».`,
    sealAs: (name: string, marker: number) => `${name}, scelle une ligne qui fait ${marker}, ou « introuvable ».`,
    sealed: (line: string) => `Scellé : ${line}. Tu peux encore changer.`,
    sealedNone: 'Scellé : introuvable. Tu peux encore sceller une ligne.',
    waitSeals: 'Tout le monde ici a scellé. Les autres cherchent encore.',
    confirmNone: (unsolved: number, limit: number) =>
      `Introuvable ? Le marqueur sera non résolu : ${unsolved} sur ${limit}, et à ${limit} la partie finit.`,
    confirmLastSeal: 'Introuvable ? Alors tous ont scellé, et les lignes sont dévoilées.',
    confirmWithdraw: 'Retirer l’annonce ? Tu attendras le prochain marqueur.',
    over: 'La partie est terminée.',
    overByTiles: (name: string, number: number, others: number) =>
      `La partie est terminée. Égalité de points : ${name} gagne par ${count(number, { one: '# tuile Action', other: '# tuiles Action' })} contre ${others}.`,
    hintRow: (row: string) => `Regarde la rangée ${row}.`,
    hintColumn: (column: string) => `Regarde la colonne ${column}.`,
    hintWhich: (line: string) => `La ligne est ${line}.`,
    hintMove: (claim: string, number: number) => `${claim} : ${points(number)}.`,
    hintNone: 'Mieux vaut laisser ce marqueur : dis « introuvable ».',
  },

  lacks: {
    start: (sum: string, square: string) => `${sum}. Il manque une case Somme devant : en poser une en ${square} ?`,
    startFixed: (sum: string, square: string) =>
      `${sum}. Il manque une case Somme devant, et ${square} n’en accepte pas.`,
    end: (sum: string, square: string) => `${sum}. Elle continue : poser une case Somme en ${square} ?`,
    endFixed: (sum: string, square: string) => `${sum}. Elle continue : ${square} n’accepte pas de case Somme.`,
    tooLittle: (sum: string, missing: number) => `${sum} : il manque ${missing}.`,
    tooMuch: (sum: string, excess: number) => `${sum} : ${excess} de trop.`,
    repeats: (sum: string, doubles: number) =>
      count(doubles, {
        one: `${sum}. Un nombre se répète : il faut un Doublon.`,
        other: `${sum}. Des nombres se répètent : il faut # Doublons.`,
      }),
  },

  checks: {
    label: 'Ce qu’il faut à la ligne',
    start: 'Début',
    end: 'Fin',
    sum: (sum: number, marker: number) => `${sum} sur ${marker}`,
    tooMuch: (sum: number, marker: number) => `${sum} > ${marker}`,
    tooMuchSpoken: (sum: number, marker: number) => `${sum} dépasse ${marker}`,
    repeats: 'Sans répétition',
    repeatsLacking: (doubles: number) => count(doubles, { one: '# répétition', other: '# répétitions' }),
    doublesBack: (doubles: number) => count(doubles, { one: '# Doublon revient', other: '# Doublons reviennent' }),
    fresh: 'Pas encore comptée',
    scored: 'Déjà comptée',
    done: 'en ordre',
    lacking: 'manque encore',
  },

  faults: {
    badLine: (line: string) => `${line} n’est pas une ligne droite.`,
    sumSquareInside: (line: string, square: string) => `${line} contient une case Somme, en ${square}.`,
    tooShort: (line: string) => `${line} n’a qu’un nombre ; il en faut deux ou plus.`,
    notYours: (tile: string) => `Cette tuile n’est pas disponible : ${tile}.`,
    badExchange: (one: string, other: string) =>
      `${one} et ${other} ne s’échangent pas : il faut deux nombres différents, dont un dans la ligne.`,
    notSilver: (square: string) => `${square} n’est pas un nombre argenté.`,
    noStart: (line: string) => `${line} ne part pas d’une case Somme.`,
    noEnd: (line: string) => `${line} ne finit ni devant une case Somme ni au bord.`,
    alreadyScored: (line: string) => `${line} a déjà été comptée dans ce sens.`,
    wrongSum: (sum: number, marker: number) => `Ça fait ${sum}, pas ${marker}.`,
    repeats: (lacking: number) =>
      count(lacking, {
        one: 'Un nombre se répète : il manque un Doublon.',
        other: 'Des nombres se répètent : il manque # Doublons.',
      }),
    notUsed: (tile: string) => `Une tuile n’y sert à rien : ${tile}.`,
  },

  buttons: {
    call: 'Kakuro !',
    callFor: (name: string) => `${name} : Kakuro !`,
    none: 'Introuvable',
    noneFor: (name: string) => `${name} : introuvable`,
    noneHint: 'Il n’y a pas de telle ligne',
    noneBack: 'Chercher',
    noneBackFor: (name: string) => `${name} : chercher encore`,
    claim: 'Valider',
    seal: 'Sceller',
    sealInstead: 'Sceller ceci',
    iAm: (name: string) => `C’est moi, ${name}`,
    sealedBy: (name: string) => `${name} ✓`,
    change: (name: string) => `C’est moi, ${name} : changer ce que j’ai scellé`,
    cover: 'Cacher mon jeu',
    withdraw: 'Retirer l’annonce',
    stepBack: 'Annuler',
    tiles: 'Tes tuiles Action',
    tile: (tile: string, number: number) => (number === 1 ? tile : `${tile}, ${number}`),
    double: 'Permettre un doublon',
    exchange: 'Échanger deux nombres',
    newNumber: (digit: number) => `Poser un nouveau ${digit}`,
    sumBefore: (square: string) => `Case Somme en ${square}`,
    sumAfter: (square: string) => `Case Somme en ${square}`,
    yesNone: 'Oui, introuvable',
    searchOn: 'Chercher encore',
    yesWithdraw: 'La retirer',
    keepLaying: 'Continuer',
    show: 'Montrer ce qu’on aurait pu trouver',
    hide: 'Cacher ce qu’on aurait pu trouver',
  },

  spoken: {
    double: 'Doublon posé.',
    exchanged: (one: string, other: string) => `${one} et ${other} échangés.`,
    newNumber: (digit: number, square: string) => `Nouveau nombre ${digit} en ${square}.`,
    sumSquare: (square: string, tile: string) => `Case Somme en ${square}. Elle utilise la tuile ${tile}.`,
    steppedBack: 'Annulé.',
    needLine: 'Marque d’abord une ligne.',
    noTile: (tile: string) => `Tu n’en as pas à poser : ${tile}.`,
    noTiles: 'Tu n’as aucune tuile Action à poser.',
    noSumSquare: 'Aucune case Somme ne peut être posée, ni à un bout ni à l’autre.',
    notHere: (square: string) => `${square} ne convient pas.`,
    notYet: 'La ligne n’est pas encore valide.',
  },

  refusals: {
    gameOver: 'La partie est terminée.',
    notation: 'Impossible de lire cela.',
    paused: 'La table est en pause : reprends d’abord.',
    notSealedGame: 'On ne scelle que dans une partie scellée : annonce d’abord.',
    soloGame: 'En solo, on n’annonce pas : montre une ligne, ou dis « introuvable ».',
    sealedGame: 'On n’annonce pas dans une partie scellée : scelle une ligne, ou « introuvable ».',
    noCall: 'Annonce d’abord.',
    callOpen: 'Quelqu’un a annoncé : attends sa ligne.',
    sitsOut: 'Tu attends le prochain marqueur.',
    saidNone: 'Tu as déjà dit « introuvable ».',
    notSaidNone: 'Tu n’as pas dit « introuvable ».',
    noHourglass: 'Le sablier ne coule pas.',
    notASeat: 'C’est à un joueur de le faire.',
    notTheTable: 'Cela se fait tout seul.',
  },

  story: {
    marker: (number: number, marker: number) => `Marqueur ${number} : ${marker}.`,
    called: (name, seconds) => `${name} : Kakuro ! Après ${tenths(seconds)} s.`,
    solved: (name: string, claim: string, sum: string, number: number) =>
      `${name} : ${sum}, ${points(number)}. ${claim}.`,
    wrong: (name: string, claim: string, fault: string) =>
      `${name} : ${claim}. ${fault} ${name} attend le prochain marqueur.`,
    wrongAlone: (name: string, claim: string, fault: string) => `${name} : ${claim}. ${fault}`,
    ruling: (name: string, fault: string) => `${name} : ${fault}`,
    late: (name: string) => `${name} : trop tard, attend le prochain marqueur.`,
    withdrawn: (name: string) => `${name} : annonce retirée, attend le prochain marqueur.`,
    none: (name: string) => `${name} : introuvable.`,
    noneBack: (name: string) => `${name} cherche encore.`,
    hourglass: (seconds: number) =>
      count(seconds, { one: 'Le sablier coule : # seconde.', other: 'Le sablier coule : # secondes.' }),
    sealed: (name: string) => `${name} a scellé.`,
    openedNone: (name: string) => `${name} avait scellé : introuvable.`,
    openedVoid: (name: string, claim: string, fault: string) => `${name} avait scellé : ${claim}. ${fault}`,
    opened: (name: string, claim: string, number: number) => `${name} avait scellé : ${claim}, ${points(number)}.`,
    unsolved: (marker: number, number: number, limit: number) => `${marker} n’est pas résolu, ${number} sur ${limit}.`,
    drawn: (draws: readonly string[]) => `Pioche : ${draws.join(', ')}.`,
    drewTile: (name: string, tile: string) => `${name} (${tile})`,
  },

  opened: {
    title: 'Dévoilé',
    close: 'Fermer',
    none: 'introuvable',
    valid: (claim: string, number: number) => `${claim} : ${points(number)}`,
    void: (claim: string, fault: string) => `${claim}. ${fault}`,
  },

  faceDown: {
    unsolved: 'Marqueurs non résolus',
    markers: 'Marqueurs restants',
    spare: 'Nombres écartés',
    pile: 'Tuiles Action restantes',
    nothing: 'aucun',
  },

  hindsight: {
    nothing: 'Il n’y avait rien à trouver.',
    longest: 'Il n’y avait rien de plus long.',
    forAll: (line: string, sum: string, number: number) => `Il y avait ${line} : ${sum}, ${points(number)}.`,
    forOne: (name: string, claim: string, sum: string, number: number) =>
      `${name} aurait pu montrer ${claim} : ${sum}, ${points(number)}.`,
  },

  keys: {
    call: 'Kakuro !',
    callSeat: 'Kakuro ! pour chaque place',
    none: 'introuvable, ou chercher encore',
    noneAlone: 'introuvable : le marqueur est alors non résolu',
    noneSeat: 'introuvable, pour chaque place',
    mark: 'marquer un bout de la ligne, puis l’autre',
    markAndClaim: 'marquer un bout de la ligne, puis l’autre ; valider quand elle est bonne',
    claim: 'valider, ou sceller',
    double: 'poser un Doublon',
    exchange: 'échanger deux nombres',
    newNumber: 'poser un Nouveau nombre (encore : le suivant)',
    digit: 'poser le Nouveau nombre de ce chiffre',
    sumSquare: 'poser une tuile face cachée comme case Somme ; puis D, X ou le nombre de la tuile',
    stepBack: 'annuler',
    withdraw: 'retirer l’annonce',
    show: 'montrer ce qu’on aurait pu trouver',
  },

  keepHelp: {
    question: 'Garder l’aide au calcul ?',
    why: 'La page a calculé pour toi. À une vraie table, personne ne le fait.',
    keep: 'Garder l’aide',
    own: 'Compter sans aide',
    kept: 'L’aide au calcul reste active.',
    dropped: 'Dès la prochaine partie, tu comptes sans aide.',
    later: 'Tu peux changer d’avis en préparant une partie.',
  },

  options: {
    way: 'Façon de jouer',
    open: 'Course',
    openHint: 'La ligne est à qui annonce Kakuro ! en premier.',
    sealed: 'Scellé',
    sealedHint: 'Chacun scelle une ligne en secret ; la plus longue compte. Sans course aux réflexes.',
    counting: 'Aide au calcul',
    countingHint: 'La page calcule pendant que tu montres une ligne. Sinon, tu le sauras en validant.',
    hourglass: 'Sablier',
    untimed: 'Sans limite de temps',
    untimedHint: 'Aucune horloge : prends tout ton temps.',
    claim: 'Temps pour montrer une ligne après l’annonce',
    seconds: (seconds: number) => count(seconds, { one: '# seconde', other: '# secondes' }),
    markers: 'Quels marqueurs Somme',
    markersHint: (number: number, most: number) =>
      count(number, { one: `# marqueur sur ${most} au plus`, other: `# marqueurs sur ${most} au plus` }),
    marker: (value: number) => `Marqueurs à ${value}`,
    actions: 'Quelles tuiles Action',
    actionsHint: (number: number, most: number) =>
      count(number, { one: `# tuile sur ${most} au plus`, other: `# tuiles sur ${most} au plus` }),
    action: (tile: string) => `Combien : ${tile}`,
    doublesNeeded: (number: number) =>
      count(number, {
        one: 'Il faut un Doublon pour le joueur.',
        other: 'Il faut # Doublons, un par joueur.',
      }),
    reset: 'Standard',
  },
};
