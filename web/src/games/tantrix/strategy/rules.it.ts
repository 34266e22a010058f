// The rules of the strategy game, in Italian.

import type { Texts } from "../../game";
import { ruleTexts } from "../texts.it";

export const rules: Texts = {
  short: {
    line: {
      title: "La tua linea più lunga",
      text: "Si ha un colore a testa. La tua linea più lunga vale un punto a tessera.",
      teams: "Chi gioca insieme ha lo stesso colore, e gli stessi punti.",
    },
    loop: {
      title: "Un anello vale doppio",
      text: "Due punti a tessera, se fanno più della tua linea. Conta solo il migliore dei due.",
    },
    forced: {
      title: "Prima gli spazi forzati",
      text: "Uno spazio con tre vicini è forzato. Finché una tua tessera va in uno, riempilo: prima della mossa libera, e di nuovo dopo.",
    },
    free: {
      title: "In mezzo, una mossa libera",
      text: "Posa una e una sola tessera accanto alle altre, dove tutti i colori combaciano. Ogni tessera posata si sostituisce dal sacchetto.",
    },
    closed: {
      title: "Mai un quarto vicino",
      text: "Una mossa libera non può dare quattro vicini a uno spazio, né subito né quando gli spazi forzati saranno pieni. Le caselle che così si chiudono sono tratteggiate.",
    },
    alike: {
      title: "Mai tre uguali",
      text: "Nessuna tessera può lasciare uno spazio che chiede tre volte lo stesso colore. Con il sacchetto vuoto le restrizioni finiscono. La prima mano vuota chiude la partita.",
      all: "La partita va avanti finché tutte le tessere sono posate.",
    },
  },
  pictures: {
    line: "Nove tessere. Una linea verde che ne attraversa otto è illuminata.",
    loop: "Tre tessere attorno a un angolo. Le loro linee gialle si chiudono in un anello, illuminato.",
    forced:
      "Uno spazio con tre tessere attorno, segnato con un punto esclamativo. Arriva una tessera che ci va.",
    free: "Due tessere. Una terza le tocca entrambe, e i colori combaciano: spunta.",
    closed:
      "Uno spazio forzato, segnato con un punto esclamativo, accanto a una fila di tessere. Le caselle ai suoi due lati sono tratteggiate, e così quella oltre la fine della fila.",
    alike:
      "La tessera combacia, ma lo spazio illuminato accanto chiederebbe tre lati rossi: croce.",
  },
  full: {
    ...ruleTexts,
    start: {
      title: "Colori e mani",
      colours: "Si gioca in due, tre o quattro, con un colore a testa.",
      wishes:
        "Chi prima della partita chiede un colore lo ottiene, a meno che lo chieda anche un posto più basso. Gli altri lo ricevono a caso.",
      sides: "Si gioca per sé.",
      sides_on:
        "In quattro si gioca in due squadre. Chi gioca insieme siede di fronte e ha lo stesso colore e gli stessi punti, con una mano a testa. Si può parlare.",
      hands: "Si pescano dal sacchetto sei tessere a testa.",
      first:
        "Poi se ne pesca un’altra a testa: comincia il numero più alto, e queste tessere tornano nel sacchetto.",
      open: "Tutte le mani sono scoperte. Si gioca nell’ordine dei posti.",
    },
    turns: {
      title: "Un turno",
      opening: "Il primo turno è una sola tessera, posata al centro.",
      steps:
        "Un turno ha tre passi: riempi spazi forzati finché una tua tessera ci va; poi fai una e una sola mossa libera; poi riempi di nuovo spazi forzati finché puoi.",
      match:
        "Uno spazio forzato è una casella vuota con almeno tre vicini. Dove le tessere si toccano, i colori combaciano. Una mossa libera tocca almeno una tessera.",
      draw: "Ogni tessera posata si sostituisce subito dal sacchetto, e la nuova si può posare nello stesso turno.",
      order:
        "Se puoi riempire più spazi, scegli tu quale, con che cosa e in che ordine, anche se così un altro diventa impossibile.",
      nobody: "Uno spazio dove nessuna tua tessera va resta com’è. Crearne uno apposta è permesso.",
      pass: "Non si passa.",
      plans:
        "Mentre giocano gli altri puoi scegliere una tessera, girarla e provarla sul tavolo. Lo vedi solo tu, e niente viene posato prima del tuo turno.",
    },
    restrictions: {
      title: "Le tre restrizioni",
      while: "Valgono finché nel sacchetto c’è una tessera.",
      alike:
        "Prima: nessuna tessera può lasciare uno spazio con tre vicini che gli mostrano tre volte lo stesso colore.",
      four: "Seconda: nessuna mossa libera può lasciare uno spazio con quattro vicini.",
      side: "Terza: nessuna mossa libera lungo un lato controllato da uno spazio forzato, né sulla prima casella oltre la sua fine: riempiti quello spazio e i seguenti, uno spazio avrebbe quattro vicini.",
      forced:
        "La prima restrizione vale anche per gli spazi forzati: una tessera che la violerebbe non ci va, e non si è tenuti a posarla.",
      endgame:
        "Quando si pesca l’ultima tessera, anche a metà turno, le restrizioni finiscono. Gli spazi forzati si riempiono ancora per primi, anche quelli con più di tre vicini.",
    },
    score: {
      title: "I punti",
      best: "Il migliore tra la tua linea più lunga, un punto a tessera, e il tuo anello più lungo, due punti a tessera. Non la loro somma.",
      alone: "Una sola tessera è una linea da uno.",
      live: "I punti di ciascuno si vedono sempre. Tocca una scheda, e la linea si illumina sul tavolo.",
      ties: "A parità di punti si divide il posto.",
    },
    end: {
      title: "La fine",
      last: "La partita finisce appena qualcuno posa l’ultima tessera della mano.",
      last_on:
        "La partita finisce quando tutte le tessere sono posate. Chi non ne ha più viene saltato.",
      turn: "Una mano che si svuota chiude subito il turno.",
      blocked: "Se non c’è nessuna mossa libera la partita è patta. È molto raro.",
      series:
        "Una partita vinta è una vittoria nel punteggio del tavolo, e nella sua serie se gioca a un numero di vittorie.",
    },
    clocks: {
      title: "Orologi",
      clocks: "Non ci sono orologi.",
      clocks_on: "C’è un orologio a testa. Scorre nei propri turni, e altrimenti sta fermo.",
      added: "Ciò che si aggiunge dopo un turno si aggiunge quando il turno è finito.",
      zero: "Un orologio a zero costa un punto, e un altro a ogni minuto intero in più. La partita va avanti.",
      zero_on: "Chi ha l’orologio a zero esce dalla partita.",
      still: "Finché nessuna delle persone che giocano è connessa, tutti gli orologi stanno fermi.",
    },
    leaving: {
      title: "Lasciare e assentarsi",
      give_up:
        "Chi rinuncia, lascia il tavolo o viene allontanato esce dalla partita con la sua mano, e arriva in fondo. Chi giocava insieme va avanti.",
      away: "Senza connessione il tuo turno aspetta. Dopo un po’ chi siede al tavolo può far giocare per te un bot discreto. Smette quando torni.",
      ended: "Chi ospita può chiudere la partita. Allora nessuno ha vinto e nessuno ha perso.",
    },
    bots: {
      title: "Bot",
      same: "Un bot posa secondo queste regole, e vede ciò che vede chiunque: che cosa c’è nel sacchetto, ma non in che ordine.",
      levels:
        "Il principiante posa qualsiasi cosa ovunque. Il discreto posa ciò che in quel momento è meglio. Il forte pensa in anticipo.",
      take_over:
        "Chi guarda può prendere il posto di un bot durante la partita, con le sue tessere.",
    },
    keys: {
      title: "Tasti, mouse e tocco",
      point:
        "Tocca una tessera, poi una casella: la tessera si gira da sola in un modo in cui va bene. Toccala lì per girarla ancora, poi premi la spunta. Oppure trascinala lì. Se una tessera debba aspettare la spunta lo scegli nelle impostazioni.",
    },
  },
};
