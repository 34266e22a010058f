// What one has played, and who one is, in Italian.

export const history = {
  title: "Le tue partite",
  intro: "Tutto quello che hai giocato, a partire dalle ultime.",
  all: "Tutte le tue partite",
  game: "Gioco",
  every_game: "Tutti i giochi",
  friend: "Con chi",
  everyone: "Chiunque",
  empty: "Qui trovi quello che giochi.",
  none: "Ancora nessuna partita così.",
  stranger: "Gioca qualcosa e lo troverai qui.",
  more: "Mostra altre",
  won: "Vittoria",
  place: "Posto {{place}} su {{count}}",
  alone: "Per una persona",
  given_up: "Abbandonata",
  abandoned: "Chiusa da chi ospitava",
  goes_on: "Ancora in corso",
  bot: "{{name}} (bot)",
  watch: "Rivedi: {{match}}",
  take_out: "Togli dall’elenco: {{match}}",
  take_out_title: "Togliere questa partita dal tuo elenco?",
  take_out_text: "{{match}}. Chi ha giocato con te la conserva.",
  take_out_yes: "Togli",
};

export const you = {
  title: "Tu",
  rename: "Cambia nome",
  renamed: "D’ora in poi ti chiami {{name}}.",
  code: "Usa su un altro dispositivo",
  code_help_one:
    "Scrivi questo codice nelle impostazioni di là. Vale una volta, per {{count}} minuto.",
  code_help_other:
    "Scrivi questo codice nelle impostazioni di là. Vale una volta, per {{count}} minuti.",
  typed: "Codice da un altro dispositivo",
  typed_help: "Così giochi con lo stesso nome e le stesse partite, qui come di là.",
  typed_instead: "Così qui giochi con il nome e le partite di là, e non più come {{name}}.",
  come: "Continua come di là",
  delete: "Elimina i miei dati",
  delete_title: "Eliminare i tuoi dati?",
  delete_text:
    "Il tuo nome sparisce da ogni partita e da tutto quello che hai scritto, e i tuoi elenchi non ci sono più. Quello che altri hanno giocato con te resta a loro. Non si può annullare.",
  delete_yes: "Elimina per sempre",
};
