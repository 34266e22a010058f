// What a key does to a replay, wherever on the page it is pressed.

export type Wish =
  | { to: "step" | "event"; by: 1 | -1 }
  | { to: "start" | "end" }
  | { to: "play_or_pause" };

export function wishOf({
  key,
  shiftKey,
}: Pick<KeyboardEvent, "key" | "shiftKey">): Wish | undefined {
  switch (key) {
    case "ArrowRight":
      return { to: shiftKey ? "event" : "step", by: 1 };
    case "ArrowLeft":
      return { to: shiftKey ? "event" : "step", by: -1 };
    case "Home":
      return { to: "start" };
    case "End":
      return { to: "end" };
    case " ":
      return { to: "play_or_pause" };
    default:
      return undefined;
  }
}
