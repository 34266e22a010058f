// Which key presses are meant for the page, and not for what somebody writes or the browser does.

import { preference } from "../preference";

/** Whether a letter, digit or sign alone does something: speech and shaky hands press too many. */
export const lettersAreKeys = preference("letters_are_keys", true);

/** Whether a key pressed anywhere on the page may do something there: not while a dialog is open over it. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || isMeantElsewhere(event)) return false;
  return lettersAreKeys.value || !isCharacter(event.key);
}

/** The same for one that is pressed together with Ctrl, or with ⌘: nobody does so by mistake. */
export function isCommand(event: KeyboardEvent): boolean {
  return event.ctrlKey !== event.metaKey && !event.altKey && !isMeantElsewhere(event);
}

function isMeantElsewhere({ target }: KeyboardEvent): boolean {
  return isWriting(target) || document.querySelector("dialog[open]") !== null;
}

/** Whether somebody writes or chooses there. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, dialog, [contenteditable]") !== null
  );
}

function isCharacter(key: string): boolean {
  return key.length === 1 && key !== " ";
}
