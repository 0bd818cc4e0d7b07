/** The rules of Kakuro, the race, in Italian. */

import type { RaceRules } from './plan';

export const rules: RaceRules = {
  intro:
    'Si scopre una somma, e tutti cercano sulla stessa griglia una linea di numeri che la faccia. Chi chiama per primo segna un punto per ogni numero della linea. Le tessere Azione permettono di ritoccare la griglia.',
  facts: {
    players: 'Da 1 a 5',
    age: 'Da 14 anni',
    time: 'Il libretto non la indica',
    material: 'Tabellone, 72 tessere Numero, 45 segnalini Somma da 3 a 40, 40 tessere Azione, clessidra',
    credit: 'Kakuro – il gioco, di A. Nove Veronesi, pubblicato da Ravensburger nel 2007.',
  },
  sections: {
    material: {
      title: 'La griglia e le tessere',
      text: {
        players: 'Si gioca da soli o in compagnia, fino a cinque.',
        field:
          'La griglia ha 8 colonne, dalla a alla h, e 8 righe, dalla 1 in alto alla 8: c6 è la terza casella della sesta riga. Ogni riga parte dalla casella Somma alla sua sinistra, ogni colonna da quella che ha sopra.',
        sumSquares: 'Le caselle Somma sono rosse, e le loro frecce puntano a destra e in basso.',
        numbers:
          'Le tessere Numero sono 72, argentate da un lato e rosse dall’altro, con lo stesso numero su entrambi.',
        numbersSplit: 'Sono otto per ogni numero da 1 a 9. Il libretto dice soltanto che sono 72.',
        markers: 'I segnalini Somma sono 45: uno per ogni valore da 3 a 40, più un secondo per ogni valore da 9 a 15.',
        backs: 'Le tessere Azione sono 40. Il retro è uguale per tutte: una casella Somma.',
        actions: 'Sul fronte ci sono 11 Doppioni, 11 Scambi e due Nuovi numeri per ogni numero da 1 a 9.',
        hourglass: 'La clessidra dura 60 secondi, se non scegli un altro tempo.',
      },
    },
    setup: {
      title: 'Preparazione',
      text: {
        field:
          'Mescola le tessere Numero. Riempi la griglia con 64 tessere, dal lato argentato, e metti via le altre 8 senza guardarle.',
        markers: 'Mescola i segnalini Somma e lasciali coperti.',
        double:
          'Ognuno prende un Doppione. Le altre tessere Azione si mescolano e formano la pila, con il fronte in giù.',
        more: 'Poi si pesca dalla pila: tre tessere in solitario, due a testa in due, una a testa in tre, quattro o cinque.',
        order:
          'Si danno una alla volta, nell’ordine dei posti, a partire dal primo. Se la pila finisce, non se ne danno più.',
        open: 'Le tessere Azione stanno scoperte davanti a chi le possiede, in vista di tutti.',
      },
    },
    round: {
      title: 'Un giro',
      text: {
        marker:
          'Un giro comincia quando si scopre un segnalino Somma. Da quel momento cercano tutti contemporaneamente.',
        call: 'Chi cerca può chiamare «Kakuro!» in qualsiasi momento. Le chiamate valgono nell’ordine in cui arrivano al tavolo.',
        hold: 'Finché una chiamata è aperta non succede altro. Solo chi ha chiamato può mostrare una linea o ritirare la chiamata, e solo il suo tempo può scadere.',
        claim:
          'Chi ha chiamato dichiara una linea sola. Può giocare quante tessere Azione vuole per renderla valida. Nessuno può dichiarare senza aver chiamato.',
        time: 'Chi ha chiamato ha 30 secondi per dichiarare, se non scegli un altro tempo.',
        alone:
          'Chi ha chiamato conta da sé. Se la linea è valida, lo si sa quando la dichiara; prima, il tavolo non somma e non controlla niente.',
        shown: 'Con l’aiuto nei conti, la pagina conta insieme a te mentre mostri la linea. Le regole non cambiano.',
        points: 'Una linea valida fa un punto per ogni sua tessera Numero.',
        newNumberPoint: 'Anche un Nuovo numero nella linea vale un punto.',
        red: 'Tutti i numeri della linea diventano rossi. Il segnalino va sulla casella Somma da cui la linea parte, sulla freccia che la indica, e resta lì.',
        spent:
          'Le tessere Azione usate sono spese: Doppioni e Scambi escono dal gioco, caselle Somma e Nuovi numeri restano sulla griglia. Le altre restano a chi ha chiamato.',
        next: 'Il segnalino è chiuso. Dopo la pesca si scopre il prossimo e tutti cercano di nuovo. Chiamate, «non c’è» e clessidra ripartono da zero.',
      },
    },
    line: {
      title: 'Una linea valida',
      text: {
        straight:
          'Una linea sta in una sola riga o in una sola colonna. Si legge da sinistra a destra o dall’alto in basso, mai al contrario.',
        start:
          'Comincia subito dopo una casella Somma: una stampata, lungo il bordo sinistro o superiore, oppure una piazzata sulla griglia.',
        end: 'Finisce subito prima di una casella Somma piazzata, oppure al bordo destro o inferiore. In mezzo non ci sono caselle Somma.',
        sum: 'Ha almeno due numeri, e la loro somma è esattamente quella del segnalino.',
        twice: 'Nessun numero si ripete, a meno che tu non giochi Doppioni per le ripetizioni.',
        once: 'In quella direzione non ha ancora fatto punti.',
        crossing:
          'Un numero rosso conta ancora nell’altra direzione, con tutto il suo valore e con il suo punto. Così una tessera può servire due volte: una in orizzontale e una in verticale.',
      },
    },
    actions: {
      title: 'Le tessere Azione',
      text: {
        own: 'Le tessere Azione si giocano solo in una dichiarazione, e solo le proprie. Di ognuna usi il fronte o il retro, non entrambi.',
        silver: 'Puoi coprire e scambiare solo numeri argentati: mai numeri rossi, Nuovi numeri o caselle Somma.',
        order:
          'Prima vengono gli Scambi, nell’ordine indicato, poi le caselle Somma, poi i Nuovi numeri. Ogni passo si giudica sulla griglia lasciata dai passi corretti precedenti.',
        needless:
          'Una dichiarazione che rispetta queste regole è valida anche se bastavano meno tessere. Quelle che usa sono spese.',
        whole: 'Una dichiarazione si esegue per intero, o non si esegue affatto.',
        back: 'Il retro di ogni tessera Azione è una casella Somma. Piazzala subito prima del primo numero della linea o subito dopo l’ultimo, e da nessun’altra parte. Una linea può averne una per capo.',
        bounds:
          'Una casella Somma copre per sempre il suo numero e delimita sia righe sia colonne. In seguito altre linee possono fermarsi davanti alla casella, o partire da lì verso destra e verso il basso.',
        double:
          'Un Doppione permette una ripetizione. Ne serve uno se un numero compare due volte. Ne servono due se un numero compare tre volte, o se due numeri compaiono due volte. E così via.',
        surplus: 'Se giochi più Doppioni di quante sono le ripetizioni, si spendono i primi e gli altri tornano a te.',
        exchange:
          'Uno Scambio inverte due numeri argentati, ovunque siano sulla griglia. Una dichiarazione può usarne più d’uno.',
        exchangeOne: 'I due numeri sono diversi, e una sola delle due caselle sta nella linea.',
        exchangeOther:
          'L’altra può essere qualsiasi casella, anche una che la stessa dichiarazione coprirà con una casella Somma.',
        newNumber:
          'Un Nuovo numero va su un numero argentato della linea. Da quel momento è il numero di quella casella, ed è rosso.',
        newNumberDiffers: 'Il Nuovo numero è diverso da quello che copre.',
      },
    },
    wrong: {
      title: 'Chiamate sbagliate',
      text: {
        nothing: 'Se la dichiarazione non è valida, non ha alcun effetto. La griglia resta com’era.',
        tilesBack: 'Chi ha chiamato riprende le sue tessere Azione.',
        sitOut:
          'Chi ha chiamato poi salta: sta a guardare fino al prossimo segnalino, mentre gli altri continuano a cercare.',
        late: 'Ritirare una chiamata vale come una chiamata sbagliata. Così pure fare tardi, cioè non dichiarare in tempo.',
        mute: 'Chi salta non può chiamare, né dire «non c’è», né ritirare un «non c’è».',
        all: 'Quando saltano tutti, il segnalino è irrisolto.',
      },
    },
    none: {
      title: 'Nessuno la trova',
      text: {
        say: 'Chi cerca ancora può dire «non c’è»: una linea così non esiste. Se lo ritiri, puoi dirlo di nuovo.',
        back: 'Puoi ritirare il tuo «non c’è» finché cerchi e nessuna chiamata è aperta.',
        stillCall: 'Anche dopo «non c’è» puoi ancora chiamare, finché il segnalino non è chiuso.',
        half: 'Quando dice «non c’è» almeno la metà di chi cerca ancora, parte la clessidra.',
        all: 'Quando dicono «non c’è» tutti quelli che cercano ancora, il segnalino è subito irrisolto.',
        counted:
          'Si conta dopo ogni «non c’è», e di nuovo ogni volta che qualcuno deve saltare: chi salta non conta più, e nemmeno il suo «non c’è».',
        two: 'Per esempio, in due: uno ha detto «non c’è», l’altro chiama e sbaglia. Il segnalino si chiude subito.',
        runsOn:
          'Una volta partita, la clessidra corre finché il segnalino non è chiuso, anche se qualcuno ritira un «non c’è».',
        held: 'Una chiamata aperta ferma la clessidra. Se la chiamata va a vuoto, la clessidra riprende da dov’era.',
        sand: 'Quando la sabbia è scesa tutta, il segnalino è irrisolto.',
        aside: 'Un segnalino irrisolto si mette accanto al tabellone, scoperto. Il suo numero resta in vista.',
      },
    },
    draw: {
      title: 'La pesca',
      text: {
        odd: 'Dopo un segnalino dispari ognuno pesca una tessera Azione, che sia risolto o no. Dopo uno pari non pesca nessuno.',
        nobodyHas:
          'Se in quel momento nessuno ha più tessere Azione, ognuno ne pesca una anche dopo un segnalino pari.',
        order:
          'Le tessere si danno una alla volta, nell’ordine dei posti, a partire da chi ha trovato la linea. Se non l’ha trovata nessuno, si parte dal primo posto.',
        short: 'Se le tessere sono meno dei giocatori, vanno ai primi in quest’ordine. Una pila vuota non dà niente.',
      },
    },
    end: {
      title: 'La fine',
      text: {
        third: 'Il terzo segnalino irrisolto chiude subito la partita. Dopo non si pesca più.',
        last: 'Se prima finiscono i segnalini, la partita si chiude con l’ultimo, dopo la sua pesca.',
        win: 'Vince chi ha più punti. A parità, vince chi ha più tessere Azione. Se anche quelle sono pari, la vittoria è condivisa.',
        over: 'A partita finita non si può più fare niente.',
      },
    },
    solo: {
      title: 'Da soli',
      text: {
        draw: 'Valgono tutte le regole, con qualche differenza. Peschi una tessera Azione dopo ogni segnalino, pari o dispari.',
        sand: 'La clessidra parte con ogni segnalino, e niente la ferma. Se la sabbia finisce prima di una dichiarazione valida, il segnalino è irrisolto.',
        noCalls: 'Non ci sono chiamate: dichiari una linea, o dici «non c’è».',
        wrong: 'Se la tua dichiarazione non è valida, il segnalino è irrisolto. Se dici «non c’è», lo è subito.',
        untimed: 'Se giochi senza limiti di tempo, non c’è nessun orologio.',
        score: 'Alla fine vinci comunque: la sfida è battere il tuo punteggio.',
      },
    },
    sealed: {
      title: 'Partite in segreto',
      text: {
        sand: 'Un modo di giocare, da due a cinque, per chi ama riflettere più che gridare. La clessidra parte con ogni segnalino.',
        seal: 'Ognuno sigilla una dichiarazione, oppure «non c’è». Non ci sono chiamate, e nessuno salta.',
        replace:
          'Fino all’apertura puoi cambiare e sigillare un’altra dichiarazione, o «non c’è». Conta allora il momento del nuovo sigillo. Un «non c’è» si ritira solo sigillando una dichiarazione.',
        opened: 'I sigilli si aprono appena tutti hanno sigillato qualcosa, o quando la sabbia è scesa tutta.',
        void: 'Una dichiarazione non valida è nulla e non costa niente.',
        best: 'Fra le dichiarazioni valide conta solo quella con più punti. A parità, quella sigillata prima.',
        spends:
          'Solo quella dichiarazione spende tessere Azione. Nella pesca, chi l’ha fatta conta come chi ha trovato la linea.',
        unsolved: 'Se nessuna dichiarazione è valida, il segnalino è irrisolto.',
        secret:
          'Tutti vedono che hai sigillato qualcosa. Che cosa sia, una dichiarazione o «non c’è», resta nascosto agli altri fino all’apertura. Poi si mostra a tutti.',
      },
    },
    hidden: {
      title: 'Che cosa è nascosto',
      text: {
        hidden:
          'Tre cose sono nascoste a tutti: l’ordine dei segnalini ancora coperti, l’ordine della pila e le 8 tessere Numero messe via.',
        open: 'Tutto il resto è visibile a chi gioca e a chi guarda: griglia, linee già contate, segnalini irrisolti, tessere Azione pescate, punti, chi salta e, tranne che nelle partite in segreto, chi ha detto «non c’è».',
        counted: 'Non è un segreto nemmeno quali segnalini e quali tessere Azione restano: si può contare.',
        end: 'Alla fine si mostra tutto.',
      },
    },
    programs: {
      title: 'Per i programmi e per l’arbitro',
      text: {
        seconds:
          '`hourglassSeconds`: durata della clessidra, da 1 a 3600 (60). `claimSeconds`: il tempo di chi ha chiamato, da 1 a 3600 (30), con due o più giocatori.',
        ways: '`untimed`: nessun orologio, per un solo giocatore (di norma no). `sealed`: partita in segreto, da due a cinque (di norma no). `counting`: `own` (standard) o `shown`.',
        pieces:
          '`markers`: i segnalini Somma, da 1 a 90 valori fra 3 e 40. `actions`: le tessere Azione, al massimo 80, con almeno un Doppione per giocatore. Se mancano, vale l’insieme standard.',
        refused: 'Un’opzione sconosciuta o un valore che non va bene sono rifiutati: niente si tira a indovinare.',
        field:
          'Una griglia si scrive con otto righe unite da `/`: da `1` a `9` un numero argentato, da `A` a `I` un rosso da 1 a 9, `#` una casella Somma piazzata.',
        line: 'Una linea è la sua prima e la sua ultima casella: `a2-h2` è la riga 2, `c3-c6` va verso il basso. Una tessera Azione è il suo fronte: `d`, `x`, da `n1` a `n9`.',
        claim:
          'Una dichiarazione è la linea e poi, separati da un solo spazio e in quest’ordine: gli scambi, le caselle Somma con la tessera spesa, i Nuovi numeri e un `d` per ogni Doppione.',
        claimExample: 'Una dichiarazione intera: `b2-e2 x:d2,f6 #a2(n3) #f2(d) n7:c2 d`.',
        entries:
          'Ciò che fa un giocatore segue il posto, contato da 0: `1:call`, `1:a2-e2 d`, `1:withdraw`, `1:none`, `1:none-back` e, in segreto, `1:seal a2-e2 d`. Da soli è `0:a2-e2 d` o `0:none`.',
        clocks: 'Ciò che fa un orologio si scrive `*:sand` (la clessidra) e `1:late` (il tempo di chi ha chiamato).',
        oneWay: 'Ogni cosa si scrive in un solo modo. Tutto il resto è rifiutato come `bad-notation`.',
        chance:
          'Una registrazione contiene tutto il caso, scoperto o no: `tiles`, la griglia nell’ordine del tabellone e poi le 8 messe via; `markers`, nell’ordine in cui si scoprono; `actions`, la pila dopo i primi Doppioni, nell’ordine di pesca.',
        recorded: 'Una registrazione riporta le opzioni diverse dallo standard, e nessun’altra.',
        faults:
          'Fra più errori si indica il primo di questi: `bad-line`, `too-short`, `not-yours`, `bad-exchange`, `not-silver`, `no-start`, `no-end`, `already-scored`, `wrong-sum`, `repeats`, `not-used`.',
        faultMeanings:
          '`bad-line` è anche una linea con dentro una casella Somma. Con `repeats` manca un Doppione. `not-used` è una tessera che non serve: una casella Somma lontana dai capi, o un Nuovo numero fuori posto.',
      },
    },
  },
  figures: {
    wholeRow: 'Il segnalino è 36. Lo fa una riga intera, senza numeri ripetuti.',
    redAgain: 'Il segnalino è 20. Un numero della linea è già rosso: conta di nuovo.',
    cutEnd: 'Il segnalino è 9. Una casella Somma chiude la linea dove vuoi tu.',
    cutStart: 'Il segnalino è 18. Una casella Somma apre la linea; una di prima la chiude.',
    doubles: 'Il segnalino è 40. Nella riga in alto due numeri compaiono due volte.',
  },
};
