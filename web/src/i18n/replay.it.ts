// Italiano: le partite da rivedere.

import type { check as checkInEnglish, replay as replayInEnglish } from "./replay.en";

export const replay: typeof replayInEnglish = {
  of: "Replay: {{game}}",
  tag: "Replay",
  menu: "Menu del replay",
  to_table: "Torna al tavolo",
  no_board: "Questa pagina non sa mostrare quel gioco.",
  copy: "Copia il link a questo momento",
  controls: "Replay",
  position: "Posizione",
  step_of: "Passo {{position}} di {{last}}.",
  step: "Passo",
  start: "All’inizio",
  end: "Alla fine",
  step_back: "Indietro di un passo",
  step_on: "Avanti di un passo",
  event_back: "Indietro al momento precedente",
  event_on: "Avanti al prossimo momento",
  play: "Riproduci",
  pause: "Pausa",
  speed: "Velocità",
  moves: "Mosse",
  match: "Partita",
  course: "Andamento",
  numbers: "I numeri",
  over: "La partita è finita.",
  when: "{{when}}, {{time}} minuti di gioco",
  download: "Scarica la registrazione",
  marks: {
    gain: "vantaggio",
    loss: "perdita",
    turn: "svolta",
    end: "fine",
  },
};

export const check: typeof checkInEnglish = {
  do: "Controlla i dadi",
  about: "Il server la rigioca dal seme sigillato prima della prima mossa.",
  under_way: "Controllati finora: {{entry}} di {{entries}}",
  agrees: "Tutto coincide: passi {{commands}}, estrazioni {{draws}}.",
  fingerprint: "Impronta della registrazione: {{print}}",
  differs: "La registrazione non coincide. {{where}}: {{why}}",
  entry: "Passo {{entry}}, {{field}}",
  recorded: "Registrato: {{value}}",
  replayed: "Secondo le regole: {{value}}",
  why: {
    seal: "il seme non è quello che era stato sigillato.",
    setup: "il gioco non può iniziare così.",
    time: "viene prima di ciò che lo precede.",
    shape: "non è niente di cui sia fatta una partita.",
    refused: "le regole non accettano questa mossa.",
    due: "prima doveva succedere altro.",
    nothing: "non ne risulta niente.",
    over: "la partita era già finita.",
    differs: "le regole portano a qualcos’altro.",
    failed: "le regole non sanno che farne.",
    fingerprint: "la registrazione è stata cambiata dopo essere stata scritta.",
  },
  unchecked: {
    too_old:
      "Questa partita è troppo vecchia per il controllo: allora non si registrava tutto il necessario.",
    other_edition:
      "È stata giocata con un’edizione precedente delle regole: qui non si può controllare.",
    unknown_game: "Questo server non ha più quel gioco: qui non si può controllare.",
  },
};
