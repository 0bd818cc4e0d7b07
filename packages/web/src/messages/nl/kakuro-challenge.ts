/** What the page says about Kakuro Challenge in Dutch. */

import type { ChallengeMessages } from '../catalogue';
import { grammarOf } from '../grammar';

const { count, and } = grammarOf('nl');

const points = (number: number): string => count(number, { one: '# punt', other: '# punten' });

export const challenge: ChallengeMessages = {
  board: 'Bord',
  row: (name: string) => `Rij ${name}`,
  points,
  tile: {
    yellow: (digit: number) => `cijfer ${digit} (geel)`,
    red: (digit: number) => `som ${digit} (rood)`,
  },
  spoken: {
    red: (digit: number) => `som ${digit}`,
    empty: 'leeg',
    open: 'hier kun je leggen',
    staged: 'je fiche, nog niet bevestigd',
    turned: 'omgedraaid, nog niet bevestigd',
    flippable: 'kan omgedraaid worden',
    stone: 'kei',
    laidLast: 'als laatste gelegd',
    turnedLast: 'in de laatste zet omgedraaid',
    turnedBack: 'na de laatste zet teruggedraaid',
    hinted: 'tip',
    left: (tiles: string) => `Links ${tiles}.`,
    right: (tiles: string) => `Rechts ${tiles}.`,
    above: (tiles: string) => `Erboven ${tiles}.`,
    below: (tiles: string) => `Eronder ${tiles}.`,
  },
  prompt: {
    takeUp: 'Jouw beurt: pak een fiche.',
    takeUpFor: (name: string) => `${name}, pak een fiche.`,
    early: {
      'too-few': 'Het eerste fiche levert niets op: een Kakuro heeft er drie nodig.',
      'no-move': 'Geen van je zetten levert al punten op.',
    },
    lay: (tile: string) => `In je hand: ${tile}. Kies een vak naast een fiche, of draai het om.`,
    noKakuro: 'Geen Kakuro: dit levert niets op.',
    flipMore: 'Nog geen Kakuro met al deze fiches: draai er nog een om, of draai er een terug.',
    noKakuroCanFlip: (number: number) =>
      count(number, {
        one: 'Nog geen Kakuro. # fiche kan daarvoor omgedraaid worden: het licht op.',
        other: 'Nog geen Kakuro. # fiches kunnen daarvoor omgedraaid worden: ze lichten op.',
      }),
    makes: (sums: readonly string[], total: number) => `${and(sums)}: ${points(total)}.`,
    strict: 'Bevestig, of tik op een fiche om het ook om te draaien.',
    strictExpert: 'Bevestig, of tik op fiches om ze ook om te draaien.',
    claim: 'Hoeveel punten zijn dat? Tik op fiches om ze ook om te draaien.',
    claimTyped: (claim: number) => `Je claimt ${points(claim)}.`,
    waiting: (name: string) => `Aan zet: ${name}.`,
    lastClaim: (name: string, claim: number) => `Het laatste fiche: ${name} claimt ${points(claim)}. Blijft dat staan?`,
    timeUp: (name: string) => `${name}: de tijd is om.`,
    over: 'Alle fiches liggen op het bord.',
  },
  told: {
    laid: (tile: string, square: string) => `${tile} op ${square}.`,
    flipped: (tile: string, square: string) => `${square} is nu ${tile}.`,
    steppedBack: 'Een stap terug.',
    nothingToStepBack: 'Hier valt niets terug te nemen.',
  },
  tray: {
    hand: 'Je hand',
    tileInHand: (tile: string) => `${tile}, pakken`,
    tileTaken: (tile: string) => `${tile}, gepakt; druk om om te draaien`,
    tileStaged: (tile: string, square: string) => `${tile}, ligt op ${square}`,
    turnOver: 'Omdraaien',
    takeBack: 'Terugnemen',
    place: 'Leggen',
    placeFor: (number: number) => `Leggen, ${points(number)}`,
    placeClaim: (number: number) => `${points(number)} claimen`,
    placeClaimOpen: 'Claimen…',
    bag: (number: number) => count(number, { one: '# fiche in de buidel', other: '# fiches in de buidel' }),
    handSize: (number: number) => count(number, { one: '# fiche', other: '# fiches' }),
    cards: (number: number) => count(number, { one: '# fiche van 100 punten', other: '# fiches van 100 punten' }),
    cardsOwed: (number: number) =>
      count(number, { one: '# fiche van 100 punten schuld', other: '# fiches van 100 punten schuld' }),
  },
  claim: {
    pad: 'Geclaimde punten',
    digit: (digit: string) => `Cijfer ${digit}`,
    erase: 'Een cijfer wissen',
    whoChallenges: 'Wie betwist dat?',
    whoAccepts: 'Wie accepteert?',
    challenge: 'Betwisten',
    challengeBy: (name: string) => `${name} betwist`,
    sure: (name: string, claim: number) => `${name} claimt ${points(claim)}: betwisten?`,
    sureBy: (challenger: string, name: string, claim: number) =>
      `Betwist ${challenger} de claim van ${name} (${points(claim)})?`,
    cost: (number: number) => `Onterecht betwisten kost ${points(number)}.`,
    yes: 'Ja, betwisten',
    no: 'Nee',
    accept: 'Accepteren',
    acceptBy: (name: string) => `${name} accepteert`,
  },
  story: {
    laid: (tile: string, square: string) => `${tile} op ${square}`,
    laidAndTurned: (tile: string, square: string, turned: readonly string[]) =>
      `${tile} op ${square}, ${and(turned)} omgedraaid`,
    noKakuro: (name: string, move: string) => `${name}: geen Kakuro; ${move}.`,
    scored: (name: string, move: string, sums: readonly string[], total: number) =>
      `${name}: ${sums.join(', ')}, ${points(total)}; ${move}.`,
    wrongFlip: (name: string, move: string, turned: readonly string[]) =>
      `${name}: verkeerd omgedraaid, 0 punten; ${move}; ${and(turned)} teruggedraaid.`,
    claims: (name: string, move: string, claim: number) => `${name} claimt ${points(claim)}: ${move}.`,
    byClockNoKakuro: (name: string, move: string) => `Tijd om, de tafel speelt voor ${name}: geen Kakuro; ${move}.`,
    byClockScored: (name: string, move: string, sums: readonly string[], total: number) =>
      `Tijd om, de tafel speelt voor ${name}: ${sums.join(', ')}, ${points(total)}; ${move}.`,
    upheld: (challenger: string, mover: string, claim: number, worth: number) =>
      `${challenger} betwist terecht ${points(claim)} van ${mover}: de zet is ${points(worth)} waard. Niets voor ${mover}.`,
    upheldTurnedBack: (challenger: string, mover: string, claim: number, worth: number) =>
      `${challenger} betwist terecht ${points(claim)} van ${mover}: de zet is ${points(worth)} waard. Niets voor ${mover}, en wat omgedraaid was, gaat terug.`,
    upheldFlips: (challenger: string, mover: string, claim: number) =>
      `${challenger} betwist terecht ${points(claim)} van ${mover}: dit kon niet omgedraaid worden. Niets voor ${mover}, en het gaat terug.`,
    rejected: (challenger: string, mover: string, claim: number, worth: number) =>
      `${challenger} betwist onterecht ${points(claim)} van ${mover}: de zet is ${points(worth)} waard. De claim blijft staan.`,
    rejectedAtACost: (challenger: string, mover: string, claim: number, worth: number, cost: number) =>
      `${challenger} betwist onterecht ${points(claim)} van ${mover}: de zet is ${points(worth)} waard. De claim blijft staan, en ${challenger} verliest ${points(cost)}.`,
    stoodWrong: (name: string, claim: number, worth: number) =>
      `Niemand zag het: ${name} claimde ${points(claim)}, maar de zet was er ${worth} waard.`,
    stoodFlips: (name: string, claim: number) =>
      `Niemand zag het: ${name} claimde ${points(claim)} en draaide om wat niet mocht.`,
    accepted: (name: string) => `${name} accepteert.`,
  },
  hint: {
    where: 'Tip: kijk langs de verlichte lijn.',
    which: (digit: number) => `Tip: de ${digit}, ergens op de verlichte vakken.`,
    move: (move: string) => `Tip: ${move}.`,
    moveFor: (move: string, total: number) => `Tip: ${move}, voor ${points(total)}.`,
  },
  refusals: {
    'bad-notation': 'Dat is nog geen hele zet. Leg eerst een fiche.',
    'game-over': 'Het spel is afgelopen: er kan niets meer gelegd worden.',
    'not-your-turn': (name: string) => `Aan zet: ${name}. Wacht op je beurt.`,
    occupied: (square: string) => `Op ${square} ligt al een fiche. Kies een leeg vak.`,
    'not-adjacent': (square: string) => `${square} raakt geen fiche. Kies een vak dat aan een fiche grenst.`,
    'not-in-hand': (digit: number) => `Je hebt geen ${digit} in je hand. Pak een ander fiche.`,
    'flip-empty': (square: string) => `Op ${square} ligt geen fiche om om te draaien.`,
    'flip-placed': 'Het fiche dat je legt kan niet nog eens omgedraaid worden. Draai het voor je bevestigt.',
    'flip-outside': 'Eén Kakuro moet jouw fiche en alle omgedraaide fiches bevatten. Draai een ander om, of geen.',
    'too-many-flips': 'In een zet mag maar één fiche omgedraaid worden. Draai de andere terug.',
    paused: 'De tafel staat op pauze. Ga eerst verder.',
  },
  reasons: {
    'no-move-clock': 'In dit spel legt de tafel geen fiches.',
    'no-open-claim': 'Er is nu geen claim om op te antwoorden.',
    'not-an-opponent': 'Alleen tegenstanders van wie claimde mogen antwoorden.',
    accepted: 'Je hebt deze claim al geaccepteerd.',
    'not-last': 'Accepteren kan alleen na het laatste fiche. Leg een fiche om deze claim te laten staan.',
  },
  notes: {
    takeUpFirst: 'Pak eerst een fiche.',
    layFirst: 'Leg eerst je fiche, draai dan andere om.',
    notFlippable: (square: string) =>
      `${square} kan met dit fiche niet omgedraaid worden: geen Kakuro zou beide bevatten.`,
    noHint: 'Hier zijn geen tips: er wordt geteld zonder hulp.',
    stateFirst: 'Zeg eerst hoeveel punten het zijn: 0 als het er geen zijn.',
    notYourTurn: 'Je bent niet aan de beurt.',
  },
  keys: {
    takeUp: 'het eerste of tweede fiche pakken',
    turn: 'het fiche in de hand of onder de cursor omdraaien',
    lay: 'het fiche op het vak leggen; nog eens daarop: bevestigen',
    confirm: 'de zet bevestigen',
    back: 'terug naar de hand',
    stepBack: 'ongedaan maken',
    claim: 'punten van een claim, als het fiche ligt',
    challenge: 'een claim betwisten',
    accept: 'de laatste claim accepteren',
  },
  options: {
    scoring: 'Punten',
    scorings: { referee: 'Automatisch tellen', strict: 'Tellen zonder hulp', claim: 'Zelf claimen' },
    scoringHints: {
      referee: 'Elke Kakuro wordt gevonden en getoond voor je bevestigt.',
      strict: 'Je ziet niets voor je bevestigt. Verkeerd omdraaien levert niets op.',
      claim: 'Je zegt zelf wat je zet oplevert, goed of fout; de anderen mogen het betwisten.',
    },
    falseChallenge: 'Strafpunten voor onterecht betwisten',
    expert: 'Voor gevorderden',
    expertHint: 'Draai in een zet zoveel fiches om als je wilt, als één Kakuro ze allemaal bevat.',
    time: 'Tijd per zet',
    times: { off: 'Geen limiet', thirty: '30 seconden', other: 'Anders' },
    timeUp: 'Als de tijd om is',
    timeUps: { move: 'De tafel legt', remind: 'Alleen melden' },
    timeUpHints: {
      move: 'De tafel legt een fiche voor je.',
      remind: 'Iedereen krijgt een melding, meer niet.',
    },
    seconds: 'Seconden',
    more: 'Meer opties',
    first: 'Wie begint',
    firstHint: 'Volgens het boekje begint de jongste.',
    lot: 'Door loting',
    stones: 'Keien',
    layouts: { standard: 'Standaard', corners: 'Hoeken', sides: 'Zijden', own: 'Eigen' },
    stonesAt: (squares: readonly string[], red: string) => `${and(squares)}; ${red} ligt met de rode kant boven.`,
    stonesHint: 'Vijf vakken voor de eerste fiches. Het derde, rij voor rij geteld, ligt met de rode kant boven.',
    stonesPicked: (number: number) => `${number} van 5 vakken gekozen.`,
    stonesMissing: (number: number) => count(number, { one: 'Kies nog # vak.', other: 'Kies nog # vakken.' }),
    stoneFull: 'Er zijn vijf vakken gekozen. Haal er eerst een weg.',
    stoneRed: 'rode kant boven',
    stoneYellow: 'gele kant boven',
  },
};
