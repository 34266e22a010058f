// The structure on screen: a canvas that is drawn anew while anything moves, and otherwise once for each change.

import { effect, useComputed } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Behind } from "./behind";
import { draw, drawTags } from "./draw";
import { useHandKeys } from "./hand_keys";
import { drawLens } from "./lens";
import type { Look } from "./look";
import type { NTropy } from "./match";
import { isLong } from "./measures";
import { usePointers } from "./pointers";
import { say } from "./say";
import { Scene } from "./scene";
import "./structure.css";

/** A scene for as long as a match is on screen. */
export function useStage(match: NTropy): Scene {
  const scene = useMemo(() => new Scene(match), [match]);
  useLayoutEffect(() => scene.watch(), [scene]);
  return scene;
}

interface StructureProps {
  stage: Scene;
  /** The id of what describes it in words. */
  describedBy?: string;
}

export function Structure({ stage, describedBy }: StructureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  usePointers(stage, canvas);
  useHandKeys(stage);
  useDrawing(stage, canvas);
  const marks = useComputed(() => {
    const states = { holding: stage.hand.holding.value, settling: stage.isSettling.value };
    const on = Object.entries(states).filter(([, is]) => is);
    return ["ntropy-structure felt", ...on.map(([name]) => name)].join(" ");
  });
  const label = useComputed(() => {
    const standing = Object.keys(stage.match.view.value.bodies).map(Number);
    return say("board.structure", { count: standing.filter(isLong).length });
  });
  return (
    <div class={marks}>
      <canvas ref={canvas} role="img" aria-label={label} aria-describedby={describedBy} />
    </div>
  );
}

function useDrawing(scene: Scene, canvas: RefObject<HTMLCanvasElement | null>): void {
  useLayoutEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext?.("2d");
    if (!element || !pen) return undefined;
    const drawing = new Drawing(scene, element, pen);
    return drawing.start();
  }, [scene]);
}

class Drawing {
  private frame = 0;
  private readonly behind = new Behind();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly scene: Scene,
    private readonly canvas: HTMLCanvasElement,
    private readonly pen: CanvasRenderingContext2D,
  ) {}

  /** Returns the way to stop. */
  start(): () => void {
    const stopWatching = effect(() => {
      this.scene.heed();
      this.wake();
    });
    const stopMeasuring = this.measure();
    return () => {
      stopWatching();
      stopMeasuring();
      cancelAnimationFrame(this.frame);
      clearTimeout(this.timer);
    };
  }

  private wake(): void {
    clearTimeout(this.timer);
    if (this.frame === 0) this.frame = requestAnimationFrame((now) => this.show(now));
  }

  private show(now: number): void {
    this.frame = 0;
    const moves = this.scene.step(now);
    this.paint();
    const { rest } = this.scene;
    if (moves) this.wake();
    else if (rest !== undefined) this.timer = setTimeout(() => this.wake(), rest);
  }

  private paint(): void {
    const { size } = this.scene.camera;
    const density = globalThis.devicePixelRatio || 1;
    const width = Math.round(size.width * density);
    const height = Math.round(size.height * density);
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
    }
    const look: Look = { size, sight: this.scene.camera.sight.peek(), density };
    this.pen.setTransform(1, 0, 0, 1, 0, 0);
    this.pen.clearRect(0, 0, width, height);
    this.pen.imageSmoothingQuality = "high";
    draw(this.pen, this.scene, look, (pen, poses) => this.behind.draw(pen, poses, look));
    drawTags(this.pen, this.scene, look);
    drawLens(this.pen, this.scene, look);
  }

  private measure(): () => void {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = this.canvas;
      this.scene.camera.frame({ width, height });
      this.wake();
    };
    measure();
    if (!globalThis.ResizeObserver) return () => {};
    const observer = new ResizeObserver(measure);
    observer.observe(this.canvas);
    return () => observer.disconnect();
  }
}
