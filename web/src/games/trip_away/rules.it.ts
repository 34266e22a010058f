// The rules of Trip Away, in Italian.

import { bookTexts } from "../book.it";
import type { Texts } from "../game";

export const rules: Texts = {
  short: {
    win: {
      title: "Resta senza pezzi",
      text: "A turno tira il dado e fai quello che mostra. Vince chi per primo non ha più pezzi davanti a sé.",
    },
    tip: {
      title: "Ribalta",
      text: "Ribalta un tuo pezzo in piedi, con la punta verso qualcuno. La sua pila si scioglie.",
    },
    aim: {
      title: "Punta",
      text: "Fai puntare un pezzo altrui, solo al suo posto, verso un’altra persona. Puoi essere tu.",
    },
    swap: {
      title: "Scambia",
      text: "Scambia due pezzi qualsiasi sul tavolo. Poi gira uno dei due, se vuoi.",
    },
    dig: {
      title: "Scava",
      text: "Un tuo pezzo steso va sotto uno più grande della persona verso cui punta. Tutti e due si alzano.",
    },
    hop: {
      title: "Salta",
      text: "Un tuo pezzo steso va sopra uno più piccolo della persona verso cui punta. Tutti e due si alzano.",
    },
    wild: {
      title: "Jolly, o niente",
      text: "Il jolly è una qualsiasi delle cinque. Quello che puoi fare devi farlo; se niente è possibile, passi.",
      reroll: "Prima di passare tiri ancora una volta.",
    },
    removal: {
      title: "Ogni dieci giri",
      text: "Si toglie dal gioco un pezzo qualsiasi a testa, in un giro solo.",
      once: "Una volta sola: dopo il decimo giro.",
    },
  },
  pictures: {
    tip: "Un pezzo medio in piedi si ribalta, e punta verso un’altra persona.",
    aim: "Un pezzo medio in piedi davanti a un’altra persona si stende, e punta verso di te.",
    swap: "Un pezzo piccolo e uno grande si scambiano di posto.",
    dig: "Un pezzo piccolo steso va sotto uno grande in piedi.",
    hop: "Un pezzo grande steso va sopra uno piccolo in piedi.",
    wild: "Le sei facce del dado: un segno per ogni azione, e una stella per il jolly.",
    win: "Una spunta dove non ti resta nessun pezzo; accanto, un’altra persona con tre.",
    removal: "Tre pezzi. Uno, pallido, è barrato.",
  },
  full: {
    ...bookTexts,
    start: {
      title: "L’inizio",
      pieces:
        "Si gioca in due, tre o quattro. Si comincia con tre piramidi a testa: una piccola, una media e una grande.",
      alone: "Stanno in piedi, ognuna al suo posto.",
      yours:
        "I tuoi pezzi sono quelli davanti a te, di qualunque colore. Il colore mostra solo dove un pezzo ha cominciato.",
      first:
        "Chi comincia si estrae a sorte; nella partita dopo comincia chi siede a sinistra. Poi si va in senso orario.",
    },
    turn: {
      title: "Un turno",
      roll: "Tira il dado e fai quello che mostra: ribalta, punta, scambia, scava, salta o jolly. Sono tutti ugualmente probabili.",
      wild: "Il jolly è una qualsiasi delle altre cinque. Anche lui vale una sola azione.",
      pass: "Se con il tuo tiro niente è possibile, passi.",
      pass_on:
        "Se con il tuo tiro niente è possibile, tiri ancora una volta. Se neanche allora qualcosa è possibile, passi.",
      must: "Se qualcosa è possibile, devi farlo.",
      pointing:
        "Un pezzo sta in piedi, oppure è steso e punta verso una persona. Qualunque cosa ci sia in mezzo, e dovunque sieda, la raggiunge.",
      holder: "Nessun pezzo punta mai verso chi lo ha davanti.",
    },
    tip: {
      title: "Ribalta",
      tip: "Ribalta un tuo pezzo in piedi, con la punta verso un’altra persona.",
      apart:
        "Se è in una pila, tutta la pila si scioglie: scegli tu quale dei suoi pezzi resta steso. Gli altri stanno in piedi, ognuno al suo posto.",
      upright: "Un pezzo già steso non si può ribaltare.",
    },
    aim: {
      title: "Punta",
      aim: "Gira un pezzo altrui perché punti verso un’altra persona.",
      alone: "Può essere in piedi o steso, ma è solo al suo posto: in una pila non si punta.",
      whom: "Può puntare verso di te, ma non verso chi lo ha davanti, né dove punta già.",
    },
    swap: {
      title: "Scambia",
      swap: "Scambia due pezzi qualsiasi sul tavolo.",
      any: "Possono essere di chiunque, in uno stesso posto o in due, e anche in mezzo a una pila. Ognuno prende esattamente il posto dell’altro.",
      keeps: "Un pezzo che lì è steso da solo continua a puntare verso la stessa persona.",
      stands:
        "Un pezzo che arriva in una pila si alza, e così uno che punterebbe verso chi ora lo ha davanti.",
      turn: "Poi puoi girare uno dei due, se è da solo: metterlo in piedi, o farlo puntare verso chiunque tranne chi lo ha davanti.",
    },
    away: {
      title: "Scava e salta",
      dig: "Scava: un tuo pezzo steso va subito sotto un pezzo più grande della persona verso cui punta. Poi tutti e due stanno in piedi.",
      hop: "Salta: un tuo pezzo steso va subito sopra un pezzo più piccolo della persona verso cui punta. Poi tutti e due stanno in piedi.",
      sizes:
        "Quindi un pezzo piccolo scava soltanto, e uno grande salta soltanto. Uno medio scava sotto uno grande e salta su uno piccolo. Tra uguali non succede niente.",
      stack: "Quel pezzo può essere ovunque in una pila: il tuo entra appena sotto o appena sopra.",
      rest: "Contano solo queste due misure. Il resto della pila resta com’è.",
      lying: "Quel pezzo può anche essere steso: allora si alza.",
    },
    win: {
      title: "La fine",
      win: "Appena una persona non ha più pezzi davanti a sé, ha vinto.",
      places:
        "I posti seguenti vanno secondo i pezzi rimasti, meno è meglio, poi secondo la somma delle misure. A parità si divide il posto.",
      series:
        "Una partita vinta è una vittoria nel punteggio del tavolo, e nella sua serie se gioca a un numero di vittorie.",
    },
    removal: {
      title: "Togliere pezzi",
      when: "Ogni dieci giri si toglie dal gioco un pezzo a testa. Se nessuno se ne va, una partita finisce al più tardi dopo trenta giri.",
      when_on: "Dopo il decimo giro si toglie dal gioco un pezzo a testa, e poi mai più.",
      order: "Un giro, in senso orario, da chi ha cominciato la partita.",
      order_on: "Un giro, in senso orario, da una persona estratta a sorte.",
      any: "Può essere un pezzo qualsiasi sul tavolo, tuo o altrui, anche in mezzo a una pila.",
      closes: "La pila si chiude. Nient’altro si muove, e niente si gira.",
      wins: "Chi allora non ha più pezzi vince subito, chiunque abbia tolto l’ultimo.",
    },
    leaving: {
      title: "Lasciare e assentarsi",
      give_up:
        "Chi rinuncia, lascia il tavolo o viene allontanato arriva in fondo. I suoi pezzi restano e si può giocare verso di loro, i suoi turni si saltano, e quando si tolgono pezzi se ne va il suo più piccolo.",
      away: "Senza connessione il tuo turno aspetta. Dopo un po’ chi siede al tavolo può far giocare per te un bot discreto. Smette quando torni.",
      ended: "Chi ospita può chiudere la partita. Allora nessuno ha vinto e nessuno ha perso.",
    },
    bots: {
      title: "Bot",
      same: "Un bot gioca secondo queste regole, e il dado cade per lui come per chiunque.",
      levels:
        "Il principiante spesso fa una cosa qualsiasi. Il discreto fa ciò che in quel momento è meglio. Il forte tiene conto di ciò che potrà uscire a chi viene dopo.",
      take_over: "Chi guarda può prendere il posto di un bot durante la partita, con i suoi pezzi.",
    },
    keys: {
      title: "Tasti, mouse e tocco",
      point:
        "Tocca un pezzo, poi quello che viene dopo: ogni passo dice che cosa. Su un telefono, toccare una pila la apre. L’elenco mostra tutto ciò che è possibile. Se una mossa con due pezzi debba aspettare la spunta lo scegli nelle impostazioni.",
    },
    source: {
      title: "Fonte",
      text: "Trip Away è un gioco di Shane Tilton per le piramidi di Looney Labs e il dado Treehouse, che sono marchi di Looney Labs. Questo sito non è collegato a loro. Le regole sono raccontate qui con parole nostre.",
    },
  },
};
