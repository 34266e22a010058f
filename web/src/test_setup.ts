// What every test finds: texts in English, and the parts of a browser that jsdom lacks.

import { cleanup } from "@testing-library/preact";
import { options } from "preact";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { forgetGames } from "./house";
import { startTexts } from "./i18n";
import { me } from "./session";
import { settle } from "./testing";

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event("close")));
};

// Effects do not wait for a frame: none outlives its test.
options.requestAnimationFrame = queueMicrotask;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  me.value = undefined;
  forgetGames();
  startTexts();
});

afterEach(async () => {
  cleanup();
  await settle();
});

// All files of a worker share one window: each finds it, and the modules, as new.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  history.replaceState(null, "", "/");
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
});
