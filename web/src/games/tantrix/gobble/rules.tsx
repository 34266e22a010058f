// The rules of Gobble: six steps with a picture each, or every rule by its number.

import { Book, Captioned, Fold, Here, Step, Steps } from "../../book";
import type { RulesPart } from "../../game";
import { Keys } from "../../key_list";
import { clashOf, needsOf } from "../board";
import { Legend } from "../legend";
import type { Colour } from "../tiles";
import { keyRows } from "./keys";
import type { GobbleOptions } from "./messages.gen";
import { AWAY_SECONDS, CALL_SECONDS, DEALT, GIFT_SECONDS, PLAYERS } from "./numbers";
import { BoardPicture, GiftPicture, PlacesPicture } from "./picture";
import { POSITIONS, type Position, type PositionName } from "./positions";
import { type GobbleSection, SECTIONS, sharesOf } from "./rulebook";
import { say } from "./tell";

type Options = Partial<GobbleOptions>;

interface RulesProps {
  part: RulesPart;
  options?: Options | undefined;
}

export function Rules({ part, options }: RulesProps) {
  return part === "short" ? <Short options={options} /> : <Full options={options} />;
}

const SECONDS = { seconds: GIFT_SECONDS };

function Short({ options }: { options: Options | undefined }) {
  return (
    <Steps>
      <Step say={say} name="race" picture={<PositionPicture name="race" />} />
      <Step say={say} name="lay" picture={<PositionPicture name="lay" />} />
      <Step say={say} name="gobbles" picture={<PositionPicture name="gobbles" />}>
        {options?.call && (
          <Here say={say}>{say("rules.short.gobbles.call", { seconds: CALL_SECONDS })}</Here>
        )}
      </Step>
      <Step
        say={say}
        name="gift"
        picture={<GiftPicture words={say("rules.pictures.gift", SECONDS)} />}
        values={SECONDS}
      >
        {options?.split && <Here say={say}>{say("rules.short.gift.split")}</Here>}
      </Step>
      <Step say={say} name="taken" picture={<PositionPicture name="taken" />} />
      <Step
        say={say}
        name="places"
        picture={<PlacesPicture words={say("rules.pictures.places")} />}
      />
    </Steps>
  );
}

function PositionPicture({ name }: { name: PositionName }) {
  return <BoardPicture position={POSITIONS[name]} words={positionInWords(name)} />;
}

/** What a position shows, with the colours that clash if any do. */
function positionInWords(name: PositionName): string {
  const { cells, tries = {} }: Position = POSITIONS[name];
  const clashes = Object.entries(tries).map(([cell, { tile, rotation }]) =>
    clashOf(tile, rotation, needsOf(cells, cell)),
  );
  const clash = clashes.find(Boolean);
  const colour = (name: Colour | undefined) => (name ? say(`tiles.colours.${name}`) : "");
  const yours = colour(clash?.yours);
  return say(`rules.pictures.${name}`, {
    yours,
    Yours: yours.charAt(0).toUpperCase() + yours.slice(1),
    theirs: colour(clash?.theirs),
  });
}

function Full({ options }: { options: Options | undefined }) {
  return (
    <Book
      say={say}
      sections={SECTIONS}
      options={options}
      values={NUMBERS}
      besideOf={(section) => <Beside section={section} />}
    >
      <Fold say={say} name="keys">
        <p>{say("rules.full.keys.point")}</p>
        <Keys say={say} rows={keyRows(options?.call ?? true)} />
      </Fold>
    </Book>
  );
}

/** The numbers that the server goes by. */
const NUMBERS = { gift: GIFT_SECONDS, call: CALL_SECONDS, away: AWAY_SECONDS, dealt: DEALT };

/** What shows the rules of a section. */
function Beside({ section: { name, pictures } }: { section: GobbleSection }) {
  if (!pictures && name !== "tiles") return null;
  return (
    <div>
      {pictures && (
        <Captioned
          pictures={pictures.map((each) => [
            <BoardPicture key={each} position={POSITIONS[each]} />,
            positionInWords(each),
          ])}
        />
      )}
      {name === "tiles" && <Legend say={say} />}
      {name === "deal" && <Shares />}
    </div>
  );
}

function Shares() {
  return (
    <table class="book-table">
      <thead>
        <tr>
          {["players", "each", "left"].map((column) => (
            <th key={column} scope="col">
              {say(`rules.full.deal.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PLAYERS.map((players) => (
          <tr key={players}>
            <th scope="row">{players}</th>
            <td>{sharesOf(players, DEALT).each}</td>
            <td>{sharesOf(players, DEALT).left}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
