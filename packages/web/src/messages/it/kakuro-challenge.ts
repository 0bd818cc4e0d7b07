/** What the page says about Kakuro Challenge in Italian. */

import type { ChallengeMessages } from '../catalogue';
import { grammarOf } from '../grammar';

const { count, and } = grammarOf('it');

const points = (number: number): string => count(number, { one: '# punto', other: '# punti' });

export const challenge: ChallengeMessages = {
  board: 'Tabellone',
  row: (name: string) => `Riga ${name}`,
  points,
  tile: {
    yellow: (digit: number) => `addendo ${digit} (giallo)`,
    red: (digit: number) => `totale ${digit} (rosso)`,
  },
  spoken: {
    red: (digit: number) => `totale ${digit}`,
    empty: 'vuota',
    open: 'si può giocare qui',
    staged: 'la tua tessera, non ancora confermata',
    turned: 'capovolta, non ancora confermata',
    flippable: 'si può capovolgere',
    stone: 'sasso di fiume',
    laidLast: 'piazzata per ultima',
    turnedLast: 'capovolta nell’ultima mossa',
    turnedBack: 'tornata com’era nell’ultima mossa',
    hinted: 'suggerimento',
    left: (tiles: string) => `A sinistra ${tiles}.`,
    right: (tiles: string) => `A destra ${tiles}.`,
    above: (tiles: string) => `Sopra ${tiles}.`,
    below: (tiles: string) => `Sotto ${tiles}.`,
  },
  prompt: {
    takeUp: 'Tocca a te: prendi una tessera.',
    takeUpFor: (name: string) => `${name}, prendi una tessera.`,
    early: {
      'too-few': 'La prima tessera non fa punti: per un Kakuro ne servono tre.',
      'no-move': 'Nessuna tua mossa fa ancora punti.',
    },
    lay: (tile: string) => `Hai in mano: ${tile}. Scegli una casella accanto a una tessera, o capovolgilo.`,
    noKakuro: 'Nessun Kakuro: non vale punti.',
    flipMore: 'Nessun Kakuro contiene tutte queste tessere: capovolgine un’altra, o rigirane una.',
    noKakuroCanFlip: (number: number) =>
      count(number, {
        one: 'Ancora nessun Kakuro. # tessera si può capovolgere per farne uno: brilla.',
        other: 'Ancora nessun Kakuro. # tessere si possono capovolgere per farne uno: brillano.',
      }),
    makes: (sums: readonly string[], total: number) => `${and(sums)}: ${points(total)}.`,
    strict: 'Conferma, o tocca un’altra tessera per capovolgerla.',
    strictExpert: 'Conferma, o tocca altre tessere per capovolgerle.',
    claim: 'Quanti punti fa? Tocca altre tessere per capovolgerle.',
    claimTyped: (claim: number) => `Dichiari ${points(claim)}.`,
    waiting: (name: string) => `Di turno: ${name}.`,
    lastClaim: (name: string, claim: number) => `L’ultima tessera: ${name} dichiara ${points(claim)}. Va bene?`,
    timeUp: (name: string) => `${name}: tempo scaduto.`,
    over: 'Tutte le tessere sono sul tabellone.',
  },
  told: {
    laid: (tile: string, square: string) => `${tile} in ${square}.`,
    flipped: (tile: string, square: string) => `${square} ora è ${tile}.`,
    steppedBack: 'Un passo indietro.',
    nothingToStepBack: 'Qui non c’è niente da annullare.',
  },
  tray: {
    hand: 'La tua mano',
    tileInHand: (tile: string) => `${tile}, prendi`,
    tileTaken: (tile: string) => `${tile}, preso; premi per capovolgere`,
    tileStaged: (tile: string, square: string) => `${tile}, sta in ${square}`,
    turnOver: 'Capovolgi',
    takeBack: 'Riprendi',
    place: 'Piazza',
    placeFor: (number: number) => `Piazza, ${points(number)}`,
    placeClaim: (number: number) => `Dichiara ${points(number)}`,
    placeClaimOpen: 'Dichiara…',
    bag: (number: number) => count(number, { one: '# nel sacchetto', other: '# nel sacchetto' }),
    handSize: (number: number) => count(number, { one: '# tessera', other: '# tessere' }),
    cards: (number: number) => count(number, { one: '# tessera 100 punti', other: '# tessere 100 punti' }),
    cardsOwed: (number: number) =>
      count(number, { one: '# tessera 100 punti da rendere', other: '# tessere 100 punti da rendere' }),
  },
  claim: {
    pad: 'Punti dichiarati',
    digit: (digit: string) => `Cifra ${digit}`,
    erase: 'Cancella una cifra',
    whoChallenges: 'Chi contesta?',
    whoAccepts: 'Chi accetta?',
    challenge: 'Contesta',
    challengeBy: (name: string) => `${name} contesta`,
    sure: (name: string, claim: number) => `${name} dichiara ${points(claim)}: contestare?`,
    sureBy: (challenger: string, name: string, claim: number) =>
      `${challenger} contesta la dichiarazione di ${name} (${points(claim)})?`,
    cost: (number: number) => `Sbagliare costa ${points(number)}.`,
    yes: 'Sì, contesta',
    no: 'No',
    accept: 'Accetta',
    acceptBy: (name: string) => `${name} accetta`,
  },
  story: {
    laid: (tile: string, square: string) => `${tile} in ${square}`,
    laidAndTurned: (tile: string, square: string, turned: readonly string[]) =>
      turned.length === 1
        ? `${tile} in ${square}, ${and(turned)} capovolta`
        : `${tile} in ${square}, ${and(turned)} capovolte`,
    noKakuro: (name: string, move: string) => `${name}: nessun Kakuro; ${move}.`,
    scored: (name: string, move: string, sums: readonly string[], total: number) =>
      `${name}: ${sums.join(', ')}, ${points(total)}; ${move}.`,
    wrongFlip: (name: string, move: string, turned: readonly string[]) =>
      `${name}: capovolgimento sbagliato, 0 punti; ${move}; ${and(turned)} ${turned.length === 1 ? 'rigirata' : 'rigirate'}.`,
    claims: (name: string, move: string, claim: number) => `${name} dichiara ${points(claim)}: ${move}.`,
    byClockNoKakuro: (name: string, move: string) =>
      `Tempo scaduto, il tavolo gioca per ${name}: nessun Kakuro; ${move}.`,
    byClockScored: (name: string, move: string, sums: readonly string[], total: number) =>
      `Tempo scaduto, il tavolo gioca per ${name}: ${sums.join(', ')}, ${points(total)}; ${move}.`,
    upheld: (challenger: string, mover: string, claim: number, worth: number) =>
      `${challenger} contesta a ragione ${points(claim)} di ${mover}: la mossa vale ${points(worth)}. Niente punti per ${mover}.`,
    upheldTurnedBack: (challenger: string, mover: string, claim: number, worth: number) =>
      `${challenger} contesta a ragione ${points(claim)} di ${mover}: la mossa vale ${points(worth)}. Niente punti per ${mover}, e ciò che era capovolto torna com’era.`,
    upheldFlips: (challenger: string, mover: string, claim: number) =>
      `${challenger} contesta a ragione ${points(claim)} di ${mover}: non si poteva capovolgere. Niente punti per ${mover}, e la tessera torna com’era.`,
    rejected: (challenger: string, mover: string, claim: number, worth: number) =>
      `${challenger} contesta a torto ${points(claim)} di ${mover}: la mossa vale ${points(worth)}. La dichiarazione resta.`,
    rejectedAtACost: (challenger: string, mover: string, claim: number, worth: number, cost: number) =>
      `${challenger} contesta a torto ${points(claim)} di ${mover}: la mossa vale ${points(worth)}. La dichiarazione resta, e ${challenger} perde ${points(cost)}.`,
    stoodWrong: (name: string, claim: number, worth: number) =>
      `Nessuno se n’è accorto: ${name} ha dichiarato ${points(claim)}, ma la mossa ne valeva ${worth}.`,
    stoodFlips: (name: string, claim: number) =>
      `Nessuno se n’è accorto: ${name} ha dichiarato ${points(claim)} con un capovolgimento vietato.`,
    accepted: (name: string) => `${name} accetta.`,
  },
  hint: {
    where: 'Suggerimento: guarda lungo la linea illuminata.',
    which: (digit: number) => `Suggerimento: il numero ${digit}, da qualche parte sulle caselle illuminate.`,
    move: (move: string) => `Suggerimento: ${move}.`,
    moveFor: (move: string, total: number) => `Suggerimento: ${move}, per ${points(total)}.`,
  },
  refusals: {
    'bad-notation': 'La mossa non è ancora completa. Prima piazza una tessera.',
    'game-over': 'La partita è finita: non si piazza più niente.',
    'not-your-turn': (name: string) => `Di turno: ${name}. Aspetta il tuo turno.`,
    occupied: (square: string) => `In ${square} c’è già una tessera. Scegli una casella vuota.`,
    'not-adjacent': (square: string) =>
      `${square} non tocca nessuna tessera. Scegli una casella con un lato in comune con una tessera.`,
    'not-in-hand': (digit: number) => `Non hai in mano questo numero: ${digit}. Prendi un’altra tessera.`,
    'flip-empty': (square: string) => `In ${square} non c’è una tessera da capovolgere.`,
    'flip-placed': 'La tessera che piazzi non si capovolge un’altra volta. Girala prima di confermare.',
    'flip-outside':
      'Uno stesso Kakuro deve contenere la tua tessera e tutte quelle capovolte. Capovolgine un’altra, o nessuna.',
    'too-many-flips': 'In una mossa si capovolge una sola tessera. Rigira le altre.',
    paused: 'Il tavolo è in pausa. Prima riprendi.',
  },
  reasons: {
    'no-move-clock': 'In questa partita il tavolo non piazza tessere.',
    'no-open-claim': 'Ora non c’è nessuna dichiarazione a cui rispondere.',
    'not-an-opponent': 'Possono rispondere solo gli avversari di chi ha dichiarato.',
    accepted: 'Hai già accettato questa dichiarazione.',
    'not-last': 'Si accetta solo dopo l’ultima tessera. Piazza una tessera per lasciar passare questa dichiarazione.',
  },
  notes: {
    takeUpFirst: 'Prima prendi una tessera.',
    layFirst: 'Prima piazza la tua tessera, poi capovolgi le altre.',
    notFlippable: (square: string) =>
      `${square} non si capovolge con questa tessera: nessun Kakuro le conterrebbe entrambe.`,
    noHint: 'Qui niente suggerimenti: si conta senza aiuto.',
    stateFirst: 'Prima di’ quanti punti fa: 0 se nessuno.',
    notYourTurn: 'Non è il tuo turno.',
  },
  keys: {
    takeUp: 'prendere la prima o la seconda tessera',
    turn: 'capovolgere la tessera in mano, o quella sotto il cursore',
    lay: 'piazzare la tessera sulla casella; di nuovo lì: confermare',
    confirm: 'confermare la mossa',
    back: 'tornare alla mano',
    stepBack: 'annullare',
    claim: 'punti da dichiarare, quando la tessera è piazzata',
    challenge: 'contestare una dichiarazione',
    accept: 'accettare l’ultima dichiarazione',
  },
  options: {
    scoring: 'Punti',
    scorings: { referee: 'Punti automatici', strict: 'Punti senza aiuto', claim: 'Punti dichiarati' },
    scoringHints: {
      referee: 'Ogni Kakuro viene trovato, e mostrato prima che tu confermi.',
      strict: 'Non si vede niente prima che tu confermi. Un capovolgimento sbagliato vale 0 punti.',
      claim: 'Dici tu quanto fa la tua mossa, a torto o a ragione; gli altri possono contestare.',
    },
    falseChallenge: 'Punti persi per contestazione sbagliata',
    expert: 'Versione per esperti',
    expertHint: 'Capovolgi quante tessere vuoi in una mossa, se uno stesso Kakuro le contiene tutte.',
    time: 'Tempo per mossa',
    times: { off: 'Senza limite', thirty: '30 secondi', other: 'Altro' },
    timeUp: 'Allo scadere del tempo',
    timeUps: { move: 'Gioca il tavolo', remind: 'Solo un avviso' },
    timeUpHints: {
      move: 'Il tavolo piazza una tessera per te.',
      remind: 'Tutti vengono avvisati, e basta.',
    },
    seconds: 'Secondi',
    more: 'Altre opzioni',
    first: 'Chi comincia',
    firstHint: 'Secondo il libretto comincia chi è più giovane.',
    lot: 'A sorte',
    stones: 'Sassi di fiume',
    layouts: { standard: 'Standard', corners: 'Angoli', sides: 'Lati', own: 'A scelta' },
    stonesAt: (squares: readonly string[], red: string) => `${and(squares)}; ${red} mostra il lato rosso.`,
    stonesHint: 'Cinque caselle per le prime tessere. La terza, contando riga per riga, mostra il lato rosso.',
    stonesPicked: (number: number) => count(number, { one: '# casella scelta su 5.', other: '# caselle scelte su 5.' }),
    stonesMissing: (number: number) =>
      count(number, { one: 'Scegli ancora # casella.', other: 'Scegli ancora # caselle.' }),
    stoneFull: 'Cinque caselle sono scelte. Prima togline una.',
    stoneRed: 'lato rosso',
    stoneYellow: 'lato giallo',
  },
};
