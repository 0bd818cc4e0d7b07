/** What the page says about Kakuro Challenge in German. */

import type { ChallengeMessages } from '../catalogue';
import { grammarOf } from '../grammar';

const { count, and } = grammarOf('de');

const points = (number: number): string => count(number, { one: '# Punkt', other: '# Punkte' });
/** After a preposition that takes the dative. */
const pointsDative = (number: number): string => count(number, { one: '# Punkt', other: '# Punkten' });

export const challenge: ChallengeMessages = {
  board: 'Brett',
  row: (name: string) => `Zeile ${name}`,
  points,
  tile: {
    yellow: (digit: number) => `Summand ${digit} (gelb)`,
    red: (digit: number) => `Summe ${digit} (rot)`,
  },
  spoken: {
    red: (digit: number) => `Summe ${digit}`,
    empty: 'leer',
    open: 'hier kannst du legen',
    staged: 'dein Plättchen, noch nicht bestätigt',
    turned: 'umgedreht, noch nicht bestätigt',
    flippable: 'kann umgedreht werden',
    stone: 'Flussstein',
    laidLast: 'zuletzt gelegt',
    turnedLast: 'im letzten Zug umgedreht',
    turnedBack: 'nach dem letzten Zug zurückgedreht',
    hinted: 'Tipp',
    left: (tiles: string) => `Links ${tiles}.`,
    right: (tiles: string) => `Rechts ${tiles}.`,
    above: (tiles: string) => `Darüber ${tiles}.`,
    below: (tiles: string) => `Darunter ${tiles}.`,
  },
  prompt: {
    takeUp: 'Du bist am Zug: Nimm ein Plättchen.',
    takeUpFor: (name: string) => `${name}, nimm ein Plättchen.`,
    early: {
      'too-few': 'Das erste Plättchen bringt nichts: Ein Kakuro braucht drei.',
      'no-move': 'Noch bringt dir kein Zug Punkte.',
    },
    lay: (tile: string) => `In der Hand: ${tile}. Wähle ein Feld neben einem Plättchen oder dreh es um.`,
    noKakuro: 'Kein Kakuro: Das bringt nichts ein.',
    flipMore: 'Noch kein Kakuro mit all diesen Plättchen: Dreh noch eins um oder eins zurück.',
    noKakuroCanFlip: (number: number) =>
      count(number, {
        one: 'Noch kein Kakuro. # Plättchen lässt sich dafür umdrehen: Es leuchtet.',
        other: 'Noch kein Kakuro. # Plättchen lassen sich dafür umdrehen: Sie leuchten.',
      }),
    makes: (sums: readonly string[], total: number) => `${and(sums)}: ${points(total)}.`,
    strict: 'Bestätige oder tipp auf ein Plättchen, um es auch umzudrehen.',
    strictExpert: 'Bestätige oder tipp auf Plättchen, um sie auch umzudrehen.',
    claim: 'Wie viele Punkte sind das? Tipp auf Plättchen, um sie auch umzudrehen.',
    claimTyped: (claim: number) => `Du sagst ${points(claim)} an.`,
    waiting: (name: string) => `Am Zug: ${name}.`,
    lastClaim: (name: string, claim: number) =>
      `Das letzte Plättchen: ${name} sagt ${points(claim)} an. Bleibt es dabei?`,
    timeUp: (name: string) => `${name}: Die Zeit ist um.`,
    over: 'Alle Plättchen liegen auf dem Brett.',
  },
  told: {
    laid: (tile: string, square: string) => `${tile} auf ${square}.`,
    flipped: (tile: string, square: string) => `${square}: jetzt ${tile}.`,
    steppedBack: 'Einen Schritt zurück.',
    nothingToStepBack: 'Hier gibt es nichts zurückzunehmen.',
  },
  tray: {
    hand: 'Deine Hand',
    tileInHand: (tile: string) => `${tile}, nehmen`,
    tileTaken: (tile: string) => `${tile}, genommen; drücken zum Umdrehen`,
    tileStaged: (tile: string, square: string) => `${tile}, liegt auf ${square}`,
    turnOver: 'Umdrehen',
    takeBack: 'Zurücknehmen',
    place: 'Legen',
    placeFor: (number: number) => `Legen, ${points(number)}`,
    placeClaim: (number: number) => `${points(number)} ansagen`,
    placeClaimOpen: 'Ansagen …',
    bag: (number: number) => count(number, { one: '# Plättchen im Beutel', other: '# Plättchen im Beutel' }),
    handSize: (number: number) => count(number, { one: '# Plättchen', other: '# Plättchen' }),
    cards: (number: number) => count(number, { one: '# Hunderterkarte', other: '# Hunderterkarten' }),
    cardsOwed: (number: number) =>
      count(number, { one: '# Hunderterkarte Schulden', other: '# Hunderterkarten Schulden' }),
  },
  claim: {
    pad: 'Angesagte Punkte',
    digit: (digit: string) => `Ziffer ${digit}`,
    erase: 'Eine Ziffer löschen',
    whoChallenges: 'Wer zweifelt?',
    whoAccepts: 'Wer akzeptiert?',
    challenge: 'Anzweifeln',
    challengeBy: (name: string) => `${name} zweifelt`,
    sure: (name: string, claim: number) => `${name} sagt ${points(claim)} an: anzweifeln?`,
    sureBy: (challenger: string, name: string, claim: number) =>
      `Zweifelt ${challenger} die Ansage von ${name} an (${points(claim)})?`,
    cost: (number: number) => `Ein Irrtum kostet ${points(number)}.`,
    yes: 'Ja, anzweifeln',
    no: 'Nein',
    accept: 'Akzeptieren',
    acceptBy: (name: string) => `${name} akzeptiert`,
  },
  story: {
    laid: (tile: string, square: string) => `${tile} auf ${square}`,
    laidAndTurned: (tile: string, square: string, turned: readonly string[]) =>
      `${tile} auf ${square}, ${and(turned)} umgedreht`,
    noKakuro: (name: string, move: string) => `${name}: kein Kakuro; ${move}.`,
    scored: (name: string, move: string, sums: readonly string[], total: number) =>
      `${name}: ${sums.join(', ')}, ${points(total)}; ${move}.`,
    wrongFlip: (name: string, move: string, turned: readonly string[]) =>
      `${name}: falsch umgedreht, 0 Punkte; ${move}; ${and(turned)} zurückgedreht.`,
    claims: (name: string, move: string, claim: number) => `${name} sagt ${points(claim)} an: ${move}.`,
    byClockNoKakuro: (name: string, move: string) => `Zeit um, der Tisch zieht für ${name}: kein Kakuro; ${move}.`,
    byClockScored: (name: string, move: string, sums: readonly string[], total: number) =>
      `Zeit um, der Tisch zieht für ${name}: ${sums.join(', ')}, ${points(total)}; ${move}.`,
    upheld: (challenger: string, mover: string, claim: number, worth: number) =>
      `${challenger} bezweifelt ${points(claim)} von ${mover}, zu Recht: Der Zug ist ${points(worth)} wert. Keine Punkte für ${mover}.`,
    upheldTurnedBack: (challenger: string, mover: string, claim: number, worth: number) =>
      `${challenger} bezweifelt ${points(claim)} von ${mover}, zu Recht: Der Zug ist ${points(worth)} wert. Keine Punkte für ${mover}, und Umgedrehtes wird zurückgedreht.`,
    upheldFlips: (challenger: string, mover: string, claim: number) =>
      `${challenger} bezweifelt ${points(claim)} von ${mover}, zu Recht: Das ließ sich nicht umdrehen. Keine Punkte für ${mover}, und es wird zurückgedreht.`,
    rejected: (challenger: string, mover: string, claim: number, worth: number) =>
      `${challenger} bezweifelt ${points(claim)} von ${mover}, zu Unrecht: Der Zug ist ${points(worth)} wert. Die Ansage gilt.`,
    rejectedAtACost: (challenger: string, mover: string, claim: number, worth: number, cost: number) =>
      `${challenger} bezweifelt ${points(claim)} von ${mover}, zu Unrecht: Der Zug ist ${points(worth)} wert. Die Ansage gilt, und ${challenger} verliert ${points(cost)}.`,
    stoodWrong: (name: string, claim: number, worth: number) =>
      `Niemand hat es gemerkt: ${name} hat ${points(claim)} angesagt, aber der Zug war ${worth} wert.`,
    stoodFlips: (name: string, claim: number) =>
      `Niemand hat es gemerkt: ${name} hat ${points(claim)} angesagt und unerlaubt umgedreht.`,
    accepted: (name: string) => `${name} akzeptiert.`,
  },
  hint: {
    where: 'Tipp: Sieh die beleuchtete Linie entlang.',
    which: (digit: number) => `Tipp: die ${digit}, irgendwo auf den beleuchteten Feldern.`,
    move: (move: string) => `Tipp: ${move}.`,
    moveFor: (move: string, total: number) => `Tipp: ${move}, mit ${pointsDative(total)}.`,
  },
  refusals: {
    'bad-notation': 'Das ist noch kein ganzer Zug. Leg erst ein Plättchen.',
    'game-over': 'Die Partie ist zu Ende: Es wird nichts mehr gelegt.',
    'not-your-turn': (name: string) => `Am Zug: ${name}. Warte, bis du dran bist.`,
    occupied: (square: string) => `Auf ${square} liegt schon ein Plättchen. Wähle ein leeres Feld.`,
    'not-adjacent': (square: string) =>
      `${square} berührt kein Plättchen. Wähle ein Feld, das an eine Plättchenseite grenzt.`,
    'not-in-hand': (digit: number) => `Du hast keine ${digit} auf der Hand. Nimm ein anderes Plättchen.`,
    'flip-empty': (square: string) => `Auf ${square} liegt kein Plättchen zum Umdrehen.`,
    'flip-placed': 'Das gelegte Plättchen lässt sich nicht noch einmal umdrehen. Dreh es, bevor du bestätigst.',
    'flip-outside':
      'Ein einziges Kakuro muss dein Plättchen und alle umgedrehten enthalten. Dreh ein anderes um oder keins.',
    'too-many-flips': 'In einem Zug darfst du nur ein Plättchen umdrehen. Dreh die anderen zurück.',
    paused: 'Der Tisch macht Pause. Drück erst auf Weiter.',
  },
  reasons: {
    'no-move-clock': 'In dieser Partie legt der Tisch keine Plättchen.',
    'no-open-claim': 'Gerade gibt es keine Ansage zu beantworten.',
    'not-an-opponent': 'Nur wer nicht selbst angesagt hat, darf antworten.',
    accepted: 'Du hast diese Ansage schon akzeptiert.',
    'not-last': 'Akzeptiert wird nur nach dem letzten Plättchen. Leg ein Plättchen, um diese Ansage gelten zu lassen.',
  },
  notes: {
    takeUpFirst: 'Nimm erst ein Plättchen.',
    layFirst: 'Leg erst dein Plättchen, dann dreh andere um.',
    notFlippable: (square: string) =>
      `${square} lässt sich mit diesem Plättchen nicht umdrehen: Kein Kakuro enthielte beide.`,
    noHint: 'Hier gibt es keine Tipps: Es wird ohne Hilfe gezählt.',
    stateFirst: 'Sag erst, wie viele Punkte es sind: 0, wenn es keine sind.',
    notYourTurn: 'Du bist nicht am Zug.',
  },
  keys: {
    takeUp: 'das erste oder zweite Plättchen nehmen',
    turn: 'das Plättchen in der Hand oder unter dem Fokus umdrehen',
    lay: 'das Plättchen aufs Feld legen; noch einmal darauf: bestätigen',
    confirm: 'den Zug bestätigen',
    back: 'zurück zur Hand',
    stepBack: 'rückgängig',
    claim: 'Punkte der Ansage, wenn das Plättchen liegt',
    challenge: 'eine Ansage anzweifeln',
    accept: 'die letzte Ansage akzeptieren',
  },
  options: {
    scoring: 'Punkte',
    scorings: { referee: 'Automatisch zählen', strict: 'Zählen ohne Hilfe', claim: 'Selbst ansagen' },
    scoringHints: {
      referee: 'Jedes Kakuro wird gefunden und gezeigt, bevor du bestätigst.',
      strict: 'Vor dem Bestätigen siehst du nichts. Falsches Umdrehen bringt 0 Punkte.',
      claim: 'Du sagst, was dein Zug bringt, richtig oder falsch; die anderen dürfen es anzweifeln.',
    },
    falseChallenge: 'Strafpunkte für falsches Anzweifeln',
    expert: 'Für Experten',
    expertHint: 'Dreh in einem Zug beliebig viele Plättchen um, wenn ein einziges Kakuro sie alle enthält.',
    time: 'Zeit für einen Zug',
    times: { off: 'Ohne Limit', thirty: '30 Sekunden', other: 'Andere' },
    timeUp: 'Wenn die Zeit um ist',
    timeUps: { move: 'Der Tisch legt', remind: 'Nur erinnern' },
    timeUpHints: {
      move: 'Der Tisch legt ein Plättchen für dich.',
      remind: 'Alle werden erinnert, sonst passiert nichts.',
    },
    seconds: 'Sekunden',
    more: 'Mehr Optionen',
    first: 'Wer beginnt',
    firstHint: 'Laut Anleitung beginnt, wer am jüngsten ist.',
    lot: 'Ausgelost',
    stones: 'Flusssteine',
    layouts: { standard: 'Standard', corners: 'Ecken', sides: 'Seiten', own: 'Eigene' },
    stonesAt: (squares: readonly string[], red: string) => `${and(squares)}; ${red} liegt mit Rot nach oben.`,
    stonesHint: 'Fünf Felder für die ersten Plättchen. Das dritte, Zeile für Zeile gezählt, liegt mit Rot nach oben.',
    stonesPicked: (number: number) => `${number} von 5 Feldern gewählt.`,
    stonesMissing: (number: number) => count(number, { one: 'Wähle noch # Feld.', other: 'Wähle noch # Felder.' }),
    stoneFull: 'Fünf Felder sind gewählt. Nimm erst eins weg.',
    stoneRed: 'rote Seite oben',
    stoneYellow: 'gelbe Seite oben',
  },
};
