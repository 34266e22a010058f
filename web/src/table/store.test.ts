import { describe, expect, it, vi } from "vitest";
import type { Command } from "../net/wire.gen";
import { anUpdate, aRace, aTable, atTable, person, settle } from "../testing";
import { STEER_EVERY } from "./steering";
import { EMOTE_SHOWN, HICCUP } from "./store";

function racing(me = "anna") {
  const table = atTable(me, aRace());
  table.world.socket.tell(anUpdate({ view: { cells: { "0,0": 1 }, put_away: 3 } }));
  return {
    ...table,
    match: table.store.match.value as NonNullable<typeof table.store.match.value>,
  };
}

/** Drops the line and opens it anew, as far as the server's first word. */
async function reconnected(world: ReturnType<typeof racing>["world"]) {
  world.chance = 0;
  world.socket.drop();
  await settle();
  world.pass(0);
  world.socket.accept();
}

const commands = (sent: readonly { type: string }[]) =>
  sent.filter(({ type }) => type === "command") as Command[];

describe("a match on screen", () => {
  it("shows the whole view it gets first", () => {
    const { match } = racing();
    expect(match.view.value).toEqual({ cells: { "0,0": 1 }, put_away: 3 });
    expect([...match.toAct.value]).toEqual([0, 1]);
  });

  it("patches its view, update after update", () => {
    const { world, match } = racing();
    world.socket.tell(
      anUpdate({ seq: 1, patch: { cells: { "1,0": 2 } }, events: [{ type: "a" }] }),
    );
    world.socket.tell(anUpdate({ seq: 2, patch: { put_away: null }, events: [{ type: "b" }] }));
    expect(match.view.value).toEqual({ cells: { "0,0": 1, "1,0": 2 } });
  });

  it("takes a recorded update that has no events for what it is", () => {
    const { world, match } = racing();
    world.socket.tell(anUpdate({ seq: 1, patch: { put_away: 2 } }));
    world.socket.tell(anUpdate({ seq: 2, patch: { more: 1 }, events: [{ type: "a" }] }));
    expect(match.view.value).toEqual({ cells: { "0,0": 1 }, put_away: 2, more: 1 });
  });

  it("lays each frame over the last recorded view, in place of the frame before", () => {
    const { world, match } = racing();
    world.socket.tell(anUpdate({ patch: { angle: 1, falling: true } }));
    world.socket.tell(anUpdate({ patch: { angle: 2 } }));
    expect(match.view.value).toEqual({ cells: { "0,0": 1 }, put_away: 3, angle: 2 });
    world.socket.tell(anUpdate({ seq: 1, patch: { put_away: 4 }, events: [{ type: "a" }] }));
    expect(match.view.value).toEqual({ cells: { "0,0": 1 }, put_away: 4 });
  });

  it("asks for everything again when an update is missing, and changes nothing meanwhile", () => {
    const { world, match } = racing();
    world.socket.tell(anUpdate({ seq: 2, patch: { put_away: 9 }, events: [{ type: "a" }] }));
    expect(world.sockets[0]?.isClosed).toBe(true);
    expect(match.view.value).toEqual({ cells: { "0,0": 1 }, put_away: 3 });

    world.pass(500);
    world.socket.accept();
    world.socket.tell(anUpdate({ seq: 2, view: { put_away: 9 } }));
    expect(match.view.value).toEqual({ put_away: 9 });
  });

  it("asks for everything when the first it hears is a patch", () => {
    const { world } = atTable("anna", aRace());
    world.socket.tell(anUpdate({ seq: 7, patch: {} }));
    expect(world.sockets[0]?.isClosed).toBe(true);
  });

  it("tells its events after the view is new, and logs a sentence for each", () => {
    const { world, match, store } = racing();
    const seen: unknown[] = [];
    const stop = match.onEvents((events) => seen.push(events, match.view.value));
    const events = [{ type: "placed" }, { type: "out" }];
    world.socket.tell(anUpdate({ seq: 1, patch: { put_away: 1 }, events }));
    expect(seen).toEqual([events, { cells: { "0,0": 1 }, put_away: 1 }]);
    expect(store.log.value.map(({ text }) => text)).toEqual(["told: placed", "told: out"]);

    stop();
    world.socket.tell(anUpdate({ seq: 2, patch: {}, events }));
    expect(seen).toHaveLength(2);
  });

  it("is replaced when another begins", () => {
    const { world, store, match } = racing();
    world.socket.tell(anUpdate({ seq: 1, patch: {}, events: [{ type: "a" }] }));
    world.socket.tell(aRace({ match: "m2" }));
    expect(store.match.value).toBeUndefined();
    expect(store.log.value).toEqual([]);
    world.socket.tell(anUpdate({ match: "m2", view: { put_away: 8 } }));
    expect(store.match.value).not.toBe(match);
    expect(store.match.value?.view.value).toEqual({ put_away: 8 });
  });

  it("knows how it ended", () => {
    const { world, match } = racing();
    const outcome = {
      places: [1, 2],
      scores: [0, 4],
      reason: "finished",
      teams: [],
      seconds: {},
    } as const;
    world.socket.tell(
      anUpdate({
        seq: 1,
        patch: {},
        to_act: [],
        outcome: { ...outcome, places: [1, 2], scores: [0, 4], teams: [], seconds: {} },
      }),
    );
    expect(match.outcome.value).toEqual(outcome);
    expect(match.toAct.value.size).toBe(0);
  });
});

describe("a picture", () => {
  const first = ({ match }: ReturnType<typeof racing>) => match.picture.value?.bytes.getUint8(0);

  it("is shown when it starts from the view held, and replaces the one before", () => {
    const game = racing();
    expect(game.match.picture.value).toBeNull();
    game.world.socket.show(0, 1.5, 8);
    game.world.socket.show(0, 1.55, 9);
    expect([first(game), game.match.picture.value?.now, game.match.now()]).toEqual([9, 1.55, 1.55]);
    expect(game.match.view.value).toEqual({ cells: { "0,0": 1 }, put_away: 3 });
  });

  it("is ignored when it starts from another view", () => {
    const game = racing();
    game.world.socket.show(0, 1, 8);
    game.world.socket.show(1, 2, 9);
    expect(first(game)).toBe(8);
  });

  it("is gone when a newer view says it all", () => {
    const game = racing();
    const seen: unknown[] = [];
    game.match.onEvents(() => seen.push(game.match.picture.value));
    game.world.socket.show(0, 1, 8);
    game.world.socket.tell(anUpdate({ seq: 1, patch: {}, events: [{ type: "a" }] }));
    game.world.socket.show(0, 2, 9);
    expect([...seen, game.match.picture.value]).toEqual([null, null]);
  });

  it("is ignored while there is no match", () => {
    const { world, store } = atTable("anna");
    world.socket.show(0, 1, 8);
    expect(store.match.value).toBeUndefined();
  });
});

describe("steering", () => {
  const steered = ({ world }: ReturnType<typeof racing>) =>
    world.sockets.flatMap(({ sent }) =>
      sent.flatMap((message) => (message.type === "steer" ? [message.x] : [])),
    );

  it("says where the thing is, and for which match", () => {
    const { world, match } = racing();
    match.steer(12.5, 300, -0.5);
    expect(world.socket.said).toEqual([
      { type: "steer", match: "m1", x: 12.5, y: 300, angle: -0.5 },
    ]);
  });

  it("says so every 50 milliseconds at most, and the newest at last", () => {
    const game = racing();
    for (let x = 0; x < 12; x++) {
      game.match.steer(x, 0, 0);
      game.world.pass(10);
    }
    expect(steered(game)).toEqual([0, 4, 9]);
    game.world.pass(STEER_EVERY);
    expect(steered(game)).toEqual([0, 4, 9, 11]);
    game.world.pass(1_000);
    expect(steered(game)).toHaveLength(4);
  });

  it("says nothing while the line is lost, and keeps nothing for later", async () => {
    const game = racing();
    game.match.steer(1, 0, 0);
    game.match.steer(2, 0, 0);
    game.world.socket.drop();
    await settle();
    game.match.steer(3, 0, 0);
    game.world.pass(STEER_EVERY);
    game.world.pass(500);
    game.world.socket.accept();
    game.world.pass(STEER_EVERY);
    expect(steered(game)).toEqual([1]);
    game.match.steer(4, 0, 0);
    expect(steered(game)).toEqual([1, 4]);
  });

  it("says nothing more once another match has begun", () => {
    const game = racing();
    game.match.steer(1, 0, 0);
    game.match.steer(2, 0, 0);
    game.world.socket.tell(aRace({ match: "m2" }));
    game.world.pass(STEER_EVERY);
    expect(steered(game)).toEqual([1]);
  });
});

describe("a command", () => {
  it("is numbered, names its match, and is answered", async () => {
    const { world, match } = racing();
    const first = match.send({ type: "call" });
    const second = match.send({ type: "resign" });
    expect(world.socket.said).toEqual([
      { type: "command", match: "m1", ref: 1, command: { type: "call" } },
      { type: "command", match: "m1", ref: 2, command: { type: "resign" } },
    ]);
    const details = { by: 1, ms: 90 };
    world.socket.tell({ type: "rejected", ref: 2, code: "taken", text: "Too late.", details });
    world.socket.tell({ type: "accepted", ref: 1, seq: 1 });
    expect(await first).toEqual({ ok: true, seq: 1 });
    expect(await second).toEqual({ ok: false, code: "taken", text: "Too late.", details });
  });

  it("is sent again under its number after a lost connection, if nobody answered it", async () => {
    const { world, match } = racing();
    const answered = match.send({ type: "call" });
    const lost = match.send({ type: "resign" });
    world.socket.tell({ type: "accepted", ref: 1, seq: 1 });
    await reconnected(world);
    expect(commands(world.socket.sent).map(({ ref }) => ref)).toEqual([2]);
    world.socket.tell({ type: "accepted", ref: 2, seq: 2 });
    expect(await answered).toEqual({ ok: true, seq: 1 });
    expect(await lost).toEqual({ ok: true, seq: 2 });

    await reconnected(world);
    expect(commands(world.socket.sent)).toEqual([]);
  });

  it("waits for the line when there is none", async () => {
    const { world, match } = racing();
    world.socket.drop();
    await settle();
    match.send({ type: "call" });
    world.pass(500);
    world.socket.accept();
    expect(commands(world.socket.sent).map(({ ref }) => ref)).toEqual([1]);
  });

  it("is sent again when the server was too busy to read it", () => {
    const { world, voice, match } = racing();
    match.send({ type: "call" });
    world.socket.tell({ type: "rejected", code: "too_many", text: "", details: { ms: 250 } });
    expect(voice.refused).toHaveBeenCalledOnce();
    world.pass(250);
    expect(commands(world.socket.sent).map(({ ref }) => ref)).toEqual([1, 1]);
  });

  it("is refused when its match is over and another begins; numbers go on rising", async () => {
    const { world, match, store } = racing();
    const late = match.send({ type: "call" });
    world.socket.tell(aRace({ match: "m2" }));
    expect(await late).toMatchObject({ ok: false, code: "other_match" });
    world.socket.tell(anUpdate({ match: "m2", view: {} }));
    store.match.value?.send({ type: "call" });
    expect(commands(world.socket.sent).at(-1)).toMatchObject({ match: "m2", ref: 2 });
  });
});

describe("a table on screen", () => {
  it("knows your seat at the table, your seat in the match, and who is host", () => {
    const playing = [{ seat: 3, player: "luca", name: "Luca" }];
    const away = person("luca", "Luca", { presence: "away" });
    const seats = [person("anna", "Anna"), person("mia", "Mia"), person("tom", "Tom"), away];
    const { store } = atTable("luca", aTable({ match: "m1", playing }, ...seats));
    expect(store.mySeat.value).toBe(3);
    expect(store.myPart.value).toBe(0);
    expect(store.isHost.value).toBe(false);
    expect(store.players.value).toEqual([{ seat: 0, name: "Luca", you: true, here: false }]);
  });

  it("shows a player whom a bot replaces with the bot's level, and as away", () => {
    const { store, world } = racing();
    const luca = person("luca", "Luca", { presence: "away", substitute: true, bot: "fair" });
    world.socket.tell({ ...aRace(), seats: [person("anna", "Anna"), luca] });
    expect(store.players.value[1]).toMatchObject({ name: "Luca", bot: "fair", here: false });
  });

  it("shows one who left their seat in mid-match as not here", () => {
    const { store, world } = racing();
    world.socket.tell({ ...aRace(), seats: [person("anna", "Anna"), person("mia", "Mia")] });
    expect(store.players.value[1]).toMatchObject({ name: "Luca", here: false });
  });

  it("has no seat for one who watches", () => {
    const { store } = atTable("mia", aRace());
    expect([store.mySeat.value, store.myPart.value]).toEqual([undefined, undefined]);
  });

  it("counts down to the start by the browser's own clock", () => {
    const { store, world } = atTable("anna");
    world.pass(1_000);
    world.socket.tell(aTable({ status: "starting", starts_in: 3 }));
    expect(store.startsAt.value).toBe(4_000);
    world.socket.tell(aTable());
    expect(store.startsAt.value).toBeUndefined();
  });

  it("measures the way to the server, and forgets it when the line is lost", async () => {
    const { store, world } = atTable();
    world.pass(120);
    world.socket.tell({ type: "pong", sent: 0, now: 5, running: false });
    expect(store.latency.value).toBe(120);
    world.socket.drop();
    await settle();
    expect(store.latency.value).toBeUndefined();
  });

  it("stops the clock while the line is lost, and calls it lost after two seconds", async () => {
    const { store, world, match } = racing();
    world.pass(1_000);
    world.socket.drop();
    await settle();
    world.pass(HICCUP - 1);
    expect([match.now(), store.isLost.value]).toEqual([1, false]);
    world.pass(1);
    expect([match.now(), store.isLost.value]).toEqual([1, true]);
    world.socket.accept();
    world.socket.tell(aRace({ now: 3.5 }));
    world.pass(1_000);
    expect([match.now(), store.isLost.value]).toEqual([4.5, false]);
  });

  it("says nothing of a line that is back within two seconds", async () => {
    const { store, world } = racing();
    world.chance = 0;
    world.socket.drop();
    await settle();
    world.pass(0);
    world.socket.accept();
    world.pass(HICCUP);
    expect(store.isLost.value).toBe(false);
  });

  it("keeps what was said, and takes it anew after a reconnection", () => {
    const { store, world } = atTable();
    const line = {
      type: "said",
      id: "1",
      player: "luca",
      name: "Luca",
      text: "hi",
      at: 1,
    } as const;
    world.socket.tell({ type: "chat", lines: [line] });
    world.socket.tell({ ...line, id: "2", text: "there" });
    expect(store.chat.value.map(({ text }) => text)).toEqual(["hi", "there"]);
    world.socket.tell({ type: "chat", lines: [line] });
    expect(store.chat.value).toHaveLength(1);
  });

  it("shows an emote for two and a half seconds, anew with each", () => {
    const { store, world } = atTable();
    const emoted = { type: "emoted", player: "luca", name: "Luca", emote: "wow" } as const;
    world.socket.tell(emoted);
    world.pass(2_000);
    world.socket.tell({ ...emoted, emote: "oops" });
    world.pass(EMOTE_SHOWN - 1);
    expect(store.emotes.value.luca?.emote).toBe("oops");
    world.pass(1);
    expect(store.emotes.value).toEqual({});
  });

  it("hands a refusal of something that was no command to the page", () => {
    const { world, voice } = atTable();
    const refusal = { type: "rejected", code: "malformed", text: "", details: {} } as const;
    world.socket.tell(refusal);
    expect(voice.refused).toHaveBeenCalledWith(refusal);
  });

  it("says and shows by the socket, and leaves it when it stops", () => {
    const { store, world } = atTable();
    store.say("hello");
    store.emote("wow");
    expect(world.socket.said).toEqual([
      { type: "say", text: "hello" },
      { type: "emote", emote: "wow" },
    ]);
    store.stop();
    expect(world.socket.isClosed).toBe(true);
    expect(vi.isFakeTimers()).toBe(false);
  });
});
