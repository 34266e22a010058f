// The surface the tiles lie on, as a thing one can move about.

import { type ReadonlySignal, useComputed, useSignalEffect } from "@preact/signals";
import i18next from "i18next";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../../ui/icon";
import { isShortcut } from "../../ui/keys";
import { sizeOf } from "./bounds";
import type { Camera } from "./camera";
import { useGrip } from "./grip";
import { centreOf } from "./hex";
import { type OnWheelTurn, useWheel } from "./wheel";

/** From how many CSS pixels on a tile has room for its number, and for its lines' signs. */
const ROOM = { number: 64, signs: 48 };

interface SurfaceProps {
  camera: Camera;
  label: string;
  /** The cells that should be in sight. */
  cells: Iterable<string>;
  /** The cell that matters most, where not all of them have room. */
  newest?: string | undefined;
  /** What the wheel does while a tile is held. */
  onWheelTurn?: OnWheelTurn | undefined;
  /** A tile of the board that is in the air: the finger that drags it does not move the board. */
  lifted?: ReadonlySignal<unknown>;
  children: ComponentChildren;
}

export function Surface({ camera, label, cells, newest, onWheelTurn, ...rest }: SurfaceProps) {
  const board = useRef<SVGSVGElement>(null);
  const isHolding = useRef(false);
  isHolding.current = onWheelTurn !== undefined;
  const grip = useGrip(camera, board, () => isHolding.current);
  useSignalEffect(() => {
    if (rest.lifted?.value) grip.end();
  });
  useWheel(camera, board, onWheelTurn);
  useCameraKeys(camera);
  useFrame(camera, board);
  useLayoutEffect(() => camera.show(cells, newest));

  const viewBox = useComputed(() => {
    const { left, top } = camera.sight.value;
    const { width, height } = sizeOf(camera.sight.value);
    return `${left} ${top} ${width} ${height}`;
  });
  const classes = useComputed(() => {
    const tile = camera.tileWidth.value;
    const marks = { moving: grip.isMoving.value, legible: tile >= ROOM.number };
    return classNames("tantrix-surface", { ...marks, detailed: tile >= ROOM.signs });
  });

  return (
    <div class="tantrix-board">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold an SVG's own elements */}
      <svg
        ref={board}
        class={classes}
        role="group"
        aria-label={label}
        tabindex={-1}
        viewBox={viewBox}
        onFocusIn={(event) => revealFocus(camera, event.target)}
      >
        {rest.children}
      </svg>
      <FitButton camera={camera} board={board} />
    </div>
  );
}

function classNames(first: string, others: Record<string, boolean>): string {
  return [first, ...Object.keys(others).filter((name) => others[name])].join(" ");
}

/** Tells the camera how large the board is on screen, and when that changes. */
function useFrame(camera: Camera, board: RefObject<SVGSVGElement | null>): void {
  useLayoutEffect(() => {
    const svg = board.current;
    if (!svg) return undefined;
    const measure = () => svg.getBoundingClientRect();
    camera.frame(measure);
    if (!globalThis.ResizeObserver) return undefined;
    const observer = new ResizeObserver(() => camera.frame(measure));
    observer.observe(svg);
    return () => observer.disconnect();
  }, [camera]);
}

/** The keyboard never stands where it cannot be seen. */
function revealFocus(camera: Camera, target: EventTarget | null): void {
  const cell = (target as Element | null)?.closest<SVGElement>("[data-cell]")?.dataset.cell;
  if (cell !== undefined) camera.reveal(cell);
}

/** Brings everything into sight; it is there while that would change something. */
function FitButton({ camera, board }: { camera: Camera; board: RefObject<SVGSVGElement | null> }) {
  const fit = (event: MouseEvent) => {
    camera.fit();
    // The button goes away: the keyboard stays with the board.
    if (event.detail === 0) board.current?.focus();
  };
  if (camera.isFitted.value && camera.isWhole.value) return null;
  const label = i18next.t("board.fit");
  return (
    <button
      type="button"
      class="tantrix-fit"
      aria-label={label}
      aria-keyshortcuts="0"
      title={label}
      onClick={fit}
    >
      <Icon name="fit" />
    </button>
  );
}

/** How much one press of a key zooms. */
const KEY_ZOOM = 1.25;

const KEYS: Readonly<Record<string, (camera: Camera) => void>> = {
  "0": (camera) => camera.fit(),
  "+": (camera) => camera.zoomBy(KEY_ZOOM),
  "=": (camera) => camera.zoomBy(KEY_ZOOM),
  "-": (camera) => camera.zoomBy(1 / KEY_ZOOM),
};

/** The keys that move the camera wherever the focus is, except where one writes. */
function useCameraKeys(camera: Camera): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = isShortcut(event) ? KEYS[event.key] : undefined;
      if (!action) return;
      action(camera);
      event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [camera]);
}

/** Something to look at, in words for those who do not see it. */
export function Sight({ words, children }: { words: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an SVG group is not interactive
    <g role="img" aria-label={words}>
      {children}
    </g>
  );
}

/** Moves what it holds to a cell's centre. */
export function At({ cell, children }: { cell: string; children: ComponentChildren }) {
  const { x, y } = centreOf(cell);
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

/** From this width of a tile on, in pixels, there is room for words in a cell. */
const ROOMY = 44;

/** The class of what holds the surface: it says when there is hardly any room on it. */
export function useFieldClass(camera: Camera): string {
  const isCramped = useComputed(() => camera.tileWidth.value < ROOMY);
  return isCramped.value ? "tantrix-field cramped" : "tantrix-field";
}
