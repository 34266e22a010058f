// What one has played, and who one is, in English.

export const history = {
  title: "Your matches",
  intro: "All you have played, the newest first.",
  all: "All your matches",
  game: "Game",
  every_game: "All games",
  friend: "Played with",
  everyone: "Everyone",
  empty: "What you play is listed here.",
  none: "No such match yet.",
  stranger: "Play something, and it will be listed here.",
  more: "Show more",
  won: "Won",
  place: "Place {{place}} of {{count}}",
  alone: "Alone",
  given_up: "Given up",
  abandoned: "Ended by the host",
  goes_on: "Still being played",
  bot: "{{name}} (bot)",
  take_out: "Take out of the list: {{match}}",
  take_out_title: "Take this match out of your list?",
  take_out_text: "{{match}}. Everyone else who played keeps it.",
  take_out_yes: "Take it out",
};

export const you = {
  title: "You",
  rename: "Change name",
  renamed: "From now on you are {{name}}.",
  code: "Use on another device",
  code_help_one: "Type this code in the settings there. It works once, for {{count}} minute.",
  code_help_other: "Type this code in the settings there. It works once, for {{count}} minutes.",
  typed: "Code from another device",
  typed_help: "With it you are the same player here as there.",
  typed_instead: "With it you are here who you are there, and no longer {{name}}.",
  come: "Be the same here",
  delete: "Delete me",
  delete_title: "Delete yourself?",
  delete_text:
    "Your name goes from every match and everything you have written, and your lists are gone. What others played with you stays theirs. This cannot be undone.",
  delete_yes: "Delete me for good",
};
