// What every test finds: texts in English, and the parts of a browser that jsdom lacks.

import { cleanup } from "@testing-library/preact";
import { afterEach, beforeEach } from "vitest";
import { startTexts } from "./i18n";
import { me } from "./session";

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  me.value = undefined;
  startTexts();
});

afterEach(cleanup);
