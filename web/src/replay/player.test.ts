import { describe, expect, it, vi } from "vitest";
import { FakeWorld, settle } from "../testing";
import { KeptMatch } from "./match";
import { LONGEST_PAUSE, Player } from "./player";
import { Recording } from "./recording";
import { aMatch, keptMatch, server } from "./testing";

/** A match of five entries, one a second, all of it here and shown at its beginning. */
async function atStart({ length = 5, every = 1, parts = {} } = {}) {
  const kept = keptMatch(length, { every });
  const world = new FakeWorld();
  const { fetch } = server(kept, parts);
  const recording = new Recording(length, fetch);
  const match: KeptMatch = new KeptMatch(aMatch(), () => player.now());
  const onTrouble = vi.fn();
  const player: Player = new Player(recording, match, world, onTrouble);
  const happened: unknown[] = [];
  match.onEvents((events) => happened.push(...events.map(({ number }) => number)));
  player.go(0);
  await settle();
  return { kept, world, recording, match, player, happened, onTrouble };
}

describe("playing", () => {
  it("shows each entry at its time of play, and its events", async () => {
    const { world, player, match, happened } = await atStart();
    player.play();
    world.pass(999);
    expect(player.position.value).toBe(0);
    world.pass(1);
    expect([player.position.value, match.view.value]).toEqual([1, { count: 1 }]);
    world.pass(2000);
    expect([player.position.value, happened]).toEqual([3, [1, 2, 3]]);
  });

  it("ends with the match, and begins anew from there", async () => {
    const { world, player, match } = await atStart();
    player.play();
    world.pass(60_000);
    expect([player.position.value, player.isPlaying.value]).toEqual([4, false]);
    expect(match.outcome.value?.places).toEqual([1, 2]);
    player.play();
    expect([player.position.value, player.isPlaying.value]).toEqual([0, true]);
    expect(match.outcome.value).toBeUndefined();
  });

  it.each([
    [0.5, 2000],
    [2, 500],
    [4, 250],
  ])("takes so much time at speed %d: %i ms an entry", async (speed, milliseconds) => {
    const { world, player } = await atStart();
    player.setSpeed(speed);
    player.play();
    world.pass(milliseconds - 1);
    expect(player.position.value).toBe(0);
    world.pass(1);
    expect(player.position.value).toBe(1);
  });

  it("changes its speed on the way", async () => {
    const { world, player } = await atStart();
    player.play();
    world.pass(500);
    player.setSpeed(0.5);
    world.pass(999);
    expect([player.position.value, player.now()]).toEqual([0, expect.closeTo(0.9995)]);
    world.pass(1);
    expect(player.position.value).toBe(1);
  });

  it("does not wait as long as somebody thought, and the play clock is right again after it", async () => {
    const { world, player } = await atStart({ every: 60 });
    player.play();
    world.pass(1000 * (LONGEST_PAUSE / 2));
    expect(player.now()).toBeCloseTo(30);
    world.pass(1000 * (LONGEST_PAUSE / 2));
    expect([player.position.value, player.now()]).toEqual([1, 60]);
  });

  it("stands still while it is paused, and goes on from there", async () => {
    const { world, player } = await atStart();
    player.play();
    world.pass(400);
    player.pause();
    world.pass(60_000);
    expect([player.position.value, player.now()]).toEqual([0, 0.4]);
    player.play();
    world.pass(599);
    expect(player.position.value).toBe(0);
    world.pass(1);
    expect(player.position.value).toBe(1);
  });

  it("catches up a little when the page was late, and no more", async () => {
    const { world, player } = await atStart({ length: 100 });
    player.play();
    const later = world.later.bind(world);
    vi.spyOn(world, "later").mockImplementation((after, callback) => later(after + 300, callback));
    world.pass(10_000);
    expect(player.position.value).toBeGreaterThanOrEqual(9);
  });
});

describe("steps by hand", () => {
  it("on are seen to happen; back only show how things stood", async () => {
    const { player, happened, match } = await atStart();
    player.step(1);
    player.step(1);
    player.step(-1);
    expect([player.position.value, match.view.value, happened]).toEqual([1, { count: 1 }, [1, 2]]);
  });

  it("pause what plays, and end at the ends", async () => {
    const { player } = await atStart();
    player.play();
    player.step(-1);
    expect([player.position.value, player.isPlaying.value]).toEqual([0, false]);
    player.go(99);
    player.step(1);
    expect(player.position.value).toBe(4);
  });

  it("show who might act then, and the outcome only at the end", async () => {
    const { player, match } = await atStart();
    player.go(3);
    expect([[...match.toAct.value], match.outcome.value]).toEqual([[1], undefined]);
    player.go(4);
    expect(match.outcome.value?.reason).toBe("finished");
  });
});

describe("a jump", () => {
  it("shows how things stood and no events, and plays on if it was playing", async () => {
    const { world, player, happened, match } = await atStart();
    player.play();
    player.go(2);
    expect([match.view.value, happened, player.now()]).toEqual([{ count: 2 }, [], 2]);
    world.pass(1000);
    expect([player.position.value, happened]).toEqual([3, [3]]);
  });

  it("to a part that is not here yet goes there when it is", async () => {
    const { player } = await atStart({ length: 90, parts: { part: 20 } });
    player.go(70);
    expect([player.position.value, player.aim.value, player.isWaiting.value]).toEqual([
      0,
      70,
      true,
    ]);
    await settle();
    expect([player.position.value, player.isWaiting.value]).toEqual([70, false]);
  });

  it("that was followed by another leads nowhere any more", async () => {
    const { player } = await atStart({ length: 90, parts: { part: 20 } });
    player.go(70);
    player.go(5);
    await settle();
    expect(player.position.value).toBe(5);
  });
});

describe("a record that comes by parts", () => {
  it("is waited for where it is not here yet, and played on", async () => {
    const { world, player, happened } = await atStart({ length: 45, parts: { part: 20 } });
    player.go(19);
    player.play();
    expect(player.isWaiting.value).toBe(true);
    await settle();
    world.pass(1000);
    expect([player.position.value, happened]).toEqual([20, [20]]);
  });

  it("that cannot be had stops the replay and says so", async () => {
    const world = new FakeWorld();
    const recording = new Recording(5, () => Promise.reject("lost"));
    const match: KeptMatch = new KeptMatch(aMatch(), () => player.now());
    const onTrouble = vi.fn();
    const player: Player = new Player(recording, match, world, onTrouble);
    player.go(3);
    await settle();
    expect(onTrouble).toHaveBeenCalledWith("lost");
    expect([player.isWaiting.value, player.isOpen.value]).toEqual([false, false]);
  });
});

describe("a match that moves", () => {
  /** Entry 1 comes after two pictures, each a tenth of a second long. */
  async function withFilm() {
    const around = await atStart();
    const shots = [0.1, 0.2].map((now) => ({ now, bytes: new DataView(new ArrayBuffer(1)) }));
    const entry = around.recording.entry(1);
    if (entry) entry.shots = shots;
    return around;
  }

  it("shows its film at its times, from the view before, until the entry says it all", async () => {
    const { world, player, match } = await withFilm();
    player.play();
    world.pass(100);
    expect(match.picture.value).toMatchObject({ seq: 0, now: 0.1 });
    world.pass(100);
    expect(match.picture.value).toMatchObject({ seq: 0, now: 0.2 });
    world.pass(800);
    expect([match.picture.value, player.position.value]).toEqual([null, 1]);
  });

  it("shows the same film again after a step back", async () => {
    const { world, player, match } = await withFilm();
    player.play();
    world.pass(150);
    player.go(0);
    expect(match.picture.value).toBeNull();
    world.pass(100);
    expect(match.picture.value).toMatchObject({ now: 0.1 });
  });

  it("lets the play clock go on for a moment where it stops: what is shown late arrives", async () => {
    const { world, player } = await atStart();
    player.go(1);
    expect(player.now()).toBe(1);
    world.pass(10_000);
    expect(player.now()).toBe(1.25);
  });
});

describe("a match on the board of a replay", () => {
  it("has no seat for anyone, and takes no commands", async () => {
    const { match } = await atStart();
    expect(match.seat.value).toBeUndefined();
    expect(match.players.value.map(({ name, you, here, bot }) => [name, you, here, bot])).toEqual([
      ["Anna", false, true, undefined],
      ["Luca", false, true, "fast"],
    ]);
    expect(await match.send()).toMatchObject({ ok: false, code: "not_seated" });
  });
});
