// The words for tiles and sides, in English: shared by the Tantrix modes, each of which carries them as its "tiles".

import { bookTexts } from "../book.en";
import type { Texts } from "../game";

export const tileTexts: Texts = {
  colours: { red: "red", yellow: "yellow", blue: "blue", green: "green" },
  sides: {
    "0": "east",
    "1": "south-east",
    "2": "south-west",
    "3": "west",
    "4": "north-west",
    "5": "north-east",
  },
  label: "tile {{tile}}: {{lines}}",
  straight: "{{colour}} straight from {{from}} to {{to}}",
  bend: "{{colour}} wide bend from {{from}} to {{to}}",
  corner: "{{colour}} tight corner from {{from}} to {{to}}",
  cell: "row {{r}}, column {{q}}",
};

/** What the boards of all modes say: part of their "board". */
export const boardTexts: Texts = {
  label: "The tiles on the table",
  hand_count_one: "Your hand, {{count}} tile",
  hand_count_other: "Your hand, {{count}} tiles",
  other_hand: "{{name}}’s hand",
  nowhere: "fits nowhere now",
  fits_one: "fits {{count}} way",
  fits_other: "fits {{count}} ways",
  does_not_fit: "does not fit",
  newest: "laid last",
  turn_left: "Turn left",
  turn_right: "Turn right",
  places_one: "It fits in {{count}} place.",
  places_other: "It fits in {{count}} places.",
};

/** What the time says that can be hidden. */
export const timeTexts: Texts = {
  time: "Time {{time}}",
  hide_time: "Hide the time",
  show_time: "Show the time",
};

/** The keys that all modes have: part of their "keys". */
export const keyTexts: Texts = {
  title: "Keys",
  turn: "Turn it to the left or to the right",
  walk: "Walk along the hand, or the cells where it fits",
  next: "Next or previous cell where it fits",
  place: "Lay it there",
  back: "Back to the hand",
  fit: "See the whole board",
  zoom: "Closer, or further away",
  last: "Say the last move",
};

/** What all full rules say: part of their "rules.full". */
export const ruleTexts: Texts = {
  ...bookTexts,
  legend: {
    title: "The four colours",
    text: "Each line has its own pattern. Where tiles are large enough it has its own sign at both ends too.",
    red: "Red: plain; discs at its ends",
    yellow: "Yellow: a thin line in the middle; triangles at its ends",
    blue: "Blue: bars; squares at its ends",
    green: "Green: dots; lozenges at its ends",
  },
  source: {
    title: "Source",
    text: "Tantrix is a game by Mike McManaway and a trade mark of its owner. This site is not connected with them. The rules are told here in our own words.",
  },
  tiles: {
    title: "The tiles",
    set: "There are 56 tiles, no two alike. Each carries three lines in three of the four colours, and each line joins two of the six edges.",
    turn: "Tiles may be turned as you like. They are never flipped over.",
  },
};
