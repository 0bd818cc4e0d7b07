/** How each game is played, in Italian. */

import type { HowToPlayMessages } from '../catalogue';
import { challenge } from './kakuro-challenge';
import { race } from './kakuro-race';
import { kakuzu } from './kakuzu';

export const howToPlay: HowToPlayMessages = {
  words: 'Parole',
  'kakuro-challenge': {
    goal: 'Piazza tessere che formino delle somme, i Kakuro. Ogni Kakuro che formi vale la sua somma; vince chi ha più punti.',
    steps: [
      {
        title: 'Due facce',
        text: 'Ogni tessera ha una cifra, gialla da un lato e rossa dall’altro. Il giallo si somma. Il rosso, con la Σ, è la fine di una somma: un 8 rosso sta per 8, 18, 28 e così via.',
      },
      {
        title: 'Che cos’è un Kakuro',
        text: 'Una tessera rossa; poi, verso destra o verso il basso, tutte le gialle fino a un vuoto, a una rossa o al bordo. Sono almeno due, tutte diverse, e la loro somma finisce con la cifra rossa.',
      },
      {
        title: 'Piazza una tessera',
        text: 'Ne hai due. Prendine una, scegli la faccia e mettila su una qualsiasi casella vuota che tocchi una tessera con un lato.',
      },
      {
        title: 'Capovolgine una, se vuoi',
        text: 'Puoi anche capovolgere una tessera che era già lì, se poi uno stesso Kakuro contiene quella e la tua. Con i punti automatici, le tessere adatte brillano.',
      },
      {
        title: 'Guarda, poi conferma',
        text: `Con i punti automatici, i Kakuro che formeresti si illuminano con i loro punti. Finché non premi «${challenge.tray.place}» puoi riprendere tutto.`,
      },
      {
        title: 'Punti e pesca',
        text: 'Ogni Kakuro con la tessera piazzata o con quella capovolta vale tutta la sua somma; possono essere più d’uno. Poi peschi per averne di nuovo due.',
      },
      {
        title: 'La fine',
        text: 'Quando il sacchetto è vuoto, si giocano le tessere in mano. Dopo l’ultima di tutte vince chi ha più punti; a parità, la vittoria è condivisa.',
      },
    ],
    examples: {
      short: '8 rosso, poi 7 e 1: 8 = 7 + 1, un Kakuro da 8 punti.',
      long: '8 rosso, poi 9, 3 e 6: sta per 18 = 9 + 3 + 6, 18 punti.',
      late: '7 e 1, poi 8 rosso: nessun Kakuro, la tessera rossa deve venire prima.',
      turned: 'Dopo un 7 e un 6 gialli, piazza l’1 e capovolgi il 7: 7 = 6 + 1, 7 punti.',
    },
    words: [
      { term: 'Addendo', meaning: 'una tessera gialla: un numero da sommare' },
      { term: 'Totale (Σ)', meaning: 'una tessera rossa: l’ultima cifra della somma che segue' },
      { term: 'Sassi di fiume', meaning: 'le cinque caselle delle prime tessere, quella centrale rossa' },
    ],
    options:
      'Opzioni: versione per esperti (capovolgere quante tessere vuoi), punti senza aiuto (nessun suggerimento, e una tessera capovolta male costa i tuoi punti), dichiarazioni (dichiari i tuoi punti e gli altri possono contestare), tempo per mossa.',
  },
  'kakuro-race': {
    goal: 'Tutti cercano insieme la stessa somma. Trova una linea intera che la faccia, chiama per primo e segna un punto per ogni suo numero.',
    steps: [
      {
        title: 'La griglia',
        text: '64 numeri argentati, con caselle Somma rosse (Σ) in alto e a sinistra. Una linea comincia subito dopo una casella Somma e va a destra o in basso, fino alla prossima casella Somma o al bordo.',
      },
      {
        title: 'La ricerca',
        text: 'Si scopre un segnalino Somma: 17, per esempio. Quale linea intera, di almeno due numeri e senza ripetizioni, fa esattamente 17?',
      },
      {
        title: 'L’aiuto delle tessere Azione',
        text: 'Quasi sempre serve. Ogni tessera Azione messa a faccia in giù è una casella Somma: mettila subito prima o subito dopo i tuoi numeri per tagliare lì la linea. Oppure usa la sua faccia, spiegata più sotto. Si coprono e si scambiano solo numeri argentati.',
      },
      {
        title: 'Prima chiama, poi mostra',
        text: `Appena vedi una linea premi «${race.buttons.call}»; gli altri devono aspettare. Poi segna i suoi due capi, aggiungi tessere Azione e premi «${race.buttons.claim}» prima che scada il tempo. Solo allora si sa se è giusta, a meno che tu giochi con l’aiuto nei conti.`,
      },
      {
        title: 'Giusto o sbagliato',
        text: 'Giusto: un punto per ogni numero. Diventano rossi e possono contare ancora una volta, nell’altro verso. Sbagliato o troppo tardi: tutto torna a posto, e salti fino al prossimo segnalino.',
      },
      {
        title: 'Niente da trovare?',
        text: `Premi «${race.buttons.none}». Quando lo fa almeno metà di chi ancora cerca, parte la clessidra. Quando è finita, o se lo dicono tutti, il segnalino è irrisolto.`,
      },
      {
        title: 'La pesca e la fine',
        text: 'Dopo un segnalino dispari ognuno pesca una tessera Azione; dopo uno pari solo se nessuno ne ha. La partita finisce al terzo segnalino irrisolto, o dopo l’ultimo. Vince chi ha più punti; a parità, chi ha più tessere Azione rimaste.',
      },
    ],
    examples: {
      whole: '3 + 8 + 6 = 17, da casella Somma a casella Somma: 3 punti.',
      cut: '9 + 8 = 17, ma la linea continua. Una tessera a faccia in giù sul 2 la ferma: 2 punti.',
      double: '4 + 9 + 4 = 17 ha due volte il 4, quindi serve un Doppione: 3 punti.',
    },
    words: [
      { term: 'Casella Somma', meaning: 'dove le linee iniziano e finiscono; il retro di ogni tessera Azione' },
      { term: race.tiles.d, meaning: 'permette un numero della tua linea una volta in più' },
      { term: race.tiles.x, meaning: 'scambia un numero argentato della tua linea con uno fuori' },
      { term: 'Nuovo numero', meaning: 'copre un numero argentato della tua linea con un altro numero' },
    ],
    options:
      'Da soli non si chiama: segna una linea e confermala. La clessidra parte con ogni segnalino, una linea sbagliata lo lascia irrisolto, e si pesca dopo ognuno. Opzioni: aiuto nei conti; partita sigillata, dove ognuno nasconde una linea e conta la più lunga giusta.',
  },
  kakuzu: {
    goal: 'Sotto 81 pietre si nasconde un sudoku risolto. Scopri dove sono le cifre e raccogli più pietre di tutti.',
    steps: [
      {
        title: 'Quello che sai',
        text: 'Ogni riga, ogni colonna e ogni riquadro di 3×3 contiene una volta ogni cifra da 1 a 9. Ciò che è scoperto dice quindi che cosa può esserci sotto le pietre.',
      },
      {
        title: 'Aprire i riquadri',
        text: 'Prima, a turno, ognuno toglie una pietra da un riquadro ancora intero, finché tutti e nove ne hanno persa una. Queste pietre non sono di nessuno.',
      },
      {
        title: 'Una cifra dal sacchetto',
        text: 'Così comincia il tuo turno: trova una pietra che nasconda quella cifra. Se è lo 0, il turno finisce subito.',
      },
      {
        title: 'Scegli, poi togli',
        text: `Scegli una pietra qualsiasi, cambia idea se vuoi, e premi «${kakuzu.tray.lift}». Puoi prendere appunti sulle pietre; li vedi solo tu.`,
      },
      {
        title: 'Giusto o sbagliato',
        text: 'Giusto: tieni la pietra, e per te si pesca la prossima cifra. Sbagliato: la pietra va al giocatore seguente, e il tuo turno è finito.',
      },
      {
        title: 'Di nuovo nel sacchetto',
        text: 'Dopo ogni turno le cifre pescate tornano nel sacchetto. Una cifra scoperta in tutti i suoi nove posti non ci torna più.',
      },
      {
        title: 'La fine',
        text: 'Tolta l’ultima pietra, vince chi ne ha di più; a parità, la vittoria è condivisa.',
      },
    ],
    examples: {
      sure: 'Si cerca un 5. Nel riquadro di sinistra restano due pietre, e la riga in alto ha già il suo 5: è per forza sotto la pietra sollevata.',
      kept: 'Si cercava un 5, ed è un 5: tieni la pietra.',
      missed: 'Si cercava un 5, ma è un 6: la pietra va al giocatore seguente.',
    },
    words: [
      { term: 'Pietra', meaning: 'nasconde una cifra; sono le pietre che raccogli' },
      { term: 'Schema', meaning: 'il sudoku sotto le pietre' },
      { term: 'Riquadro', meaning: 'uno dei nove blocchi di 3×3 caselle, dal bordo spesso' },
    ],
    options:
      'Da soli, una pietra sbagliata non va a nessuno. Opzioni: dopo averla trovata, cercare ancora la stessa cifra; o senza sacchetto annunci tu le cifre, per tre pietre al massimo a turno; tempo per pensare.',
  },
};
