/** What the page says about Kakuro, the race, in Dutch. */

import type { RaceMessages } from '../catalogue';
import { grammarOf } from '../grammar';

const { count, and, tenths } = grammarOf('nl');

const points = (number: number): string => count(number, { one: '# punt', other: '# punten' });

export const race: RaceMessages = {
  tiles: {
    d: 'Dubbel',
    x: 'Ruil',
    newNumber: (digit: number) => `Nieuw getal ${digit}`,
    doubles: (number: number) => count(number, { one: 'Dubbel', other: '# Dubbels' }),
    exchanges: (number: number) => count(number, { one: 'Ruil', other: '# keer Ruil' }),
    newNumbers: (digit: number, number: number) =>
      count(number, { one: `Nieuw getal ${digit}`, other: `# Nieuwe getallen ${digit}` }),
  },
  line: (first: string, last: string) => `${first}–${last}`,
  list: (items: readonly string[]) => and(items),
  points,

  uses: {
    exchange: (one: string, other: string) => `${one} en ${other} geruild`,
    sumSquare: (square: string) => `een somvak op ${square}`,
    newNumber: (digit: number, square: string) => `een nieuwe ${digit} op ${square}`,
    doubles: (number: number) => count(number, { one: '# Dubbel', other: '# Dubbels' }),
  },
  lineWith: (line: string, uses: string) => `${line} met ${uses}`,

  board: {
    label: 'Veld met getallen',
    row: (name: string) => `Rij ${name}`,
  },

  square: {
    silver: (name: string, digit: number) => `${name}, ${digit}`,
    red: (name: string, digit: number) => `${name}, rode ${digit}`,
    sumSquare: (name: string) => `${name}, somvak`,
    scoredAcross: 'horizontaal geteld',
    scoredDown: 'verticaal geteld',
    scoredBoth: 'in beide richtingen geteld',
    markerAcross: (marker: number) => `sommarker ${marker} begint hier, naar rechts`,
    markerDown: (marker: number) => `sommarker ${marker} begint hier, naar beneden`,
    inLine: 'in je lijn',
    end: 'een eind van je lijn',
    exchanged: 'geruild',
    newNumber: 'Nieuw getal, nog niet bevestigd',
    sumSquareLaid: 'nog niet bevestigd',
    picked: 'gekozen voor een ruil',
    fits: 'kan gekozen worden',
    hinted: 'tip',
    shown: 'was te vinden',
  },

  stand: {
    marker: (marker: number, number: number) => `Zoek ${marker}. Sommarker nummer ${number}.`,
    left: (number: number) => count(number, { one: 'nog # sommarker', other: 'nog # sommarkers' }),
    leftShort: (number: number) => count(number, { one: 'nog #', other: 'nog #' }),
    unsolvedShort: 'onopgelost',
    unsolved: (sums: readonly number[], limit: number) =>
      sums.length === 0
        ? `Onopgelost: geen van ${limit}`
        : `Onopgelost: ${and(sums.map(String))}. ${sums.length} van ${limit}.`,
    hourglass: (seconds: number) =>
      count(seconds, { one: 'Zandloper, nog # seconde', other: 'Zandloper, nog # seconden' }),
    hourglassStands: 'Zandloper, staat stil',
    claim: (seconds: number) =>
      count(seconds, { one: 'Nog # seconde om de lijn te tonen', other: 'Nog # seconden om de lijn te tonen' }),
    seconds: (seconds: number) => `${seconds} s`,
  },

  seat: {
    tiles: (tiles: string) => `Actietegels: ${tiles}`,
    noTiles: 'Geen actietegels',
    called: 'riep',
    out: 'slaat over',
    none: 'is er niet',
    sealed: 'verzegeld',
    sealing: 'is bezig',
  },

  prompt: {
    find: (marker: number) => `Welke hele lijn maakt ${marker}?`,
    findTogether: (marker: number) => `Welke hele lijn maakt ${marker}? Wie het eerst roept, heeft hem.`,
    saidNone: 'Je zei ‘is er niet’. Je kunt nog roepen, of weer gaan zoeken.',
    sitOut: 'Je slaat over tot de volgende sommarker.',
    watch: (name: string) => `${name} heeft geroepen en laat een lijn zien…`,
    watchOthers: (marker: number) => `De anderen zoeken ${marker}.`,
    watchAll: (marker: number) => `Iedereen zoekt ${marker}.`,
    layOut: (marker: number) => `Toon de lijn die ${marker} maakt: veeg erlangs, of wijs beide einden aan.`,
    otherEnd: (square: string) => `${square} is het ene eind. Wijs het andere aan.`,
    marked: (line: string) => `${line} is aangewezen. Roep om hem te tonen.`,
    claimIt: (line: string) => `${line} is aangewezen. Bevestig hem, of leg actietegels.`,
    sealIt: (line: string) => `${line} is aangewezen. Verzegel hem, of leg actietegels.`,
    pickExchange: 'Ruil: kies een zilveren getal.',
    pickOther: (square: string) => `${square} ruilen met welk getal? Een van de twee moet in je lijn liggen.`,
    pickNewNumber: (digit: number) => `Welk getal van je lijn bedekt de nieuwe ${digit}?`,
    pickSumTile: 'Somvak: welke van je tegels leg je omgekeerd?',
    useTile: (tile: string) => `${tile}: hoe gebruik je hem?`,
    valid: (sum: string, number: number) => `${sum}: dat is hem, ${points(number)}.`,
    pass: (marker: number) => `Zoek ${marker}. Wie is klaar om te verzegelen? De anderen kijken weg.`,
    seal: (marker: number) => `Verzegel een lijn die ${marker} maakt, of ‘is er niet’.`,
    sealAs: (name: string, marker: number) => `${name}, verzegel een lijn die ${marker} maakt, of ‘is er niet’.`,
    sealed: (line: string) => `Verzegeld: ${line}. Je kunt nog wisselen.`,
    sealedNone: 'Verzegeld: is er niet. Je kunt nog een lijn verzegelen.',
    waitSeals: 'Iedereen hier heeft verzegeld. De anderen zoeken nog.',
    confirmNone: (unsolved: number, limit: number) =>
      `Is er niet? Dan is de sommarker onopgelost: ${unsolved} van ${limit}, en bij ${limit} is het spel uit.`,
    confirmLastSeal: 'Is er niet? Dan heeft iedereen verzegeld en gaan de lijnen open.',
    confirmWithdraw: 'De roep intrekken? Dan sla je over tot de volgende sommarker.',
    over: 'Het spel is afgelopen.',
    overByTiles: (name: string, number: number, others: number) =>
      `Het spel is afgelopen. Gelijke punten: ${name} wint met ${number} tegen ${others} actietegels.`,
    hintRow: (row: string) => `Kijk naar rij ${row}.`,
    hintColumn: (column: string) => `Kijk naar kolom ${column}.`,
    hintWhich: (line: string) => `De lijn is ${line}.`,
    hintMove: (claim: string, number: number) => `${claim}: ${points(number)}.`,
    hintNone: 'Laat deze sommarker liever liggen: zeg ‘is er niet’.',
  },

  lacks: {
    start: (sum: string, square: string) => `${sum}. Ervoor ontbreekt een somvak: een leggen op ${square}?`,
    startFixed: (sum: string, square: string) => `${sum}. Ervoor ontbreekt een somvak, en op ${square} kan er geen.`,
    end: (sum: string, square: string) => `${sum}. Hij loopt door: een somvak leggen op ${square}?`,
    endFixed: (sum: string, square: string) => `${sum}. Hij loopt door: op ${square} kan geen somvak.`,
    tooLittle: (sum: string, missing: number) => `${sum}: ${missing} te weinig.`,
    tooMuch: (sum: string, excess: number) => `${sum}: ${excess} te veel.`,
    repeats: (sum: string, doubles: number) =>
      count(doubles, {
        one: `${sum}. Er staat een getal dubbel: dat kost een Dubbel.`,
        other: `${sum}. Er staan getallen dubbel: dat kost # Dubbels.`,
      }),
  },

  checks: {
    label: 'Wat de lijn nodig heeft',
    start: 'Begin',
    end: 'Eind',
    sum: (sum: number, marker: number) => `${sum} van ${marker}`,
    tooMuch: (sum: number, marker: number) => `${sum} > ${marker}`,
    tooMuchSpoken: (sum: number, marker: number) => `${sum} is meer dan ${marker}`,
    repeats: 'Niets dubbel',
    repeatsLacking: (doubles: number) => count(doubles, { one: '# keer dubbel', other: '# keer dubbel' }),
    doublesBack: (doubles: number) => count(doubles, { one: '# Dubbel komt terug', other: '# Dubbels komen terug' }),
    fresh: 'Nog niet geteld',
    scored: 'Al geteld',
    done: 'in orde',
    lacking: 'ontbreekt nog',
  },

  faults: {
    badLine: (line: string) => `${line} is geen rechte lijn.`,
    sumSquareInside: (line: string, square: string) => `In ${line} ligt een somvak, op ${square}.`,
    tooShort: (line: string) => `${line} is één getal; een lijn heeft er twee of meer.`,
    notYours: (tile: string) => `Die tegel is er niet om te spelen: ${tile}.`,
    badExchange: (one: string, other: string) =>
      `${one} en ${other} kunnen niet ruilen: dat gaat met twee verschillende getallen, één in de lijn.`,
    notSilver: (square: string) => `${square} is geen zilveren getal.`,
    noStart: (line: string) => `${line} begint niet direct na een somvak.`,
    noEnd: (line: string) => `${line} eindigt niet voor een somvak en niet aan de rand.`,
    alreadyScored: (line: string) => `${line} is in die richting al geteld.`,
    wrongSum: (sum: number, marker: number) => `Dat is ${sum}, niet ${marker}.`,
    repeats: (lacking: number) =>
      count(lacking, {
        one: 'Een getal staat dubbel: er ontbreekt een Dubbel.',
        other: 'Getallen staan dubbel: er ontbreken # Dubbels.',
      }),
    notUsed: (tile: string) => `Een tegel doet daar niets: ${tile}.`,
  },

  buttons: {
    call: 'Kakuro!',
    callFor: (name: string) => `${name}: Kakuro!`,
    none: 'Is er niet',
    noneFor: (name: string) => `${name}: is er niet`,
    noneHint: 'Zo’n lijn is er niet',
    noneBack: 'Zoeken',
    noneBackFor: (name: string) => `${name}: verder zoeken`,
    claim: 'Bevestig',
    seal: 'Verzegel',
    sealInstead: 'Verzegel deze',
    iAm: (name: string) => `Ik ben ${name}`,
    sealedBy: (name: string) => `${name} ✓`,
    change: (name: string) => `Ik ben ${name}: mijn zegel wijzigen`,
    cover: 'Mijn spel verbergen',
    withdraw: 'Roep intrekken',
    stepBack: 'Ongedaan maken',
    tiles: 'Je actietegels',
    tile: (tile: string, number: number) => (number === 1 ? tile : `${tile}, ${number}`),
    double: 'Eén keer dubbel mag',
    exchange: 'Twee getallen ruilen',
    newNumber: (digit: number) => `Een nieuwe ${digit} leggen`,
    sumBefore: (square: string) => `Somvak op ${square}`,
    sumAfter: (square: string) => `Somvak op ${square}`,
    yesNone: 'Ja, is er niet',
    searchOn: 'Verder zoeken',
    yesWithdraw: 'Intrekken',
    keepLaying: 'Doorgaan',
    show: 'Tonen wat te vinden was',
    hide: 'Verbergen wat te vinden was',
  },

  spoken: {
    double: 'Dubbel gelegd.',
    exchanged: (one: string, other: string) => `${one} en ${other} geruild.`,
    newNumber: (digit: number, square: string) => `Nieuw getal ${digit} op ${square}.`,
    sumSquare: (square: string, tile: string) => `Somvak op ${square}. Dat kost de tegel ${tile}.`,
    steppedBack: 'Ongedaan gemaakt.',
    needLine: 'Wijs eerst een lijn aan.',
    noTile: (tile: string) => `Die heb je niet om te leggen: ${tile}.`,
    noTiles: 'Je hebt geen actietegel om te leggen.',
    noSumSquare: 'Aan geen van beide einden kan een somvak liggen.',
    notHere: (square: string) => `${square} gaat niet.`,
    notYet: 'De lijn is nog niet geldig.',
  },

  refusals: {
    gameOver: 'Het spel is afgelopen.',
    notation: 'Dat is niet te lezen.',
    paused: 'De tafel staat op pauze: ga eerst verder.',
    notSealedGame: 'Verzegelen kan alleen in verzegelde spellen: roep eerst.',
    soloGame: 'Alleen roept niemand: bevestig een lijn, of zeg ‘is er niet’.',
    sealedGame: 'In een verzegeld spel roept niemand: verzegel een lijn, of ‘is er niet’.',
    noCall: 'Roep eerst.',
    callOpen: 'Er heeft iemand geroepen: wacht op de lijn.',
    sitsOut: 'Je slaat over tot de volgende sommarker.',
    saidNone: 'Je hebt al ‘is er niet’ gezegd.',
    notSaidNone: 'Je hebt nog geen ‘is er niet’ gezegd.',
    noHourglass: 'De zandloper loopt niet.',
    notASeat: 'Dat is aan een speler.',
    notTheTable: 'Dat gebeurt vanzelf.',
  },

  story: {
    marker: (number: number, marker: number) => `Sommarker ${number}: ${marker}.`,
    called: (name, seconds) => `${name}: Kakuro! Na ${tenths(seconds)} s.`,
    solved: (name: string, claim: string, sum: string, number: number) =>
      `${name}: ${sum}, ${points(number)}. ${claim}.`,
    wrong: (name: string, claim: string, fault: string) =>
      `${name}: ${claim}. ${fault} ${name} slaat over tot de volgende sommarker.`,
    wrongAlone: (name: string, claim: string, fault: string) => `${name}: ${claim}. ${fault}`,
    ruling: (name: string, fault: string) => `${name}: ${fault}`,
    late: (name: string) => `${name} was te laat en slaat over tot de volgende sommarker.`,
    withdrawn: (name: string) => `${name} trok de roep in en slaat over tot de volgende sommarker.`,
    none: (name: string) => `${name}: is er niet.`,
    noneBack: (name: string) => `${name} zoekt verder.`,
    hourglass: (seconds: number) =>
      count(seconds, { one: 'De zandloper loopt: # seconde.', other: 'De zandloper loopt: # seconden.' }),
    sealed: (name: string) => `${name} heeft verzegeld.`,
    openedNone: (name: string) => `${name} had verzegeld: is er niet.`,
    openedVoid: (name: string, claim: string, fault: string) => `${name} had verzegeld: ${claim}. ${fault}`,
    opened: (name: string, claim: string, number: number) => `${name} had verzegeld: ${claim}, ${points(number)}.`,
    unsolved: (marker: number, number: number, limit: number) => `${marker} is onopgelost, ${number} van ${limit}.`,
    drawn: (draws: readonly string[]) => `Getrokken: ${draws.join(', ')}.`,
    drewTile: (name: string, tile: string) => `${name} (${tile})`,
  },

  opened: {
    title: 'Geopend',
    close: 'Sluiten',
    none: 'is er niet',
    valid: (claim: string, number: number) => `${claim}: ${points(number)}`,
    void: (claim: string, fault: string) => `${claim}. ${fault}`,
  },

  faceDown: {
    unsolved: 'Onopgeloste sommarkers',
    markers: 'Overgebleven sommarkers',
    spare: 'Weggelegde getallen',
    pile: 'Overgebleven actietegels',
    nothing: 'geen',
  },

  hindsight: {
    nothing: 'Er was niets te vinden.',
    longest: 'Er was niets langers.',
    forAll: (line: string, sum: string, number: number) => `Er lag ${line}: ${sum}, ${points(number)}.`,
    forOne: (name: string, claim: string, sum: string, number: number) =>
      `${name} had kunnen tonen: ${claim}. ${sum}, ${points(number)}.`,
  },

  keys: {
    call: 'Kakuro!',
    callSeat: 'Kakuro! voor elke plaats',
    none: 'is er niet, of verder zoeken',
    noneAlone: 'is er niet: de sommarker is dan onopgelost',
    noneSeat: 'is er niet, voor elke plaats',
    mark: 'een eind van de lijn aanwijzen, dan het andere',
    markAndClaim: 'een eind van de lijn aanwijzen, dan het andere; bevestigen als hij klopt',
    claim: 'bevestigen, of verzegelen',
    double: 'een Dubbel leggen',
    exchange: 'twee getallen ruilen',
    newNumber: 'een Nieuw getal leggen (nog eens: het volgende)',
    digit: 'het Nieuwe getal met dit cijfer leggen',
    sumSquare: 'een tegel omgekeerd leggen als somvak; dan D, X of het getal van de tegel',
    stepBack: 'ongedaan maken',
    withdraw: 'de roep intrekken',
    show: 'tonen wat te vinden was',
  },

  keepHelp: {
    question: 'Hulp bij het tellen houden?',
    why: 'De pagina heeft voor je geteld. Aan een echte tafel doet niemand dat.',
    keep: 'Hulp houden',
    own: 'Zelf tellen',
    kept: 'De hulp bij het tellen blijft aan.',
    dropped: 'Vanaf de volgende partij tel je zelf.',
    later: 'Je kunt het wijzigen als je een partij opzet.',
  },

  options: {
    way: 'Hoe er gespeeld wordt',
    open: 'Een race',
    openHint: 'Wie het eerst Kakuro! roept, heeft de lijn.',
    sealed: 'Verzegeld',
    sealedHint: 'Iedereen verzegelt in het geheim een lijn; de langste telt. Geen strijd om de snelste reflex.',
    counting: 'Hulp bij het tellen',
    countingHint: 'De pagina telt mee terwijl je een lijn toont. Zonder hulp blijkt het bij het bevestigen.',
    hourglass: 'Zandloper',
    untimed: 'Zonder klok',
    untimedHint: 'Helemaal geen klok: neem alle tijd.',
    claim: 'Tijd om na een roep de lijn te tonen',
    seconds: (seconds: number) => count(seconds, { one: '# seconde', other: '# seconden' }),
    markers: 'Welke sommarkers',
    markersHint: (number: number, most: number) =>
      count(number, { one: `# sommarker van hooguit ${most}`, other: `# sommarkers van hooguit ${most}` }),
    marker: (value: number) => `Sommarkers met ${value}`,
    actions: 'Welke actietegels',
    actionsHint: (number: number, most: number) =>
      count(number, { one: `# tegel van hooguit ${most}`, other: `# tegels van hooguit ${most}` }),
    action: (tile: string) => `Hoeveel: ${tile}`,
    doublesNeeded: (number: number) =>
      count(number, {
        one: 'Er moet een Dubbel voor de speler zijn.',
        other: 'Er moeten # Dubbels zijn, één voor elke speler.',
      }),
    reset: 'Standaard',
  },
};
