/** The rules of Kakuro, the race, in German. */

import type { RaceRules } from './plan';

export const rules: RaceRules = {
  intro:
    'Eine Summe wird aufgedeckt, und alle suchen zwischen denselben Zahlen eine Reihe, die genau so viel ergibt. Wer zuerst ruft, bekommt einen Punkt für jede Zahl darin. Mit Aktionsplättchen biegst du dir das Brett ein wenig zurecht.',
  facts: {
    players: '1 bis 5',
    age: 'Ab 14',
    time: 'In der Anleitung nicht angegeben',
    material: 'Brett, 72 Zahlenplättchen, 45 Summenmarker von 3 bis 40, 40 Aktionsplättchen, Sanduhr',
    credit: 'Kakuro – the game, ein Spiel von A. Nove Veronesi, erschienen 2007 bei Ravensburger.',
  },
  sections: {
    material: {
      title: 'Brett, Plättchen und Marker',
      text: {
        players: 'Du kannst allein spielen oder mit bis zu vier anderen.',
        field:
          'Die Zahlen liegen in 8 Spalten, a bis h, und 8 Zeilen, von oben 1 bis 8: c6 ist das dritte Feld der sechsten Zeile. Zeile 2 beginnt am Summenfeld links von ihr, Spalte c am Summenfeld über ihr.',
        sumSquares: 'Summenfelder sind rot. Ihre Pfeile zeigen nach rechts und nach unten.',
        numbers: 'Es gibt 72 Zahlenplättchen, vorn silbern und hinten rot, mit derselben Zahl auf beiden Seiten.',
        numbersSplit: 'Jede Zahl von 1 bis 9 gibt es achtmal. Die Anleitung nennt nur die 72 insgesamt.',
        markers: 'Auf den 45 Summenmarkern steht jeder Wert von 3 bis 40 einmal, von 9 bis 15 zweimal.',
        backs: 'Es gibt 40 Aktionsplättchen. Alle haben dieselbe Rückseite: ein Summenfeld.',
        actions: 'Ihre Vorderseiten: 11-mal Doppel, 11-mal Tausch und 18 Neue Zahlen, zwei von jeder Zahl von 1 bis 9.',
        hourglass: 'Die Sanduhr läuft 60 Sekunden, wenn ihr keine andere Zeit einstellt.',
      },
    },
    setup: {
      title: 'Vorbereitung',
      text: {
        field:
          'Mischt die Zahlenplättchen. 64 davon füllen das Brett, Silber nach oben; die anderen 8 legt ihr ungesehen weg.',
        markers: 'Mischt die Summenmarker und legt sie verdeckt bereit.',
        double:
          'Alle nehmen ein Doppel. Die übrigen Aktionsplättchen mischt ihr; sie bilden den Stapel, Vorderseite nach unten.',
        more: 'Dann zieht ihr vom Stapel: allein drei Plättchen, zu zweit je zwei, zu dritt, viert oder fünft je eins.',
        order: 'Verteilt wird einzeln und reihum, vom ersten Platz an. Ist der Stapel leer, gibt es keine mehr.',
        open: 'Eure Aktionsplättchen liegen offen vor euch, für alle sichtbar.',
      },
    },
    round: {
      title: 'Eine Runde',
      text: {
        marker: 'Zu Beginn der Runde wird ein Summenmarker aufgedeckt. Von da an suchen alle gleichzeitig.',
        call: 'Wer sucht, darf jederzeit „Kakuro!“ rufen. Rufe zählen in der Reihenfolge, in der sie am Tisch ankommen.',
        hold: 'Solange ein Ruf offen ist, ruht alles andere: Nur wer gerufen hat, darf eine Reihe zeigen oder den Ruf zurücknehmen, und nur die Zeit dafür kann ablaufen.',
        claim:
          'Wer gerufen hat, zeigt eine Reihe und darf sie mit beliebig vielen Aktionsplättchen gültig machen. Ohne eigenen Ruf darf niemand eine Reihe zeigen.',
        time: 'Dafür bleiben 30 Sekunden, wenn ihr nichts anderes einstellt.',
        alone:
          'Wer gerufen hat, rechnet allein. Ob die Reihe stimmt, zeigt sich erst beim Bestätigen; vorher rechnet und prüft niemand mit.',
        shown:
          'Mit der Hilfe beim Rechnen rechnet der Bildschirm mit, während du eine Reihe zeigst. Die Regeln bleiben dieselben.',
        points: 'Eine gültige Reihe bringt einen Punkt für jedes Zahlenplättchen darin.',
        newNumberPoint: 'Auch eine Neue Zahl darin bringt ihren Punkt.',
        red: 'Alle Zahlen der Reihe werden rot. Der Marker kommt auf das Summenfeld, an dem sie beginnt, auf den Pfeil in ihrer Richtung. Dort bleibt er.',
        spent:
          'Benutzte Aktionsplättchen sind verbraucht: Doppel und Tausch kommen aus dem Spiel, Summenfelder und Neue Zahlen bleiben auf dem Brett. Alle übrigen behältst du.',
        next: 'Damit ist der Marker erledigt. Nach dem Nachziehen wird der nächste aufgedeckt, und alle suchen wieder. Rufe, „gibt’s nicht“ und die Sanduhr von vorher gelten nicht mehr.',
      },
    },
    line: {
      title: 'Eine gültige Reihe',
      text: {
        straight:
          'Eine Reihe liegt in einer Zeile oder in einer Spalte. Du liest sie von links nach rechts oder von oben nach unten, nie rückwärts.',
        start:
          'Sie beginnt direkt nach einem Summenfeld: einem aufgedruckten am linken oder oberen Rand oder einem, das gelegt wurde.',
        end: 'Sie endet direkt vor einem gelegten Summenfeld oder am rechten oder unteren Rand. Dazwischen liegt kein Summenfeld.',
        sum: 'Sie hat mindestens zwei Zahlen, und zusammen ergeben sie genau den Wert des Markers.',
        twice: 'Keine Zahl steht zweimal darin, außer du spielst für jede Wiederholung ein Doppel.',
        once: 'Sie wurde in dieser Richtung noch nicht gewertet.',
        crossing:
          'Eine rote Zahl zählt in der anderen Richtung noch einmal, mit vollem Wert und ihrem Punkt. So kann ein Plättchen zweimal punkten, einmal waagerecht und einmal senkrecht.',
      },
    },
    actions: {
      title: 'Aktionsplättchen',
      text: {
        own: 'Aktionsplättchen spielst du nur, wenn du eine Reihe zeigst, und nur deine eigenen. Bei jedem nutzt du entweder die Vorderseite oder die Rückseite, nie beide.',
        silver: 'Nur silberne Zahlen darfst du zudecken oder tauschen, nie rote Zahlen, Neue Zahlen oder Summenfelder.',
        order:
          'Erst wird getauscht, in der angegebenen Reihenfolge, dann kommen Summenfelder, dann Neue Zahlen. Für jeden Schritt gilt das Brett so, wie es die richtigen Schritte davor hinterlassen haben.',
        needless:
          'Eine Reihe, die diese Regeln einhält, ist auch gültig, wenn weniger Plättchen gereicht hätten. Verbraucht wird, was sie benutzt.',
        whole: 'Eine gezeigte Reihe gilt mit all ihren Plättchen oder gar nicht.',
        back: 'Die Rückseite jedes Aktionsplättchens ist ein Summenfeld. Leg es direkt vor die erste oder direkt hinter die letzte Zahl der Reihe, nirgends sonst. An jedem Ende darf eins liegen.',
        bounds:
          'Ein Summenfeld deckt seine Zahl für immer zu und begrenzt Zeile und Spalte. Spätere Reihen dürfen davor enden und dahinter beginnen, nach rechts wie nach unten.',
        double:
          'Ein Doppel erlaubt eine Wiederholung. Steht eine Zahl zweimal da, brauchst du eins. Steht eine dreimal da oder stehen zwei je zweimal da, brauchst du zwei, und so weiter.',
        surplus:
          'Überzählige Doppel behältst du: Von den gespielten werden die ersten verbraucht, die anderen kommen zurück.',
        exchange:
          'Mit einem Tausch vertauschst du zwei silberne Zahlen, egal wo auf dem Brett. Für eine Reihe darfst du mehrmals tauschen.',
        exchangeOne:
          'Die beiden Zahlen müssen verschieden sein, und genau eins der beiden Felder muss in der Reihe liegen.',
        exchangeOther:
          'Das andere Feld ist beliebig, sogar eins, das du für dieselbe Reihe mit einem Summenfeld zudeckst.',
        newNumber:
          'Eine Neue Zahl legst du auf eine silberne Zahl in der Reihe. Von da an gilt sie auf diesem Feld, und sie ist rot.',
        newNumberDiffers: 'Sie muss anders sein als die Zahl, die sie zudeckt.',
      },
    },
    wrong: {
      title: 'Falsche Rufe',
      text: {
        nothing: 'Ist die gezeigte Reihe ungültig, wird nichts davon ausgeführt. Das Brett bleibt, wie es war.',
        tilesBack: 'Wer gerufen hat, bekommt die gespielten Aktionsplättchen zurück.',
        sitOut: 'Wer falsch gerufen hat, setzt bis zum nächsten Marker aus. Die anderen suchen weiter.',
        late: 'Wer den Ruf zurücknimmt, hat falsch gerufen. Ebenso, wer nicht rechtzeitig eine Reihe zeigt.',
        mute: 'Wer aussetzt, kann weder rufen noch „gibt’s nicht“ sagen oder zurücknehmen.',
        all: 'Setzen alle aus, ist der Marker ungelöst.',
      },
    },
    none: {
      title: 'Wenn niemand etwas findet',
      text: {
        say: 'Wer noch sucht, darf „gibt’s nicht“ sagen: Eine solche Reihe gibt es nicht. Nimmst du es zurück, darfst du es wieder sagen.',
        back: 'Du darfst dein „gibt’s nicht“ zurücknehmen, solange du noch suchst und kein Ruf offen ist.',
        stillCall: 'Auch nach „gibt’s nicht“ darfst du noch rufen, bis der Marker erledigt ist.',
        half: 'Sagt mindestens die Hälfte derer, die noch suchen, „gibt’s nicht“, startet die Sanduhr.',
        all: 'Sagen es alle, die noch suchen, ist der Marker sofort ungelöst.',
        counted:
          'Beides wird nach jedem „gibt’s nicht“ geprüft und immer, wenn jemand aussetzen muss: Wer aussetzt, zählt nicht mehr mit, sein „gibt’s nicht“ auch nicht.',
        two: 'Ein Beispiel zu zweit: Du sagst „gibt’s nicht“, dann ruft die andere Person falsch. Der Marker ist sofort ungelöst.',
        runsOn:
          'Einmal gestartet, läuft die Sanduhr, bis der Marker erledigt ist, auch wenn jemand „gibt’s nicht“ zurücknimmt.',
        held: 'Ein offener Ruf hält die Sanduhr an. War er falsch, läuft sie da weiter, wo sie stand.',
        sand: 'Ist der Sand durchgelaufen, ist der Marker ungelöst.',
        aside: 'Ein ungelöster Marker kommt offen neben das Brett. Seine Zahl bleibt sichtbar.',
      },
    },
    draw: {
      title: 'Nachziehen',
      text: {
        odd: 'Nach einem ungeraden Marker ziehen alle ein Aktionsplättchen, ob er gelöst wurde oder nicht. Nach einem geraden zieht niemand.',
        nobodyHas:
          'Hat in diesem Moment niemand mehr ein Aktionsplättchen, ziehen auch nach einem geraden Marker alle eins.',
        order:
          'Verteilt wird einzeln und reihum. Zuerst bekommt eins, wer die Reihe gefunden hat. Hat niemand eine gefunden, geht es beim ersten Platz los.',
        short:
          'Reichen die Plättchen nicht für alle, bekommen die Ersten in dieser Reihenfolge eins. Ist der Stapel leer, gibt es nichts.',
      },
    },
    end: {
      title: 'Das Ende',
      text: {
        third: 'Der dritte ungelöste Marker beendet die Partie sofort. Danach wird nicht mehr nachgezogen.',
        last: 'Gehen vorher die Marker aus, wird nach dem letzten noch wie üblich nachgezogen. Dann endet die Partie.',
        win: 'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Aktionsplättchen hat. Sind es auch davon gleich viele, wird der Sieg geteilt.',
        over: 'Nach dem Ende geht nichts mehr.',
      },
    },
    solo: {
      title: 'Allein spielen',
      text: {
        draw: 'Es gelten alle Regeln, mit ein paar Unterschieden. Du ziehst nach jedem Marker ein Aktionsplättchen, ob er ungerade oder gerade ist.',
        sand: 'Die Sanduhr startet mit jedem Marker, und nichts hält sie an. Ist der Sand durchgelaufen, bevor du eine gültige Reihe gezeigt hast, ist der Marker ungelöst.',
        noCalls: 'Gerufen wird nicht: Du zeigst eine Reihe oder sagst „gibt’s nicht“.',
        wrong: 'Zeigst du eine ungültige Reihe oder sagst du „gibt’s nicht“, ist der Marker sofort ungelöst.',
        untimed: 'Spielst du ohne Uhr, läuft gar keine Zeit.',
        score: 'Allein gewinnst du am Ende immer. Es geht darum, deine eigene Punktzahl zu übertreffen.',
      },
    },
    sealed: {
      title: 'Geheime Partien',
      text: {
        sand: 'Für zwei bis fünf Personen, die lieber nachdenken als um die Wette rufen. Die Sanduhr startet mit jedem Marker.',
        seal: 'Alle versiegeln geheim eine Reihe oder „gibt’s nicht“. Niemand ruft, und niemand setzt aus.',
        replace:
          'Bis zum Aufdecken darfst du stattdessen eine andere Reihe oder „gibt’s nicht“ versiegeln; dann zählt dieser spätere Zeitpunkt. „Gibt’s nicht“ nimmst du nur zurück, indem du eine Reihe versiegelst.',
        opened: 'Aufgedeckt wird, sobald alle etwas versiegelt haben oder der Sand durchgelaufen ist.',
        void: 'Eine ungültige Reihe zählt nicht und kostet nichts.',
        best: 'Von den gültigen Reihen gilt die mit den meisten Punkten, und nur sie bringt welche. Bei gleich vielen gilt die früher versiegelte.',
        spends: 'Nur diese Reihe verbraucht Aktionsplättchen. Wer sie versiegelt hat, zieht zuerst nach.',
        unsolved: 'Gibt es keine gültige Reihe, ist der Marker ungelöst.',
        secret:
          'Alle sehen, dass du etwas versiegelt hast. Ob es eine Reihe oder „gibt’s nicht“ ist, erfahren die anderen erst beim Aufdecken.',
      },
    },
    hidden: {
      title: 'Was verborgen ist',
      text: {
        hidden:
          'Dreierlei kennt niemand: die Reihenfolge der noch verdeckten Marker, die Reihenfolge im Stapel und die 8 weggelegten Zahlenplättchen.',
        open: 'Alles andere liegt offen, auch für alle, die zusehen: Brett, gewertete Reihen, ungelöste Marker, gezogene Aktionsplättchen, Punkte, wer aussetzt und, außer in geheimen Partien, wer „gibt’s nicht“ gesagt hat.',
        counted: 'Offen ist auch, welche Marker und Aktionsplättchen noch übrig sind, denn das lässt sich abzählen.',
        end: 'Am Ende wird alles gezeigt.',
      },
    },
    programs: {
      title: 'Für Programme und den Schiedsrichter',
      text: {
        seconds:
          '`hourglassSeconds`: wie lange die Sanduhr läuft, 1 bis 3600 (60). `claimSeconds`: wie viel Zeit nach dem Ruf ist, 1 bis 3600 (30), für zwei bis fünf Personen.',
        ways: '`untimed`: ohne Uhr, für eine Person (aus). `sealed`: eine geheime Partie, für zwei bis fünf (aus). `counting`: `own` (Standard) oder `shown`.',
        pieces:
          '`markers`: die Summenmarker, 1 bis 90 Werte von 3 bis 40. `actions`: die Aktionsplättchen, höchstens 80, mindestens ein Doppel pro Person. Was fehlt, ist der Standardsatz.',
        refused: 'Eine unbekannte Option oder ein unpassender Wert wird abgelehnt; geraten wird nicht.',
        field:
          'Das Brett besteht aus acht Zeilen, verbunden mit `/`: `1` bis `9` ist eine silberne Zahl, `A` bis `I` eine rote 1 bis 9, `#` ein gelegtes Summenfeld.',
        line: 'Eine Reihe schreibt man mit erstem und letztem Feld: `a2-h2` ist Zeile 2, `c3-c6` geht nach unten. Ein Aktionsplättchen schreibt man nach seiner Vorderseite: `d`, `x`, `n1` bis `n9`.',
        claim:
          'Was jemand zeigt, schreibt man so: erst die Reihe, dann nach je einem Leerzeichen jeder Tausch, jedes Summenfeld mit dem Plättchen, das es kostet, jede Neue Zahl und ein `d` für jedes Doppel.',
        claimExample: 'Alles zusammen sieht so aus: `b2-e2 x:d2,f6 #a2(n3) #f2(d) n7:c2 d`.',
        entries:
          'Was jemand tut, steht hinter dem Platz, gezählt ab 0: `1:call`, `1:a2-e2 d`, `1:withdraw`, `1:none`, `1:none-back`, geheim `1:seal a2-e2 d`. Allein ist es `0:a2-e2 d` oder `0:none`.',
        clocks: 'Was eine Uhr tut, heißt `*:sand` (die Sanduhr) und `1:late` (die Zeit nach dem Ruf).',
        oneWay: 'Für alles gibt es genau eine Schreibweise. Anderes wird als `bad-notation` abgelehnt.',
        chance:
          'Eine Aufzeichnung enthält den ganzen Zufall, auch was nie aufgedeckt wurde: `tiles`, das Brett zeilenweise und dann die 8 weggelegten; `markers`, wie sie aufgedeckt werden; `actions`, den Stapel nach den ersten Doppeln, wie er gezogen wird.',
        recorded: 'Eine Aufzeichnung nennt die Optionen, die vom Standard abweichen, und keine anderen.',
        faults:
          'Von mehreren Fehlern wird der genannt, der hier zuerst steht: `bad-line`, `too-short`, `not-yours`, `bad-exchange`, `not-silver`, `no-start`, `no-end`, `already-scored`, `wrong-sum`, `repeats`, `not-used`.',
        faultMeanings:
          '`bad-line` ist auch eine Reihe mit einem Summenfeld darin. Bei `repeats` fehlt ein Doppel. `not-used` ist ein Plättchen ohne Wirkung: ein Summenfeld abseits der Enden oder eine Neue Zahl am falschen Ort.',
      },
    },
  },
  figures: {
    wholeRow: 'Der Marker ist 36. Eine ganze Zeile ergibt ihn, und keine Zahl steht doppelt.',
    redAgain: 'Der Marker ist 20. Eine Zahl der Reihe ist schon rot; sie zählt noch einmal.',
    cutEnd: 'Der Marker ist 9. Ein Summenfeld beendet die Reihe da, wo du willst.',
    cutStart: 'Der Marker ist 18. Ein Summenfeld beginnt die Reihe, ein früher gelegtes beendet sie.',
    doubles: 'Der Marker ist 40. In der obersten Zeile stehen zwei Zahlen je zweimal.',
  },
};
