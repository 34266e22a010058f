import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { kept } from "../kept";
import type * as Sounds from "./sound";

class FakeContext {
  static all: FakeContext[] = [];
  static allows = true;
  state = "suspended";
  currentTime = 0;
  destination = {};
  onstatechange = () => {};

  constructor() {
    FakeContext.all.push(this);
  }

  async resume() {
    if (!FakeContext.allows) throw new DOMException("not allowed", "NotAllowedError");
    this.turn("running");
  }

  turn(state: string) {
    this.state = state;
    this.onstatechange();
  }
}

const started: { pitch: number; at: number; loudest: number }[] = [];

class FakeGain {
  loudest = 0;
  gain = {
    setValueAtTime: () => {},
    linearRampToValueAtTime: (value: number) => {
      this.loudest = value;
    },
    exponentialRampToValueAtTime: () => {},
  };
  connect = (next: unknown) => next;
}

class FakeTone {
  gain: FakeGain | undefined;
  constructor(
    _: unknown,
    private readonly options: { frequency: number },
  ) {}
  connect(gain: FakeGain) {
    this.gain = gain;
    return gain;
  }
  start(at: number) {
    started.push({ pitch: this.options.frequency, at, loudest: this.gain?.loudest ?? 0 });
  }
  stop() {}
}

let sounds: typeof Sounds;
let quiet: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("OscillatorNode", FakeTone);
  vi.stubGlobal("GainNode", FakeGain);
  FakeContext.all = [];
  FakeContext.allows = true;
  started.length = 0;
  sounds = await import("./sound");
  quiet = sounds.unlockByTaps();
});

afterEach(() => {
  quiet();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function tap() {
  document.body.dispatchEvent(new Event("pointerup", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
}

describe("a sound", () => {
  it("is played once somebody has tapped the page, and not before", async () => {
    sounds.play("lay");
    expect(FakeContext.all).toHaveLength(0);
    await tap();
    sounds.play("lay");
    expect(started.length).toBeGreaterThan(0);
    expect(FakeContext.all).toHaveLength(1);
  });

  it("waits for another tap when the browser takes the first for a drag", async () => {
    FakeContext.allows = false;
    await tap();
    expect(sounds.isLocked.value).toBe(true);
    sounds.play("lay");
    expect(started).toEqual([]);
    FakeContext.allows = true;
    await tap();
    expect(sounds.isLocked.value).toBe(false);
  });

  it("comes back by a tap after a call has silenced the page", async () => {
    await tap();
    FakeContext.all[0]?.turn("interrupted");
    expect(sounds.isLocked.value).toBe(true);
    await tap();
    expect(sounds.isLocked.value).toBe(false);
  });

  it("is never quite the same twice, and never out of tune", async () => {
    await tap();
    vi.spyOn(Math, "random").mockReturnValueOnce(0).mockReturnValueOnce(1);
    sounds.play("count");
    const low = started[0]?.pitch ?? 0;
    started.length = 0;
    sounds.play("count");
    const high = started[0]?.pitch ?? 0;
    expect(high / low).toBeGreaterThan(1.01);
    expect(high / low).toBeLessThan(1.06);
  });

  it("is one of three in a tenth of a second at most", async () => {
    await tap();
    for (let lays = 0; lays < 10; lays++) sounds.play("lay");
    const three = started.length;
    sounds.play("lay");
    expect(started).toHaveLength(three);
    vi.advanceTimersByTime(100);
    sounds.play("lay");
    expect(started.length / three).toBeCloseTo(4 / 3);
  });

  it("is heard as loud as chosen, and not at all when its group is off", async () => {
    await tap();
    sounds.volume.value = 1;
    sounds.play("lay");
    const loud = started[0]?.loudest ?? 0;
    started.length = 0;
    sounds.volume.value = 0.5;
    sounds.play("lay");
    expect(started[0]?.loudest).toBeCloseTo(loud / 4);
    started.length = 0;
    sounds.heard.moves.value = false;
    sounds.play("lay");
    expect(started).toEqual([]);
    sounds.play("chime");
    expect(started).not.toEqual([]);
  });

  it("remembers the choices in this browser", () => {
    sounds.volume.value = 0.2;
    sounds.heard.race.value = false;
    expect([kept("volume"), kept("sound_race")]).toEqual(["0.2", "false"]);
  });

  it("asks for no tap from somebody who wants no sounds", () => {
    sounds.volume.value = 0;
    expect(sounds.isLocked.value).toBe(false);
  });
});

describe("a browser without WebAudio", () => {
  it("is silent, and asks for nothing", async () => {
    vi.stubGlobal("AudioContext", undefined);
    vi.resetModules();
    const silent: typeof Sounds = await import("./sound");
    silent.unlock();
    silent.play("win");
    expect(silent.isLocked.value).toBe(false);
  });
});

describe("every score", () => {
  it("is over within a second and a half", async () => {
    const { SCORES } = await import("./score");
    for (const strokes of Object.values(SCORES)) {
      expect(Math.max(...strokes.map(({ at, rings }) => at + rings))).toBeLessThanOrEqual(1.5);
    }
  });
});
