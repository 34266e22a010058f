// The rules of Gobble: six steps with a picture each, or every rule by its number.

import type { ComponentChildren } from "preact";
import type { RulesPart } from "../../game";
import { clashOf, needsOf } from "../board";
import { Keys } from "../key_list";
import { LinePicture } from "../tile";
import type { Colour } from "../tiles";
import { keyRows } from "./keys";
import type { GobbleOptions } from "./messages.gen";
import { AWAY_SECONDS, CALL_SECONDS, DEALT, GIFT_SECONDS, PLAYERS } from "./numbers";
import { BoardPicture, GiftPicture, PlacesPicture } from "./picture";
import { POSITIONS, type Position, type PositionName } from "./positions";
import { FIRST_NUMBERS, type Rule, SECTIONS, type Section, sharesOf } from "./rulebook";
import { say } from "./tell";
import "../rules.css";

type Options = Partial<GobbleOptions>;

interface RulesProps {
  part: RulesPart;
  options?: Options | undefined;
}

export function Rules({ part, options }: RulesProps) {
  return part === "short" ? <Short options={options} /> : <Full options={options} />;
}

// --- the short rules --------------------------------------------------------------------------

function Short({ options }: { options: Options | undefined }) {
  return (
    <div class="tantrix-short">
      <ol class="tantrix-steps">
        <Step name="race" picture={<PositionPicture name="race" />} />
        <Step name="lay" picture={<PositionPicture name="lay" />} />
        <Step name="gobbles" picture={<PositionPicture name="gobbles" />}>
          {options?.call && (
            <Here>{say("rules.short.gobbles.call", { seconds: CALL_SECONDS })}</Here>
          )}
        </Step>
        <Step
          name="gift"
          picture={<GiftPicture words={say("rules.pictures.gift", { seconds: GIFT_SECONDS })} />}
        >
          {options?.split && <Here>{say("rules.short.gift.split")}</Here>}
        </Step>
        <Step name="taken" picture={<PositionPicture name="taken" />} />
        <Step name="places" picture={<PlacesPicture words={say("rules.pictures.places")} />} />
      </ol>
    </div>
  );
}

interface Step {
  name: string;
  picture: ComponentChildren;
  children?: ComponentChildren;
}

function Step({ name, picture, children }: Step) {
  return (
    <li>
      {picture}
      <div>
        <h3>{say(`rules.short.${name}.title`)}</h3>
        <p>{say(`rules.short.${name}.text`, { seconds: GIFT_SECONDS })}</p>
        {children}
      </div>
    </li>
  );
}

/** What is so because this table has an option on. */
function Here({ children }: { children: ComponentChildren }) {
  return (
    <p>
      <Tag kind="here" /> {children}
    </p>
  );
}

function Tag({ kind }: { kind: "here" | "ruling" }) {
  return <span class={`tantrix-tag ${kind}`}>{say(`rules.full.${kind}`)}</span>;
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

// --- all the rules ----------------------------------------------------------------------------

function Full({ options }: { options: Options | undefined }) {
  return (
    <div class="tantrix-rules">
      <p class="muted">{say("rules.full.tags", { ruling: say("rules.full.ruling") })}</p>
      {SECTIONS.map((section, index) => (
        <Fold key={section.name} name={section.name} isOpen={index === 0}>
          <div class="tantrix-section">
            <Rulings section={section} first={FIRST_NUMBERS[index] ?? 1} options={options} />
            <Beside section={section} />
          </div>
        </Fold>
      ))}
      <Fold name="keys">
        <p>{say("rules.full.keys.point")}</p>
        <Keys say={say} rows={keyRows(options?.call ?? true)} />
      </Fold>
      <Fold name="source">
        <p>{say("rules.full.source.text")}</p>
      </Fold>
    </div>
  );
}

interface Fold {
  name: string;
  isOpen?: boolean;
  children: ComponentChildren;
}

function Fold({ name, isOpen = false, children }: Fold) {
  return (
    <details open={isOpen}>
      <summary>
        <h3>{say(`rules.full.${name}.title`)}</h3>
      </summary>
      {children}
    </details>
  );
}

interface Rulings {
  section: Section;
  first: number;
  options: Options | undefined;
}

function Rulings({ section: { name, rules }, first, options }: Rulings) {
  return (
    <ol class="tantrix-numbered">
      {rules.map((rule, index) => (
        <li key={rule.name}>
          <span class="tantrix-number">{first + index}</span>
          <div>
            <RuleText rule={rule} under={`rules.full.${name}`} options={options} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What shows the rules of a section. */
function Beside({ section: { name, pictures } }: { section: Section }) {
  if (!pictures && name !== "tiles") return null;
  return (
    <div>
      {pictures && (
        <ul class="tantrix-pictures">
          {pictures.map((picture) => (
            <li key={picture}>
              <Captioned name={picture} />
            </li>
          ))}
        </ul>
      )}
      {name === "tiles" && <Legend />}
      {name === "deal" && <Shares />}
    </div>
  );
}

/** A picture whose words stand below it for everyone. */
function Captioned({ name }: { name: PositionName }) {
  return (
    <figure>
      <BoardPicture position={POSITIONS[name]} />
      <figcaption>{positionInWords(name)}</figcaption>
    </figure>
  );
}

interface RuleText {
  rule: Rule;
  /** The key its section's texts lie below. */
  under: string;
  options: Options | undefined;
}

/** A rule as it is at this table; where no table is meant, as it usually is and as the option makes it. */
function RuleText({ rule: { name, option, isRuling }, under, options }: RuleText) {
  const isOn = option !== undefined && options?.[option] === true;
  return (
    <>
      <p>
        {numbered(`${under}.${name}${isOn ? "_on" : ""}`)} {isRuling && <Tag kind="ruling" />}{" "}
        {option && options && <Tag kind="here" />}
      </p>
      {option && !options && (
        <p>
          <b>{say("rules.full.with_option", { option: say(`options.${option}.label`) })}</b>{" "}
          {numbered(`${under}.${name}_on`)}
        </p>
      )}
    </>
  );
}

/** A text with the numbers that the server goes by. */
function numbered(key: string): string {
  return say(key, {
    gift: GIFT_SECONDS,
    call: CALL_SECONDS,
    away: AWAY_SECONDS,
    dealt: DEALT,
  });
}

function Legend() {
  return (
    <>
      <h4>{say("rules.full.legend.title")}</h4>
      <p>{say("rules.full.legend.text")}</p>
      <ul class="tantrix-legend">
        {(["red", "yellow", "blue", "green"] as const).map((colour) => (
          <li key={colour}>
            <LinePicture colour={colour} />
            {say(`rules.full.legend.${colour}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Shares() {
  return (
    <table class="tantrix-table">
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
