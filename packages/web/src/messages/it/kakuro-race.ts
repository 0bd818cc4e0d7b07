/** What the page says about Kakuro, the race, in Italian. */

import type { RaceMessages } from '../catalogue';
import { grammarOf } from '../grammar';

const { count, and, tenths } = grammarOf('it');

const points = (number: number): string => count(number, { one: '# punto', other: '# punti' });

export const race: RaceMessages = {
  tiles: {
    d: 'Doppione',
    x: 'Scambio',
    newNumber: (digit: number) => `Nuovo numero ${digit}`,
    doubles: (number: number) => count(number, { one: 'Doppione', other: '# Doppioni' }),
    exchanges: (number: number) => count(number, { one: 'Scambio', other: '# Scambi' }),
    newNumbers: (digit: number, number: number) =>
      count(number, { one: `Nuovo numero ${digit}`, other: `# Nuovi numeri ${digit}` }),
  },
  line: (first: string, last: string) => `${first}–${last}`,
  list: (items: readonly string[]) => and(items),
  points,

  uses: {
    exchange: (one: string, other: string) => `${one} e ${other} scambiati`,
    sumSquare: (square: string) => `una casella Somma su ${square}`,
    newNumber: (digit: number, square: string) => `un nuovo ${digit} su ${square}`,
    doubles: (number: number) => count(number, { one: '# Doppione', other: '# Doppioni' }),
  },
  lineWith: (line: string, uses: string) => `${line} con ${uses}`,

  board: {
    label: 'Griglia dei numeri',
    row: (name: string) => `Riga ${name}`,
  },

  square: {
    silver: (name: string, digit: number) => `${name}, ${digit}`,
    red: (name: string, digit: number) => `${name}, ${digit} rosso`,
    sumSquare: (name: string) => `${name}, casella Somma`,
    scoredAcross: 'contata in orizzontale',
    scoredDown: 'contata in verticale',
    scoredBoth: 'contata in entrambi i versi',
    markerAcross: (marker: number) => `il segnalino ${marker} parte da qui verso destra`,
    markerDown: (marker: number) => `il segnalino ${marker} parte da qui verso il basso`,
    inLine: 'nella tua linea',
    end: 'un capo della tua linea',
    exchanged: 'scambiata',
    newNumber: 'Nuovo numero, non ancora confermato',
    sumSquareLaid: 'non ancora confermata',
    picked: 'scelta per uno scambio',
    fits: 'si può scegliere',
    hinted: 'aiuto',
    shown: 'si poteva trovare',
  },

  stand: {
    marker: (marker: number, number: number) => `Cerca ${marker}. Segnalino Somma n. ${number}.`,
    left: (number: number) => count(number, { one: '# segnalino rimasto', other: '# segnalini rimasti' }),
    leftShort: (number: number) => count(number, { one: 'resta #', other: 'restano #' }),
    unsolvedShort: 'irrisolti',
    unsolved: (sums: readonly number[], limit: number) =>
      sums.length === 0
        ? `Irrisolti: nessuno su ${limit}`
        : `Irrisolti: ${and(sums.map(String))}. ${sums.length} su ${limit}.`,
    hourglass: (seconds: number) =>
      count(seconds, { one: 'Clessidra, resta # secondo', other: 'Clessidra, restano # secondi' }),
    hourglassStands: 'Clessidra, ferma',
    claim: (seconds: number) =>
      count(seconds, {
        one: 'Ancora # secondo per mostrare la linea',
        other: 'Ancora # secondi per mostrare la linea',
      }),
    seconds: (seconds: number) => `${seconds} s`,
  },

  seat: {
    tiles: (tiles: string) => `Tessere Azione: ${tiles}`,
    noTiles: 'Nessuna tessera Azione',
    called: 'Kakuro!',
    out: 'salta',
    none: 'non c’è',
    sealed: 'sigillato',
    sealing: 'sigilla',
  },

  prompt: {
    find: (marker: number) => `Quale linea intera fa ${marker}?`,
    findTogether: (marker: number) => `Quale linea intera fa ${marker}? È di chi chiama per primo.`,
    saidNone: 'Hai detto «non c’è». Puoi ancora chiamare, o tornare a cercare.',
    sitOut: 'Salti fino al prossimo segnalino.',
    watch: (name: string) => `${name} ha chiamato e mostra la linea…`,
    watchOthers: (marker: number) => `Gli altri cercano ${marker}.`,
    watchAll: (marker: number) => `Tutti cercano ${marker}.`,
    layOut: (marker: number) => `Mostra la linea che fa ${marker}: percorrila trascinando, o segna i due capi.`,
    otherEnd: (square: string) => `${square} è un capo. Segna l’altro.`,
    marked: (line: string) => `${line} è segnata. Chiama per mostrarla.`,
    claimIt: (line: string) => `${line} è segnata. Confermala, o metti tessere Azione.`,
    sealIt: (line: string) => `${line} è segnata. Sigillala, o metti tessere Azione.`,
    pickExchange: 'Scambio: scegli un numero argentato.',
    pickOther: (square: string) => `Scambiare ${square} con quale numero? Uno dei due dev’essere nella tua linea.`,
    pickNewNumber: (digit: number) => `Quale numero della tua linea copre il nuovo ${digit}?`,
    pickSumTile: 'Casella Somma: quale delle tue tessere metti a faccia in giù?',
    useTile: (tile: string) => `${tile}: come lo usi?`,
    valid: (sum: string, number: number) => `${sum}: ci siamo, ${points(number)}.`,
    pass: (marker: number) => `Cerca ${marker}. Chi è pronto a sigillare? Gli altri guardano altrove.`,
    seal: (marker: number) => `Sigilla una linea che fa ${marker}, o «non c’è».`,
    sealAs: (name: string, marker: number) => `${name}, sigilla una linea che fa ${marker}, o «non c’è».`,
    sealed: (line: string) => `Sigillato: ${line}. Puoi ancora cambiare.`,
    sealedNone: 'Sigillato: non c’è. Puoi ancora sigillare una linea.',
    waitSeals: 'Qui hanno sigillato tutti. Gli altri cercano ancora.',
    confirmNone: (unsolved: number, limit: number) =>
      `Non c’è? Il segnalino resterà irrisolto: ${unsolved} su ${limit}, e a ${limit} la partita finisce.`,
    confirmLastSeal: 'Non c’è? Allora tutti hanno sigillato, e le linee si scoprono.',
    confirmWithdraw: 'Ritirare la chiamata? Salterai fino al prossimo segnalino.',
    over: 'La partita è finita.',
    overByTiles: (name: string, number: number, others: number) =>
      `La partita è finita. Punti pari: vince ${name} con ${count(number, { one: '# tessera Azione', other: '# tessere Azione' })} a ${others}.`,
    hintRow: (row: string) => `Guarda la riga ${row}.`,
    hintColumn: (column: string) => `Guarda la colonna ${column}.`,
    hintWhich: (line: string) => `La linea è ${line}.`,
    hintMove: (claim: string, number: number) => `${claim}: ${points(number)}.`,
    hintNone: 'Questo segnalino è meglio lasciarlo: di’ «non c’è».',
  },

  lacks: {
    start: (sum: string, square: string) => `${sum}. Davanti manca una casella Somma: metterla su ${square}?`,
    startFixed: (sum: string, square: string) => `${sum}. Davanti manca una casella Somma, e ${square} non la accetta.`,
    end: (sum: string, square: string) => `${sum}. Continua: mettere una casella Somma su ${square}?`,
    endFixed: (sum: string, square: string) => `${sum}. Continua: ${square} non accetta una casella Somma.`,
    tooLittle: (sum: string, missing: number) => `${sum}: ${count(missing, { one: 'manca #', other: 'mancano #' })}.`,
    tooMuch: (sum: string, excess: number) => `${sum}: ${excess} di troppo.`,
    repeats: (sum: string, doubles: number) =>
      count(doubles, {
        one: `${sum}. Un numero si ripete: ci vuole un Doppione.`,
        other: `${sum}. Dei numeri si ripetono: ci vogliono # Doppioni.`,
      }),
  },

  checks: {
    label: 'Che cosa serve alla linea',
    start: 'Inizio',
    end: 'Fine',
    sum: (sum: number, marker: number) => `${sum} su ${marker}`,
    tooMuch: (sum: number, marker: number) => `${sum} > ${marker}`,
    tooMuchSpoken: (sum: number, marker: number) => `${sum} supera ${marker}`,
    repeats: 'Senza ripetizioni',
    repeatsLacking: (doubles: number) => count(doubles, { one: '# ripetizione', other: '# ripetizioni' }),
    doublesBack: (doubles: number) => count(doubles, { one: '# Doppione torna', other: '# Doppioni tornano' }),
    fresh: 'Non ancora contata',
    scored: 'Già contata',
    done: 'a posto',
    lacking: 'manca ancora',
  },

  faults: {
    badLine: (line: string) => `${line} non è una linea retta.`,
    sumSquareInside: (line: string, square: string) => `${line} contiene una casella Somma, su ${square}.`,
    tooShort: (line: string) => `${line} è un solo numero; ce ne vogliono due o più.`,
    notYours: (tile: string) => `Questa tessera non c’è da giocare: ${tile}.`,
    badExchange: (one: string, other: string) =>
      `${one} e ${other} non si scambiano: ci vogliono due numeri diversi, uno dei quali nella linea.`,
    notSilver: (square: string) => `${square} non è un numero argentato.`,
    noStart: (line: string) => `${line} non parte da una casella Somma.`,
    noEnd: (line: string) => `${line} non finisce né davanti a una casella Somma né al bordo.`,
    alreadyScored: (line: string) => `${line} è già stata contata in quel verso.`,
    wrongSum: (sum: number, marker: number) => `Fa ${sum}, non ${marker}.`,
    repeats: (lacking: number) =>
      count(lacking, {
        one: 'Un numero si ripete: manca un Doppione.',
        other: 'Dei numeri si ripetono: mancano # Doppioni.',
      }),
    notUsed: (tile: string) => `Una tessera lì non serve a niente: ${tile}.`,
  },

  buttons: {
    call: 'Kakuro!',
    callFor: (name: string) => `${name}: Kakuro!`,
    none: 'Non c’è',
    noneFor: (name: string) => `${name}: non c’è`,
    noneHint: 'Non c’è una linea così',
    noneBack: 'Cerca',
    noneBackFor: (name: string) => `${name}: cerca ancora`,
    claim: 'Conferma',
    seal: 'Sigilla',
    sealInstead: 'Sigilla questa',
    iAm: (name: string) => `Sono io, ${name}`,
    sealedBy: (name: string) => `${name} ✓`,
    change: (name: string) => `Sono io, ${name}: cambia ciò che ho sigillato`,
    cover: 'Copri il mio gioco',
    withdraw: 'Ritira la chiamata',
    stepBack: 'Annulla',
    tiles: 'Le tue tessere Azione',
    tile: (tile: string, number: number) => (number === 1 ? tile : `${tile}, ${number}`),
    double: 'Permetti un doppione',
    exchange: 'Scambia due numeri',
    newNumber: (digit: number) => `Metti un nuovo ${digit}`,
    sumBefore: (square: string) => `Casella Somma su ${square}`,
    sumAfter: (square: string) => `Casella Somma su ${square}`,
    yesNone: 'Sì, non c’è',
    searchOn: 'Cerca ancora',
    yesWithdraw: 'Ritirala',
    keepLaying: 'Continua',
    show: 'Mostra che cosa si poteva trovare',
    hide: 'Nascondi che cosa si poteva trovare',
  },

  spoken: {
    double: 'Doppione messo.',
    exchanged: (one: string, other: string) => `${one} e ${other} scambiati.`,
    newNumber: (digit: number, square: string) => `Nuovo numero ${digit} su ${square}.`,
    sumSquare: (square: string, tile: string) => `Casella Somma su ${square}. Usa la tessera ${tile}.`,
    steppedBack: 'Annullato.',
    needLine: 'Segna prima una linea.',
    noTile: (tile: string) => `Non ne hai da mettere: ${tile}.`,
    noTiles: 'Non hai tessere Azione da mettere.',
    noSumSquare: 'A nessuno dei due capi si può mettere una casella Somma.',
    notHere: (square: string) => `${square} non va bene.`,
    notYet: 'La linea non è ancora valida.',
  },

  refusals: {
    gameOver: 'La partita è finita.',
    notation: 'Non si riesce a leggere.',
    paused: 'Il tavolo è in pausa: prima riprendi.',
    notSealedGame: 'Si sigilla solo nelle partite sigillate: prima chiama.',
    soloGame: 'Da soli non si chiama: mostra una linea, o di’ «non c’è».',
    sealedGame: 'In una partita sigillata non si chiama: sigilla una linea, o «non c’è».',
    noCall: 'Prima chiama.',
    callOpen: 'Qualcuno ha chiamato: aspetta la sua linea.',
    sitsOut: 'Salti fino al prossimo segnalino.',
    saidNone: 'Hai già detto «non c’è».',
    notSaidNone: 'Non hai detto «non c’è».',
    noHourglass: 'La clessidra non corre.',
    notASeat: 'Tocca a un giocatore farlo.',
    notTheTable: 'Questo succede da sé.',
  },

  story: {
    marker: (number: number, marker: number) => `Segnalino ${number}: ${marker}.`,
    called: (name, seconds) => `${name}: Kakuro! Dopo ${tenths(seconds)} s.`,
    solved: (name: string, claim: string, sum: string, number: number) =>
      `${name}: ${sum}, ${points(number)}. ${claim}.`,
    wrong: (name: string, claim: string, fault: string) =>
      `${name}: ${claim}. ${fault} ${name} salta fino al prossimo segnalino.`,
    wrongAlone: (name: string, claim: string, fault: string) => `${name}: ${claim}. ${fault}`,
    ruling: (name: string, fault: string) => `${name}: ${fault}`,
    late: (name: string) => `${name}: troppo tardi, salta fino al prossimo segnalino.`,
    withdrawn: (name: string) => `${name}: chiamata ritirata, salta fino al prossimo segnalino.`,
    none: (name: string) => `${name}: non c’è.`,
    noneBack: (name: string) => `${name} cerca ancora.`,
    hourglass: (seconds: number) =>
      count(seconds, { one: 'La clessidra corre: # secondo.', other: 'La clessidra corre: # secondi.' }),
    sealed: (name: string) => `${name} ha sigillato.`,
    openedNone: (name: string) => `${name} aveva sigillato: non c’è.`,
    openedVoid: (name: string, claim: string, fault: string) => `${name} aveva sigillato: ${claim}. ${fault}`,
    opened: (name: string, claim: string, number: number) => `${name} aveva sigillato: ${claim}, ${points(number)}.`,
    unsolved: (marker: number, number: number, limit: number) => `${marker} è irrisolto, ${number} su ${limit}.`,
    drawn: (draws: readonly string[]) => `Pescate: ${draws.join(', ')}.`,
    drewTile: (name: string, tile: string) => `${name} (${tile})`,
  },

  opened: {
    title: 'Sigilli aperti',
    close: 'Chiudi',
    none: 'non c’è',
    valid: (claim: string, number: number) => `${claim}: ${points(number)}`,
    void: (claim: string, fault: string) => `${claim}. ${fault}`,
  },

  faceDown: {
    unsolved: 'Segnalini irrisolti',
    markers: 'Segnalini rimasti',
    spare: 'Numeri messi via',
    pile: 'Tessere Azione rimaste',
    nothing: 'niente',
  },

  hindsight: {
    nothing: 'Non c’era niente da trovare.',
    longest: 'Non c’era niente di più lungo.',
    forAll: (line: string, sum: string, number: number) => `C’era ${line}: ${sum}, ${points(number)}.`,
    forOne: (name: string, claim: string, sum: string, number: number) =>
      `${name} avrebbe potuto mostrare ${claim}: ${sum}, ${points(number)}.`,
  },

  keys: {
    call: 'Kakuro!',
    callSeat: 'Kakuro! per ogni posto',
    none: 'non c’è, o cerca ancora',
    noneAlone: 'non c’è: il segnalino resta irrisolto',
    noneSeat: 'non c’è, per ogni posto',
    mark: 'segnare un capo della linea, poi l’altro',
    markAndClaim: 'segnare un capo della linea, poi l’altro; confermare quando è valida',
    claim: 'confermare, o sigillare',
    double: 'mettere un Doppione',
    exchange: 'scambiare due numeri',
    newNumber: 'mettere un Nuovo numero (di nuovo: il prossimo)',
    digit: 'mettere il Nuovo numero con questa cifra',
    sumSquare: 'mettere una tessera coperta come casella Somma; poi D, X o il numero della tessera',
    stepBack: 'annullare',
    withdraw: 'ritirare la chiamata',
    show: 'mostrare che cosa si poteva trovare',
  },

  keepHelp: {
    question: 'Tenere l’aiuto nei conti?',
    why: 'La pagina ha fatto i conti per te. A un vero tavolo non li fa nessuno.',
    keep: 'Tieni l’aiuto',
    own: 'Conto da me',
    kept: 'L’aiuto nei conti resta attivo.',
    dropped: 'Dalla prossima partita conti da te.',
    later: 'Puoi cambiare idea quando prepari una partita.',
  },

  options: {
    way: 'Come si gioca',
    open: 'Di corsa',
    openHint: 'La linea è di chi chiama Kakuro! per primo.',
    sealed: 'Sigillato',
    sealedHint: 'Ognuno sigilla una linea in segreto; conta la più lunga. Niente gara di riflessi.',
    counting: 'Aiuto nei conti',
    countingHint: 'La pagina fa i conti mentre mostri una linea. Senza, lo scopri confermando.',
    hourglass: 'Clessidra',
    untimed: 'Senza limiti di tempo',
    untimedHint: 'Nessun orologio: prenditi tutto il tempo che vuoi.',
    claim: 'Tempo per mostrare la linea dopo la chiamata',
    seconds: (seconds: number) => count(seconds, { one: '# secondo', other: '# secondi' }),
    markers: 'Quali segnalini Somma',
    markersHint: (number: number, most: number) =>
      count(number, { one: `# segnalino su ${most} al massimo`, other: `# segnalini su ${most} al massimo` }),
    marker: (value: number) => `Segnalini da ${value}`,
    actions: 'Quali tessere Azione',
    actionsHint: (number: number, most: number) =>
      count(number, { one: `# tessera su ${most} al massimo`, other: `# tessere su ${most} al massimo` }),
    action: (tile: string) => `Quante: ${tile}`,
    doublesNeeded: (number: number) =>
      count(number, {
        one: 'Ci vuole un Doppione per il giocatore.',
        other: 'Ci vogliono # Doppioni, uno per giocatore.',
      }),
    reset: 'Standard',
  },
};
