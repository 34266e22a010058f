// Runs before a page's own scripts: keeps what goes over its sockets and which sentence came on
// screen in which frame, and has hands that press when the clock says so.

(() => {
  const racing = { sockets: 0, log: [], shown: [], choices, press };
  window.racing = racing;

  // --- what it keeps

  let frame = 0;
  const count = () => {
    frame += 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);

  const keep = (way, text) => racing.log.push({ way, frame, message: JSON.parse(text) });

  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      racing.sockets += 1;
      this.addEventListener("message", ({ data }) => keep("down", data));
    }

    send(text) {
      keep("up", text);
      super.send(text);
    }
  };

  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of [target, ...addedNodes]) {
        const text = node.textContent ?? "";
        if (text.length < 200) racing.shown.push({ frame, text });
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });

  // --- its hands

  const drawn = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const tileOf = (number) => document.querySelector(`[role=toolbar] [data-tile="${number}"]`);
  const fitting = (more = "") =>
    document.querySelectorAll(`[data-cell]${more}[role=button]:not([aria-disabled])`);

  /** Where each tile of the hand fits. */
  async function choices() {
    const found = {};
    for (const { dataset } of document.querySelectorAll("[role=toolbar] [data-tile]")) {
      tileOf(dataset.tile)?.click();
      await drawn();
      found[dataset.tile] = [...fitting()].map((cell) => cell.dataset.cell);
    }
    return found;
  }

  /** Picks a tile now, and presses a cell at a given time, should it still fit. */
  async function press(tile, cell, at) {
    tileOf(tile)?.click();
    await new Promise((done) => setTimeout(done, at - Date.now()));
    const [target] = fitting(`[data-cell="${cell}"]`);
    target?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
})();
