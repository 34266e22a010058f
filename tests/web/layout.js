// What is wrong with the layout of the page as it stands, one sentence each.
//
// Only what can be seen is looked at. What lies below the fold of something that scrolls is
// scrolled to first.

({ main, least, mainLeast }) => {
  const complaints = [];
  const complain = (text) => complaints.includes(text) || complaints.push(text);
  const DIALOG = "dialog[open], [role=menu]";
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=button], [role=menuitem]";

  function named(element) {
    const words = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
    const kind = element.className.baseVal ?? element.className;
    return `<${element.localName}${kind ? ` .${kind}` : ""}> “${words}”`;
  }

  const UNSEEN = new Set(
    [...document.querySelectorAll(".unseen, [inert]")].concat(
      // Said to those who listen, and a dot to those who look.
      [...document.body.querySelectorAll("*")].filter(
        (element) => getComputedStyle(element).clipPath === "inset(50%)",
      ),
    ),
  );

  function isSeen(element) {
    for (let around = element; around; around = around.parentElement)
      if (UNSEEN.has(around)) return false;
    const { width, height } = element.getBoundingClientRect();
    const visible = { opacityProperty: true, visibilityProperty: true };
    return width > 1 && height > 1 && element.checkVisibility(visible);
  }

  /** The elements around this one that cut off what does not fit, up to one that scrolls. */
  function* cutters(element) {
    for (let around = element; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const cuts = { x: /hidden|clip/.test(overflowX), y: /hidden|clip/.test(overflowY) };
      if (cuts.x || cuts.y) yield [around, cuts];
      if (/auto|scroll/.test(overflowX + overflowY)) return;
    }
  }

  const elements = [...document.body.querySelectorAll("*")].filter(isSeen);

  // --- nothing sticks out of the page

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) complain(`the page is ${scrollWidth - clientWidth} px too wide`);

  // --- no text is cut off, or spills out of its box

  const ownTexts = (element) =>
    [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());

  for (const element of elements) {
    if (element.closest("svg")) continue;
    const texts = ownTexts(element);
    if (texts.length === 0) continue;
    const shortens = getComputedStyle(element).textOverflow === "ellipsis";
    if (!shortens && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
      complain(`text is wider than its box: ${named(element)}`);
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    for (const [cutter, cuts] of cutters(element)) {
      if (getComputedStyle(cutter).textOverflow === "ellipsis") break;
      const box = cutter.getBoundingClientRect();
      if (cuts.x && (text.left < box.left - 1 || text.right > box.right + 1))
        complain(`text is cut off at the side: ${named(element)}`);
      if (cuts.y && (text.top < box.top - 2 || text.bottom > box.bottom + 2))
        complain(`text is cut off above or below: ${named(element)}`);
    }
  }

  // --- no word is broken that would fit a line

  for (const element of elements) {
    if (element.closest("svg")) continue;
    for (const node of ownTexts(element)) {
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{2,16}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (rows.size > 1) complain(`“${word}” is broken: ${named(element)}`);
      }
    }
  }

  // --- every control can be hit, and is large enough

  const dialog = document.querySelector(DIALOG);
  const isBelow = (element) => dialog && !dialog.contains(element);
  /** A label around a small box is part of the control. */
  const partOf = (control) => control.closest("label") ?? control;

  /** Pieces of a stack hide one another: a press on any of them spreads the stack out. */
  const areStacked = (one, other) =>
    one.matches("[data-piece]") && other?.closest("[data-piece]")?.parentElement === one.parentElement;

  /** How far around a piece it can be hit as well. */
  function reachOf(control) {
    const reach = control.querySelector(".trip-reach");
    return reach ? parseFloat(getComputedStyle(reach).strokeWidth) * reach.getScreenCTM().a : 0;
  }

  for (const control of elements.filter((element) => element.matches(CONTROLS) && !element.disabled)) {
    if (isBelow(control)) continue;
    const isOnBoard = control.closest("svg") !== null;
    if (!isOnBoard) control.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = partOf(control).getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) {
      if (!isOnBoard) complain(`cannot be brought into sight: ${named(control)}`);
      continue;
    }
    const hit = document.elementFromPoint(x, y);
    const isHit = hit && (partOf(control).contains(hit) || hit.contains(control));
    if (!isHit && !areStacked(control, hit)) complain(`${named(control)} is covered by ${hit ? named(hit) : "nothing"}`);

    const smallest = Math.min(width, height) + reachOf(control) + 0.01;
    const isInText = control.localName === "a" && getComputedStyle(control).display === "inline";
    const needed = control.matches(main) ? mainLeast : least;
    if (smallest < needed && !isInText)
      complain(`${Math.round(width)}×${Math.round(height)} is too small: ${named(control)}`);
  }
  scrollTo(0, 0);
  return complaints;
};
