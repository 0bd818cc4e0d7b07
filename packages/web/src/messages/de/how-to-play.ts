/** How each game is played, in German. */

import type { HowToPlayMessages } from '../catalogue';
import { challenge } from './kakuro-challenge';
import { race } from './kakuro-race';
import { kakuzu } from './kakuzu';

export const howToPlay: HowToPlayMessages = {
  words: 'Begriffe',
  'kakuro-challenge': {
    goal: 'Leg Plättchen so, dass Rechnungen entstehen, die Kakuros. Jedes Kakuro, das du bildest, bringt seine Summe; wer die meisten Punkte hat, gewinnt.',
    steps: [
      {
        title: 'Zwei Seiten',
        text: 'Jedes Plättchen hat eine Ziffer, auf einer Seite gelb, auf der anderen rot. Gelb wird addiert. Rot, mit dem Σ, ist das Ende einer Summe: Eine rote 8 steht für 8, 18, 28 und so weiter.',
      },
      {
        title: 'Was ein Kakuro ist',
        text: 'Ein rotes Plättchen; dann nach rechts oder nach unten alle gelben bis zu einer Lücke, einem roten oder dem Rand. Es sind mindestens zwei, alle verschieden, und ihre Summe endet auf die rote Ziffer.',
      },
      {
        title: 'Leg ein Plättchen',
        text: 'Du hast zwei. Nimm eins, wähle seine Seite und leg es auf irgendein leeres Feld, das mit einer Kante an ein Plättchen grenzt.',
      },
      {
        title: 'Dreh eins um, wenn du willst',
        text: 'Du darfst auch ein Plättchen umdrehen, das schon dalag, wenn danach ein und dasselbe Kakuro dieses und dein gelegtes Plättchen enthält. Wird automatisch gezählt, leuchtet, was sich eignet.',
      },
      {
        title: 'Erst ansehen, dann bestätigen',
        text: `Wird automatisch gezählt, leuchten die Kakuros, die du bilden würdest, mit ihren Punkten auf. Bis du auf „${challenge.tray.place}“ drückst, kannst du alles zurücknehmen.`,
      },
      {
        title: 'Punkte und Nachziehen',
        text: 'Jedes Kakuro mit dem gelegten oder dem umgedrehten Plättchen bringt seine ganze Summe; es können mehrere sein. Dann ziehst du, bis du wieder zwei hast.',
      },
      {
        title: 'Das Ende',
        text: 'Ist der Beutel leer, wird die Hand leer gespielt. Nach dem allerletzten Plättchen gewinnen die meisten Punkte; bei Gleichstand wird der Sieg geteilt.',
      },
    ],
    examples: {
      short: 'Rote 8, dann 7 und 1: 8 = 7 + 1, ein Kakuro für 8 Punkte.',
      long: 'Rote 8, dann 9, 3 und 6: Sie steht für 18 = 9 + 3 + 6, 18 Punkte.',
      late: '7 und 1, dann rote 8: kein Kakuro, das rote Plättchen muss vorn liegen.',
      turned: 'Leg hinter eine gelbe 7 und 6 die 1 und dreh die 7 um: 7 = 6 + 1, 7 Punkte.',
    },
    words: [
      { term: 'Summand', meaning: 'ein gelbes Plättchen: eine Zahl, die addiert wird' },
      { term: 'Summe (Σ)', meaning: 'ein rotes Plättchen: die letzte Ziffer der Summe dahinter' },
      { term: 'Flusssteine', meaning: 'die fünf Felder der ersten Plättchen, das mittlere ist rot' },
    ],
    options:
      'Optionen: das Spiel für Experten (beliebig viele Plättchen umdrehen), Zählen ohne Hilfe (nichts wird angezeigt, und falsches Umdrehen kostet deine Punkte), Ansagen (du sagst deine Punkte an, andere können sie anzweifeln), eine Zeit für jeden Zug.',
  },
  'kakuro-race': {
    goal: 'Alle suchen gleichzeitig dieselbe Summe. Finde eine ganze Reihe, die sie ergibt, ruf zuerst und bekomm einen Punkt für jede Zahl darin.',
    steps: [
      {
        title: 'Das Brett',
        text: '64 silberne Zahlen, oben und links davon rote Summenfelder (Σ). Eine Reihe beginnt gleich hinter einem Summenfeld und geht nach rechts oder unten bis zum nächsten Summenfeld oder zum Rand.',
      },
      {
        title: 'Die Suche',
        text: 'Ein Summenmarker wird aufgedeckt, etwa 17. Welche ganze Reihe aus mindestens zwei Zahlen, keine davon doppelt, ergibt genau 17?',
      },
      {
        title: 'Hilfe durch Aktionsplättchen',
        text: 'Meistens brauchst du sie. Verdeckt gelegt ist jedes Aktionsplättchen ein Summenfeld: Leg es direkt vor oder hinter deine Zahlen, um die Reihe dort abzuschneiden. Oder nutze seine Vorderseite, siehe unten. Nur silberne Zahlen lassen sich abdecken oder tauschen.',
      },
      {
        title: 'Erst rufen, dann zeigen',
        text: `Drück auf „${race.buttons.call}“, sobald du eine Reihe siehst; die anderen müssen warten. Dann markiere ihre beiden Enden, nimm Aktionsplättchen dazu und drück auf „${race.buttons.claim}“, bevor die Zeit um ist. Erst dann zeigt sich, ob sie stimmt, außer mit Hilfe beim Rechnen.`,
      },
      {
        title: 'Richtig oder falsch',
        text: 'Richtig: ein Punkt für jede Zahl. Sie werden rot und können in der anderen Richtung noch einmal zählen. Falsch oder zu spät: Alles kommt zurück, und du setzt bis zum nächsten Marker aus.',
      },
      {
        title: 'Nichts zu finden?',
        text: `Drück auf „${race.buttons.none}“. Tut das mindestens die Hälfte derer, die noch suchen, läuft die Sanduhr. Ist sie abgelaufen oder sagen es alle, ist der Marker ungelöst.`,
      },
      {
        title: 'Nachziehen und Ende',
        text: 'Nach einem ungeraden Marker ziehen alle ein Aktionsplättchen; nach einem geraden nur, wenn niemand eins hat. Schluss ist beim dritten ungelösten Marker oder nach dem letzten. Die meisten Punkte gewinnen; bei Gleichstand die meisten übrigen Aktionsplättchen.',
      },
    ],
    examples: {
      whole: '3 + 8 + 6 = 17, von Summenfeld zu Summenfeld: 3 Punkte.',
      cut: '9 + 8 = 17, aber die Reihe geht weiter. Ein Plättchen verdeckt auf der 2 beendet sie: 2 Punkte.',
      double: '4 + 9 + 4 = 17 hat die 4 zweimal und braucht darum ein Doppel: 3 Punkte.',
    },
    words: [
      { term: 'Summenfeld', meaning: 'hier beginnen und enden Reihen; die Rückseite jedes Aktionsplättchens' },
      { term: race.tiles.d, meaning: 'erlaubt eine Zahl deiner Reihe ein weiteres Mal' },
      { term: race.tiles.x, meaning: 'tauscht eine silberne Zahl deiner Reihe mit einer außerhalb' },
      { term: 'Neue Zahl', meaning: 'deckt eine silberne Zahl deiner Reihe mit einer anderen zu' },
    ],
    options:
      'Allein ruft niemand: Markiere eine Reihe und bestätige sie. Die Sanduhr läuft bei jedem Marker, nach einer falschen Reihe ist er ungelöst, und du ziehst nach jedem. Optionen: Hilfe beim Rechnen; versiegelt: alle verbergen eine Reihe, und die längste richtige zählt.',
  },
  kakuzu: {
    goal: 'Unter 81 Steinen liegt ein gelöstes Sudoku. Finde heraus, wo seine Ziffern sind, und sammle die meisten Steine.',
    steps: [
      {
        title: 'Was du weißt',
        text: 'Jede Zeile, jede Spalte und jeder 3×3-Block enthält jede Ziffer von 1 bis 9 einmal. Was offen liegt, verrät also, was unter den Steinen sein kann.',
      },
      {
        title: 'Blöcke öffnen',
        text: 'Zuerst hebt ihr reihum je einen Stein aus einem noch ganzen Block ab, bis jedem der neun einer fehlt. Diese Steine gehören niemandem.',
      },
      {
        title: 'Eine Ziffer ziehen',
        text: 'Dein Zug beginnt mit einer Ziffer aus dem Beutel: Finde einen Stein, der sie verbirgt. Ist es die 0, ist dein Zug sofort vorbei.',
      },
      {
        title: 'Erst wählen, dann abheben',
        text: `Wähle irgendeinen Stein, überleg es dir anders, wenn du willst, und drück auf „${kakuzu.tray.lift}“. Du kannst dir auf Steinen Notizen machen; nur du siehst sie.`,
      },
      {
        title: 'Richtig oder falsch',
        text: 'Richtig: Du behältst den Stein, und die nächste Ziffer wird für dich gezogen. Falsch: Der Stein geht an den nächsten Platz, und dein Zug ist vorbei.',
      },
      {
        title: 'Zurück in den Beutel',
        text: 'Nach jedem Zug kommen die gezogenen Ziffern zurück in den Beutel. Eine Ziffer, die an allen neun Stellen offen liegt, bleibt für immer draußen.',
      },
      {
        title: 'Das Ende',
        text: 'Ist der letzte Stein abgehoben, gewinnen die meisten Steine; bei Gleichstand wird der Sieg geteilt.',
      },
    ],
    examples: {
      sure: 'Gesucht ist eine 5. Im linken Block liegen noch zwei Steine, und die oberste Zeile hat ihre 5 schon: Sie muss unter dem angehobenen Stein sein.',
      kept: 'Gesucht war eine 5, und es ist eine 5: Du behältst den Stein.',
      missed: 'Gesucht war eine 5, aber es ist eine 6: Der nächste Platz bekommt den Stein.',
    },
    words: [
      { term: 'Stein', meaning: 'verbirgt eine Ziffer; Steine sind es, die du sammelst' },
      { term: 'Gitter', meaning: 'das Sudoku unter den Steinen' },
      { term: 'Block', meaning: 'einer der neun Bereiche aus 3×3 Feldern, mit dickem Rand' },
    ],
    options:
      'Allein geht ein falscher Stein an niemanden. Optionen: nach jedem Fund dieselbe Ziffer weitersuchen; oder ohne Beutel Ziffern ansagen, für höchstens drei Steine je Zug; Bedenkzeit.',
  },
};
