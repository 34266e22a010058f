// The rules of N-Tropy, in Italian.

import { bookTexts } from "../book.it";
import type { Texts } from "../game";

export const rules: Texts = {
  short: {
    goal: {
      title: "Resta senza bastoncini",
      text: "A turno si mette un bastoncino sulla struttura. Vince chi per primo li ha messi tutti.",
    },
    balanced: {
      title: "Un punto: in equilibrio",
      text: "Il dado chiede un punto. Metti il bastoncino in equilibrio, di traverso su un altro.",
    },
    tucked: {
      title: "O infilato sotto",
      text: "Di traverso su uno e sbilanciato, con un’estremità sotto un altro che lo trattiene.",
    },
    level: {
      title: "Due punti: in piano",
      text: "Posalo in piano su due, uno per parte rispetto al centro.",
    },
    upright: {
      title: "O in piedi",
      text: "Mettilo in piedi su uno solo. Solo così può toccare un bastoncino con tacche.",
    },
    crossing: {
      title: "Si toccano le estremità",
      text: "I bastoncini si passano davanti e dietro. Un’estremità incontra il lato di un altro.",
    },
    fall: {
      title: "Cinque secondi",
      text: "Lascia andare, e giù le mani. È tuo quel che cade in cinque secondi, e anche un bastoncino che non sta come chiesto.",
      steady: "La mano è ferma: il bastoncino non oscilla.",
      shaky: "La mano è tremante: scegli bene il momento.",
    },
    topple: {
      title: "Mai rovesciarla",
      text: "Chi rovescia la base o fa cadere tutti i bastoncini perde subito la partita.",
    },
  },
  pictures: {
    goal: "La base: una sfera su tre gambe, con quattro bastoncini in cima, altri con tacche di traverso, e uno lungo posato in piano sopra tutti.",
    balanced:
      "Un bastoncino ripido; uno in piano sta di traverso sulla sua estremità, retto al centro.",
    tucked:
      "Un bastoncino sta di traverso sull’estremità di uno ripido, lontano dal centro; l’altra estremità è infilata sotto un terzo.",
    level: "Due bastoncini ripidi; uno in piano sta di traverso sulle loro estremità.",
    upright: "Un bastoncino in piano su altri due; uno ci sta sopra in piedi.",
    crossing:
      "Due bastoncini si incrociano, uno davanti all’altro. Un terzo poggia su uno di loro con un’estremità.",
    fall: "Un anello con un cinque. Un bastoncino sta in piano su due, un altro cade sul tavolo.",
    topple: "La base pende, e i bastoncini cadono. Barrata.",
  },
  full: {
    ...bookTexts,
    start: {
      title: "L’inizio",
      base: "La base è una sfera su tre gambe con quattro bastoncini lunghi in cima, quattro con tacche di traverso su questi, e uno lungo sopra tutti.",
      share:
        "Gli altri 45 bastoncini lunghi si dividono in parti uguali. Quelli che avanzano restano fuori.",
      fewer: "Per una partita più breve se ne danno meno a testa.",
      first:
        "Chi comincia si estrae a sorte; nella partita dopo comincia chi siede a sinistra. Poi si va nell’ordine dei posti.",
    },
    turn: {
      title: "Un turno",
      one: "Nel tuo turno metti un bastoncino, sempre uno.",
      die: "Il dado dice come: con un punto di contatto o con due.",
      faces: "Tre facce mostrano un quadrato rosso, tre una coppia. Sono ugualmente probabili.",
      first_two: "La prima mossa di una partita è sempre di due punti.",
    },
    one_point: {
      title: "Un punto",
      balanced:
        "In equilibrio: sta di traverso su un bastoncino, in equilibrio, e non tocca altro. Di traverso, non lungo l’altro.",
      tucked:
        "Infilato: sta di traverso su un bastoncino, sbilanciato, con un’estremità infilata sotto un altro che lo trattiene.",
      not_notched: "In nessuno dei due casi può stare su un bastoncino con tacche.",
      across:
        "Di traverso vuol dire a 25° o più. Uno in equilibrio pende al massimo di 35°, retto vicino al centro; l’estremità infilata incontra l’altro entro un decimo della sua lunghezza.",
    },
    two_points: {
      title: "Due punti",
      level:
        "In piano: sta di traverso su due bastoncini, con un punto di contatto su ognuno. Nessuno dei due può avere tacche.",
      upright: "In piedi: sta su un’estremità, e tocca esattamente un altro bastoncino.",
      anywhere:
        "In piedi si può mettere dovunque. È l’unica mossa permessa su un bastoncino con tacche.",
      how_level:
        "In piano e in piedi vuol dire entro 15°. I due punti stanno dalle due parti del suo centro.",
    },
    plane: {
      title: "L’immagine",
      cross:
        "La struttura si guarda di lato. I bastoncini si passano davanti e dietro, salvo alle estremità.",
      ends: "Le estremità, otto millimetri per parte, incontrano i lati degli altri. Uno in piedi si tocca solo alle estremità.",
      hand: "Il bastoncino in mano sta davanti a tutto e non tocca niente. Quando lo lasci scende fin dove tocca, al massimo di otto millimetri. Dentro un altro non si può lasciare.",
      sphere: "Nessun bastoncino può poggiare sulla sfera.",
    },
    after: {
      title: "Dopo averlo lasciato",
      five: "Il turno finisce cinque secondi dopo che il bastoncino è stato lasciato.",
      must: "Un bastoncino va messo anche se intanto ne cadono altri.",
      fell: "I bastoncini lunghi che cadono nel tuo turno sono tuoi.",
      notched_back: "Quelli con tacche che cadono tornano al loro posto.",
      late: "Quel che cade dopo i cinque secondi va a chi gioca il turno dopo.",
      foul: "Un bastoncino che allora sta su, ma non come chiede il dado, è un fallo: lo riprendi. La struttura si assesta per altri cinque secondi, e anche quel che cade allora è tuo.",
      fallen:
        "È caduto quel che sta sul tavolo, sulla sfera o su una gamba, e quel che pende con il lato inferiore da qualcosa sopra il suo centro.",
      still_moving:
        "Se dopo i cinque secondi qualcosa si muove ancora, ne ha altri dieci prima del turno dopo. Poi resta fermo dov’è.",
      in_the_way:
        "Quel che ingombra il posto di un bastoncino con tacche che torna conta come caduto.",
    },
    end: {
      title: "La fine",
      win: "Vince chi per primo ha messo tutti i suoi bastoncini, se dopo i cinque secondi tutto sta ancora su.",
      topple:
        "Chi nel suo turno rovescia la base, o fa cadere tutti i bastoncini, perde; vince chi ne ha messo uno per ultimo.",
      played:
        "Per farli cadere tutti ce ne deve essere almeno uno giocato; quello posato all’inizio può restare su. La base è rovesciata quando pende di più di 12°.",
      nobody_else: "Se nessun’altra persona ne ha ancora messo uno, le altre vincono insieme.",
      places:
        "Gli altri posti vanno secondo i bastoncini che restano, meno è meglio. A parità si condivide il posto.",
      rounds:
        "Una partita non ha un ultimo giro, se l’opzione non lo dice: allora, dopo tanti giri, vince chi ne ha meno.",
      series:
        "Una partita vinta è una vittoria nel punteggio del tavolo, e nella sua serie se si gioca a un certo numero di vittorie.",
    },
    hand: {
      title: "La mano, l’aiuto e il tempo",
      sway: "Un bastoncino in mano oscilla: con una mano naturale di circa un millimetro e un grado, con una tremante di tre, con una ferma per niente. Lo dice l’opzione, uguale per ogni posto.",
      moment:
        "Viene lasciato com’è in quel momento, oscillazione compresa: scegliere il momento è l’abilità. Un programma saprebbe farlo meglio. Ci fidiamo di chi gioca.",
      aid: "Con l’aiuto di base si vedono i fili a piombo sotto il bastoncino, e che cosa toccherebbe. Con quello completo anche dov’è il centro rispetto agli appoggi, che cosa chiede ancora il dado, e che cosa non va.",
      clock: "Se c’è un tempo per turno, quando scade il bastoncino si lascia dov’è.",
      places:
        "Si può chiedere dove potrebbe andare il bastoncino, e scegliere da un elenco di posti. Ci va con la stessa mano incerta.",
    },
    alone: {
      title: "In solitario",
      run: "In solitario ci sono tanti turni quanti sono i bastoncini.",
      clean: "Il punteggio è quel che resta alla fine. Se non resta niente è un percorso netto.",
      topple: "Se la base si rovescia, o cadono tutti i bastoncini, è finita.",
    },
    leaving: {
      title: "Lasciare e assentarsi",
      give_up:
        "Chi si arrende, lascia il tavolo o ne viene mandato via esce dalla partita, e i suoi bastoncini restano fuori. Se resta una persona sola, vince.",
      away: "Senza connessione il tuo turno aspetta. Dopo un po’ chi siede al tavolo può far giocare un bot per te. Smette quando torni.",
      ended: "Chi ospita può chiudere la partita. Allora nessuno ha vinto e nessuno ha perso.",
    },
    bots: {
      title: "Bot",
      same: "Un bot gioca con queste regole, e con una mano che oscilla come le altre. Prima prova le sue mosse su una copia della struttura.",
      take_over:
        "Chi guarda può prendere il posto di un bot durante la partita, con i suoi bastoncini.",
    },
    keys: {
      title: "Tasti, mouse e dita",
      point:
        "Con il mouse il bastoncino segue il puntatore, la rotella lo gira, con Maiusc di poco, e un clic lo abbassa o lo riprende. Con le dita trascina dove vuoi: si sposta di metà. Due dita lo girano, o avvicinano e allontanano. Tieni premuto il pulsante per lasciarlo andare.",
    },
    source: {
      title: "Fonte",
      text: "I diritti su N-Tropy sono di altri; questo sito non ha legami con loro. Le regole sono raccontate con parole nostre. Le misure di bastoncini e tacche sono nostre.",
    },
  },
};
