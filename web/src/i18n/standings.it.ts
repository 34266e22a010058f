// How friends stand, and what one has reached alone, in Italian.

export const standings = {
  title: "Classifiche",
  intro: "Tu e chi ha giocato con te, gioco per gioco.",
  views: "Classifiche",
  friends: "In compagnia",
  alone: "Per una persona",
  game: "Gioco",
  empty: "Gioca una partita in compagnia e comparirà qui.",
  caption: "{{game}}, prima i valori più alti",
  player: "Chi",
  rating: "Valore",
  wins: "Vinte",
  of_matches: "su {{count}}",
  place: "Posto",
  place_long: "Posto medio",
  streak: "Serie",
  streak_long: "Vittorie di fila, fino a ora",
  longest: "max {{count}}",
  doubt: { first: "stima", rough: "incerto", settled: "sicuro" },
  means: "Che cosa dicono i numeri?",
  rating_means:
    "Il valore è la bravura che una persona ha almeno, da come sono finite le sue partite e contro chi. Parte da 1000; lo alza di più una vittoria contro chi è forte.",
  doubt_means:
    "La parola sotto dice quanto è sicuro. Una stima può essere di oltre 400 punti troppo bassa, un valore sicuro di meno di 200.",
  counted:
    "Posto è la media di tutti i posti, serie le vittorie di fila fino a ora. Contano le partite giocate fino in fondo da almeno due, ognuno dall’inizio alla fine. Tutti i bot di un livello valgono come uno solo.",
  reached: "Migliori punteggi",
  times_title: "Migliori tempi",
  what: "Che cosa",
  best: "Migliore",
  often: "Volte",
  solved: "Volte",
  no_time: "senza tempo",
  all: "Mostra tutti e {{count}}",
  nothing_alone: "Gioca qualcosa per una persona e il tuo meglio comparirà qui.",
  play_alone: "Rompicapi e giochi per una persona",
};
