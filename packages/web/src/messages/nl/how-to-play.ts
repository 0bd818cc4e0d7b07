/** How each game is played, in Dutch. */

import type { HowToPlayMessages } from '../catalogue';
import { challenge } from './kakuro-challenge';
import { race } from './kakuro-race';
import { kakuzu } from './kakuzu';

export const howToPlay: HowToPlayMessages = {
  words: 'Woorden',
  'kakuro-challenge': {
    goal: 'Leg fiches zo dat ze optellingen vormen, de Kakuro’s. Elke Kakuro die je maakt, levert zijn som op; wie de meeste punten heeft, wint.',
    steps: [
      {
        title: 'Twee kanten',
        text: 'Elk fiche heeft één cijfer, geel aan de ene kant en rood aan de andere. Geel wordt opgeteld. Rood, met de Σ, is het eind van een som: een rode 8 staat voor 8, 18, 28 enzovoort.',
      },
      {
        title: 'Wat een Kakuro is',
        text: 'Een rood fiche; dan, naar rechts of naar beneden, alle gele tot aan een leeg vak, een rood fiche of de rand. Het zijn er minstens twee, allemaal verschillend, en hun som eindigt op het rode cijfer.',
      },
      {
        title: 'Leg een fiche',
        text: 'Je hebt er twee. Pak er een, kies de kant en leg het op een willekeurig leeg vak dat met een zijde aan een fiche grenst.',
      },
      {
        title: 'Draai er een om, als je wilt',
        text: 'Je mag ook een fiche omdraaien dat er al lag, als daarna één en dezelfde Kakuro dat fiche en het jouwe bevat. Bij automatisch tellen lichten geschikte fiches op.',
      },
      {
        title: 'Eerst kijken, dan bevestigen',
        text: `Bij automatisch tellen lichten de Kakuro’s die je zou maken op, met hun punten. Tot je op ‘${challenge.tray.place}’ drukt, kun je alles terugnemen.`,
      },
      {
        title: 'Punten en trekken',
        text: 'Elke Kakuro met het gelegde of het omgedraaide fiche levert zijn hele som op; het kunnen er meer zijn. Daarna trek je tot je er weer twee hebt.',
      },
      {
        title: 'Het einde',
        text: 'Is de buidel leeg, dan speel je je hand leeg. Na het allerlaatste fiche winnen de meeste punten; bij gelijke stand wordt de winst gedeeld.',
      },
    ],
    examples: {
      short: 'Rode 8, dan 7 en 1: 8 = 7 + 1, een Kakuro van 8 punten.',
      long: 'Rode 8, dan 9, 3 en 6: hij staat voor 18 = 9 + 3 + 6, 18 punten.',
      late: '7 en 1, dan rode 8: geen Kakuro, het rode fiche moet voorop.',
      turned: 'Leg na een gele 7 en 6 de 1 en draai de 7 om: 7 = 6 + 1, 7 punten.',
    },
    words: [
      { term: 'Cijfer', meaning: 'een geel fiche: een getal dat wordt opgeteld' },
      { term: 'Som (Σ)', meaning: 'een rood fiche: het laatste cijfer van de som erachter' },
      { term: 'Keien', meaning: 'de vijf vakken van de eerste fiches, het middelste rood' },
    ],
    options:
      'Opties: voor gevorderden (zoveel fiches omdraaien als je wilt), tellen zonder hulp (niets wordt getoond, en fout omdraaien kost je punten), claimen (je noemt zelf je punten, anderen mogen ze betwisten), tijd per zet.',
  },
  'kakuro-race': {
    goal: 'Iedereen zoekt tegelijk dezelfde som. Vind een hele lijn die hem maakt, roep als eerste en scoor een punt voor elk getal erin.',
    steps: [
      {
        title: 'Het veld',
        text: '64 zilveren getallen, met rode somvakken (Σ) erboven en links ervan. Een lijn begint vlak na een somvak en loopt naar rechts of naar beneden tot het volgende somvak of de rand.',
      },
      {
        title: 'Het zoeken',
        text: 'Er wordt een sommarker omgedraaid: 17 bijvoorbeeld. Welke hele lijn, van minstens twee getallen en geen getal dubbel, maakt precies 17?',
      },
      {
        title: 'Hulp van actietegels',
        text: 'Die heb je meestal nodig. Elke actietegel die je omgekeerd legt, is een somvak: leg hem vlak voor of vlak na je getallen om de lijn daar af te kappen. Of gebruik de voorkant, zie onderaan. Alleen zilveren getallen kun je bedekken of ruilen.',
      },
      {
        title: 'Eerst roepen, dan tonen',
        text: `Druk op ‘${race.buttons.call}’ zodra je een lijn ziet; de anderen moeten wachten. Wijs dan beide einden aan, gebruik actietegels en druk op ‘${race.buttons.claim}’ voor je tijd om is. Pas dan blijkt of hij klopt, tenzij je met hulp bij het tellen speelt.`,
      },
      {
        title: 'Goed of fout',
        text: 'Goed: een punt voor elk getal. Ze worden rood en kunnen nog eens tellen, in de andere richting. Fout of te laat: alles komt terug, en je slaat over tot de volgende sommarker.',
      },
      {
        title: 'Niets te vinden?',
        text: `Druk op ‘${race.buttons.none}’. Doet minstens de helft van wie nog zoekt dat, dan begint de zandloper. Is die leeg, of zegt iedereen het, dan is de sommarker onopgelost.`,
      },
      {
        title: 'Trekken en het einde',
        text: 'Na een oneven sommarker trekt iedereen een actietegel; na een even alleen als niemand er een heeft. Het spel eindigt bij de derde onopgeloste sommarker, of na de laatste. Wie de meeste punten heeft, wint; bij gelijke stand wie de meeste actietegels over heeft.',
      },
    ],
    examples: {
      whole: '3 + 8 + 6 = 17, van somvak tot somvak: 3 punten.',
      cut: '9 + 8 = 17, maar de lijn loopt door. Een tegel omgekeerd op de 2 houdt hem tegen: 2 punten.',
      double: '4 + 9 + 4 = 17 heeft de 4 twee keer, en kost dus een Dubbel: 3 punten.',
    },
    words: [
      { term: 'Somvak', meaning: 'waar lijnen beginnen en eindigen; de achterkant van elke actietegel' },
      { term: race.tiles.d, meaning: 'staat een getal van je lijn nog een keer toe' },
      { term: race.tiles.x, meaning: 'ruilt een zilveren getal van je lijn met een erbuiten' },
      { term: 'Nieuw getal', meaning: 'bedekt een zilveren getal van je lijn met een ander getal' },
    ],
    options:
      'Alleen roept niemand: wijs een lijn aan en bevestig hem. De zandloper begint bij elke sommarker, na een foute lijn is hij onopgelost, en je trekt na elke. Opties: hulp bij het tellen; verzegeld: iedereen verbergt een lijn en de langste goede telt.',
  },
  kakuzu: {
    goal: 'Onder 81 stenen ligt een opgeloste sudoku verborgen. Beredeneer waar de cijfers liggen en verzamel de meeste stenen.',
    steps: [
      {
        title: 'Wat je weet',
        text: 'Elke rij, elke kolom en elk blok van 3×3 heeft elk cijfer van 1 tot en met 9 één keer. Wat open ligt, vertelt dus wat er onder de stenen kan liggen.',
      },
      {
        title: 'De blokken openen',
        text: 'Eerst tilt ieder om de beurt één steen op uit een blok dat nog heel is, tot alle negen er een missen. Deze stenen zijn van niemand.',
      },
      {
        title: 'Een cijfer trekken',
        text: 'Je beurt begint met een cijfer uit de buidel: zoek een steen die het verbergt. Is het de 0, dan is je beurt meteen voorbij.',
      },
      {
        title: 'Eerst kiezen, dan optillen',
        text: `Kies een steen, bedenk je gerust nog, en druk op ‘${kakuzu.tray.lift}’. Je kunt notities op stenen maken; alleen jij ziet ze.`,
      },
      {
        title: 'Goed of fout',
        text: 'Goed: je houdt de steen en het volgende cijfer wordt voor je getrokken. Fout: de steen gaat naar de volgende speler en je beurt is voorbij.',
      },
      {
        title: 'Terug in de buidel',
        text: 'Na elke beurt gaan de getrokken cijfers terug in de buidel. Een cijfer dat op alle negen plekken open ligt, doet niet meer mee.',
      },
      {
        title: 'Het einde',
        text: 'Is de laatste steen opgetild, dan winnen de meeste stenen; bij gelijke stand wordt de winst gedeeld.',
      },
    ],
    examples: {
      sure: 'Gezocht: een 5. In het linkerblok liggen nog twee stenen, en de bovenste rij heeft al een 5: hij moet onder de opgetilde steen liggen.',
      kept: 'Gezocht was een 5, en het is een 5: je houdt de steen.',
      missed: 'Gezocht was een 5, maar het is een 6: de volgende speler krijgt de steen.',
    },
    words: [
      { term: 'Steen', meaning: 'verbergt één cijfer; stenen zijn wat je verzamelt' },
      { term: 'Rooster', meaning: 'de sudoku onder de stenen' },
      { term: 'Blok', meaning: 'een van de negen groepen van 3×3 vakken, met een dikke rand' },
    ],
    options:
      'Alleen: een foute steen gaat naar niemand. Opties: na elke vondst hetzelfde cijfer nog eens zoeken; of zonder buidel zelf cijfers noemen, voor hooguit drie stenen per beurt; bedenktijd.',
  },
};
