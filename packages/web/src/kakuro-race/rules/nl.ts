/** The rules of Kakuro, the race, in Dutch. */

import type { RaceRules } from './plan';

export const rules: RaceRules = {
  intro:
    'Er wordt een som omgedraaid, en iedereen zoekt in hetzelfde veld vol getallen een lijn die erop uitkomt. Wie het eerst roept, krijgt een punt voor elk getal in de lijn. Met actietegels zet je het veld een beetje naar je hand.',
  facts: {
    players: '1 tot 5',
    age: 'Vanaf 14 jaar',
    time: 'Staat niet in het boekje',
    material: 'Speelbord, 72 getaltegels, 45 sommarkers van 3 tot en met 40, 40 actietegels, zandloper',
    credit: 'Kakuro, een spel van A. Nove Veronesi, in 2007 uitgegeven door Ravensburger.',
  },
  sections: {
    material: {
      title: 'Het veld en de tegels',
      text: {
        players: 'Je speelt alleen of met twee tot vijf spelers.',
        field:
          'Het veld heeft 8 kolommen, a tot en met h, en 8 rijen, 1 tot en met 8 vanaf boven. Zo is c6 het derde vak van de zesde rij. Rij 2 begint bij het somvak links ervan, kolom c bij het somvak erboven.',
        sumSquares: 'Somvakken zijn rood. Hun pijlen wijzen naar rechts en naar beneden.',
        numbers: 'Er zijn 72 getaltegels. Eén kant is zilver, de andere rood, met hetzelfde getal.',
        numbersSplit: 'Van elk getal van 1 tot en met 9 zijn er acht. Het boekje noemt alleen het totaal: 72.',
        markers:
          'Er zijn 45 sommarkers: één voor elke waarde van 3 tot en met 40, en een tweede voor elke waarde van 9 tot en met 15.',
        backs: 'Er zijn 40 actietegels. Ze hebben allemaal dezelfde achterkant: een somvak.',
        actions:
          'De voorkanten: 11 tegels Dubbel, 11 tegels Ruil en 18 tegels Nieuw getal, twee voor elk getal van 1 tot en met 9.',
        hourglass: 'De zandloper loopt 60 seconden, tenzij je een andere tijd instelt.',
      },
    },
    setup: {
      title: 'Voorbereiding',
      text: {
        field:
          'Schud de getaltegels. Vul het veld met 64 ervan, zilver boven, en leg de andere 8 weg zonder ze te bekijken.',
        markers: 'Schud de sommarkers en leg ze gedekt neer.',
        double:
          'Iedereen neemt één Dubbel. Schud de andere actietegels en maak er een stapel van, voorkant naar beneden.',
        more: 'Daarna trekt iedereen van de stapel: drie tegels als je alleen speelt, twee met twee spelers, één met drie, vier of vijf.',
        order:
          'De tegels worden één voor één uitgedeeld, plaats na plaats vanaf de eerste. Is de stapel op, dan komt er niets meer.',
        open: 'Je actietegels liggen open voor je, zodat iedereen ze ziet.',
      },
    },
    round: {
      title: 'Een ronde',
      text: {
        marker: 'Aan het begin van een ronde wordt een sommarker omgedraaid. Vanaf dat moment zoekt iedereen tegelijk.',
        call: 'Wie zoekt, mag op elk moment ‘Kakuro!’ roepen. Roepen er meer spelers, dan telt wat het eerst bij de tafel aankomt.',
        hold: 'Zolang een roep openstaat, gebeurt er niets anders. Alleen de roeper kan een lijn tonen of de roep intrekken, en alleen de tijd van de roeper loopt.',
        claim:
          'De roeper claimt één lijn en mag zo veel actietegels spelen als nodig is om die geldig te maken. Wie niet zelf geroepen heeft, kan niets claimen.',
        time: 'De roeper heeft daar 30 seconden voor, tenzij je een andere tijd instelt.',
        alone:
          'De roeper telt zelf. Of de lijn klopt, blijkt pas bij het claimen: niets telt hem vooraf op of kijkt hem na.',
        shown: 'Met hulp bij het tellen telt het scherm mee terwijl je een lijn toont. De regels blijven dezelfde.',
        points: 'Een geldige lijn levert één punt op voor elke getaltegel erin.',
        newNumberPoint: 'Een Nieuw getal in de lijn is ook een punt waard.',
        red: 'Alle getallen van de lijn worden rood. De sommarker komt op het somvak waar de lijn begint, op de pijl die langs de lijn wijst, en blijft daar.',
        spent:
          'Gebruikte actietegels is de roeper kwijt: elke Dubbel en Ruil gaat uit het spel, somvakken en Nieuwe getallen blijven op het veld. De andere tegels blijven van de roeper.',
        next: 'De sommarker is afgehandeld. Na het trekken wordt de volgende omgedraaid en zoekt iedereen opnieuw. Van eerder blijft niets over: geen roep, geen ‘is er niet’, geen lopende zandloper.',
      },
    },
    line: {
      title: 'Een geldige lijn',
      text: {
        straight:
          'Een lijn ligt in één rij of één kolom. Je leest hem van links naar rechts of van boven naar beneden, nooit andersom.',
        start:
          'Hij begint direct na een somvak. Dat staat gedrukt aan de linker- of bovenrand van het veld, of het is er tijdens het spel gelegd.',
        end: 'Hij eindigt direct voor een gelegd somvak, of aan de rechter- of onderrand van het veld. In de lijn zelf ligt geen somvak.',
        sum: 'Hij heeft minstens twee getallen, en die zijn samen precies het getal op de sommarker.',
        twice: 'Geen getal staat er twee keer in, tenzij je voor elke herhaling een Dubbel speelt.',
        once: 'Hij is in die richting nog niet eerder geteld.',
        crossing:
          'Een rood getal telt in de andere richting nog mee, met zijn volle waarde en zijn punt. Zo kan een tegel twee keer meedoen: één keer horizontaal en één keer verticaal.',
      },
    },
    actions: {
      title: 'Actietegels',
      text: {
        own: 'Actietegels speel je alleen bij een claim, en alleen die van jezelf. Van elke tegel gebruik je de voorkant of de achterkant, niet allebei.',
        silver:
          'Alleen zilveren getallen mag je bedekken of ruilen. Rode getallen, Nieuwe getallen en somvakken nooit.',
        order:
          'Eerst wordt er geruild, in de volgorde die je opgeeft. Dan komen de somvakken, dan de Nieuwe getallen. Bij elke stap geldt het veld zoals de goede stappen ervoor het achterlaten.',
        needless:
          'Een claim volgens deze regels is geldig, ook als het met minder tegels had gekund. Wat je gebruikt, ben je kwijt.',
        whole: 'Een claim gaat helemaal door of helemaal niet.',
        back: 'De achterkant van elke actietegel is een somvak. Leg het direct voor het eerste getal van je lijn of direct na het laatste, en nergens anders. Aan beide einden één mag ook.',
        bounds:
          'Een somvak bedekt zijn getal voorgoed en begrenst zowel de rij als de kolom. Latere lijnen mogen ervoor eindigen, en erna beginnen: naar rechts en naar beneden.',
        double:
          'Een Dubbel staat één herhaling toe. Staat een getal twee keer in je lijn, dan kost dat één Dubbel. Drie keer hetzelfde getal kost er twee, en twee getallen die elk twee keer voorkomen ook, enzovoort.',
        surplus:
          'Speel je meer Dubbels dan er herhalingen zijn, dan houd je de rest: de eerste die je speelde ben je kwijt, de andere komen terug.',
        exchange:
          'Met een Ruil verwissel je twee zilveren getallen, waar ze ook op het veld liggen. Je mag meer dan één Ruil in een claim gebruiken.',
        exchangeOne: 'De twee getallen zijn verschillend, en precies één van de twee vakken ligt in je lijn.',
        exchangeOther: 'Het andere vak mag elk vak zijn, zelfs een vak waarop dezelfde claim een somvak legt.',
        newNumber:
          'Een Nieuw getal leg je op een zilveren getal in je lijn. Voortaan geldt dat getal op dat vak, en het is rood.',
        newNumberDiffers: 'Het moet een ander getal zijn dan wat eronder ligt.',
      },
    },
    wrong: {
      title: 'Verkeerd geroepen',
      text: {
        nothing: 'Is de claim niet geldig, dan gaat niets ervan door. Het veld blijft zoals het was.',
        tilesBack: 'De roeper krijgt de gespeelde actietegels terug.',
        sitOut: 'De roeper slaat over tot de volgende sommarker. De anderen zoeken verder.',
        late: 'Ook wie de roep intrekt of niet op tijd een lijn claimt, heeft verkeerd geroepen.',
        mute: 'Wie overslaat, kan niet roepen, niet ‘is er niet’ zeggen en dat ook niet terugnemen.',
        all: 'Slaat iedereen over, dan is de sommarker onopgelost.',
      },
    },
    none: {
      title: 'Niemand vindt er een',
      text: {
        say: 'Wie nog zoekt en denkt dat zo’n lijn niet bestaat, mag ‘is er niet’ zeggen. Neem je het terug, dan mag je het later weer zeggen.',
        back: 'Je mag ‘is er niet’ terugnemen zolang je nog zoekt en er geen roep openstaat.',
        stillCall: 'Ook na ‘is er niet’ mag je nog roepen, tot de sommarker is afgehandeld.',
        half: 'Zegt minstens de helft van wie nog zoekt ‘is er niet’, dan begint de zandloper te lopen.',
        all: 'Zegt iedereen die nog zoekt ‘is er niet’, dan is de sommarker meteen onopgelost.',
        counted:
          'Dat wordt nageteld na elk ‘is er niet’, en opnieuw als iemand moet overslaan. Wie overslaat, telt niet meer mee, met of zonder ‘is er niet’.',
        two: 'Met twee spelers betekent dat: zegt de een ‘is er niet’ en roept de ander verkeerd, dan is de sommarker meteen onopgelost.',
        runsOn:
          'Loopt de zandloper eenmaal, dan loopt hij tot de sommarker is afgehandeld, ook als iemand ‘is er niet’ terugneemt.',
        held: 'Zolang een roep openstaat, staat de zandloper stil. Levert de roep niets op, dan loopt hij verder waar hij was gebleven.',
        sand: 'Is de zandloper leeg, dan is de sommarker onopgelost.',
        aside: 'Een onopgeloste sommarker komt open naast het speelbord te liggen. Zijn getal blijft zichtbaar.',
      },
    },
    draw: {
      title: 'Trekken',
      text: {
        odd: 'Na een oneven sommarker, opgelost of niet, trekt iedereen één actietegel. Na een even sommarker trekt niemand.',
        nobodyHas:
          'Heeft op dat moment niemand nog een actietegel, dan trekt iedereen er ook na een even sommarker één.',
        order:
          'De tegels worden één voor één uitgedeeld, plaats na plaats vanaf wie de lijn vond. Vond niemand er een, dan vanaf de eerste plaats.',
        short:
          'Zijn er minder tegels dan spelers, dan krijgen de eersten in die volgorde er een. Een lege stapel geeft niets.',
      },
    },
    end: {
      title: 'Het einde',
      text: {
        third: 'Bij de derde onopgeloste sommarker is de partij meteen afgelopen. Daarna wordt niet meer getrokken.',
        last: 'Zijn de sommarkers eerder op, dan eindigt de partij als de laatste is afgehandeld en daarna getrokken is.',
        win: 'Wie de meeste punten heeft, wint. Bij gelijke punten wint wie de meeste actietegels heeft. Is ook dat gelijk, dan wordt de winst gedeeld.',
        over: 'Is de partij afgelopen, dan kan er niets meer.',
      },
    },
    solo: {
      title: 'Alleen spelen',
      text: {
        draw: 'Alle regels gelden, met een paar verschillen. Je trekt na elke sommarker een actietegel, oneven of even.',
        sand: 'De zandloper begint bij elke sommarker en staat nergens voor stil. Is hij leeg voordat je een geldige lijn claimt, dan is de sommarker onopgelost.',
        noCalls: 'Je roept niet: je claimt een lijn of zegt ‘is er niet’.',
        wrong: 'Is je claim niet geldig, of zeg je ‘is er niet’, dan is de sommarker meteen onopgelost.',
        untimed: 'Speel je zonder klok, dan loopt er helemaal geen tijd.',
        score: 'Als enige speler win je altijd. Het gaat erom je eigen score te verbeteren.',
      },
    },
    sealed: {
      title: 'Geheime partijen',
      text: {
        sand: 'Voor twee tot vijf spelers die liever nadenken dan roepen. De zandloper begint bij elke sommarker.',
        seal: 'Iedereen verzegelt in het geheim één claim, of ‘is er niet’. Niemand roept en niemand slaat over.',
        replace:
          'Tot het openen mag je iets anders verzegelen: een andere claim, of ‘is er niet’. Dan geldt het nieuwe tijdstip. ‘Is er niet’ neem je alleen terug door een claim te verzegelen.',
        opened: 'De claims gaan open zodra iedereen iets heeft verzegeld, of als de zandloper leeg is.',
        void: 'Een ongeldige claim vervalt en kost niets.',
        best: 'Alleen de geldige claim met de meeste punten gaat door en scoort. Bij gelijke punten is dat de claim die het eerst verzegeld was.',
        spends: 'Alleen die claim kost actietegels. Bij het trekken geldt die speler als vinder van de lijn.',
        unsolved: 'Is er geen geldige claim, dan is de sommarker onopgelost.',
        secret:
          'Iedereen ziet dat je iets hebt verzegeld. Wat het is, een claim of ‘is er niet’, blijft voor de anderen verborgen tot het openen. Dan ziet iedereen het.',
      },
    },
    hidden: {
      title: 'Wat verborgen is',
      text: {
        hidden:
          'Drie dingen kent niemand: de volgorde van de sommarkers die nog gedekt liggen, de volgorde van de stapel en de 8 weggelegde getaltegels.',
        open: 'Al het andere zien spelers en kijkers: het veld, getelde lijnen, onopgeloste sommarkers, getrokken actietegels, de scores, wie overslaat en, behalve in geheime partijen, wie ‘is er niet’ zei.',
        counted: 'Ook welke sommarkers en actietegels er nog zijn, is open: dat kun je narekenen.',
        end: 'Aan het einde wordt alles getoond.',
      },
    },
    programs: {
      title: 'Voor programma’s en de scheidsrechter',
      text: {
        seconds:
          '`hourglassSeconds`: hoelang de zandloper loopt, 1 tot en met 3600 (standaard 60). `claimSeconds`: hoelang de roeper heeft, 1 tot en met 3600 (standaard 30), voor twee tot vijf spelers.',
        ways: '`untimed`: geen klok, voor één speler (standaard uit). `sealed`: een geheime partij, voor twee tot vijf spelers (standaard uit). `counting`: `own` (standaard) of `shown`.',
        pieces:
          '`markers`: de sommarkers, 1 tot en met 90 waarden van 3 tot en met 40. `actions`: de actietegels, hooguit 80, met minstens één Dubbel per speler. Standaard zijn het die uit ‘Het veld en de tegels’.',
        refused: 'Een onbekende optie, of een waarde die niet past, wordt geweigerd. Er wordt niets geraden.',
        field:
          'Een veld schrijf je als acht rijen met `/` ertussen: `1` tot en met `9` is een zilveren getal, `A` tot en met `I` een rode 1 tot en met 9, `#` een gelegd somvak.',
        line: 'Een lijn schrijf je als eerste en laatste vak: `a2-h2` is rij 2, `c3-c6` loopt naar beneden. Een actietegel heet naar zijn voorkant: `d`, `x`, `n1` tot en met `n9`.',
        claim:
          'Een claim begint met de lijn. Daarna volgen, telkens na één spatie en in deze volgorde: wat je ruilt, somvakken met de tegel die ze kosten, Nieuwe getallen en een `d` voor elke Dubbel.',
        claimExample: 'Een volledige claim: `b2-e2 x:d2,f6 #a2(n3) #f2(d) n7:c2 d`.',
        entries:
          'Wat een speler doet, staat achter de plaats, geteld vanaf 0: `1:call`, `1:a2-e2 d`, `1:withdraw`, `1:none`, `1:none-back`, en verzegeld `1:seal a2-e2 d`. Wie alleen speelt, schrijft `0:a2-e2 d` of `0:none`.',
        clocks: 'Wat een klok doet, is `*:sand` (de zandloper) of `1:late` (de tijd van de roeper).',
        oneWay: 'Alles wordt op precies één manier geschreven. Al het andere wordt geweigerd als `bad-notation`.',
        chance:
          'Een verslag bevat al het toeval, omgedraaid of niet: `tiles`, het veld in bordvolgorde en dan de 8 weggelegde; `markers` in de volgorde van omdraaien; `actions`, de stapel na de eerste Dubbels, in de volgorde van trekken.',
        recorded: 'Een verslag noemt alleen de opties die van de standaard afwijken.',
        faults:
          'Bij meer fouten wordt de eerste van deze lijst genoemd: `bad-line`, `too-short`, `not-yours`, `bad-exchange`, `not-silver`, `no-start`, `no-end`, `already-scored`, `wrong-sum`, `repeats`, `not-used`.',
        faultMeanings:
          '`bad-line` is ook een lijn met een somvak erin. Bij `repeats` ontbreekt een Dubbel. `not-used` is een tegel die niets doet: een somvak dat niet aan een eind ligt, of een Nieuw getal op een verkeerde plek.',
      },
    },
  },
  figures: {
    wholeRow: 'De sommarker is 36. Een hele rij komt erop uit, zonder een getal dubbel.',
    redAgain: 'De sommarker is 20. Eén getal van de lijn is al rood; het telt nog eens.',
    cutEnd: 'De sommarker is 9. Met een somvak eindigt de lijn waar jij wilt.',
    cutStart: 'De sommarker is 18. De lijn begint bij een nieuw somvak en eindigt bij een dat er al lag.',
    doubles: 'De sommarker is 40. In de bovenste rij staan twee getallen dubbel.',
  },
};
