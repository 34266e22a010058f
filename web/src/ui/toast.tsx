// Short notices at the edge of the screen; what went wrong is spoken at once.

import { signal } from "@preact/signals";
import { Icon } from "./icon";
import "./toast.css";

const SHOWN = 4_000;
const WRONG_SHOWN = 7_000;

interface Notice {
  id: number;
  text: string;
  isWrong: boolean;
}

const notices = signal<readonly Notice[]>([]);
let count = 0;

export function notify(text: string): void {
  show(text, false, SHOWN);
}

export function complain(text: string): void {
  show(text, true, WRONG_SHOWN);
}

function show(text: string, isWrong: boolean, shown: number): void {
  const notice = { id: ++count, text, isWrong };
  notices.value = [...notices.value.filter((other) => other.text !== text), notice];
  setTimeout(() => {
    notices.value = notices.value.filter(({ id }) => id !== notice.id);
  }, shown);
}

export function Toasts() {
  return (
    <div class="toasts">
      <div role="status">
        <List notices={notices.value.filter(({ isWrong }) => !isWrong)} />
      </div>
      <div role="alert">
        <List notices={notices.value.filter(({ isWrong }) => isWrong)} />
      </div>
    </div>
  );
}

function List({ notices }: { notices: readonly Notice[] }) {
  return (
    <>
      {notices.map(({ id, text, isWrong }) => (
        <p key={id} class={isWrong ? "toast wrong" : "toast"}>
          <Icon name={isWrong ? "warning" : "check"} />
          <span>{text}</span>
        </p>
      ))}
    </>
  );
}
