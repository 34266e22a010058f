// The table and what stands on it, kept as a picture while nothing of it moves: the held stick moves in front of it.

import type { Sight } from "./camera";
import { drawPieces, drawTable } from "./draw_pieces";
import type { Pen } from "./draw_wood";
import { inMillimetres, type Look } from "./look";
import type { Poses } from "./pose";

export function drawStructure(pen: Pen, poses: Poses, look: Look): void {
  inMillimetres(pen, look);
  const { sight, size } = look;
  const half = size.width / 2 / sight.scale;
  drawTable(pen, sight.x - half, sight.x + half, sight.y - size.height / 2 / sight.scale);
  drawPieces(pen, poses);
}

export class Behind {
  private readonly canvas = document.createElement("canvas");
  private before: { poses: Poses; sight: Sight } | undefined;
  private isKept = false;

  /** Draws it, from memory if it is as it was. It is kept from the second time on that it is the same. */
  draw(pen: Pen, poses: Poses, look: Look): void {
    const { sight } = look;
    const { width, height } = pen.canvas;
    const isSame = this.before?.poses === poses && this.before.sight === sight;
    const fits = this.canvas.width === width && this.canvas.height === height;
    this.isKept &&= isSame && fits;
    if (isSame && !this.isKept) this.keep(width, height, poses, look);
    this.before = { poses, sight };
    if (this.isKept) {
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.drawImage(this.canvas, 0, 0);
    } else {
      drawStructure(pen, poses, look);
    }
  }

  private keep(width: number, height: number, poses: Poses, look: Look): void {
    this.canvas.width = width;
    this.canvas.height = height;
    const pen = this.canvas.getContext("2d");
    if (!pen) return;
    pen.imageSmoothingQuality = "high";
    drawStructure(pen, poses, look);
    this.isKept = true;
  }
}
