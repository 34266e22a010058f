import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { shotsOf } from "./film";

/** A film as server/film.py develops it. */
function developed(...shots: [now: number, ...picture: number[]][]): string {
  const bytes = shots.map(([now, ...picture]) => {
    const head = Buffer.alloc(12);
    head.writeDoubleLE(now, 0);
    head.writeUInt32LE(picture.length, 8);
    return Buffer.concat([head, Buffer.from(picture)]);
  });
  return deflateSync(Buffer.concat(bytes)).toString("base64");
}

describe("a film", () => {
  it("is its pictures, each with its time", async () => {
    const shots = await shotsOf(developed([1.5, 7, 8, 9], [1.75], [2, 255]));
    const bytesOf = ({ buffer, byteOffset, byteLength }: DataView) => [
      ...new Uint8Array(buffer, byteOffset, byteLength),
    ];
    expect(shots.map(({ now, bytes }) => [now, bytesOf(bytes)])).toEqual([
      [1.5, [7, 8, 9]],
      [1.75, []],
      [2, [255]],
    ]);
  });

  it("that the server developed can be shown", async () => {
    // developed([Shot(0.5, b"\x01\x02"), Shot(0.75, b"")]) of server/film.py
    const shots = await shotsOf("eJxjYACBB/ZMQJKRCcxheGEPIgEdPgJM");
    expect(shots.map(({ now, bytes }) => [now, bytes.byteLength])).toEqual([
      [0.5, 2],
      [0.75, 0],
    ]);
  });
});
