// The bar below the table: what can be done now, as buttons that are easy to hit.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useKeptFocus } from "../../ui/focus";
import { Icon } from "../../ui/icon";
import { PieceIcon } from "./fan";
import { FaceIcon } from "./icons";
import type { Asked, Input } from "./input";
import { ActionList } from "./list";
import { pieceOf, type TripAway } from "./match";
import { say } from "./say";
import { Sign } from "./signs";
import { ACTIONS, allOf, type Direction, sourcesOf } from "./steps";
import { directionInWords, faceInWords, obstacleTo, sizeInWords } from "./wording";
import "./bar.css";

/** Where the keyboard goes on, never at what would undo the step; without either, on the table. */
const HEIRS = [".main", ".trip-button:not(.square)"];

interface BarProps {
  game: TripAway;
  input: Input;
  isListed: { value: boolean };
  onKeys(): void;
}

export function Bar({ game, input, isListed, onKeys }: BarProps) {
  const bar = useKeptFocus<HTMLDivElement>(HEIRS);
  return (
    <div class="trip-bar" ref={bar} role="toolbar" aria-label={say("board.bar")}>
      {input.canGoBack.value && (
        <button
          type="button"
          class="trip-button square"
          aria-label={say("board.back")}
          aria-keyshortcuts="Escape"
          onClick={() => input.back()}
        >
          <Icon name="back" />
        </button>
      )}
      <Now game={game} input={input} asked={input.asked.value} />
      <ListButton input={input} isListed={isListed} />
      <button
        type="button"
        class="trip-button square trip-keys-button"
        aria-label={say("keys.title")}
        aria-keyshortcuts="?"
        onClick={onKeys}
      >
        <kbd>?</kbd>
      </button>
      {isListed.value && (
        <ActionList
          game={game}
          input={input}
          onClose={() => {
            isListed.value = false;
          }}
        />
      )}
    </div>
  );
}

/** What is asked for now. */
function Now({ game, input, asked }: Pick<BarProps, "game" | "input"> & { asked: Asked }) {
  switch (asked.asks) {
    case "nothing":
      return <p class="trip-hint">{input.sent.value ? "…" : say("board.wait")}</p>;
    case "roll":
      return (
        <Main shortcut="Space" onPress={() => input.roll()}>
          {say("die.roll")}
        </Main>
      );
    case "pass":
      return <PassButton game={game} input={input} />;
    case "deed":
      return <Faces game={game} input={input} />;
    case "piece":
    case "other":
      return <p class="trip-hint">{say(`board.pick_${asked.asks}`)}</p>;
    case "seat":
    case "direction":
      return <Directions game={game} input={input} directions={asked.directions} />;
    case "turn":
      return (
        <>
          {asked.pieces.map((piece, index) => (
            <TurnButton key={piece} game={game} input={input} piece={piece} digit={index + 1} />
          ))}
          <Main shortcut="Enter" onPress={() => input.agree()}>
            <Icon name="check" /> {faceInWords("swap")}
          </Main>
        </>
      );
    case "word":
      return (
        <Main shortcut="Enter" onPress={() => input.agree()}>
          <Icon name="check" />{" "}
          {asked.deed === "remove" ? say("board.take") : faceInWords(asked.deed)}
        </Main>
      );
  }
}

interface MainProps {
  shortcut: string;
  onPress(): void;
  children: ComponentChildren;
}

function Main({ shortcut, onPress, children }: MainProps) {
  return (
    <button type="button" class="trip-button main" aria-keyshortcuts={shortcut} onClick={onPress}>
      {children}
    </button>
  );
}

/** It goes on by itself when its line is full. */
function PassButton({ game, input }: Pick<BarProps, "game" | "input">) {
  const at = game.view.value.passes_at ?? 0;
  const left = useSignal(Math.max(0, at - game.now()));
  return (
    <button
      type="button"
      class="trip-button main trip-passing"
      aria-keyshortcuts="Space"
      style={{ "--left": `${left.value}s` }}
      onClick={() => input.passOn()}
    >
      {say("board.pass")}
    </button>
  );
}

/** A wild die: each of the five, those that are impossible with the reason. */
function Faces({ game, input }: Pick<BarProps, "game" | "input">) {
  const seat = game.seat.value;
  return (
    <>
      {ACTIONS.map((action) => {
        const isPossible = sourcesOf(input.choices.value, action).length > 0;
        const why = isPossible ? undefined : obstacleTo(action, game.view.value, seat);
        return (
          <button
            key={action}
            type="button"
            class="trip-button face"
            aria-disabled={!isPossible}
            aria-label={why === undefined ? undefined : `${faceInWords(action)}: ${why}`}
            title={why}
            onClick={() => input.pickDeed(action)}
          >
            <FaceIcon face={action} />
            {faceInWords(action)}
          </button>
        );
      })}
    </>
  );
}

interface DirectionsProps extends Pick<BarProps, "game" | "input"> {
  directions: readonly Direction[];
}

/** Everyone whom the piece may point at, and up where it may stand. */
function Directions({ game, input, directions }: DirectionsProps) {
  return (
    <>
      {directions.map((to) => (
        <button
          key={to}
          type="button"
          class="trip-button chip"
          aria-keyshortcuts={to === "up" ? "U" : String(to + 1)}
          onClick={() => input.pickDirection(to)}
          onPointerEnter={(event) => {
            if (event.pointerType !== "touch") input.glanced.value = { to };
          }}
          onPointerLeave={() => {
            input.glanced.value = undefined;
          }}
          onFocus={(event) => {
            if (event.currentTarget.matches(":focus-visible")) input.glanced.value = { to };
          }}
          onBlur={() => {
            input.glanced.value = undefined;
          }}
        >
          {to === "up" ? <Icon name="up" /> : <Sign seat={to} />}
          <span>{directionInWords(to, game.players.value)}</span>
          <kbd>{to === "up" ? "U" : to + 1}</kbd>
        </button>
      ))}
    </>
  );
}

interface TurnProps extends Pick<BarProps, "game" | "input"> {
  piece: number;
  digit: number;
}

function TurnButton({ game, input, piece: number, digit }: TurnProps) {
  const piece = pieceOf(game.view.value.pieces, number);
  const { turned, to } = input.picks.value;
  if (!piece) return null;
  return (
    <button
      type="button"
      class="trip-button chip"
      aria-keyshortcuts={String(digit)}
      aria-pressed={turned === number && to !== undefined}
      onClick={() => input.pickTurned(number)}
    >
      <PieceIcon size={piece.size} colour={piece.colour} />
      <span>{say("board.turn", { size: sizeInWords(piece.size) })}</span>
      <kbd>{digit}</kbd>
    </button>
  );
}

function ListButton({ input, isListed }: Pick<BarProps, "input" | "isListed">) {
  const count = allOf(input.choices.value).length;
  // Once something is picked, the room is for what comes next.
  if (count === 0 || input.canGoBack.value) return null;
  return (
    <button
      type="button"
      class="trip-button square trip-list-button"
      aria-label={say("list.title", { count })}
      aria-keyshortcuts="L"
      onClick={() => {
        isListed.value = true;
      }}
    >
      <Icon name="log" />
      {count}
    </button>
  );
}
