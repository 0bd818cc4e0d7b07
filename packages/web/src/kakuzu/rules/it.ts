/** The rules of Kakuzu in Italian. */

import type { KakuzuRules } from './plan';

export const rules: KakuzuRules = {
  intro:
    'Ottantuno pietre coprono un sudoku che nessuno ha visto. Pesca una cifra, ragiona su dove può essere e togli la pietra. Se è lì, la pietra è tua e continui; se no, va al tuo vicino.',
  facts: {
    players: 'Da 1 a 4 (dalla scheda di un negozio; il libretto non lo dice)',
    age: 'Da 8 anni (dalla stessa scheda)',
    time: 'Circa 20 minuti',
    material: 'Tabellone con 81 incavi, 81 pietre, 10 pietre con le cifre, sacchetto, 20 fogli stampati sui due lati',
    credit: 'Kakuzu – multi sudoku, un gioco di Bruno Stefanini, pubblicato da Gigamic.',
  },
  sections: {
    material: {
      title: 'Il tabellone, lo schema e il sacchetto',
      text: {
        players:
          'Giocano da una a quattro persone, nell’ordine dei posti. Chi sta alla tua sinistra è il posto seguente; dopo l’ultimo torna il primo.',
        board:
          'Il tabellone ha 9 colonne, dalla a alla i, e 9 righe, dalla 1 in alto alla 9 in basso. Quindi c6 è la terza casella della sesta riga.',
        sheet:
          'Lo schema sotto le pietre è un sudoku completo: ogni riga, ogni colonna e ognuno dei nove riquadri 3×3 contiene una volta ogni cifra da 1 a 9.',
        bag: 'Nel sacchetto ci sono dieci cifre: da 0 a 9, una volta ciascuna.',
        fresh:
          'Ogni partita ha uno schema nuovo, se non ne scegli uno numerato. I sudoku completi sono 6.670.903.752.021.072.936.960, tutti con la stessa probabilità.',
        numbered:
          'Gli schemi numerati sono quaranta: sono nostri, non quelli della scatola. A un numero corrisponde sempre lo stesso schema.',
        lot: 'Uno dei quaranta si può anche tirare a sorte, senza guardarlo.',
        disguise:
          'A un tavolo online uno schema numerato viene camuffato: cifre scambiate, righe e colonne mescolate, forse tutto specchiato. Nessuno può cercarlo nella lista, ma un programma potrebbe trovarlo. La scelta sicura è uno schema nuovo.',
      },
    },
    setup: {
      title: 'Preparazione',
      text: {
        stones: 'All’inizio tutte le 81 pietre sono al loro posto, e nessuno ne ha.',
        first: 'Chi comincia toglie la prima pietra. Poi si continua a turno, una pietra alla volta.',
        box: 'Ogni pietra deve venire da un riquadro ancora intero. Quale delle nove togliere lo scegli tu.',
        nobody: 'Le nove pietre della preparazione non sono di nessuno. Le cifre che coprivano le vedono tutti.',
        quiet: 'Durante la preparazione non si pesca e non si annuncia niente.',
        ninth: 'Con la nona pietra ogni riquadro ne ha persa una, e la preparazione è finita.',
        begins:
          'Il primo turno spetta a chi ha tolto la prima pietra, chiunque abbia tolto la nona. Il libretto non dice né chi toglie la prima né chi comincia.',
      },
    },
    turn: {
      title: 'Il turno',
      text: {
        draw: 'Un turno comincia con una cifra pescata dal sacchetto: ognuna ha la stessa probabilità. Prima della pesca nessuno può fare niente.',
        zero: 'Con lo 0 il tuo turno finisce subito. Non togli nessuna pietra.',
        lift: 'Con ogni altra cifra togli una pietra, una qualsiasi di quelle rimaste. Non puoi passare.',
        match:
          'Se sotto c’è la cifra pescata, la pietra è giusta e la tieni. La cifra resta fuori dal sacchetto, e ne peschi subito un’altra.',
        miss: 'Se sotto c’è un’altra cifra, la pietra è sbagliata. Va al giocatore seguente, e il tuo turno finisce. Ciò che copriva resta scoperto.',
        back: 'Alla fine del turno le cifre pescate tornano nel sacchetto, tranne quelle complete. Poi tocca al giocatore seguente.',
        never:
          'Quando si pesca, il sacchetto non è mai vuoto. Se in un turno trovi tutte le altre cifre, per ultimo peschi lo 0.',
      },
    },
    complete: {
      title: 'Cifre complete',
      text: {
        ninth:
          'Quando tutti e nove i posti di una cifra sono scoperti, la cifra è completa. Esce dal gioco e non si pesca più.',
        anyhow:
          'Non importa chi ha scoperto il nono posto, né come: con una pietra giusta, con una sbagliata o nella preparazione. Perfino le nove pietre della preparazione possono coprire nove volte la stessa cifra.',
        drawn: 'Una cifra pescata in questo turno, e completata nello stesso turno, non torna nel sacchetto.',
        zero: 'Lo 0 non è sotto nessuna pietra e non è mai completo. È nel sacchetto a ogni pesca, fino all’ultima pietra.',
      },
    },
    end: {
      title: 'La fine',
      text: {
        last: 'La partita finisce nel momento in cui si toglie l’ultima pietra. Dopo non si pesca più.',
        sure: 'L’ultima pietra è sempre giusta: la sua cifra è l’unica non ancora completa, quindi si può pescare o annunciare solo quella, oppure pescare lo 0.',
        win: 'Vince chi ha più pietre.',
        tie: 'Se più giocatori sono in testa a pari pietre, condividono la vittoria.',
        all: 'In due o più, una partita giocata fino in fondo distribuisce 72 pietre: tutte tranne le nove della preparazione.',
      },
    },
    sameDigit: {
      title: 'Variante: la stessa cifra',
      text: {
        again: 'Dopo una pietra giusta non peschi. Cerchi ancora la stessa cifra, finché non sbagli.',
        ninth: 'Se trovi il nono posto della cifra, il tuo turno finisce e la cifra esce dal gioco.',
        miss: 'Se sbagli, il tuo turno finisce. La cifra torna nel sacchetto, se non è completa. Lo 0 chiude il turno come sempre.',
      },
    },
    announce: {
      title: 'Variante: annunciare',
      text: {
        noBag: 'Non c’è sacchetto, non si pesca e non esiste lo 0.',
        name: 'Prima di togliere una pietra annunci una cifra da 1 a 9. Se è lì sotto, tieni la pietra. Se no, la pietra va al giocatore seguente e il tuo turno finisce.',
        complete: 'Non puoi annunciare una cifra completa.',
        again: 'Puoi annunciare ogni altra cifra, anche una che hai già trovato in questo turno.',
        three: 'In un turno tieni al massimo tre pietre: dopo la terza giusta, il turno finisce.',
      },
    },
    clock: {
      title: 'L’orologio',
      text: {
        minutes:
          'Per i tornei il libretto propone un limite di tempo. Da noi ognuno ha un certo numero di minuti per tutta la partita, in ogni variante.',
        runs: 'Il tuo orologio corre solo quando è il tuo turno e devi togliere una pietra. È fermo nella preparazione, nei turni degli altri e durante la pesca. La bandierina cade solo mentre l’orologio corre.',
        flag: 'A zero cade la bandierina, e il tuo turno finisce come con lo 0. Non togli nessuna pietra, e le cifre tornano nel sacchetto.',
        passed:
          'Da quel momento non hai più turni. Ricevi però ancora le pietre sbagliate di chi ti precede: vanno allo stesso vicino per tutta la partita.',
        keeps: 'Tieni le tue pietre e puoi vincere. Quando uno solo ha ancora tempo, gioca un turno dopo l’altro.',
        all: 'Quando sono cadute tutte le bandierine, la partita finisce così com’è. Le pietre rimaste non sono di nessuno.',
      },
    },
    solo: {
      title: 'Da soli',
      text: {
        turns:
          'Il libretto non prevede partite in solitario. Togli tu tutte e nove le pietre della preparazione, e ogni turno è tuo.',
        miss: 'Una pietra sbagliata non è di nessuno.',
        score:
          'Il tuo punteggio è il numero di pietre che tieni, su 72. Da soli si vince sempre: conta solo il punteggio.',
        clock: 'Se usi l’orologio, la partita finisce quando il tempo arriva a zero.',
      },
    },
    hidden: {
      title: 'Che cosa è nascosto',
      text: {
        sheet:
          'Ciò che sta sotto le pietre è nascosto a tutti, a chi gioca e a chi guarda. Alla fine si mostra tutto lo schema.',
        next: 'Nessuno sa quale cifra uscirà prima che sia pescata.',
        open: 'Tutto il resto è visibile, e uguale per tutti: che cosa è scoperto, le cifre pescate e quelle nel sacchetto, le pietre di ognuno, a chi tocca e gli orologi.',
        refusal:
          'Che una mossa sia permessa o no dipende solo da ciò che tutti vedono. Perciò un rifiuto non rivela niente dello schema.',
      },
    },
    programs: {
      title: 'Per i programmi e per l’arbitro',
      text: {
        first:
          '`first`: il posto, contato da 0, che toglie la prima pietra e gioca il primo turno; oppure `lot` (standard), con la stessa probabilità per ogni posto.',
        options:
          '`variant`: `bag` (standard), `same-digit` o `announce`. `sheet`: `random` (standard), `lot` o da 1 a 40. `clockMinutes`: `off` (standard) o da 1 a 180.',
        refused:
          'Ciò che manca ha il suo valore standard. Un’opzione sconosciuta, un valore che non va bene o un `first` dove non siede nessuno è rifiutato.',
        board:
          'Il tabellone è scritto in nove righe dall’alto, unite da `/`: `.` è una pietra, da `1` a `9` una cifra scoperta. Uno schema si scrive allo stesso modo, senza pietre.',
        entries:
          'Una mossa è un posto, i due punti e la casella: `0:e5`. Una cifra annunciata sta prima della casella: `0:7e5`. La caduta di una bandierina è `0:flag`.',
        oneWay:
          'Ogni cosa si scrive in un solo modo. Tutto il resto è `bad-notation`: un posto che non esiste, una cifra annunciata dove non serve, o mancante dove serve.',
        refusals:
          'Fra più errori si indica il primo di questi: `bad-notation`, `game-over`, `not-your-turn` (un altro posto toglie una pietra), `not-allowed` (tutto il resto).',
        recorded:
          'Le `options` di una registrazione indicano sempre `first`, come posto, e ogni altra opzione diversa dallo standard.',
        sheet:
          '`chance.sheet` è lo schema che si è giocato. Deve essere un sudoku completo, ed è quello che decide: `options.sheet` gli dà solo il nome, ed è `"lot"` dopo un sorteggio.',
        draws:
          '`chance.draws` elenca le cifre nell’ordine di pesca, zeri compresi, in una sola lista: ogni pesca fino all’ultima mossa, quelle dovute dopo, e nient’altro.',
        wrongDraw:
          'Una cifra pescata che non era nel sacchetto è `not-allowed` alla prima mossa che segue, a meno che quella mossa non sia illeggibile o fuori turno: allora si indica questo.',
        badRequest:
          'Se le pesche mancano o avanzano, l’intera registrazione è `bad-request`. Lo è anche se l’ultima cifra pescata non era nel sacchetto e non segue nessuna mossa.',
        moves:
          '`moves` contiene in ordine le pietre tolte, anche nella preparazione, e le bandierine. Le pesche non ci sono. Se le cifre si annunciano, non si pesca: `chance.draws` è vuota o assente.',
        replay:
          'Una registrazione rigiocata dà i punteggi e dice se la partita è finita e chi ha vinto. Può anche fermarsi prima della fine.',
      },
    },
  },
  figures: {
    opening: 'Due riquadri hanno già perso una pietra. Togline una da un riquadro intero.',
    search: 'È stato pescato un 5. Trovalo.',
    ninth: 'È stato pescato un 5, e otto dei nove 5 sono scoperti.',
  },
};
