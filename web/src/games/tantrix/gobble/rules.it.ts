// The rules of Gobble, in Italian.

import type { Texts } from "../../game";
import { ruleTexts } from "../texts.it";

export const rules: Texts = {
  short: {
    race: {
      title: "Resta senza tessere",
      text: "Niente turni: si posa quando si vuole. Vince chi finisce prima.",
    },
    lay: {
      title: "Toccane due, stessi colori",
      text: "Scegli una tessera, girala, posala. Ne tocca almeno due, e ogni lato combacia.",
    },
    gobbles: {
      title: "Gobble!",
      text: "Riempi uno spazio con tre tessere intorno e regala una delle tue. Quattro o più: due.",
      call: "Chiamalo: premi «Gobble!» entro {{seconds}} secondi, altrimenti niente regalo.",
    },
    gift: {
      title: "Regala a chi vuoi",
      text: "Scegli la tessera e a chi va, entro {{seconds}} secondi. Intanto continua a posare.",
      split: "Le due tessere di un doppio possono andare a due persone.",
    },
    taken: {
      title: "Chi prima arriva",
      text: "In due per una casella: resta la tessera che arriva prima al server. L’altra torna.",
    },
    places: {
      title: "Finito!",
      text: "Senza tessere prendi il primo posto libero. Chi resta continua.",
    },
  },
  pictures: {
    race: "Due tessere unite dalle linee verdi. Da due parti arriva un’altra tessera su ciascuna delle caselle che le toccano entrambe.",
    lay: "Sotto le due tessere unite una terza le tocca entrambe e i colori combaciano: spunta. Sopra, {{yours}} incontra {{theirs}}: croce.",
    gobbles:
      "Dieci tessere. Uno spazio ne ha tre intorno ed è segnato 1, un altro ne ha quattro ed è segnato 2.",
    gift: "Una tessera passa da una mano a un’altra. Un anello dice {{seconds}}.",
    taken:
      "Una tessera è appena stata posata sotto le due unite. Un’altra che voleva la stessa casella torna indietro.",
    places: "Primo posto: nessuna tessera. Secondo: una tessera. Terzo: due tessere.",
    joined: "Due tessere affiancate, unite dalle linee verdi.",
    fits: "Tocca due tessere e i colori combaciano: va bene.",
    clashes: "{{Yours}} incontra {{theirs}}: non va bene.",
    lonely: "I colori combaciano, ma tocca una sola tessera: lì non si può posare.",
    gobble: "Tre tessere intorno allo spazio: un gobble, un regalo.",
    double: "Quattro tessere intorno allo spazio: un doppio, due regali.",
  },
  full: {
    ...ruleTexts,
    deal: {
      title: "La distribuzione",
      joined:
        "Due tessere estratte a caso si posano una accanto all’altra, unite da un colore uguale.",
      shares:
        "Le altre {{dealt}} si distribuiscono in parti uguali, scoperte: si può guardare in ogni mano, sempre.",
      left_over: "Quelle che non si possono dividere in parti uguali si mettono via, coperte.",
      handicap:
        "Un posto può iniziare con tre quarti o metà di una quota, arrotondati per difetto: chi è veloce lascia a sé la quota intera. Anche le tessere risparmiate si mettono via.",
      start: "La gara inizia per tutti insieme, dopo 3, 2, 1.",
      players: "In gara",
      each: "Tessere a testa",
      left: "Messe via",
    },
    laying: {
      title: "Posare le tessere",
      turns:
        "Non ci sono turni. Posa una tessera qualsiasi della tua mano quando vuoi, più in fretta che puoi.",
      touch: "Una tessera va su una casella vuota e deve toccare almeno due tessere già posate.",
      match: "Dove tocca una tessera, i due lati devono mostrare lo stesso colore.",
      free: "Nient’altro è vietato e niente va riempito per forza. I buchi sono permessi, e anche gli spazi che nessuna tessera può riempire.",
      refused:
        "Una tessera che non può stare dove vuoi resta in mano. Non si perde altro che tempo.",
      stays: "Una tessera posata resta lì. Non si torna indietro.",
    },
    contest: {
      title: "Due tessere per una casella",
      first:
        "Il server prende le tessere nell’ordine in cui gli arrivano. La prima ha la casella. Una connessione lenta non dà vantaggi né sconti.",
      late: "Chi arriva dopo riprende la tessera, e legge chi ha fatto prima e di quanto.",
      moment:
        "Conta il tavolo com’è quando arriva la tua tessera: che cosa tocca, se combacia e se riempie un gobble.",
    },
    gobbles: {
      title: "I gobble",
      three:
        "Una casella vuota con tre tessere intorno è un gobble. Riempila e regali una delle tue tessere.",
      four: "Con quattro tessere intorno è un doppio gobble: ne regali due.",
      more: "Anche cinque o sei tessere intorno fanno un doppio.",
      call: "Ogni gobble conta da sé. Non serve chiamarlo.",
      call_on:
        "Un gobble conta solo se lo chiami: premi «Gobble!» entro {{call}} secondi da quando lo riempi, altrimenti niente regalo.",
    },
    gifts: {
      title: "I regali",
      choice: "Scegli tu la tessera e a chi va: chiunque sia ancora in gara, tranne te.",
      double: "Le due tessere di un doppio vanno alla stessa persona.",
      double_on: "Le due tessere di un doppio possono andare a due persone diverse.",
      time: "Hai {{gift}} secondi, contati dal gobble o dalla sua chiamata, e intanto puoi continuare a posare.",
      overdue:
        "Un regalo non fatto in tempo parte da sé: la tua tessera con il numero più alto, a chi ha meno tessere; a parità, alla prima persona dopo di te nell’ordine dei posti. La seconda tessera di un doppio segue la prima.",
      overdue_on:
        "Un regalo non fatto in tempo parte da sé: la tua tessera con il numero più alto, a chi ha meno tessere; a parità, alla prima persona dopo di te nell’ordine dei posti. Vale per ogni tessera di un doppio.",
      several: "Più regali si fanno nell’ordine in cui li hai guadagnati. Ognuno ha il suo tempo.",
      received: "Una tessera ricevuta va in fondo alla tua mano. Puoi posarla o regalarla.",
      few: "Regali solo quello che hai: un doppio con una tessera rimasta ne regala una, e senza tessere il regalo decade. Anche regalando l’ultima tessera hai finito.",
      gone: "Se chi ha ricevuto la prima tessera di un doppio lascia la gara prima della seconda, scegli di nuovo.",
    },
    end: {
      title: "Fine, posti e punti",
      out: "Senza tessere hai finito, e prendi il migliore dei posti ancora liberi. Vince chi finisce prima.",
      last: "La gara continua per gli altri posti. È finita quando solo una persona ha ancora tessere.",
      stuck:
        "Se solo tu non puoi posare niente, aspetti. La tessera di qualcun altro può cambiare tutto.",
      blocked:
        "Quando nessuno può posare, il server scopre la prima delle tessere messe via che va bene, e la posa nella riga più in alto, nella casella più a sinistra in cui va. Non è di nessuno e non porta regali. Se nessuna va bene, la gara è finita: tra chi è ancora in gara, meno tessere danno il posto migliore, e a parità il posto è diviso. I regali ancora dovuti decadono.",
      points:
        "I tuoi punti sono le tessere che ti restano: nessuna se hai finito. Il posto lo decide l’ordine in cui si finisce, non i punti.",
      series:
        "Una gara vinta è una vittoria nel conto del tavolo. Anche chi divide il primo posto ha vinto.",
      goal: "Se al tavolo si gioca per un numero di vittorie, chi ci arriva prima vince la serie; se ci si arriva in due insieme, la vittoria è di tutte e due le persone. La gara dopo comincia una nuova serie.",
    },
    leaving: {
      title: "Lasciare ed essere assenti",
      give_up:
        "Chi rinuncia, lascia il tavolo o ne viene allontanato è fuori da questa gara: la mano si mette via e vale come punti. La prima persona che va via prende l’ultimo posto, la seconda il penultimo.",
      alone: "Se in gara resti solo tu, prendi il migliore dei posti liberi, ed è finita.",
      away: "Senza connessione la tua mano aspetta e la gara continua; i regali scadono. Dopo {{away}} secondi chiunque sieda al tavolo può far giocare un bot discreto al tuo posto. Smette quando torni.",
      still: "Finché nessuna delle persone in gara è connessa, la gara sta ferma.",
      ended: "Chi ospita può chiudere la gara. Allora nessuno ha vinto e nessuno ha perso.",
    },
    bots: {
      title: "I bot",
      same: "Un bot posa e regala con queste regole, e vede quello che vede chiunque.",
      levels:
        "Il principiante è lento, posa qualsiasi cosa ovunque e spesso è in ritardo con i regali. Quello discreto riempie lo spazio più pieno che può. Quello veloce regala anche la tessera meno utile a chi ne ha meno.",
      take_over: "Chi guarda può prendere il posto di un bot durante la gara, con le sue tessere.",
    },
    keys: {
      title: "Tasti, mouse e tocco",
      point:
        "Tocca una tessera per sceglierla e toccala ancora per girarla, poi tocca una casella, o trascina lì la tessera: si gira da sé nel primo modo in cui va bene. Anche la rotella gira la tessera scelta.",
    },
  },
};
