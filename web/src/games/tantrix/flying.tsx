// What is drawn over the board: the tile in the air, tiles in flight, and words at a cell. Nothing of it can be touched.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Drag } from "./drag";
import type { Picking } from "./picking";
import type { Flight, Label, Scene, Spot } from "./scene";
import { TilePicture } from "./tile";
import { Turning } from "./turning";
import "./flying.css";

/** How wide a picture of a tile is before it is scaled, in pixels: flying.css draws it so. */
const DRAWN = 56;

interface FlyingProps {
  scene: Scene;
  drag: Drag;
  input: Picking;
}

export function Flying({ scene, drag, input }: FlyingProps) {
  return (
    <div class="tantrix-flying" aria-hidden="true">
      {scene.labels.all.value.map((label) => (
        <CellLabel key={label.number} scene={scene} label={label} />
      ))}
      {scene.flights.all.value.map((flight) => (
        <FlightView key={flight.number} scene={scene} flight={flight} />
      ))}
      <LiftedTile scene={scene} drag={drag} input={input} />
    </div>
  );
}

/** Under the pointer or above the finger; at the cell it has snapped to, as it will lie there. */
function LiftedTile({ scene, drag, input }: FlyingProps) {
  const lifted = drag.lifted.value;
  if (!lifted) return null;
  const cell = input.aimed.value;
  const spot = scene.locate(cell === undefined ? { screen: lifted.at } : { cell });
  if (!spot) return null;
  const rotation = cell === undefined ? undefined : input.rotationAt(cell);
  return (
    <div
      class={`tantrix-lifted${cell === undefined ? "" : " snapped"}`}
      data-testid="lifted"
      style={{ transform: moveTo(spot) }}
    >
      <AsItLies tile={lifted.tile} rotation={rotation ?? input.rotationOf(lifted.tile)} />
    </div>
  );
}

function AsItLies({ tile, rotation }: { tile: number; rotation: number }) {
  return (
    <Turning rotation={rotation}>
      <TilePicture tile={tile} rotation={rotation} />
    </Turning>
  );
}

function FlightView({ scene, flight }: { scene: Scene; flight: Flight }) {
  // Where it flies to may only now be on its way to the screen.
  const to = useSignal<Spot>();
  useEffect(() => {
    to.value = scene.locate(flight.to);
  }, []);
  if (!to.value) return null;
  return (
    <div
      class="tantrix-flight"
      data-testid="flight"
      style={{ "--from": moveTo(flight.from), "--to": moveTo(to.value) }}
    >
      <TilePicture tile={flight.tile} rotation={flight.rotation} />
    </div>
  );
}

function CellLabel({ scene, label }: { scene: Scene; label: Label }) {
  const spot = scene.locate({ cell: label.cell });
  if (!spot) return null;
  return (
    <p
      class="tantrix-label"
      data-testid="label"
      style={{ "--x": `${spot.x}px`, "--y": `${spot.y - spot.width / 2}px` }}
    >
      {label.text}
    </p>
  );
}

function moveTo({ x, y, width }: Spot): string {
  return `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${width / DRAWN})`;
}
