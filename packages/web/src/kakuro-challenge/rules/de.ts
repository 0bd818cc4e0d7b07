/** The rules of Kakuro Challenge in German. */

import type { ChallengeRules } from './plan';

export const rules: ChallengeRules = {
  intro:
    'Du hast zwei Plättchen auf der Hand. Jedes hat zwei Seiten: Gelb ist eine Zahl zum Addieren, Rot gibt vor, was herauskommen muss. Leg eins, dreh eins auf dem Brett um, wenn es dir hilft, und hol dir Punkte für jede Rechnung, die aufgeht.',
  facts: {
    players: '2 bis 4',
    age: 'Ab 12 (niederländische Ausgabe)',
    time: 'Etwa 30 Minuten',
    material:
      'Brett, 72 Plättchen, neun 100er-Karten, 4 Figuren, 4 Sichtschirme, Beutel; in der niederländischen Ausgabe eine Sanduhr',
    credit:
      'Kakuro Challenge, ein Spiel von Leo Colovini, Dario De Toffoli und Dario Zaccariotto, erschienen 2006 bei Clementoni und 999 Games.',
  },
  sections: {
    material: {
      title: 'Brett und Plättchen',
      text: {
        board:
          'Das Brett hat 9 Spalten, a bis i, und 9 Zeilen, von oben 1 bis 9. Das Feld c6 ist also das dritte der sechsten Zeile.',
        sides:
          'Jedes Plättchen zeigt auf beiden Seiten dieselbe Ziffer. Liegt Gelb oben, ist es ein Summand. Liegt Rot oben, ist es eine Summe und trägt ein Σ.',
        total: 'Eine Summe steht für jede Zahl, die auf ihre Ziffer endet: Eine rote 6 ist 6, 16, 26 oder 36.',
        split: 'Es gibt 72 Plättchen, jede Ziffer von 1 bis 9 achtmal. Die Anleitungen nennen nur die 72.',
      },
    },
    setup: {
      title: 'Vorbereitung',
      text: {
        players: 'Ihr spielt zu zweit, zu dritt oder zu viert. Alle beginnen mit 0 Punkten.',
        stones:
          'Zieht fünf Plättchen und legt sie Zeile für Zeile auf die fünf Flusssteine. Das dritte, in der Mitte, liegt mit Rot nach oben, die anderen vier mit Gelb.',
        squares:
          'Die Flusssteine liegen auf b2, h2, e5, b8 und h8, wenn ihr keine anderen Felder wählt. Vom gedruckten Brett ist kein Bild erhalten.',
        hands: 'Dann zieht ihr je zwei Plättchen und verbergt sie hinter eurem Sichtschirm.',
        first:
          'Das Los entscheidet, wer beginnt, wenn ihr es nicht selbst festlegt. Laut Anleitung beginnt, wer am jüngsten ist; hier fragt niemand nach dem Alter.',
      },
    },
    turn: {
      title: 'Ein Zug',
      text: {
        order: 'Wer beginnt, macht den ersten Zug. Danach geht es reihum im Uhrzeigersinn.',
        place:
          'In deinem Zug musst du genau eins deiner beiden Plättchen legen. Welche Seite oben liegt, entscheidest du.',
        square:
          'Das Feld muss leer sein und mit einer Kante an ein Plättchen grenzen. Eine gemeinsame Ecke genügt nicht.',
        free: 'Auf jedes solche Feld darfst du legen, egal was dabei entsteht oder kaputtgeht. Ein zerstörtes Kakuro kostet niemanden etwas.',
        flip: 'Nach dem Legen darfst du Plättchen umdrehen, die schon vorher dalagen.',
        draw: 'Zum Schluss ziehst du ein Plättchen nach und hast wieder zwei, solange noch welche im Beutel sind.',
      },
    },
    kakuro: {
      title: 'Was ein Kakuro ist',
      text: {
        total:
          'Ein Kakuro ist eine Summe, der nach rechts oder nach unten direkt eine Reihe von Summanden folgt: `Σ6 9 7`. Die Summe steht immer vorn: `2 3 Σ5` ist kein Kakuro.',
        run: 'Die Reihe hat mindestens zwei Summanden und beginnt direkt neben der Summe. Weder `Σ3 3` noch `Σ5 · 2 3` ist ein Kakuro.',
        whole:
          'Die Reihe reicht bis zum nächsten leeren Feld, zum nächsten roten Plättchen oder zum Rand. Hinten weglassen kannst du nichts: `Σ5 2 3 1` ist kein Kakuro.',
        different: 'Alle Ziffern der Reihe sind verschieden: `Σ6 7 2 7` ist kein Kakuro, obwohl die 16 auf 6 endet.',
        sum: 'Zähl die Reihe zusammen: Das Ergebnis muss auf die Ziffer der Summe enden. Eine 0 gibt es nicht, also passt ein Ergebnis wie 10 oder 20 zu keiner Summe.',
        worth:
          'Ein Kakuro bringt so viele Punkte, wie seine Summanden zusammen ergeben: `Σ6 9 7` bringt 16. Das wertvollste hat die acht Summanden 2 bis 9 und bringt 44.',
        crossing:
          'Ein Plättchen kann zu zwei Kakuros gehören, einem waagerechten und einem senkrechten. Eine Summe kann am Anfang von beiden stehen.',
      },
    },
    flips: {
      title: 'Umdrehen',
      text: {
        one: 'Wenn du legst, darfst du auch ein Plättchen umdrehen, das schon vorher dalag: von Gelb auf Rot oder von Rot auf Gelb. Das gilt auch für die Plättchen auf den Flusssteinen.',
        never: 'Das eben gelegte Plättchen darfst du nicht umdrehen. Und wo nichts liegt, gibt es nichts umzudrehen.',
        same: 'Nach dem Zug müssen das gelegte und das umgedrehte Plättchen zu ein und demselben Kakuro gehören.',
        outside:
          'Ein rotes Plättchen, das eine Reihe nur beendet, gehört nicht zu ihrem Kakuro. Um eine Reihe nur zu beenden, darfst du also kein Plättchen umdrehen.',
        expert:
          'Mehr als ein Plättchen darfst du nur im Expertenspiel umdrehen. Dort sind es beliebig viele, wenn sie alle mit dem gelegten in ein und demselben Kakuro liegen.',
        refused:
          'Normalerweise lässt der Tisch verbotenes Umdrehen gar nicht erst zu, und du wählst neu. Am echten Brett kostet es die Punkte des Zugs.',
        strict:
          'Mit „Zählen ohne Hilfe“ zählt der Tisch zwar die Punkte, hilft aber niemandem. Vor dem Zug erfährst du weder, was du umdrehen darfst, noch, was er bringt.',
        strictCost:
          'Drehst du dann etwas Verbotenes oder zu viel um, bringt der Zug 0 Punkte, selbst wenn ein Teil davon richtig war. Dein gelegtes Plättchen bleibt, die umgedrehten werden zurückgedreht, und die nächste Person ist dran.',
        strictRefusal:
          'Abgelehnt wird auch hier nur, was am echten Brett gar nicht geht, etwa auf ein besetztes Feld zu legen.',
      },
    },
    points: {
      title: 'Punkte',
      text: {
        scored:
          'Ein Zug bringt Punkte für jedes Kakuro, das jetzt das gelegte oder ein umgedrehtes Plättchen enthält, und für kein anderes.',
        both: 'Ein Plättchen kann zugleich ein waagerechtes und ein senkrechtes Kakuro vollenden. Dann zählen beide.',
        besides:
          'Außer dem gemeinsamen Kakuro können das gelegte und jedes umgedrehte Plättchen noch je eins in der anderen Richtung bilden. Auch das zählt.',
        ended:
          'Ein Kakuro zählt nicht, wenn es nur deshalb aufgeht, weil ein gelegtes oder umgedrehtes Plättchen es jetzt von außen beendet.',
        endedExample:
          'Leg eine gelbe 3 hinter `Σ5 2 3 4 1` und dreh die 4 um: `Σ4 1 3` bringt 4 Punkte, das `Σ5 2 3` davor nichts.',
        again:
          'Ein früheres Kakuro, in dem keins dieser Plättchen liegt, zählt nicht noch einmal. Wird eine Reihe länger, zählt sie ganz: Eine 6 hinter `Σ5 2 3 4` bringt 15.',
      },
    },
    end: {
      title: 'Das Ende',
      text: {
        empty:
          'Ist der Beutel leer, spielt ihr mit den Plättchen auf der Hand weiter und zieht nicht mehr nach. Die Partie endet, wenn alle Hände leer sind: Dann liegen alle 72 Plättchen auf dem Brett.',
        noPass:
          'Passen muss nie jemand: Für 72 Plättchen gibt es 81 Felder, also grenzt immer ein leeres Feld an ein Plättchen.',
        counts:
          'Nach den ersten fünf Plättchen legt ihr noch 67: zu zweit 34 und 33, zu dritt 23, 22 und 22, zu viert 17, 17, 17 und 16, der Reihe nach ab der Person, die beginnt.',
        lastTiles: 'Ganz am Schluss legt ihr reihum jeweils euer letztes Plättchen.',
        win: 'Wer die meisten Punkte hat, gewinnt.',
        tie: 'Bei Gleichstand wird der Sieg geteilt.',
        over: 'Nach dem Ende ist kein Zug mehr möglich.',
      },
    },
    track: {
      title: 'Die Punkteleiste',
      text: {
        pawn: 'Deine Figur steht auf einem Feld von 0 bis 99. Für jedes volle Hundert hast du eine 100er-Karte.',
        cards: 'Es gibt neun Karten. Brauchst du mehr, wird einfach weitergezählt.',
        below:
          'Unter 0 kommst du nur, wenn du zu Unrecht anzweifelst. Dann zählt ihr von 100 rückwärts, und für jedes angefangene Hundert schuldest du eine Karte: Bei −3 steht deine Figur auf 97, und du schuldest eine.',
      },
    },
    claims: {
      title: 'Ansagen: Ihr zählt selbst',
      text: {
        say: 'In einer Partie mit Ansagen sagst du bei jedem Zug, wie viele Punkte er bringt, auch wenn es 0 sind. Du bekommst sie sofort. In allen anderen Partien zählt der Tisch.',
        refused:
          'Abgelehnt wird nur, was am echten Brett nicht geht: auf ein besetztes Feld oder ohne Anschluss zu legen, ein Plättchen zu legen, das du nicht hast, ein leeres Feld oder das gelegte Plättchen umzudrehen. Jedes andere Umdrehen wird ausgeführt, auch verbotenes.',
        who: 'Alle anderen dürfen deine Ansage anzweifeln, ob sie am Zug sind oder nicht. Du selbst darfst es nicht.',
        until: 'Anzweifeln könnt ihr eine Ansage, bis das nächste Plättchen liegt.',
        once: 'Jeder Zug lässt sich nur einmal anzweifeln: Mit dem Urteil ist die Ansage erledigt.',
        upheld:
          'Ein Zweifel ist berechtigt, wenn mehr angesagt wurde, als der Zug wert ist. Ein Zug mit verbotenem Umdrehen ist 0 wert; wer ihn anzweifelt, hat immer recht, egal was angesagt wurde.',
        loss: 'Dann bringt der Zug 0 Punkte, selbst wenn ein Teil davon richtig war. Das gelegte Plättchen bleibt, die umgedrehten werden zurückgedreht. Wer gerade am Zug ist, bleibt am Zug.',
        rejected:
          'Ist der Zweifel unberechtigt, ändert sich nichts, es sei denn, ihr habt Strafpunkte dafür eingestellt. Damit kann man auch unter 0 kommen.',
        less: 'Wer weniger ansagt, als der Zug wert ist, bekommt nur das Angesagte. Ein Zweifel daran ist unberechtigt.',
        stands: 'Zweifelt niemand, gilt die Ansage, ob richtig oder falsch, und alles Umgedrehte bleibt umgedreht.',
        last: 'Nach dem letzten Plättchen der Partie bleibt die Ansage offen, bis jemand zweifelt, alle anderen sie akzeptiert haben oder 20 Sekunden um sind. Dann ist die Partie zu Ende.',
        accept:
          'Nur diese letzte Ansage wird ausdrücklich akzeptiert. Wer sie akzeptiert hat, kann sie nicht mehr anzweifeln.',
      },
    },
    clock: {
      title: 'Die Uhr',
      text: {
        time: 'Ihr könnt eine Zeit für jeden Zug einstellen. Die Uhr beginnt mit jedem Zug von vorn; ein Zweifel hält sie nicht an.',
        off: 'Ohne eingestellte Zeit legt der Tisch nie für dich.',
        lot: 'Ist die Zeit um, legt der Tisch ein Plättchen für dich. Er lost unter all deinen Möglichkeiten aus; jede ist gleich wahrscheinlich. Zwei gleiche Plättchen auf der Hand zählen dabei als eins.',
        move: 'In diesem Zug wird nichts umgedreht und nichts angesagt. Er bringt, was er wert ist, auch in Partien mit Ansagen. Niemand kann ihn anzweifeln, und die Ansage davor ist damit erledigt.',
        remind: 'Oder die Uhr erinnert nur: Ist die Zeit um, erfahren es alle, und sonst passiert nichts.',
      },
    },
    hidden: {
      title: 'Was verborgen ist',
      text: {
        hand: 'Deine Plättchen siehst nur du, nicht die anderen am Tisch und auch niemand, der zusieht. Wie viele du hast, ist offen.',
        bag: 'Niemand kennt die Reihenfolge der Plättchen im Beutel. Alle sehen, wie viele es noch sind und dass jemand zieht, aber nicht, was.',
        worth:
          'In Partien mit Ansagen erfährt niemand, was ein Zug wert ist, solange seine Ansage offen ist. Danach erfahren es alle.',
        open: 'Alles andere ist für alle offen. Nach dem Ende ist nichts mehr verborgen.',
      },
    },
    programs: {
      title: 'Für Programme und den Schiedsrichter',
      text: {
        options:
          'Die Optionen sind `first`, `expert`, `scoring`, `falseChallenge`, `moveSeconds`, `timeUp` und `stones`. Was fehlt, hat seinen Standardwert; unbekannte Optionen und andere Werte werden abgelehnt.',
        values:
          '`first` ist `lot` oder nennt einen Platz, an dem jemand sitzt. `stones` sind fünf verschiedene Felder, zeilenweise geordnet. `timeUp: remind` braucht `moveSeconds`.',
        board:
          'Ein Brett besteht aus seinen neun Zeilen, verbunden mit `/`: `.` ist ein leeres Feld, `1` bis `9` ein gelbes Plättchen, `A` bis `I` eine rote 1 bis 9.',
        placement:
          'Ein Zug besteht aus Seite, Ziffer und Feld: `y4c6`. Umgedrehtes folgt zeilenweise, jedes Feld einmal: `y7h3/d3/f3`. Eine Ansage steht am Schluss, höchstens fünfzehn Ziffern ohne führende Nullen: `y7h3/d3=33`.',
        line: 'Ein Kakuro schreibt man von der Summe bis zum letzten Summanden: `e2-h2`. Eine Liste nennt erst die waagerechten, dann die senkrechten, jeweils zeilenweise nach ihren Summen.',
        oneWay: 'Für alles gibt es genau eine Schreibweise; jeder andere Text wird abgelehnt.',
        entries:
          'Ein Eintrag besteht aus Platz, Doppelpunkt und Aktion: `0:y4c6=13`, `1:challenge`. Ein Zug, den die Uhr macht, endet auf `!` und enthält weder Umgedrehtes noch eine Ansage: `0:y4c6!`.',
        chance:
          'Der Zufall einer Aufzeichnung steht in `tiles`: die 72 Ziffern, wie sie den Beutel verlassen; erst die auf den Flusssteinen, zeilenweise, dann zwei für jeden Platz, dann alle nachgezogenen.',
        recorded:
          'In einer Aufzeichnung nennt `options` jede Option, die vom Standard abweicht, und immer `first`, als Platz.',
        recordEnd:
          'Dass die letzte Ansage akzeptiert wurde oder ihre Zeit ablief, wird nicht aufgezeichnet: Eine Aufzeichnung, die mit dieser Ansage endet, ist vollständig. Beim „Zählen ohne Hilfe“ steht jeder Zug da, wie er gemacht wurde, samt Zurückgedrehtem.',
        refusals:
          'Von mehreren Fehlern wird der genannt, der hier zuerst steht: `bad-notation`, `game-over`, `not-your-turn`, `not-allowed`, `occupied`, `not-adjacent`, `not-in-hand`, `flip-empty`, `flip-placed`, `flip-outside`, `too-many-flips`.',
        outOfTurn:
          'Legen, ohne am Zug zu sein, ist `not-your-turn`. Anzweifeln oder Akzeptieren, wenn es gerade nicht geht, ist `not-allowed`.',
      },
    },
  },
  figures: {
    sums: 'Fünf Züge auf einem Brett: Zwei bilden ein Kakuro, drei keins.',
    crossings: 'Ein Plättchen kann zwei Kakuros zugleich bilden.',
    toTotal: 'Ein gelbes Plättchen wird zur Summe des neuen Kakuros.',
    toAddend: 'Ein rotes Plättchen wird zum Summanden: Aus zwei Reihen wird eine.',
    outside: 'Ein umgedrehtes Plättchen muss zum Kakuro gehören. Es nur zu beenden genügt nicht.',
    expert: 'Das Expertenspiel: zwei Plättchen in einem Zug umgedreht.',
    three: 'Drei Kakuros in einem Zug.',
    cutOff:
      'Die Reihe vor dem umgedrehten Plättchen geht jetzt auf, aber weder das gelegte noch das umgedrehte gehört dazu.',
  },
};
