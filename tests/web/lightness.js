// How light each line of the board is in a picture of the page, by its colour: for every line a
// row of values along its axis and one beside it. Values are L*, from 0 (black) to 100
// (white): what is left of a colour for one who sees none.

async (picture) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const paper = canvas.getContext("2d", { willReadFrequently: true });
  paper.drawImage(image, 0, 0);

  function lightnessAt({ x, y }) {
    const rgb = paper.getImageData(Math.round(x), Math.round(y), 1, 1).data;
    const [red, green, blue] = [...rgb].map(linear);
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    return light <= 0.008856 ? 903.3 * light : 116 * Math.cbrt(light) - 16;
  }

  function linear(value) {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }

  // The middle third of a line: there the colours have their patterns, and no signs.
  const STEPS = Array.from({ length: 33 }, (_, step) => 0.34 + step / 100);
  const BESIDE = 0.36;

  /** The points along a line, so far from its axis (in widths of the line). */
  function pointsOf(path, aside) {
    const length = path.getTotalLength();
    const toScreen = path.getScreenCTM();
    const width = Number(path.getAttribute("stroke-width"));
    return STEPS.map((step) => {
      const here = path.getPointAtLength(step * length);
      const next = path.getPointAtLength(step * length + 0.1);
      const size = Math.hypot(next.x - here.x, next.y - here.y);
      const off = (aside * width) / size;
      return new DOMPoint(
        here.x - (next.y - here.y) * off,
        here.y + (next.x - here.x) * off,
      ).matrixTransform(toScreen);
    });
  }

  const isOf = (line) => (point) =>
    document.elementFromPoint(point.x, point.y)?.closest("[data-colour]") === line;

  const found = {};
  for (const line of document.querySelectorAll(".tantrix-surface [data-colour]")) {
    const path = line.querySelector("path:nth-of-type(2)");
    const [along, beside] = [0, BESIDE].map((aside) => pointsOf(path, aside));
    // A line that another crosses, or that is out of sight, tells nothing.
    if (!along.every(isOf(line))) continue;
    found[line.dataset.colour] ??= [];
    found[line.dataset.colour].push([along.map(lightnessAt), beside.map(lightnessAt)]);
  }
  return found;
};
