/** The rules of Kakuro Challenge in Italian. */

import type { ChallengeRules } from './plan';

export const rules: ChallengeRules = {
  intro:
    'Hai in mano due tessere. Dal lato giallo una tessera è un numero da sommare; dal lato rosso è il totale a cui bisogna arrivare. Piazzane una, capovolgine un’altra se ti serve e segna i punti di ogni somma che torna.',
  facts: {
    players: 'Da 2 a 4',
    age: 'Da 12 anni (edizione olandese)',
    time: 'Circa 30 minuti',
    material:
      'Tabellone, 72 tessere, nove tessere 100 punti, 4 pedine, 4 schermi, sacchetto; nell’edizione olandese anche una clessidra',
    credit:
      'Kakuro Challenge è un gioco di Leo Colovini, Dario De Toffoli e Dario Zaccariotto, pubblicato da Clementoni e 999 Games nel 2006.',
  },
  sections: {
    material: {
      title: 'Il tabellone e le tessere',
      text: {
        board:
          'Il tabellone ha 9 colonne, dalla a alla i, e 9 righe, dalla 1 in alto alla 9 in basso. Quindi c6 è la terza casella della sesta riga.',
        sides:
          'Ogni tessera ha la stessa cifra su entrambi i lati. Dal lato giallo è un addendo, dal lato rosso un totale, con il segno Σ.',
        total: 'Un totale vale per ogni numero che finisce con la sua cifra: un 6 rosso può essere 6, 16, 26 o 36.',
        split: 'Le 72 tessere sono otto per ogni cifra da 1 a 9. I libretti dicono soltanto che sono 72.',
      },
    },
    setup: {
      title: 'Preparazione',
      text: {
        players: 'Si gioca in 2, 3 o 4. Tutti partono da 0 punti.',
        stones:
          'Si pescano cinque tessere e si piazzano sui cinque sassi di fiume, riga per riga. La terza, al centro, mostra il lato rosso; le altre quattro il lato giallo.',
        squares:
          'I sassi di fiume sono in b2, h2, e5, b8 e h8, se non scegli altre caselle. Le immagini del tabellone originale sono andate perdute.',
        hands: 'Poi ognuno pesca due tessere e le tiene dietro il proprio schermo.',
        first:
          'Chi comincia si tira a sorte, se non scegli tu un posto. Nei libretti comincia chi è più giovane; qui nessuno ti chiede l’età.',
      },
    },
    turn: {
      title: 'Il turno',
      text: {
        order: 'Dopo chi comincia, il turno passa sempre in senso orario.',
        place: 'Nel tuo turno devi piazzare una delle tue due tessere, e una soltanto. Il lato lo scegli tu.',
        square:
          'La casella deve essere vuota e avere un lato in comune con una tessera. Toccarsi con un angolo non basta.',
        free: 'Su una casella così puoi sempre piazzare, qualunque cosa tu crei o rovini. Rovinare un Kakuro non costa niente a nessuno.',
        flip: 'Dopo aver piazzato puoi capovolgere tessere che erano già sul tabellone.',
        draw: 'Infine peschi una tessera, se il sacchetto non è vuoto. Così ne hai di nuovo due.',
      },
    },
    kakuro: {
      title: 'Che cos’è un Kakuro',
      text: {
        total:
          'Un Kakuro è un totale seguito da una serie di addendi, verso destra o verso il basso: `Σ6 9 7`. Il totale viene sempre prima: `2 3 Σ5` non vale.',
        run: 'La serie ha almeno due addendi e comincia proprio accanto al totale. Né `Σ3 3` né `Σ5 · 2 3` sono Kakuro.',
        whole:
          'La serie continua fino a una casella vuota, a una tessera rossa o al bordo. Non puoi lasciarne fuori la coda: `Σ5 2 3 1` non è un Kakuro.',
        different: 'Le cifre della serie sono tutte diverse: `Σ6 7 2 7` non è un Kakuro, anche se 16 finisce per 6.',
        sum: 'La somma della serie finisce con la cifra del totale. Lo 0 non c’è su nessuna tessera, quindi una somma che finisce per 0 non ha un totale adatto.',
        worth:
          'Un Kakuro vale la sua somma: `Σ6 9 7` dà 16 punti. Il più ricco ha gli otto addendi da 2 a 9 e ne dà 44.',
        crossing:
          'Una tessera può far parte di due Kakuro, uno in orizzontale e uno in verticale. Un totale può aprirli entrambi.',
      },
    },
    flips: {
      title: 'Capovolgere',
      text: {
        one: 'Quando piazzi una tessera puoi capovolgerne una che era già sul tabellone, da gialla a rossa o da rossa a gialla. Vale anche per quelle sui sassi di fiume.',
        never:
          'Non puoi capovolgere la tessera che hai appena piazzato. E su una casella vuota non c’è niente da capovolgere.',
        same: 'A mossa finita, la tessera piazzata e quella capovolta devono stare in uno stesso Kakuro.',
        outside:
          'La tessera rossa che chiude una serie non fa parte di quel Kakuro. Non puoi capovolgere una tessera solo per chiudere una serie.',
        expert:
          'Solo nella versione per esperti puoi capovolgere più di una tessera: quante ne vuoi, purché uno stesso Kakuro contenga quella piazzata e tutte quelle capovolte.',
        refused:
          'Di solito un capovolgimento vietato viene rifiutato prima che avvenga, e scegli di nuovo. Giocando con la scatola ti costa i punti del turno.',
        strict:
          'Nelle partite senza aiuto il tavolo conta i punti, ma non suggerisce niente. Prima della mossa nulla ti dice quali tessere puoi capovolgere, né quanti punti faresti.',
        strictCost:
          'In queste partite una mossa con un capovolgimento vietato, o con troppi, non fa punti, nemmeno per ciò che era giusto. La tessera piazzata resta, quelle capovolte tornano com’erano e il turno passa.',
        strictRefusal: 'Anche qui però il tavolo rifiuta l’impossibile, come piazzare su una casella occupata.',
      },
    },
    points: {
      title: 'I punti',
      text: {
        scored:
          'La mossa fa i punti di tutti i Kakuro che ora contengono la tessera piazzata o una tessera capovolta, e di nessun altro.',
        both: 'Una tessera può completare insieme un Kakuro in orizzontale e uno in verticale. Contano tutti e due.',
        besides:
          'Oltre al Kakuro che le unisce, la tessera piazzata e ogni tessera capovolta possono formarne un altro nell’altra direzione. Conta anche quello.',
        ended: 'Se un Kakuro torna solo perché una tessera piazzata o capovolta ora lo chiude da fuori, non conta.',
        endedExample:
          'Piazza un 3 giallo dopo `Σ5 2 3 4 1` e capovolgi il 4: `Σ4 1 3` vale 4 punti, il `Σ5 2 3` che viene prima nessuno.',
        again:
          'Un Kakuro già fatto che non contiene nessuna di queste tessere non conta di nuovo. Se una serie si allunga, conta tutta la nuova somma: un 6 dopo `Σ5 2 3 4` vale 15 punti.',
      },
    },
    end: {
      title: 'La fine',
      text: {
        empty:
          'Quando il sacchetto è vuoto non si pesca più, e si giocano le tessere in mano. La partita finisce quando nessuno ne ha più: tutte le 72 tessere sono sul tabellone.',
        noPass:
          'Nessuno deve mai passare. Con 81 caselle per 72 tessere c’è sempre una casella vuota accanto a una tessera.',
        counts:
          'Dopo le cinque sui sassi si piazzano 67 tessere. In due sono 34 e 33, in tre 23, 22 e 22, in quattro 17, 17, 17 e 16, a partire da chi comincia.',
        lastTiles: 'La partita si chiude con l’ultima tessera di ognuno: una a testa.',
        win: 'Vince chi ha più punti.',
        tie: 'Se più giocatori sono in testa a pari punti, condividono la vittoria.',
        over: 'Dopo la fine non si può più fare niente.',
      },
    },
    track: {
      title: 'Il segnapunti',
      text: {
        pawn: 'La tua pedina sta su una casella da 0 a 99. Per ogni centinaio completo hai una tessera 100 punti.',
        cards: 'Le tessere 100 punti sono nove. Se te ne servono di più, i tuoi punti contano lo stesso.',
        below:
          'Solo una contestazione sbagliata può portarti sotto lo 0. La pedina allora conta all’indietro da 100, e devi una tessera per ogni centinaio iniziato: −3 è la casella 97, con una tessera da rendere.',
      },
    },
    claims: {
      title: 'Punti dichiarati: conti tu',
      text: {
        say: 'Nelle partite a punti dichiarati dici a ogni mossa quanti punti fa, anche se sono 0. Sono subito tuoi. In tutte le altre partite i punti sono automatici.',
        refused:
          'Il tavolo rifiuta solo l’impossibile: una casella occupata o che non tocca tessere, una tessera che non hai, capovolgere il vuoto o la tessera appena piazzata. Un capovolgimento vietato, invece, avviene.',
        who: 'Ogni avversario di chi ha mosso può contestare la dichiarazione, anche fuori dal proprio turno. Chi l’ha fatta no.',
        until: 'Una dichiarazione si può contestare finché non viene piazzata la tessera seguente.',
        once: 'Ogni mossa si può contestare una volta sola: il verdetto chiude la dichiarazione.',
        upheld:
          'La contestazione è accolta se i punti dichiarati sono più di quelli che la mossa vale. Una mossa con un capovolgimento vietato vale 0: in quel caso è sempre accolta, qualunque sia la dichiarazione.',
        loss: 'Allora chi ha mosso prende 0 punti, anche per ciò che era giusto. La tessera piazzata resta, quelle capovolte tornano com’erano. Il turno rimane a chi ce l’ha.',
        rejected:
          'Se la contestazione è respinta non cambia niente, a meno che il tavolo non abbia fissato una penalità. La penalità può portare sotto lo 0.',
        less: 'Chi dichiara meno di quanto vale la mossa prende i punti che ha dichiarato. Contestare non serve: la contestazione è respinta.',
        stands:
          'Una dichiarazione che nessuno contesta resta valida, giusta o sbagliata. Lo stesso vale per i suoi capovolgimenti.',
        last: 'L’ultima dichiarazione della partita resta aperta 20 secondi. Si chiude prima se qualcuno la contesta, o se tutti gli avversari la accettano. Poi la partita è finita.',
        accept:
          'Solo quest’ultima dichiarazione si accetta in modo esplicito. Chi l’ha accettata non può più contestarla.',
      },
    },
    clock: {
      title: 'Il tempo',
      text: {
        time: 'Puoi fissare un tempo per ogni mossa. L’orologio riparte da capo a ogni turno, e una contestazione non lo ferma.',
        off: 'Senza un tempo fissato, nessuno piazza mai una tessera al posto tuo.',
        lot: 'Quando il tempo scade, il tavolo piazza una tessera per te. Tira a sorte fra tutti i tuoi piazzamenti possibili, ognuno con la stessa probabilità; due tessere uguali in mano contano come una.',
        move: 'Quella mossa non capovolge e non dichiara niente. Fa i punti che vale, anche nelle partite a punti dichiarati. Non si può contestare, e chiude la dichiarazione precedente.',
        remind: 'Oppure l’orologio avvisa soltanto: allo scadere del tempo lo sanno tutti, e non succede altro.',
      },
    },
    hidden: {
      title: 'Che cosa è nascosto',
      text: {
        hand: 'La tua mano la vedi solo tu: non gli altri giocatori, e nemmeno chi guarda. Quante tessere hai, invece, lo vedono tutti.',
        bag: 'Nessuno conosce l’ordine delle tessere nel sacchetto. Tutti vedono quante sono e chi pesca, ma non che cosa.',
        worth:
          'Nelle partite a punti dichiarati il tavolo non dice a nessuno quanto vale una mossa finché la dichiarazione è aperta. Poi lo dice a tutti.',
        open: 'Tutto il resto è visibile a tutti. Dopo la fine non c’è più niente di nascosto.',
      },
    },
    programs: {
      title: 'Per i programmi e per l’arbitro',
      text: {
        options:
          'Le opzioni sono `first`, `expert`, `scoring`, `falseChallenge`, `moveSeconds`, `timeUp` e `stones`. Ciò che manca ha il suo valore standard; ogni altra opzione e ogni altro valore sono rifiutati.',
        values:
          '`first` è `lot`, o indica un posto occupato. `stones` sono cinque caselle diverse, nell’ordine del tabellone. `timeUp: remind` richiede `moveSeconds`.',
        board:
          'Un tabellone si scrive con le sue nove righe unite da `/`: `.` è una casella vuota, da `1` a `9` una tessera gialla, da `A` a `I` un rosso da 1 a 9.',
        placement:
          'Una mossa è lato, cifra e casella: `y4c6`. Seguono le tessere capovolte, una volta ciascuna, nell’ordine del tabellone: `y7h3/d3/f3`. Gli eventuali punti dichiarati vengono per ultimi, al massimo quindici cifre, senza zeri iniziali: `y7h3/d3=33`.',
        line: 'Un Kakuro si scrive dal totale all’ultimo addendo: `e2-h2`. In un elenco gli orizzontali vengono prima dei verticali, e gli uni e gli altri seguono l’ordine dei totali sul tabellone.',
        oneWay: 'Ogni cosa si scrive in un solo modo; qualsiasi altro testo è rifiutato.',
        entries:
          'Una voce è un posto, i due punti e l’azione: `0:y4c6=13`, `1:challenge`. Una mossa fatta dall’orologio finisce con `!`, senza capovolgimenti né dichiarazione: `0:y4c6!`.',
        chance:
          'Il caso di una registrazione è `tiles`: le 72 cifre come escono dal sacchetto, prima i sassi nell’ordine del tabellone, poi due per ogni posto, poi le tessere pescate.',
        recorded:
          'Nelle `options` di una registrazione ci sono le opzioni con un valore diverso dallo standard, e sempre `first`, come posto.',
        recordEnd:
          'Non si registra se l’ultima dichiarazione è stata accettata o è scaduta: una registrazione che termina lì è una partita finita. Nelle partite senza aiuto si registra la mossa com’è stata fatta, anche i capovolgimenti annullati.',
        refusals:
          'Fra più errori si indica il primo di questi: `bad-notation`, `game-over`, `not-your-turn`, `not-allowed`, `occupied`, `not-adjacent`, `not-in-hand`, `flip-empty`, `flip-placed`, `flip-outside`, `too-many-flips`.',
        outOfTurn: 'Piazzare fuori turno è `not-your-turn`. Contestare o accettare quando non si può è `not-allowed`.',
      },
    },
  },
  figures: {
    sums: 'Cinque mosse sullo stesso tabellone: due fanno un Kakuro, tre no.',
    crossings: 'Una sola tessera può fare due Kakuro insieme.',
    toTotal: 'Una tessera gialla diventa il totale del nuovo Kakuro.',
    toAddend: 'Una tessera rossa diventa un addendo, e due serie ne formano una sola.',
    outside: 'La tessera capovolta deve far parte del Kakuro, non chiuderlo.',
    expert: 'Versione per esperti: due tessere capovolte in una mossa.',
    three: 'Tre Kakuro in una mossa.',
    cutOff: 'Ora torna anche la serie prima della tessera capovolta, ma nessuna tessera giocata ne fa parte.',
  },
};
