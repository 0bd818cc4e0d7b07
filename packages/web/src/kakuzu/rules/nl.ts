/** The rules of Kakuzu in Dutch. */

import type { KakuzuRules } from './plan';

export const rules: KakuzuRules = {
  intro:
    'Onder eenentachtig stenen ligt een sudoku die niemand heeft gezien. Trek een cijfer, beredeneer waar het moet liggen en til de steen op. Heb je het goed, dan is hij van jou en ga je door; zo niet, dan krijgt je buur hem.',
  facts: {
    players: '1 tot 4 (volgens een winkel; het boekje noemt geen aantal)',
    age: 'Vanaf 8 jaar (volgens dezelfde winkel)',
    time: 'Ongeveer 20 minuten',
    material: 'Speelbord met 81 holtes, 81 stenen, 10 cijfers, buidel, 20 vellen met aan beide kanten een rooster',
    credit: 'Kakuzu – multi sudoku, een spel van Bruno Stefanini, uitgegeven door Gigamic.',
  },
  sections: {
    material: {
      title: 'Het speelbord, het rooster en de buidel',
      text: {
        players:
          'Je speelt alleen of met twee tot vier spelers. De beurt gaat de tafel rond: na jou komt wie links van je zit, en na de laatste plaats weer de eerste.',
        board:
          'Het speelbord heeft 9 kolommen, a tot en met i, en 9 rijen, van boven naar beneden 1 tot en met 9. Zo is c6 het derde vak van de zesde rij.',
        sheet:
          'Het rooster onder de stenen is een volledige sudoku: in elke rij, elke kolom en elk van de negen blokken van 3×3 staan de cijfers 1 tot en met 9, elk één keer.',
        bag: 'In de buidel zitten tien cijfers: 0 tot en met 9, van elk één.',
        fresh:
          'Elke partij krijgt een nieuw rooster, tenzij je een genummerd rooster kiest. Alle 6.670.903.752.021.072.936.960 volledige sudoku’s zijn even waarschijnlijk.',
        numbered:
          'Er zijn veertig genummerde roosters. Het zijn de onze, niet die uit de doos. Bij een nummer hoort altijd hetzelfde rooster.',
        lot: 'Je kunt ook een van de veertig blind laten trekken.',
        disguise:
          'Aan een online tafel wordt een genummerd rooster vermomd: cijfers verwisseld, rijen en kolommen geschud, misschien gespiegeld. Opzoeken kan dan niet meer, maar een programma kan het nog vinden. Een nieuw rooster is de veilige keus.',
      },
    },
    setup: {
      title: 'Voorbereiding',
      text: {
        stones: 'Aan het begin liggen alle 81 stenen op het speelbord en heeft niemand er een.',
        first: 'Wie begint, tilt de eerste steen op. Daarna gaat het om de beurt, telkens één steen.',
        box: 'Elke steen moet uit een blok komen dat nog heel is. Welke van de negen je optilt, kies je zelf.',
        nobody: 'De negen stenen van de voorbereiding zijn van niemand. De cijfers eronder ziet iedereen.',
        quiet: 'Tijdens de voorbereiding wordt er niets getrokken of genoemd.',
        ninth: 'Na de negende steen mist elk blok er een, en is de voorbereiding klaar.',
        begins:
          'De eerste beurt is voor wie de eerste steen optilde, ongeacht wie de negende nam. Het boekje zegt niet wie als eerste optilt, en ook niet wie de eerste beurt heeft.',
      },
    },
    turn: {
      title: 'Een beurt',
      text: {
        draw: 'Een beurt begint met een cijfer uit de buidel. Elk cijfer dat erin zit, is even waarschijnlijk. Tot het getrokken is, kan niemand iets doen.',
        zero: 'Bij de 0 is je beurt meteen voorbij. Je tilt geen steen op.',
        lift: 'Bij elk ander cijfer til je één steen op. Je kiest zelf welke van de stenen die er nog liggen. Passen kan niet.',
        match:
          'Ligt het getrokken cijfer eronder, dan is het raak. Je houdt de steen, het cijfer blijft uit de buidel en je trekt meteen opnieuw.',
        miss: 'Ligt er een ander cijfer onder, dan is het mis. De steen gaat naar de volgende speler en je beurt is voorbij. Het vak blijft open.',
        back: 'Aan het eind van je beurt gaan alle cijfers die je getrokken hebt terug in de buidel, behalve de complete. Dan is de volgende speler aan de beurt.',
        never:
          'De buidel is nooit leeg als er getrokken wordt. Is in één beurt elk ander cijfer raak, dan trek je als laatste de 0.',
      },
    },
    complete: {
      title: 'Complete cijfers',
      text: {
        ninth:
          'Liggen alle negen plekken van een cijfer open, dan is het compleet. Het gaat uit het spel en wordt nooit meer getrokken.',
        anyhow:
          'Wie de negende plek opende, en hoe, maakt niet uit: raak, mis en de voorbereiding tellen allemaal. De negen stenen van de voorbereiding kunnen zelfs negen keer hetzelfde cijfer verbergen.',
        drawn: 'Een cijfer dat in deze beurt getrokken is en compleet wordt, gaat niet terug in de buidel.',
        zero: 'De 0 ligt onder geen enkele steen en wordt nooit compleet. Tot de laatste steen zit hij in de buidel, telkens als er getrokken wordt.',
      },
    },
    end: {
      title: 'Het einde',
      text: {
        last: 'Zodra de laatste steen is opgetild, is de partij afgelopen. Er wordt niet meer getrokken.',
        sure: 'De laatste steen is altijd raak. Alleen zijn cijfer is nog niet compleet, dus je kunt alleen dat cijfer trekken of noemen, of de 0 trekken.',
        win: 'Wie de meeste stenen heeft, wint.',
        tie: 'Staan er spelers gelijk bovenaan, dan delen ze de winst.',
        all: 'Speel je met twee of meer spelers tot de laatste steen, dan zijn er 72 stenen verdeeld: alle behalve de negen van de voorbereiding.',
      },
    },
    sameDigit: {
      title: 'Variant: hetzelfde cijfer',
      text: {
        again: 'Is het raak, dan trek je niet opnieuw. Je zoekt hetzelfde cijfer nog eens, tot het mis is.',
        ninth: 'Vind je de negende plek van het cijfer, dan is je beurt voorbij en gaat het cijfer uit het spel.',
        miss: 'Is het mis, dan is je beurt voorbij. Het cijfer gaat terug in de buidel, tenzij het compleet is. Ook bij een 0 is je beurt voorbij, zoals altijd.',
      },
    },
    announce: {
      title: 'Variant: zelf noemen',
      text: {
        noBag: 'Er is geen buidel en geen 0, en er wordt niet getrokken.',
        name: 'Noem een cijfer van 1 tot en met 9 voordat je een steen optilt. Ligt het eronder, dan houd je de steen. Zo niet, dan gaat hij naar de volgende speler en is je beurt voorbij.',
        complete: 'Een compleet cijfer kun je niet noemen.',
        again: 'Elk ander cijfer mag, ook een cijfer dat in deze beurt al raak was.',
        three: 'Je houdt hooguit drie stenen per beurt. Na de derde is je beurt voorbij.',
      },
    },
    clock: {
      title: 'De klok',
      text: {
        minutes:
          'Voor toernooien oppert het boekje een tijdslimiet. Bij ons krijgt elke speler een aantal minuten bedenktijd voor de hele partij, in elke variant.',
        runs: 'Je klok loopt alleen als je in je beurt een steen moet optillen: niet in de voorbereiding, niet in de beurt van een ander en niet bij het trekken. Alleen als je klok loopt, kan je vlag vallen.',
        flag: 'Staat je klok op nul, dan valt je vlag en is je beurt voorbij, net als bij een 0. Je tilt geen steen op, en de cijfers gaan terug in de buidel.',
        passed:
          'Vanaf dan word je overgeslagen. De stenen die de speler voor je mist, krijg je nog wel: een misser gaat de hele partij naar dezelfde buur.',
        keeps:
          'Je houdt je stenen en kunt nog winnen. Heeft nog maar één speler tijd, dan speelt die beurt na beurt door.',
        all: 'Zijn alle vlaggen gevallen, dan is de partij afgelopen en telt de stand. De stenen die er nog liggen, zijn van niemand.',
      },
    },
    solo: {
      title: 'Alleen spelen',
      text: {
        turns:
          'Het boekje heeft geen spel voor één speler. Je tilt zelf alle negen stenen van de voorbereiding op, en elke beurt is van jou.',
        miss: 'Is het mis, dan is de steen van niemand.',
        score:
          'Je score is het aantal stenen dat je hebt gehouden, van de 72. Als enige speler win je altijd, dus het gaat om de score.',
        clock: 'Speel je met een klok, dan is de partij afgelopen als die op nul staat.',
      },
    },
    hidden: {
      title: 'Wat verborgen is',
      text: {
        sheet:
          'Wat onder de stenen ligt, is voor iedereen verborgen, spelers en kijkers. Na het einde wordt het hele rooster getoond.',
        next: 'Welk cijfer er komt, weet niemand tot het getrokken is.',
        open: 'Al het andere is open en voor iedereen gelijk: de open vakken, de cijfers die getrokken zijn en die in de buidel, ieders stenen, wie er aan de beurt is en de klokken.',
        refusal:
          'Of een zet mag, hangt alleen af van wat iedereen ziet. Een geweigerde zet verraadt dus niets over het rooster.',
      },
    },
    programs: {
      title: 'Voor programma’s en de scheidsrechter',
      text: {
        first:
          '`first`: de plaats, geteld vanaf 0, die de eerste steen optilt en de eerste beurt heeft; of `lot` (standaard), met gelijke kansen voor elke plaats.',
        options:
          '`variant`: `bag` (standaard), `same-digit` of `announce`. `sheet`: `random` (standaard), `lot` of 1 tot en met 40. `clockMinutes`: `off` (standaard), of 1 tot en met 180.',
        refused:
          'Wat ontbreekt, krijgt de standaardwaarde. Een onbekende optie, een waarde die niet past of een `first` waar niemand zit, wordt geweigerd.',
        board:
          'Het speelbord schrijf je als negen rijen van boven naar beneden, met `/` ertussen: `.` is een steen, `1` tot en met `9` een open cijfer. Een rooster schrijf je net zo, zonder stenen.',
        entries:
          'Een zet is een plaats, een dubbele punt en het vak: `0:e5`. Een genoemd cijfer staat voor het vak: `0:7e5`. Een gevallen vlag is `0:flag`.',
        oneWay:
          'Alles wordt op precies één manier geschreven. Al het andere is `bad-notation`: een plaats die niet bestaat, een genoemd cijfer waar dat niet hoort, of geen cijfer waar het wel hoort.',
        refusals:
          'Bij meer fouten wordt de eerste van deze lijst genoemd: `bad-notation`, `game-over`, `not-your-turn` (een andere plaats tilt een steen op), `not-allowed` (al het andere).',
        recorded:
          'In een verslag noemt `options` altijd `first`, als plaats, en elke andere optie die niet op de standaardwaarde staat.',
        sheet:
          '`chance.sheet` is het rooster waarop gespeeld is. Het moet een volledige sudoku zijn, en het is beslissend: `options.sheet` noemt het alleen, en is `"lot"` na een loting.',
        draws:
          '`chance.draws` noemt de cijfers in de volgorde van trekken, ook elke 0, in één lijst: alles tot en met de laatste zet, en wat daarna nog getrokken moest worden. Meer niet.',
        wrongDraw:
          'Een getrokken cijfer dat niet in de buidel zat, is `not-allowed` bij de eerste zet erna. Is die zet onleesbaar of buiten de beurt, dan wordt dat genoemd.',
        badRequest:
          'Ontbreken er getrokken cijfers of zijn er te veel, dan is het hele verslag een `bad-request`. Dat geldt ook als het laatste niet in de buidel zat en er geen zet meer volgt.',
        moves:
          '`moves` heeft de opgetilde stenen, ook die van de voorbereiding, en de vlaggen, op volgorde. Wat getrokken is, staat er niet in. Bij zelf noemen wordt niets getrokken: `chance.draws` is leeg of ontbreekt.',
        replay:
          'Wie een verslag naspeelt, krijgt de scores, of de partij is afgelopen en wie er wint. Een verslag dat eerder ophoudt, mag ook.',
      },
    },
  },
  figures: {
    opening: 'Twee blokken missen al een steen. Til er een op uit een blok dat nog heel is.',
    search: 'Er is een 5 getrokken. Waar ligt hij?',
    ninth: 'Er is een 5 getrokken, en acht van de negen liggen al open.',
  },
};
