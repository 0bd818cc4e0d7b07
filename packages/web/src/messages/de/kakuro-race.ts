/** What the page says about Kakuro, the race, in German. */

import type { RaceMessages } from '../catalogue';
import { grammarOf } from '../grammar';

const { count, and, tenths } = grammarOf('de');

const points = (number: number): string => count(number, { one: '# Punkt', other: '# Punkte' });

export const race: RaceMessages = {
  tiles: {
    d: 'Doppel',
    x: 'Tausch',
    newNumber: (digit: number) => `Neue Zahl ${digit}`,
    doubles: (number: number) => count(number, { one: 'Doppel', other: '# Doppel' }),
    exchanges: (number: number) => count(number, { one: 'Tausch', other: '#-mal Tausch' }),
    newNumbers: (digit: number, number: number) =>
      count(number, { one: `Neue Zahl ${digit}`, other: `# Neue Zahlen ${digit}` }),
  },
  line: (first: string, last: string) => `${first}–${last}`,
  list: (items: readonly string[]) => and(items),
  points,

  uses: {
    exchange: (one: string, other: string) => `Tausch von ${one} und ${other}`,
    sumSquare: (square: string) => `Summenfeld auf ${square}`,
    newNumber: (digit: number, square: string) => `neuer ${digit} auf ${square}`,
    doubles: (number: number) => count(number, { one: '# Doppel', other: '# Doppeln' }),
  },
  lineWith: (line: string, uses: string) => `${line} mit ${uses}`,

  board: {
    label: 'Brett mit Zahlen',
    row: (name: string) => `Zeile ${name}`,
  },

  square: {
    silver: (name: string, digit: number) => `${name}, ${digit}`,
    red: (name: string, digit: number) => `${name}, rote ${digit}`,
    sumSquare: (name: string) => `${name}, Summenfeld`,
    scoredAcross: 'waagerecht gewertet',
    scoredDown: 'senkrecht gewertet',
    scoredBoth: 'in beiden Richtungen gewertet',
    markerAcross: (marker: number) => `Marker ${marker} beginnt hier nach rechts`,
    markerDown: (marker: number) => `Marker ${marker} beginnt hier nach unten`,
    inLine: 'in deiner Reihe',
    end: 'ein Ende deiner Reihe',
    exchanged: 'getauscht',
    newNumber: 'Neue Zahl, noch nicht bestätigt',
    sumSquareLaid: 'noch nicht bestätigt',
    picked: 'zum Tausch gewählt',
    fits: 'kann gewählt werden',
    hinted: 'Tipp',
    shown: 'war zu finden',
  },

  stand: {
    marker: (marker: number, number: number) => `Such die ${marker}. Summenmarker Nummer ${number}.`,
    left: (number: number) => count(number, { one: 'noch # Marker', other: 'noch # Marker' }),
    leftShort: (number: number) => count(number, { one: 'noch #', other: 'noch #' }),
    unsolvedShort: 'ungelöst',
    unsolved: (sums: readonly number[], limit: number) =>
      sums.length === 0
        ? `Ungelöst: keiner von ${limit}`
        : `Ungelöst: ${and(sums.map(String))}. ${sums.length} von ${limit}.`,
    hourglass: (seconds: number) =>
      count(seconds, { one: 'Sanduhr, noch # Sekunde', other: 'Sanduhr, noch # Sekunden' }),
    hourglassStands: 'Sanduhr, steht still',
    claim: (seconds: number) =>
      count(seconds, {
        one: 'Noch # Sekunde, um die Reihe zu zeigen',
        other: 'Noch # Sekunden, um die Reihe zu zeigen',
      }),
    seconds: (seconds: number) => `${seconds} s`,
  },

  seat: {
    tiles: (tiles: string) => `Aktionsplättchen: ${tiles}`,
    noTiles: 'Keine Aktionsplättchen',
    called: 'gerufen',
    out: 'setzt aus',
    none: 'gibt’s nicht',
    sealed: 'versiegelt',
    sealing: 'ist dran',
  },

  prompt: {
    find: (marker: number) => `Welche ganze Reihe ergibt ${marker}?`,
    findTogether: (marker: number) => `Welche ganze Reihe ergibt ${marker}? Wer zuerst ruft, hat sie.`,
    saidNone: 'Du hast „gibt’s nicht“ gesagt. Du kannst noch rufen oder weitersuchen.',
    sitOut: 'Du setzt bis zum nächsten Marker aus.',
    watch: (name: string) => `${name} hat gerufen und zeigt eine Reihe …`,
    watchOthers: (marker: number) => `Die anderen suchen die ${marker}.`,
    watchAll: (marker: number) => `Alle suchen die ${marker}.`,
    layOut: (marker: number) => `Zeig die Reihe mit ${marker}: Zieh an ihr entlang oder markiere beide Enden.`,
    otherEnd: (square: string) => `${square} ist ein Ende. Markiere das andere.`,
    marked: (line: string) => `${line} ist markiert. Ruf, um sie zu zeigen.`,
    claimIt: (line: string) => `${line} ist markiert. Bestätige sie oder leg Aktionsplättchen.`,
    sealIt: (line: string) => `${line} ist markiert. Versiegle sie oder leg Aktionsplättchen.`,
    pickExchange: 'Tausch: Wähle eine silberne Zahl.',
    pickOther: (square: string) => `${square} mit welcher Zahl tauschen? Eine der beiden muss in deiner Reihe liegen.`,
    pickNewNumber: (digit: number) => `Welche Zahl deiner Reihe deckt die neue ${digit} zu?`,
    pickSumTile: 'Summenfeld: Welches deiner Plättchen legst du verdeckt?',
    useTile: (tile: string) => `${tile}: Wofür nimmst du das Plättchen?`,
    valid: (sum: string, number: number) => `${sum}: Das ist sie, ${points(number)}.`,
    pass: (marker: number) => `Such die ${marker}. Wer kann versiegeln? Die anderen sehen weg.`,
    seal: (marker: number) => `Versiegle eine Reihe mit ${marker} oder „gibt’s nicht“.`,
    sealAs: (name: string, marker: number) => `${name}, versiegle eine Reihe mit ${marker} oder „gibt’s nicht“.`,
    sealed: (line: string) => `Versiegelt: ${line}. Du kannst noch wechseln.`,
    sealedNone: 'Versiegelt: gibt’s nicht. Du kannst noch eine Reihe versiegeln.',
    waitSeals: 'Alle hier haben versiegelt. Die anderen suchen noch.',
    confirmNone: (unsolved: number, limit: number) =>
      `Gibt’s nicht? Der Marker ist dann ungelöst: ${unsolved} von ${limit}, und bei ${limit} ist die Partie aus.`,
    confirmLastSeal: 'Gibt’s nicht? Dann haben alle versiegelt, und die Reihen werden aufgedeckt.',
    confirmWithdraw: 'Den Ruf zurücknehmen? Du setzt dann bis zum nächsten Marker aus.',
    over: 'Die Partie ist zu Ende.',
    overByTiles: (name: string, number: number, others: number) =>
      `Die Partie ist zu Ende. Gleich viele Punkte: ${name} gewinnt mit ${number} zu ${others} Aktionsplättchen.`,
    hintRow: (row: string) => `Sieh dir Zeile ${row} an.`,
    hintColumn: (column: string) => `Sieh dir Spalte ${column} an.`,
    hintWhich: (line: string) => `Die Reihe ist ${line}.`,
    hintMove: (claim: string, number: number) => `${claim}: ${points(number)}.`,
    hintNone: 'Lass diesen Marker lieber: Sag „gibt’s nicht“.',
  },

  lacks: {
    start: (sum: string, square: string) => `${sum}. Davor fehlt ein Summenfeld: eins auf ${square} legen?`,
    startFixed: (sum: string, square: string) => `${sum}. Davor fehlt ein Summenfeld, und auf ${square} geht keins.`,
    end: (sum: string, square: string) => `${sum}. Sie geht weiter: ein Summenfeld auf ${square} legen?`,
    endFixed: (sum: string, square: string) => `${sum}. Sie geht weiter: Auf ${square} geht kein Summenfeld.`,
    tooLittle: (sum: string, missing: number) => `${sum}: ${missing} zu wenig.`,
    tooMuch: (sum: string, excess: number) => `${sum}: ${excess} zu viel.`,
    repeats: (sum: string, doubles: number) =>
      count(doubles, {
        one: `${sum}. Eine Zahl wiederholt sich: Das braucht ein Doppel.`,
        other: `${sum}. Zahlen wiederholen sich: Das braucht # Doppel.`,
      }),
  },

  checks: {
    label: 'Was die Reihe braucht',
    start: 'Anfang',
    end: 'Ende',
    sum: (sum: number, marker: number) => `${sum} von ${marker}`,
    tooMuch: (sum: number, marker: number) => `${sum} > ${marker}`,
    tooMuchSpoken: (sum: number, marker: number) => `${sum} ist mehr als ${marker}`,
    repeats: 'Nichts doppelt',
    repeatsLacking: (doubles: number) => count(doubles, { one: '#-mal doppelt', other: '#-mal doppelt' }),
    doublesBack: (doubles: number) => count(doubles, { one: '# Doppel kommt zurück', other: '# Doppel kommen zurück' }),
    fresh: 'Noch nicht gewertet',
    scored: 'Schon gewertet',
    done: 'in Ordnung',
    lacking: 'fehlt noch',
  },

  faults: {
    badLine: (line: string) => `${line} ist keine gerade Reihe.`,
    sumSquareInside: (line: string, square: string) => `In ${line} liegt ein Summenfeld, auf ${square}.`,
    tooShort: (line: string) => `${line} ist nur eine Zahl; eine Reihe hat zwei oder mehr.`,
    notYours: (tile: string) => `Dieses Plättchen ist nicht da: ${tile}.`,
    badExchange: (one: string, other: string) =>
      `${one} und ${other} lassen sich nicht tauschen: Es braucht zwei verschiedene Zahlen, eine davon in der Reihe.`,
    notSilver: (square: string) => `${square} ist keine silberne Zahl.`,
    noStart: (line: string) => `${line} beginnt nicht direkt nach einem Summenfeld.`,
    noEnd: (line: string) => `${line} endet weder vor einem Summenfeld noch am Rand.`,
    alreadyScored: (line: string) => `${line} wurde in dieser Richtung schon gewertet.`,
    wrongSum: (sum: number, marker: number) => `Das ergibt ${sum}, nicht ${marker}.`,
    repeats: (lacking: number) =>
      count(lacking, {
        one: 'Eine Zahl steht doppelt da: Es fehlt ein Doppel.',
        other: 'Zahlen stehen doppelt da: Es fehlen # Doppel.',
      }),
    notUsed: (tile: string) => `Ein Plättchen nützt dort nichts: ${tile}.`,
  },

  buttons: {
    call: 'Kakuro!',
    callFor: (name: string) => `${name}: Kakuro!`,
    none: 'Gibt’s nicht',
    noneFor: (name: string) => `${name}: gibt’s nicht`,
    noneHint: 'So eine Reihe gibt es nicht',
    noneBack: 'Suchen',
    noneBackFor: (name: string) => `${name}: weitersuchen`,
    claim: 'Bestätigen',
    seal: 'Versiegeln',
    sealInstead: 'Diese versiegeln',
    iAm: (name: string) => `Ich bin ${name}`,
    sealedBy: (name: string) => `${name} ✓`,
    change: (name: string) => `Ich bin ${name}: mein Siegel ändern`,
    cover: 'Meins zudecken',
    withdraw: 'Ruf zurücknehmen',
    stepBack: 'Rückgängig',
    tiles: 'Deine Aktionsplättchen',
    tile: (tile: string, number: number) => (number === 1 ? tile : `${tile}, ${number}`),
    double: 'Einmal doppelt erlauben',
    exchange: 'Zwei Zahlen tauschen',
    newNumber: (digit: number) => `Neue ${digit} legen`,
    sumBefore: (square: string) => `Summenfeld auf ${square}`,
    sumAfter: (square: string) => `Summenfeld auf ${square}`,
    yesNone: 'Ja, gibt’s nicht',
    searchOn: 'Weitersuchen',
    yesWithdraw: 'Zurücknehmen',
    keepLaying: 'Weiter',
    show: 'Zeigen, was zu finden war',
    hide: 'Verbergen, was zu finden war',
  },

  spoken: {
    double: 'Doppel gelegt.',
    exchanged: (one: string, other: string) => `${one} und ${other} getauscht.`,
    newNumber: (digit: number, square: string) => `Neue Zahl ${digit} auf ${square}.`,
    sumSquare: (square: string, tile: string) => `Summenfeld auf ${square}. Es kostet das Plättchen ${tile}.`,
    steppedBack: 'Rückgängig gemacht.',
    needLine: 'Markiere erst eine Reihe.',
    noTile: (tile: string) => `Davon hast du keins zu legen: ${tile}.`,
    noTiles: 'Du hast kein Aktionsplättchen zu legen.',
    noSumSquare: 'An keinem der beiden Enden geht ein Summenfeld.',
    notHere: (square: string) => `${square} geht nicht.`,
    notYet: 'Die Reihe ist noch nicht gültig.',
  },

  refusals: {
    gameOver: 'Die Partie ist zu Ende.',
    notation: 'Das lässt sich nicht lesen.',
    paused: 'Der Tisch macht Pause: Drück erst auf Weiter.',
    notSealedGame: 'Versiegelt wird nur in versiegelten Partien: Ruf erst.',
    soloGame: 'Allein ruft niemand: Zeig eine Reihe oder sag „gibt’s nicht“.',
    sealedGame: 'In einer versiegelten Partie ruft niemand: Versiegle eine Reihe oder „gibt’s nicht“.',
    noCall: 'Ruf erst.',
    callOpen: 'Jemand hat gerufen: Warte auf die Reihe.',
    sitsOut: 'Du setzt bis zum nächsten Marker aus.',
    saidNone: 'Du hast schon „gibt’s nicht“ gesagt.',
    notSaidNone: 'Du hast nicht „gibt’s nicht“ gesagt.',
    noHourglass: 'Die Sanduhr läuft nicht.',
    notASeat: 'Das ist Sache eines Mitspielers.',
    notTheTable: 'Das geschieht von selbst.',
  },

  story: {
    marker: (number: number, marker: number) => `Marker ${number}: ${marker}.`,
    called: (name, seconds) => `${name}: Kakuro! Nach ${tenths(seconds)} s.`,
    solved: (name: string, claim: string, sum: string, number: number) =>
      `${name}: ${sum}, ${points(number)}. ${claim}.`,
    wrong: (name: string, claim: string, fault: string) => `${name}: ${claim}. ${fault} ${name} setzt aus.`,
    wrongAlone: (name: string, claim: string, fault: string) => `${name}: ${claim}. ${fault}`,
    ruling: (name: string, fault: string) => `${name}: ${fault}`,
    late: (name: string) => `${name} war zu spät und setzt aus.`,
    withdrawn: (name: string) => `${name} hat den Ruf zurückgenommen und setzt aus.`,
    none: (name: string) => `${name}: gibt’s nicht.`,
    noneBack: (name: string) => `${name} sucht weiter.`,
    hourglass: (seconds: number) =>
      count(seconds, { one: 'Die Sanduhr läuft: # Sekunde.', other: 'Die Sanduhr läuft: # Sekunden.' }),
    sealed: (name: string) => `${name} hat versiegelt.`,
    openedNone: (name: string) => `${name} hatte versiegelt: gibt’s nicht.`,
    openedVoid: (name: string, claim: string, fault: string) => `${name} hatte versiegelt: ${claim}. ${fault}`,
    opened: (name: string, claim: string, number: number) => `${name} hatte versiegelt: ${claim}, ${points(number)}.`,
    unsolved: (marker: number, number: number, limit: number) => `${marker} bleibt ungelöst, ${number} von ${limit}.`,
    drawn: (draws: readonly string[]) => `Gezogen: ${draws.join(', ')}.`,
    drewTile: (name: string, tile: string) => `${name} (${tile})`,
  },

  opened: {
    title: 'Aufgedeckt',
    close: 'Schließen',
    none: 'gibt’s nicht',
    valid: (claim: string, number: number) => `${claim}: ${points(number)}`,
    void: (claim: string, fault: string) => `${claim}. ${fault}`,
  },

  faceDown: {
    unsolved: 'Ungelöste Marker',
    markers: 'Übrige Marker',
    spare: 'Beiseitegelegte Zahlen',
    pile: 'Übrige Aktionsplättchen',
    nothing: 'keine',
  },

  hindsight: {
    nothing: 'Es gab nichts zu finden.',
    longest: 'Länger ging es nicht.',
    forAll: (line: string, sum: string, number: number) => `Da war ${line}: ${sum}, ${points(number)}.`,
    forOne: (name: string, claim: string, sum: string, number: number) =>
      `${name} hätte zeigen können: ${claim}. ${sum}, ${points(number)}.`,
  },

  keys: {
    call: 'Kakuro!',
    callSeat: 'Kakuro! für jeden Platz',
    none: 'gibt’s nicht, oder weitersuchen',
    noneAlone: 'gibt’s nicht: Der Marker ist dann ungelöst',
    noneSeat: 'gibt’s nicht, für jeden Platz',
    mark: 'ein Ende der Reihe markieren, dann das andere',
    markAndClaim: 'ein Ende der Reihe markieren, dann das andere; bestätigen, wenn sie gilt',
    claim: 'bestätigen oder versiegeln',
    double: 'ein Doppel legen',
    exchange: 'zwei Zahlen tauschen',
    newNumber: 'eine Neue Zahl legen (noch einmal: die nächste)',
    digit: 'die Neue Zahl mit dieser Ziffer legen',
    sumSquare: 'ein Plättchen verdeckt als Summenfeld legen; dann D, X oder die Zahl des Plättchens',
    stepBack: 'rückgängig machen',
    withdraw: 'den Ruf zurücknehmen',
    show: 'zeigen, was zu finden war',
  },

  keepHelp: {
    question: 'Hilfe beim Rechnen behalten?',
    why: 'Die Seite hat für dich gerechnet. An einem echten Tisch tut das niemand.',
    keep: 'Hilfe behalten',
    own: 'Selbst rechnen',
    kept: 'Die Hilfe beim Rechnen bleibt an.',
    dropped: 'Ab der nächsten Partie rechnest du selbst.',
    later: 'Du kannst es ändern, wenn du eine Partie vorbereitest.',
  },

  options: {
    way: 'Wie gespielt wird',
    open: 'Rennen',
    openHint: 'Wer zuerst Kakuro! ruft, hat die Reihe.',
    sealed: 'Versiegelt',
    sealedHint: 'Alle versiegeln heimlich eine Reihe; die längste zählt. Kein Wettlauf der Reflexe.',
    counting: 'Hilfe beim Rechnen',
    countingHint: 'Die Seite rechnet mit, während du eine Reihe zeigst. Sonst zeigt es sich beim Bestätigen.',
    hourglass: 'Sanduhr',
    untimed: 'Ohne Uhr',
    untimedHint: 'Gar keine Uhr: Nimm dir alle Zeit der Welt.',
    claim: 'Zeit, nach dem Ruf die Reihe zu zeigen',
    seconds: (seconds: number) => count(seconds, { one: '# Sekunde', other: '# Sekunden' }),
    markers: 'Welche Summenmarker',
    markersHint: (number: number, most: number) =>
      count(number, { one: `# Marker von höchstens ${most}`, other: `# Marker von höchstens ${most}` }),
    marker: (value: number) => `Marker mit ${value}`,
    actions: 'Welche Aktionsplättchen',
    actionsHint: (number: number, most: number) =>
      count(number, { one: `# Plättchen von höchstens ${most}`, other: `# Plättchen von höchstens ${most}` }),
    action: (tile: string) => `Wie viele: ${tile}`,
    doublesNeeded: (number: number) =>
      count(number, {
        one: 'Es muss ein Doppel für dich geben.',
        other: 'Es muss # Doppel geben, eins für jeden Platz.',
      }),
    reset: 'Standard',
  },
};
