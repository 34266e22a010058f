// The table: everyone's area with its pieces, what they point at, and how it would be after the next step.

import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { changed } from "./after";
import { Die } from "./die";
import type { Drag } from "./drag";
import { Fan } from "./fan";
import type { Input } from "./input";
import { type Layout, layoutOf, type Size } from "./layout";
import { Lines, TipSigns } from "./lines";
import { activeOf, hasLeft, type Pieces, seatsOf, type TripAway } from "./match";
import { Sightings } from "./motion";
import { AreaPieces, Carried, Ghost, placed } from "./pieces";
import { Plate, Tags } from "./plate";
import { Pyramid } from "./pyramid";
import { say } from "./say";
import { colourOf, SignShape } from "./signs";
import type { Walk } from "./walk";
import "./table.css";

interface TableProps {
  game: TripAway;
  input: Input;
  walk: Walk;
  drag: Drag;
}

export function Table({ game, input, walk, drag }: TableProps) {
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const view = game.view.value;
  const seats = seatsOf(view).length;
  const own = game.seat.value ?? 0;
  const layout = layoutOf(view.pieces, seats, own, size);
  const sightings = useMemo(() => new Sightings(), [game]);
  sightings.show(view.turn, `${size.width} ${size.height} ${own}`);
  const foreseen = input.foreseen.value;
  return (
    <div class="trip-table" ref={root}>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset */}
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="group"
        aria-label={say("board.table")}
      >
        <Areas layout={layout} game={game} />
        <Lines pieces={foreseen ?? view.pieces} layout={layout} />
        {layout.areas.map(({ seat }) => (
          <AreaPieces
            key={seat}
            seat={seat}
            game={game}
            input={input}
            walk={walk}
            drag={drag}
            layout={layout}
            sightings={sightings}
          />
        ))}
        <Gone pieces={view.pieces} sightings={sightings} unit={layout.unit} />
        {foreseen && <Foreseen before={view.pieces} then={foreseen} layout={layout} />}
        <Carried game={game} drag={drag} layout={layout} />
        <TipSigns pieces={foreseen ?? view.pieces} layout={layout} />
      </svg>
      {layout.areas.map((area) => (
        <Plate key={area.seat} area={area} game={game} input={input} />
      ))}
      {layout.areas.map((area) => (
        <Tags key={area.seat} area={area} game={game} />
      ))}
      <Die game={game} input={input} at={layout.die} />
      <Fan game={game} input={input} layout={layout} size={size} />
    </div>
  );
}

/** Each a piece of felt with the sign of its seat; that of whose turn it is is framed. */
function Areas({ layout, game }: { layout: Layout; game: TripAway }) {
  const view = game.view.value;
  const active = activeOf(game);
  return (
    <g>
      {layout.areas.map(({ seat, x, y, width, height, room }) => {
        const marks = [
          "trip-area",
          active === seat && "active",
          seat === game.seat.value && "yours",
          hasLeft(view, seat) && "left",
        ];
        const scale = Math.min(room.width, room.height) / 30;
        return (
          <g
            key={seat}
            class={marks.filter(Boolean).join(" ")}
            data-area={seat}
            style={{ "--seat": colourOf(seat) }}
          >
            <rect x={x} y={y} width={width} height={height} rx={12} />
            <g
              class="trip-watermark"
              transform={`translate(${room.x + room.width / 2},${room.y + room.height / 2}) scale(${scale})`}
            >
              <SignShape seat={seat} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** What has been taken out of the game goes up and fades. */
function Gone({ pieces, sightings, unit }: { pieces: Pieces; sightings: Sightings; unit: number }) {
  return (
    <>
      {sightings.gone(pieces).map(({ piece, spot, pose }) => (
        <g key={piece.number} transform={placed(spot, unit)}>
          <g class="trip-gone">
            <Pyramid size={piece.size} colour={piece.colour} pose={pose} />
          </g>
        </g>
      ))}
    </>
  );
}

/** What would be elsewhere or otherwise, pale. */
function Foreseen({ before, then, layout }: { before: Pieces; then: Pieces; layout: Layout }) {
  return (
    <g class="trip-foreseen" data-testid="foreseen">
      {changed(before, then)
        .sort((one, other) => (then[one]?.height ?? 0) - (then[other]?.height ?? 0))
        .map((number) => (
          <Ghost key={number} number={number} pieces={then} layout={layout} />
        ))}
    </g>
  );
}

/** Before it is measured: about a phone's. */
const FIRST: Size = { width: 360, height: 400 };

function useSize(root: RefObject<HTMLElement | null>): Size {
  const size = useSignal(FIRST);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || !globalThis.ResizeObserver) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const { value } = size;
      if (width > 0 && height > 0 && (width !== value.width || height !== value.height)) {
        size.value = { width, height };
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return size.value;
}
