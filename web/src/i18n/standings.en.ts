// How friends stand, and what one has reached alone, in English.

export const standings = {
  title: "Standings",
  intro: "You and everyone you have played with, game by game.",
  views: "Standings",
  friends: "With friends",
  alone: "Alone",
  game: "Game",
  empty: "Play a match with friends and it shows here.",
  caption: "{{game}}, the highest rating first",
  player: "Player",
  rating: "Rating",
  wins: "Wins",
  of_matches: "of {{count}}",
  place: "Place",
  place_long: "Mean place",
  streak: "Streak",
  streak_long: "Wins in a row, up to now",
  longest: "best {{count}}",
  doubt: { first: "a guess", rough: "rough", settled: "settled" },
  means: "What do the numbers mean?",
  rating_means:
    "The rating is the skill that somebody has at least, by how their matches ended and against whom. It begins at 1000; a win against strong players lifts it most.",
  doubt_means:
    "The word below says how sure it is. A guess may be more than 400 points too low, a settled rating less than 200.",
  counted:
    "Place is the mean of all places, streak the wins in a row up to now. Matches count that two or more played to the end, each from beginning to end. All bots of one level are one player.",
  reached: "Best scores",
  times_title: "Best times",
  what: "What",
  best: "Best",
  often: "Times played",
  solved: "Times solved",
  no_time: "no time",
  all: "Show all {{count}}",
  nothing_alone: "Play something alone and your best shows here.",
  play_alone: "Puzzles and games for one",
};
