// Every action there is, in words: to be read, and to be done without the table.

import { Dialog } from "../../ui/dialog";
import type { Input } from "./input";
import type { TripAway } from "./match";
import { say } from "./say";
import { allOf, commandOf, deedsOf, type Picks } from "./steps";
import { commandInWords, faceInWords } from "./wording";

interface ListProps {
  game: TripAway;
  input: Input;
  onClose(): void;
}

export function ActionList({ game, input, onClose }: ListProps) {
  const choices = input.choices.value;
  const all = allOf(choices);
  const inWords = (picks: Picks) => {
    const command = commandOf(choices, picks);
    return command && commandInWords(command, game.view.value.pieces, game.players.value);
  };
  return (
    <Dialog title={say("list.title", { count: all.length })} onClose={onClose}>
      {deedsOf(choices).map((deed) => (
        <section key={deed} class="trip-list">
          <h3>{deed === "remove" ? say("list.remove") : faceInWords(deed)}</h3>
          <ul>
            {all
              .filter((picks) => picks.deed === deed)
              .map((picks) => (
                <li key={JSON.stringify(picks)}>
                  <button
                    type="button"
                    class="button plain"
                    onClick={() => {
                      onClose();
                      input.choose(picks);
                    }}
                  >
                    {inWords(picks)}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
