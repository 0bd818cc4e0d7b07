/** The rules of Kakuro Challenge in Dutch. */

import type { ChallengeRules } from './plan';

export const rules: ChallengeRules = {
  intro:
    'Je hebt twee fiches. Met geel boven is een fiche een cijfer dat je optelt, met rood boven de som waarop je moet uitkomen. Leg er een, draai een ander om als dat helpt, en scoor elke som die klopt.',
  facts: {
    players: '2 tot 4',
    age: 'Vanaf 12 jaar (de Nederlandse uitgave)',
    time: 'Ongeveer 30 minuten',
    material:
      'Speelbord, 72 fiches, negen 100 punten-fiches, 4 scorepionnen, 4 zichtschermen, buidel; in de Nederlandse uitgave een zandloper',
    credit:
      'Een spel van Leo Colovini, Dario De Toffoli en Dario Zaccariotto, in 2006 uitgegeven door Clementoni en 999 Games.',
  },
  sections: {
    material: {
      title: 'Het speelbord en de fiches',
      text: {
        board:
          'Het speelbord heeft 9 kolommen, a tot en met i, en 9 rijen, van boven naar beneden 1 tot en met 9. Zo is c6 het derde vak van de zesde rij.',
        sides:
          'Op beide zijden van een fiche staat hetzelfde getal. Met geel boven heet het fiche een cijfer: dat tel je op. Met rood boven heet het een som, herkenbaar aan de Σ.',
        total: 'Een som geeft alleen aan waarop een uitkomst eindigt: een rode 6 staat voor 6, 16, 26 of 36.',
        split: 'Van elk getal van 1 tot en met 9 zijn er acht fiches. De boekjes noemen alleen het totaal: 72.',
      },
    },
    setup: {
      title: 'Voorbereiding',
      text: {
        players: 'Je speelt met 2, 3 of 4 spelers. Iedereen begint met 0 punten.',
        stones:
          'Trek vijf fiches en leg ze rij voor rij op de vijf keien. Het derde, in het midden, ligt met rood boven, de andere vier met geel boven.',
        squares:
          'De keien liggen op b2, h2, e5, b8 en h8, tenzij je andere vakken kiest. De afbeeldingen van het speelbord zijn verloren gegaan.',
        hands: 'Daarna trekt iedereen twee fiches en verbergt ze achter een zichtscherm.',
        first:
          'Het lot bepaalt wie begint, tenzij je een plaats aanwijst. Volgens de boekjes begint de jongste, maar onze tafel vraagt niet naar leeftijden.',
      },
    },
    turn: {
      title: 'Een beurt',
      text: {
        order: 'Na de eerste speler gaat het met de klok mee verder.',
        place:
          'In je beurt moet je precies één fiche leggen. Welk van je twee het wordt en welke zijde boven ligt, kies je zelf.',
        square: 'Het vak moet leeg zijn en horizontaal of verticaal aan een fiche grenzen. Schuin telt niet.',
        free: 'Verder mag alles, of je nu een Kakuro maakt of verbreekt. Een verbroken Kakuro kost niemand iets.',
        flip: 'Heb je gelegd, dan mag je omdraaien wat er al lag. Wat daarvoor geldt, staat onder ‘Omdraaien’.',
        draw: 'Tot slot trek je één fiche, zodat je er weer twee hebt. Is de buidel leeg, dan trek je niet.',
      },
    },
    kakuro: {
      title: 'Wat een Kakuro is',
      text: {
        total:
          'Een Kakuro is een som met direct erachter een serie cijfers, naar rechts of naar beneden: `Σ6 9 7`. De som staat voorop: `2 3 Σ5` is niets.',
        run: 'De serie heeft minstens twee cijfers en sluit direct op de som aan. `Σ3 3` en `Σ5 · 2 3` zijn dus geen Kakuro’s.',
        whole:
          'De serie loopt door tot een leeg vak, een rood fiche of de rand. Een staartje weglaten mag niet: `Σ5 2 3 1` is geen Kakuro.',
        different:
          'Alle cijfers van de serie zijn verschillend. `Σ6 7 2 7` is dus geen Kakuro, ook al eindigt 16 op een 6.',
        sum: 'Tel de cijfers op: de uitkomst moet eindigen op het getal van de som. Een fiche met 0 bestaat niet. Een uitkomst die op 0 eindigt, past dus bij geen enkele som.',
        worth:
          'De uitkomst is ook het aantal punten: `Σ6 9 7` levert er 16 op. De hoogste Kakuro heeft de acht cijfers 2 tot en met 9 en levert 44 punten op.',
        crossing:
          'Een fiche kan bij twee Kakuro’s horen, één horizontaal en één verticaal. Een som kan het begin van allebei zijn.',
      },
    },
    flips: {
      title: 'Omdraaien',
      text: {
        one: 'Na het leggen mag je één fiche omdraaien dat er al lag, van geel naar rood of van rood naar geel. De fiches op de keien zijn gewone fiches.',
        never: 'Het fiche dat je net hebt gelegd, kun je niet omdraaien. Een leeg vak ook niet.',
        same: 'Na je zet moeten het gelegde en het omgedraaide fiche bij één en dezelfde Kakuro horen.',
        outside:
          'Een rood fiche dat een serie alleen afsluit, hoort niet bij die Kakuro. Een fiche omdraaien alleen om een serie af te sluiten, mag dus niet.',
        expert:
          'Meer dan één fiche omdraaien mag alleen in de variant voor gevorderden. Daar mag je er zo veel omdraaien als je wilt, zolang één en dezelfde Kakuro ze allemaal bevat, met het gelegde fiche erbij.',
        refused:
          'Draai je iets om wat niet mag, dan houdt de tafel je zet normaal tegen en kies je opnieuw. Met het spel uit de doos kost zo’n fout je de punten van die beurt.',
        strict:
          'Bij tellen zonder hulp telt de tafel de punten, meer niet. Vóór je zet verraadt niets wat je mag omdraaien of wat de zet oplevert.',
        strictCost:
          'Draai je zonder hulp iets om wat niet mag, of te veel, dan levert de hele zet niets op, ook wat er goed aan was. Het gelegde fiche blijft liggen, de omgedraaide fiches gaan terug en de volgende is aan de beurt.',
        strictRefusal:
          'Zonder hulp houdt de tafel alleen tegen wat aan geen enkele tafel kan, zoals leggen op een bezet vak.',
      },
    },
    points: {
      title: 'Punten',
      text: {
        scored: 'Je scoort elke Kakuro waar het gelegde fiche of een omgedraaid fiche nu bij hoort, en geen andere.',
        both: 'Eén fiche kan tegelijk een horizontale en een verticale Kakuro afmaken. Ze tellen allebei.',
        besides:
          'Het gelegde fiche en de omgedraaide fiches horen samen bij één Kakuro. Elk daarvan kan in de andere richting nog een Kakuro maken. Die telt ook.',
        ended:
          'Klopt een Kakuro alleen doordat een gelegd of omgedraaid fiche hem nu van buitenaf afsluit, dan telt hij niet.',
        endedExample:
          'Leg een gele 3 achter `Σ5 2 3 4 1` en draai de 4 om: `Σ4 1 3` levert 4 punten op, de `Σ5 2 3` links ervan niets.',
        again:
          'Een Kakuro die er al was en waarin je niets legt of omdraait, telt niet opnieuw. Wordt hij langer, dan telt de hele nieuwe uitkomst: een 6 achter `Σ5 2 3 4` levert 15 punten op.',
      },
    },
    end: {
      title: 'Het einde',
      text: {
        empty:
          'Is de buidel leeg, dan trekt niemand meer en spelen jullie verder met wat je in je hand hebt. De partij eindigt als alle handen leeg zijn: dan liggen alle 72 fiches op het speelbord.',
        noPass: 'Passen hoeft nooit. Met 81 vakken voor 72 fiches grenst er altijd wel een leeg vak aan een fiche.',
        counts:
          'Na de vijf fiches op de keien worden er nog 67 gelegd: met twee spelers 34 en 33, met drie 23, 22 en 22, met vier 17, 17, 17 en 16, geteld vanaf wie begint.',
        lastTiles: 'Helemaal aan het eind legt iedereen nog één keer: het laatste fiche uit de hand.',
        win: 'Wie de meeste punten heeft, wint.',
        tie: 'Staan er spelers gelijk bovenaan, dan delen ze de winst.',
        over: 'Is de partij afgelopen, dan kan er niets meer.',
      },
    },
    track: {
      title: 'Het scorespoor',
      text: {
        pawn: 'Je scorepion staat op een vak van 0 tot en met 99. Voor elk vol honderdtal heb je een 100 punten-fiche.',
        cards: 'Er zijn negen 100 punten-fiches. Heb je er meer nodig, dan tellen je punten gewoon door.',
        below:
          'Onder 0 kom je alleen door onterecht te betwisten. Je scorepion telt dan terug vanaf 100, en elk aangebroken honderdtal is een 100 punten-fiche schuld. Bij −3 sta je op vak 97, met één fiche schuld.',
      },
    },
    claims: {
      title: 'Zelf claimen',
      text: {
        say: 'Zelf claimen betekent: bij elke zet zeg je hoeveel punten die oplevert, ook als het er 0 zijn. Je krijgt ze meteen. In andere partijen telt de tafel.',
        refused:
          'De tafel weigert alleen wat aan geen enkele tafel kan: een bezet vak, een vak dat geen fiche raakt, een fiche dat je niet hebt, een leeg vak of het gelegde fiche omdraaien. Verkeerd omdraaien gaat gewoon door.',
        who: 'Elke tegenstander mag de claim betwisten, ook buiten de eigen beurt. Wie de claim zelf deed, mag dat niet.',
        until: 'Betwisten kan tot het volgende fiche ligt.',
        once: 'Een zet kan maar één keer betwist worden: met de uitspraak is de claim gesloten.',
        upheld:
          'Betwisten is terecht als er meer geclaimd is dan de zet waard is. Een zet waarin verkeerd is omgedraaid, is 0 waard. Die betwist je altijd terecht, wat er ook geclaimd is.',
        loss: 'Is betwisten terecht, dan levert de hele zet 0 punten op, ook wat er goed aan was. Het gelegde fiche blijft liggen, de omgedraaide fiches gaan terug. Wie er aan de beurt is, verandert niet.',
        rejected:
          'Betwist je onterecht, dan blijft alles zoals het was. Punten kost het je alleen als dat zo is ingesteld. Je score kan daardoor onder 0 zakken.',
        less: 'Claim je minder dan de zet waard is, dan krijg je wat je claimde. Wie dat betwist, doet dat onterecht.',
        stands: 'Een claim die niemand betwist, blijft staan, goed of fout. Wat is omgedraaid, blijft ook zo liggen.',
        last: 'De claim bij het allerlaatste fiche blijft open tot iemand hem betwist, alle tegenstanders hem hebben geaccepteerd of er 20 seconden om zijn. Dan is de partij afgelopen.',
        accept:
          'Alleen die laatste claim wordt uitdrukkelijk geaccepteerd. Wie dat heeft gedaan, kan hem niet meer betwisten.',
      },
    },
    clock: {
      title: 'De klok',
      text: {
        time: 'Je kunt een tijd per zet instellen. De klok begint bij elke beurt opnieuw en loopt door als iemand betwist.',
        off: 'Zonder ingestelde tijd legt de tafel nooit een fiche voor je.',
        lot: 'Is je tijd om, dan legt de tafel een fiche voor je. Het lot kiest uit alles wat je had kunnen leggen, met gelijke kansen. Twee gelijke fiches in je hand tellen als één.',
        move: 'Bij die zet wordt niets omgedraaid of geclaimd. Hij levert op wat hij waard is, ook bij zelf claimen. Niemand kan hem betwisten, en de vorige claim is ermee gesloten.',
        remind:
          'De klok kan ook alleen melden: is de tijd om, dan krijgt iedereen dat te horen en verder gebeurt er niets.',
      },
    },
    hidden: {
      title: 'Wat verborgen is',
      text: {
        hand: 'Je hand zie je alleen zelf. De andere spelers en de kijkers zien alleen hoeveel fiches je hebt.',
        bag: 'Niemand kent de volgorde van de fiches in de buidel. Iedereen ziet hoeveel het er zijn en dat iemand trekt, maar niet wat.',
        worth:
          'Bij zelf claimen hoort niemand wat een zet waard is zolang de claim open is. Daarna hoort iedereen het.',
        open: 'Al het andere is voor iedereen te zien. Na het einde is niets meer verborgen.',
      },
    },
    programs: {
      title: 'Voor programma’s en de scheidsrechter',
      text: {
        options:
          'De opties zijn `first`, `expert`, `scoring`, `falseChallenge`, `moveSeconds`, `timeUp` en `stones`. Wat ontbreekt, krijgt de standaardwaarde. Een andere optie, of een waarde die niet past, wordt geweigerd.',
        values:
          '`first` is `lot`, of noemt een plaats waar iemand zit. `stones` zijn vijf verschillende vakken in bordvolgorde, rij voor rij. `timeUp: remind` kan niet zonder `moveSeconds`.',
        board:
          'Een speelbord schrijf je als negen rijen met `/` ertussen: `.` is een leeg vak, `1` tot en met `9` een geel fiche, `A` tot en met `I` een rode 1 tot en met 9.',
        placement:
          'Een zet schrijf je als zijde, getal en vak: `y4c6`. Omgedraaide fiches volgen in bordvolgorde, elk één keer: `y7h3/d3/f3`. Bij zelf claimen komt de claim achteraan, hooguit vijftien cijfers zonder nullen vooraan: `y7h3/d3=33`.',
        line: 'Een Kakuro schrijf je van zijn som tot zijn laatste cijfer: `e2-h2`. In een lijst staan de horizontale vóór de verticale, elk in bordvolgorde van de sommen.',
        oneWay: 'Alles wordt op precies één manier geschreven. Elke andere tekst wordt geweigerd.',
        entries:
          'Een actie is een plaats, een dubbele punt en wat er gedaan wordt: `0:y4c6=13`, `1:challenge`. Een zet van de klok eindigt op `!` en heeft geen omgedraaide fiches en geen claim: `0:y4c6!`.',
        chance:
          'Het toeval van een verslag is `tiles`: de 72 getallen zoals ze uit de buidel komen. Eerst die van de keien in bordvolgorde, dan twee voor elke plaats, dan de rest zoals getrokken.',
        recorded:
          'In een verslag noemt `options` elke optie die niet op de standaardwaarde staat, en altijd `first`, als plaats.',
        recordEnd:
          'Of de laatste claim geaccepteerd is of de tijd om was, staat niet in het verslag: eindigt het met die claim, dan is de partij afgelopen. Zonder hulp staat een zet er zoals hij gedaan is, ook wat is teruggedraaid.',
        refusals:
          'Bij meer fouten wordt de eerste van deze lijst genoemd: `bad-notation`, `game-over`, `not-your-turn`, `not-allowed`, `occupied`, `not-adjacent`, `not-in-hand`, `flip-empty`, `flip-placed`, `flip-outside`, `too-many-flips`.',
        outOfTurn:
          'Leggen buiten je beurt is `not-your-turn`. Betwisten of accepteren als dat niet kan, is `not-allowed`.',
      },
    },
  },
  figures: {
    sums: 'Vijf zetten op één speelbord: twee maken een Kakuro, drie niet.',
    crossings: 'Eén fiche kan twee Kakuro’s tegelijk maken.',
    toTotal: 'Een geel fiche wordt de som van de nieuwe Kakuro.',
    toAddend: 'Een rood fiche wordt een cijfer: twee series worden er één.',
    outside: 'Een omgedraaid fiche moet zelf bij de Kakuro horen. Hem afsluiten is niet genoeg.',
    expert: 'De variant voor gevorderden: twee fiches omdraaien in één zet.',
    three: 'Drie Kakuro’s in één zet.',
    cutOff: 'De serie links van het omgedraaide fiche klopt nu, maar er is niets in gelegd of omgedraaid.',
  },
};
