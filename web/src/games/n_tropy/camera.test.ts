import { describe, expect, it, vi } from "vitest";
import { Camera, damped, REST } from "./camera";

const STRUCTURE = { left: -200, bottom: -30, right: 200, top: 370 };

function aCamera(size = { width: 800, height: 600 }) {
  let now = 0;
  const camera = new Camera(() => now);
  camera.frame(size);
  camera.show(STRUCTURE);
  const pass = (milliseconds: number) => {
    for (let step = 0; step < milliseconds; step += 16) {
      now += 16;
      camera.step(0.016);
    }
  };
  return { camera, pass };
}

const corners = (camera: Camera, { left, bottom, right, top } = STRUCTURE) => [
  camera.toScreen({ x: left, y: top }),
  camera.toScreen({ x: right, y: bottom }),
];

describe("a camera that follows", () => {
  it("has everything in sight, with room around it", () => {
    const { camera } = aCamera();
    const [upper, lower] = corners(camera);
    expect(upper?.y).toBeCloseTo(0.075 * 600);
    expect(lower?.y).toBeCloseTo(600 - 0.075 * 600);
    expect(upper?.x).toBeGreaterThan(0.075 * 800);
  });

  it("keeps the table at the bottom where there is more room than is needed", () => {
    const { camera } = aCamera({ width: 400, height: 900 });
    const [upper, lower] = corners(camera);
    expect(lower?.y).toBeCloseTo(900 - 0.075 * 900);
    expect(upper?.y).toBeGreaterThan(300);
  });

  it("arrives in about 300 ms, and never goes too far", () => {
    const { camera, pass } = aCamera();
    const goal = 1000;
    camera.show({ ...STRUCTURE, top: goal });
    const heights: number[] = [];
    for (let time = 0; time < 480; time += 16) {
      pass(16);
      heights.push(camera.toScreen({ x: 0, y: goal }).y);
    }
    expect(heights[18]).toBeGreaterThan(0.075 * 600 - 0.06 * 600);
    expect(Math.max(...heights)).toBeLessThan(0.075 * 600 + 1);
  });

  it("jumps for those who want nothing to glide", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const { camera, pass } = aCamera();
    camera.show({ ...STRUCTURE, top: 1000 });
    pass(16);
    expect(camera.toScreen({ x: 0, y: 1000 }).y).toBeCloseTo(0.075 * 600);
    vi.unstubAllGlobals();
  });

  it("looks at the held stick when all would be too small", () => {
    const { camera, pass } = aCamera({ width: 360, height: 400 });
    camera.show({ ...STRUCTURE, top: 1100 }, { x: 0, y: 900 });
    pass(800);
    expect(camera.sight.value.scale).toBeGreaterThan(0.6);
    expect(camera.toScreen({ x: 0, y: 900 }).y).toBeGreaterThan(0);
    expect(camera.toScreen({ x: 0, y: 900 }).y).toBeLessThan(400);
  });
});

describe("a camera moved by hand", () => {
  it("stays for five seconds, and follows again then", () => {
    const { camera, pass } = aCamera();
    camera.panBy(60, 0);
    pass(REST - 100);
    expect(camera.isFitted.value).toBe(false);
    expect(camera.sight.value.x).not.toBeCloseTo(0);
    pass(1000);
    expect(camera.isFitted.value).toBe(true);
    expect(camera.sight.value.x).toBeCloseTo(0);
  });

  it("tells when that will be", () => {
    const { camera, pass } = aCamera();
    expect(camera.restsFor).toBeUndefined();
    camera.zoomBy(2, { x: 0, y: 0 });
    pass(1600);
    expect(camera.restsFor).toBe(REST - 1600);
  });

  it("zooms about a point that stays where it is", () => {
    const { camera } = aCamera();
    const fixed = camera.toTable({ x: 300, y: 200 });
    camera.zoomBy(1.5, { x: 300, y: 200 });
    expect(camera.toTable({ x: 300, y: 200 }).x).toBeCloseTo(fixed.x);
    expect(camera.toTable({ x: 300, y: 200 }).y).toBeCloseTo(fixed.y);
  });

  it("goes no farther than what there is", () => {
    const { camera } = aCamera();
    camera.panBy(-90_000, 0);
    expect(camera.sight.value.x).toBe(STRUCTURE.right);
  });

  it("shows everything again when it is asked to", () => {
    const { camera, pass } = aCamera();
    camera.panBy(60, 0);
    camera.fit();
    pass(800);
    expect(camera.sight.value.x).toBeCloseTo(0);
  });
});

it("a damped spring is where it is, however its time is cut", () => {
  const whole = damped(0, 10, 0, 0.2);
  const half = damped(0, 10, 0, 0.1);
  const halves = damped(half.at, 10, half.speed, 0.1);
  expect(halves.at).toBeCloseTo(whole.at);
  expect(halves.speed).toBeCloseTo(whole.speed);
});
