/** The rules of Kakuzu in German. */

import type { KakuzuRules } from './plan';

export const rules: KakuzuRules = {
  intro:
    'Einundachtzig Steine liegen auf einem Sudoku, das niemand gesehen hat. Zieh eine Ziffer, überleg, wo sie liegen muss, und heb den Stein ab. Stimmt es, gehört er dir und du machst weiter. Wenn nicht, bekommt ihn die nächste Person.',
  facts: {
    players: '1 bis 4 (laut einem Händler; die Anleitung nennt keine Zahl)',
    age: 'Ab 8 (laut demselben Händler)',
    time: 'Etwa 20 Minuten',
    material: 'Brett mit 81 Mulden, 81 Steine, 10 Ziffern, Beutel, 20 beidseitig bedruckte Gitter',
    credit: 'Kakuzu – multi sudoku, ein Spiel von Bruno Stefanini, erschienen bei Gigamic.',
  },
  sections: {
    material: {
      title: 'Brett, Gitter und Beutel',
      text: {
        players:
          'Du kannst allein spielen oder mit bis zu drei anderen. Gespielt wird reihum: Die nächste Person sitzt links von dir, und nach dem letzten Platz kommt wieder der erste.',
        board:
          'Das Brett hat 9 Spalten, a bis i, und 9 Zeilen, von oben 1 bis 9. Das Feld c6 ist also das dritte der sechsten Zeile.',
        sheet:
          'Das Gitter unter den Steinen ist ein vollständiges Sudoku: Jede Zeile, jede Spalte und jeder der neun 3×3-Blöcke enthält jede Ziffer von 1 bis 9 genau einmal.',
        bag: 'Im Beutel sind zehn Ziffern: 0 bis 9, jede einmal.',
        fresh:
          'Jede Partie bekommt ein neues Gitter, wenn ihr kein nummeriertes wählt. Jedes der 6.670.903.752.021.072.936.960 möglichen Sudokus ist gleich wahrscheinlich.',
        numbered:
          'Es gibt vierzig nummerierte Gitter. Sie sind von uns, nicht aus der Schachtel. Eine Nummer bedeutet immer dasselbe Gitter.',
        lot: 'Ihr könnt auch eins der vierzig auslosen, ohne es anzusehen.',
        disguise:
          'Online wird ein nummeriertes Gitter getarnt: Ziffern vertauscht, Zeilen und Spalten gemischt, vielleicht gespiegelt. Nachschlagen kann es so niemand, ein Programm könnte es trotzdem finden. Sicher ist ein frisches Gitter.',
      },
    },
    setup: {
      title: 'Vorbereitung',
      text: {
        stones: 'Am Anfang liegen alle 81 Steine auf dem Brett, und niemand hat einen.',
        first: 'Wer beginnt, hebt den ersten Stein ab. Dann geht es reihum, immer ein Stein.',
        box: 'Jeder Stein muss aus einem Block kommen, dem noch keiner fehlt. Welchen der neun du abhebst, ist deine Wahl.',
        nobody: 'Die neun Steine der Vorbereitung gehören niemandem. Die Ziffern darunter sehen alle.',
        quiet: 'In der Vorbereitung wird nichts gezogen und nichts angesagt.',
        ninth: 'Nach dem neunten Stein fehlt jedem Block einer. Damit ist die Vorbereitung vorbei.',
        begins:
          'Wer den ersten Stein abgehoben hat, macht auch den ersten Zug, egal wer den neunten abgehoben hat. Die Anleitung sagt zu beidem nichts.',
      },
    },
    turn: {
      title: 'Ein Zug',
      text: {
        draw: 'Dein Zug beginnt mit einer Ziffer aus dem Beutel. Jede darin ist gleich wahrscheinlich. Bis sie gezogen ist, kann niemand etwas tun.',
        zero: 'Ist es die 0, ist dein Zug sofort vorbei. Du hebst keinen Stein ab.',
        lift: 'Bei jeder anderen Ziffer hebst du einen beliebigen Stein ab, der noch liegt. Passen darfst du nicht.',
        match:
          'Liegt die gezogene Ziffer darunter, ist das ein Treffer. Du behältst den Stein, die Ziffer bleibt außerhalb des Beutels, und du ziehst gleich noch einmal.',
        miss: 'Liegt eine andere Ziffer darunter, ist das ein Fehlgriff. Der Stein geht an die nächste Person, und dein Zug ist vorbei. Die Ziffer bleibt offen liegen.',
        back: 'Ist dein Zug vorbei, kommen alle Ziffern, die du gezogen hast, zurück in den Beutel, nur vollständige nicht. Dann ist die nächste Person dran.',
        never:
          'Beim Ziehen ist der Beutel nie leer. Triffst du in einem Zug alle anderen Ziffern, ziehst du zuletzt die 0.',
      },
    },
    complete: {
      title: 'Vollständige Ziffern',
      text: {
        ninth:
          'Liegt eine Ziffer an allen neun Stellen offen, ist sie vollständig. Sie kommt aus dem Spiel und wird nie mehr gezogen.',
        anyhow:
          'Dabei ist es egal, wer die neunte Stelle aufdeckt und wie: Treffer, Fehlgriffe und die Vorbereitung zählen alle. Schon in der Vorbereitung kann neunmal dieselbe Ziffer aufgedeckt werden.',
        drawn:
          'Wird eine Ziffer in dem Zug vollständig, in dem sie gezogen wurde, kommt sie nicht zurück in den Beutel.',
        zero: 'Die 0 liegt unter keinem Stein und wird nie vollständig. Sie ist bei jedem Ziehen im Beutel, bis zum letzten Stein.',
      },
    },
    end: {
      title: 'Das Ende',
      text: {
        last: 'Sobald der letzte Stein abgehoben ist, endet die Partie. Gezogen wird dann nicht mehr.',
        sure: 'Der letzte Stein ist immer ein Treffer: Nur seine Ziffer ist noch nicht vollständig, also kann nur sie gezogen oder angesagt werden, oder die 0 kommt.',
        win: 'Wer die meisten Steine hat, gewinnt.',
        tie: 'Bei Gleichstand wird der Sieg geteilt.',
        all: 'Spielt ihr mindestens zu zweit und bis zum letzten Stein, werden 72 Steine verteilt: alle außer den neun der Vorbereitung.',
      },
    },
    sameDigit: {
      title: 'Variante: dieselbe Ziffer',
      text: {
        again: 'Nach einem Treffer ziehst du nicht. Du suchst dieselbe Ziffer weiter, bis du danebengreifst.',
        ninth: 'Findest du die neunte Stelle der Ziffer, ist dein Zug vorbei, und die Ziffer kommt aus dem Spiel.',
        miss: 'Ein Fehlgriff beendet deinen Zug. Die Ziffer kommt zurück in den Beutel, wenn sie nicht vollständig ist. Auch die 0 beendet deinen Zug, wie immer.',
      },
    },
    announce: {
      title: 'Variante: ansagen',
      text: {
        noBag: 'Es gibt keinen Beutel, kein Ziehen und keine 0.',
        name: 'Bevor du einen Stein abhebst, sagst du eine Ziffer von 1 bis 9 an. Liegt sie darunter, behältst du den Stein. Wenn nicht, geht er an die nächste Person, und dein Zug ist vorbei.',
        complete: 'Eine vollständige Ziffer kannst du nicht ansagen.',
        again: 'Jede andere Ziffer darfst du ansagen, auch eine, die du in diesem Zug schon getroffen hast.',
        three: 'Du behältst höchstens drei Steine in einem Zug: Nach dem dritten Treffer ist er vorbei.',
      },
    },
    clock: {
      title: 'Die Bedenkzeit',
      text: {
        minutes:
          'Die Anleitung schlägt für Turniere ein Zeitlimit vor. Bei uns hat jede Person gleich viele Minuten für die ganze Partie. Das geht in jeder Variante.',
        runs: 'Deine Uhr läuft nur, wenn du am Zug bist und einen Stein abheben musst: nicht in der Vorbereitung, nicht in den Zügen der anderen, nicht beim Ziehen. Nur dann kann deine Zeit ablaufen.',
        flag: 'Ist deine Zeit abgelaufen, endet dein Zug wie nach einer 0. Du hebst keinen Stein ab, und die Ziffern kommen zurück in den Beutel.',
        passed:
          'Ab jetzt wirst du übersprungen. Greift die Person vor dir daneben, bekommst du den Stein trotzdem: Fehlgriffe gehen die ganze Partie lang an denselben Platz.',
        keeps:
          'Du behältst deine Steine und kannst gewinnen. Hat nur noch eine Person Zeit, macht sie einen Zug nach dem anderen.',
        all: 'Ist bei allen die Zeit abgelaufen, endet die Partie, wie sie steht. Die übrigen Steine gehören niemandem.',
      },
    },
    solo: {
      title: 'Allein spielen',
      text: {
        turns:
          'In der Anleitung steht kein Spiel für eine Person. Bei uns hebst du alle neun Steine der Vorbereitung ab und machst jeden Zug.',
        miss: 'Greifst du daneben, gehört der Stein niemandem.',
        score:
          'Dein Ergebnis ist, wie viele der 72 Steine du behalten hast. Allein gewinnst du immer, also kommt es auf die Steine an.',
        clock: 'Spielst du mit Bedenkzeit, endet die Partie, wenn sie abgelaufen ist.',
      },
    },
    hidden: {
      title: 'Was verborgen ist',
      text: {
        sheet:
          'Was unter den Steinen liegt, sieht niemand, ob am Tisch oder beim Zuschauen. Nach dem Ende wird das ganze Gitter gezeigt.',
        next: 'Niemand weiß, welche Ziffer als Nächste kommt, bis sie gezogen ist.',
        open: 'Alles andere ist offen und für alle gleich: was aufgedeckt ist, die gezogenen Ziffern und die im Beutel, wer wie viele Steine hat, wer am Zug ist und die Uhren.',
        refusal:
          'Ob du etwas darfst, hängt nur davon ab, was alle sehen. Eine Ablehnung verrät also nichts über das Gitter.',
      },
    },
    programs: {
      title: 'Für Programme und den Schiedsrichter',
      text: {
        first:
          '`first`: der Platz, gezählt ab 0, der zuerst abhebt und den ersten Zug macht; oder `lot` (Standard), jeder Platz gleich wahrscheinlich.',
        options:
          '`variant`: `bag` (Standard), `same-digit` oder `announce`. `sheet`: `random` (Standard), `lot` oder 1 bis 40. `clockMinutes`: `off` (Standard) oder 1 bis 180.',
        refused:
          'Was fehlt, hat seinen Standardwert. Eine unbekannte Option, ein unpassender Wert oder ein `first`, auf dem niemand sitzt, wird abgelehnt.',
        board:
          'Das Brett besteht aus neun Zeilen von oben nach unten, verbunden mit `/`: `.` ist ein Stein, `1` bis `9` eine offene Ziffer. Ein Gitter schreibt man genauso, ohne Steine.',
        entries:
          'Ein Zug besteht aus Platz, Doppelpunkt und Feld: `0:e5`. Eine angesagte Ziffer steht vor dem Feld: `0:7e5`. Abgelaufene Zeit ist `0:flag`.',
        oneWay:
          'Für alles gibt es genau eine Schreibweise. Anderes ist `bad-notation`: ein Platz, den es nicht gibt, eine angesagte Ziffer, wo keine verlangt ist, oder eine, die fehlt.',
        refusals:
          'Von mehreren Fehlern wird der genannt, der hier zuerst steht: `bad-notation`, `game-over`, `not-your-turn` (ein anderer Platz hebt ab), `not-allowed` (alles Übrige).',
        recorded:
          'In einer Aufzeichnung nennt `options` immer `first`, als Platz, und jede andere Option, die vom Standard abweicht.',
        sheet:
          '`chance.sheet` ist das gespielte Gitter. Es muss ein vollständiges Sudoku sein, und es entscheidet: `options.sheet` benennt es nur und ist nach dem Auslosen `"lot"`.',
        draws:
          '`chance.draws` zählt alle gezogenen Ziffern der Reihe nach auf, auch die Nullen: alle bis zum letzten Zug, die danach noch fälligen und keine weiteren.',
        wrongDraw:
          'Eine gezogene Ziffer, die nicht im Beutel war, ist `not-allowed` beim ersten Zug danach. Ist dieser Zug selbst unlesbar oder außer der Reihe, wird das genannt.',
        badRequest:
          'Fehlen gezogene Ziffern oder sind welche übrig, ist die ganze Aufzeichnung ein `bad-request`. Das gilt auch, wenn die letzte nicht im Beutel war und kein Zug mehr folgt.',
        moves:
          '`moves` enthält der Reihe nach die abgehobenen Steine, auch die der Vorbereitung, und jede abgelaufene Zeit, aber nichts Gezogenes. Wo angesagt wird, zieht niemand: `chance.draws` ist leer oder fehlt.',
        replay:
          'Nachgespielt zeigt eine Aufzeichnung den Spielstand, ob die Partie zu Ende ist und wer gewonnen hat. Sie darf auch mittendrin aufhören.',
      },
    },
  },
  figures: {
    opening: 'Zwei Blöcken fehlt ein Stein. Heb einen aus einem ganzen Block ab.',
    search: 'Eine 5 wurde gezogen. Finde sie.',
    ninth: 'Eine 5 wurde gezogen, und an acht von neun Stellen liegt sie schon offen.',
  },
};
