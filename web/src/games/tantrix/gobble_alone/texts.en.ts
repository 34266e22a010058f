// Everything Gobble alone says, in English.

import type { Texts } from "../../game";
import { boardTexts, keyTexts, tileTexts, timeTexts } from "../texts.en";
import { rules } from "./rules.en";

export const en: Texts = {
  title: "Tantrix Gobble alone",
  short: "Gobble alone",
  pitch: "Tile after tile comes from the bag. Find a place for all 56.",
  score: "Tiles left",
  bots: { beginner: "Beginner", fair: "Fair", strong: "Strong" },
  tiles: tileTexts,
  task: timeTexts,
  rules,
  standing: {
    left_zero: "No tile left",
    left_one: "{{count}} tile left",
    left_other: "{{count}} tiles left",
    bag_zero: "The bag is empty",
    bag_one: "{{count}} tile in the bag",
    bag_other: "{{count}} tiles in the bag",
    discards_zero: "No discards",
    discards_one: "{{count}} discard: tile {{top}}",
    discards_other: "{{count}} discards, tile {{top}} on top",
    due_one: "then {{count}} discard more",
    due_other: "then {{count}} discards more",
  },
  tell: {
    placed: "{{name}} lays tile {{tile}}.",
    placed_you: "You lay tile {{tile}}.",
    drew: "{{name}} draws tile {{tile}}.",
    drew_you: "You draw tile {{tile}}.",
    discarded: "Tile {{tile}} has no place: to the discards.",
    gobbled_zero: "A gobble, but there is no discard to free.",
    gobbled_one: "A gobble: {{count}} discard is freed.",
    gobbled_other: "A double gobble: {{count}} discards are freed.",
    freed: "Tile {{tile}} is free again.",
    put_back: "Tile {{tile}} goes back in the bag.",
    went_back: "Tile {{tile}} has no place: back in the bag.",
    gave_up: "{{name}} leaves it at that.",
    gave_up_you: "You leave it at that.",
  },
  news: {
    discarded_one: "Tile {{tiles}} had no place: to the discards.",
    discarded_other: "Tiles {{tiles}} had no place: to the discards.",
    returned_one: "Tile {{tiles}} was freed, without a place: back in the bag.",
    returned_other: "Tiles {{tiles}} were freed, without a place: back in the bag.",
  },
  summary: { hand: "Tile {{tile}} is to be laid." },
  last: {
    move: "Laid last: {{tile}}. {{cell}}.",
    nothing: "You have not laid a tile yet.",
  },
  discards: { order: "The first is on top, and is freed first." },
  refusals: {
    not_in_hand: "Tile {{tile}} is not the one that was drawn.",
    taken: "A tile lies there already.",
    too_few_neighbours:
      "A tile must touch at least two others. Here it would touch {{neighbours}}.",
    colours_clash:
      "Your $t(games.gobble_alone.tiles.colours.{{yours}}) meets $t(games.gobble_alone.tiles.colours.{{theirs}}) on the $t(games.gobble_alone.tiles.sides.{{edge}}) side.",
    not_freed: "Only a tile that a gobble has freed may go back in the bag.",
    may_not_act: "You cannot act now.",
  },
  board: {
    ...boardTexts,
    hand_count_zero: "No tile to lay",
    hand_count_one: "The tile to lay",
    hand_count_other: "The tiles to lay",
    gobble: "gobble: frees the discard on top",
    double: "double gobble: frees the two discards on top",
    goal: "Lay the tile so that it touches two others.",
    freed: "Freed by your gobble: lay it or put it back.",
    put_back: "Put it back",
    offline: "Connection lost. Your tile waits for it.",
    given_up: "You left it at that.",
    watching: "{{name}} plays.",
  },
  ending: {
    perfect: { title: "Perfect!", text: "All 56 tiles lie on the board." },
    left: {
      title: "The bag is empty",
      text_one: "{{count}} tile is left: so close!",
      text_other: "{{count}} tiles are left.",
    },
    given_up: { title: "Left at that", text: "The bag is shaken anew as often as you like." },
    facts: "{{end}} ({{time}})",
    shared: "{{site}}, Gobble alone: {{end}} ({{time}})",
  },
  keys: {
    ...keyTexts,
    walk: "Walk over the cells where it fits",
    place: "On the tile: to the best cell. In a cell: lay it there",
    back: "Back to the tile",
    summary: "Say the tile, the bag and the discards",
    put_back: "Put a freed tile back in the bag",
  },
};
