// Everything Solitaire says, in English.

import type { Texts } from "../../game";
import { boardTexts, keyTexts, tileTexts, timeTexts } from "../texts.en";
import { rules } from "./rules.en";

export const en: Texts = {
  title: "Tantrix Solitaire",
  short: "Solitaire",
  pitch: "Three piles, one line: lay tile after tile so that one colour runs through all of them.",
  score: "Score",
  options: {
    colour: {
      label: "Colour of the line",
      help: "The line, or the loop, of this colour counts.",
      values: { red: "Red", yellow: "Yellow", blue: "Blue" },
    },
    xl: {
      label: "42 tiles",
      help: "All the tiles that carry the colour, instead of 1 to 14.",
    },
  },
  attempts: { xl: "42 tiles" },
  best_score_one: "{{count}} point",
  best_score_other: "{{count}} points",
  bots: { beginner: "Beginner", fair: "Fair", strong: "Strong" },
  tiles: tileTexts,
  task: timeTexts,
  rules,
  goal_one: "One {{colour}} line through the one tile",
  goal_other: "One {{colour}} line through all {{count}} tiles",
  standing: {
    line_one: "Line of {{count}}",
    line_other: "Line of {{count}}",
    loop_one: "Loop of {{count}}, counts double",
    loop_other: "Loop of {{count}}, counts double",
    score: "Score {{score}}",
    sum: "Score {{sum}} = {{score}}",
    set_aside_one: "Set aside: tile {{tiles}}, minus {{count}}.",
    set_aside_other: "Set aside: tiles {{tiles}}, minus {{count}}.",
  },
  tell: {
    placed: "{{name}} lays tile {{tile}}.",
    placed_you: "You lay tile {{tile}}.",
    uncovered: "Pile {{pile}}: tile {{tile}}.",
    set_aside: "Tile {{tile}} has no place: it is set aside.",
    gave_up: "{{name}} leaves it at that.",
    gave_up_you: "You leave it at that.",
  },
  news: {
    set_aside_one: "Tile {{tiles}} had no place: set aside, minus {{count}}.",
    set_aside_other: "Tiles {{tiles}} had no place: set aside, minus {{count}}.",
  },
  summary: {
    pile_one: "Pile {{pile}}: tile {{top}}, the last.",
    pile_other: "Pile {{pile}}: tile {{top}}, {{count}} tiles.",
  },
  last: {
    move: "Laid last: {{tile}}. {{cell}}.",
    nothing: "No tile lies yet.",
  },
  piles: {
    pile_one: "on pile {{pile}}, the last tile of it",
    pile_other: "on pile {{pile}}, {{count}} tiles",
    set_aside: "Set aside",
  },
  refusals: {
    not_on_top: "Tile {{tile}} does not lie on top of a pile.",
    taken: "A tile lies there already.",
    touches_nothing: "A tile must touch another one.",
    first_at_centre: "The first tile lies in the middle.",
    colours_clash:
      "Your $t(games.solitaire.tiles.colours.{{yours}}) meets $t(games.solitaire.tiles.colours.{{theirs}}) on the $t(games.solitaire.tiles.sides.{{edge}}) side.",
    fill_forced: "A space with three neighbours comes first: fill one marked with “!”.",
    may_not_act: "You cannot act now.",
  },
  board: {
    ...boardTexts,
    hand_count_zero: "The piles, used up",
    hand_count_one: "The piles, {{count}} tile on top",
    hand_count_other: "The piles, {{count}} tiles on top",
    forced: "forced space",
    fitting_zero: "no tile on top fits",
    fitting_one: "{{count}} tile on top fits",
    fitting_other: "{{count}} tiles on top fit",
    not_forced: "fits no forced space",
    not_forced_now: "It fits no forced space: another tile comes first.",
    nowhere_now: "It fits nowhere now: take another tile.",
    fill: "Forced first: a tile on top fits a space marked with “!”.",
    pick: "Pick a tile from a pile.",
    offline: "Connection lost. Your tiles wait for it.",
    given_up: "You left it at that.",
    watching: "{{name}} plays.",
  },
  ending: {
    loop: { title: "A grand win!", text: "One {{colour}} loop through all {{count}} tiles!" },
    line: { title: "Well done!", text: "One {{colour}} line through all {{count}} tiles!" },
    none: { title: "All tiles are laid", text: "{{best}}. Another deal, another chance." },
    given_up: {
      title: "Left at that",
      text: "The piles are shuffled anew as often as you like.",
    },
    facts: "{{score}} · {{time}}",
    shared: "{{site}}, Solitaire: {{best}}, score {{score}}, in {{time}}",
  },
  keys: {
    ...keyTexts,
    pick: "Pick the tile on top of a pile",
    walk: "Walk along the piles, or the cells where it fits",
    back: "Back to the piles",
    summary: "Say the line, the score and the piles",
  },
};
