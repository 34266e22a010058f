// The rules of Trip Away.

import { say } from "./say";

export function Rules() {
  return <p>{say("pitch")}</p>;
}
