import { describe, expect, it } from "vitest";
import { FakeWorld, settle } from "../testing";
import type { Picture } from "./picture";
import {
  Connection,
  type Line,
  LONGEST_PAUSE,
  PATIENCE,
  PATIENCE_AFTER_WAKING,
  PING_EVERY,
} from "./socket";
import type { FromServer } from "./wire.gen";

function connected() {
  const world = new FakeWorld();
  const lines: Line[] = [];
  const heard: FromServer[] = [];
  const shown: Picture[] = [];
  const connection = new Connection(world, {
    onLine: (line) => lines.push(line),
    onMessage: (message) => heard.push(message),
    onPicture: (picture) => shown.push(picture),
  });
  connection.start();
  return { world, lines, heard, shown, connection };
}

const PONG: FromServer = { type: "pong", sent: 0, now: 0, running: false };

describe("a connection", () => {
  it("goes from connecting to online, and hands on what it hears", () => {
    const { world, lines, heard } = connected();
    world.socket.accept();
    world.socket.tell(PONG);
    expect(lines.map(({ state }) => state)).toEqual(["connecting", "online"]);
    expect(heard).toEqual([PONG]);
  });

  it("takes a frame in bytes apart: which update it starts from, when, and the picture", () => {
    const { world, shown } = connected();
    world.socket.accept();
    // As tests/test_wire.py sees the server put it together.
    const frame = [0x70, 0x11, 1, 0, 0, 0, 0, 0, 0, 0xc0, 0x28, 0x40, 7, 255];
    world.socket.onmessage?.({ data: new Uint8Array(frame).buffer });
    const [picture] = shown as [Picture];
    expect([picture.seq, picture.now, picture.bytes.byteLength]).toEqual([70_000, 12.375, 2]);
    expect([picture.bytes.getUint8(0), picture.bytes.getInt8(1)]).toEqual([7, -1]);
  });

  it("takes a picture for a sign of life", () => {
    const { world, lines } = connected();
    world.socket.accept();
    world.pass(PATIENCE / 2);
    world.socket.show(0, 0);
    world.pass(PATIENCE / 2);
    expect(lines.at(-1)).toEqual({ state: "online" });
  });

  it("says nothing while it is not open", () => {
    const { world, connection } = connected();
    expect(connection.send({ type: "say", text: "hello" })).toBe(false);
    world.socket.accept();
    expect(connection.send({ type: "say", text: "hello" })).toBe(true);
    expect(world.socket.said).toEqual([{ type: "say", text: "hello" }]);
  });

  it("comes back after a drop, within half a second at first", async () => {
    const { world, lines } = connected();
    world.socket.accept();
    world.socket.drop();
    await settle();
    expect(lines.at(-1)).toEqual({ state: "offline", tries: 1 });
    world.pass(500);
    expect(world.sockets).toHaveLength(2);
    world.socket.accept();
    expect(lines.at(-1)).toEqual({ state: "online" });
  });

  it("waits a random part of a pause that doubles up to eight seconds", async () => {
    const { world } = connected();
    const pauses: number[] = [];
    for (let drop = 0; drop < 7; drop++) {
      const sockets = world.sockets.length;
      world.socket.drop();
      await settle();
      const before = world.now();
      while (world.sockets.length === sockets) world.pass(100);
      pauses.push(world.now() - before);
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, LONGEST_PAUSE, LONGEST_PAUSE, LONGEST_PAUSE]);

    world.chance = 0;
    world.socket.drop();
    await settle();
    world.pass(0);
    expect(world.sockets).toHaveLength(9);
  });

  it("begins again with short pauses after a connection that held", async () => {
    const { world, lines } = connected();
    world.socket.drop();
    await settle();
    world.pass(500);
    world.socket.accept();
    world.pass(5_000);
    world.socket.tell(PONG);
    world.socket.drop(1012);
    await settle();
    expect(lines.at(-1)).toEqual({ state: "offline", tries: 1 });
  });

  it("does not wait when somebody looks again", async () => {
    const { world, connection } = connected();
    world.socket.accept();
    world.socket.drop();
    await settle();
    connection.wake();
    expect(world.sockets).toHaveLength(2);
  });

  it("pings every ten seconds", () => {
    const { world } = connected();
    world.socket.accept();
    world.socket.tell(PONG);
    for (let ping = 1; ping <= 3; ping++) {
      expect(world.socket.sent).toHaveLength(ping);
      world.pass(PING_EVERY);
      world.socket.tell(PONG);
    }
  });

  it("leaves a connection that is silent for eight seconds after a ping", () => {
    const { world, lines } = connected();
    world.socket.accept();
    world.pass(PATIENCE - 1);
    expect(lines.at(-1)).toEqual({ state: "online" });
    world.pass(1);
    expect(lines.at(-1)).toEqual({ state: "offline", tries: 1 });
    expect(world.sockets[0]?.isClosed).toBe(true);
  });

  it("stays with one that said anything at all since the ping", () => {
    const { world, lines } = connected();
    world.socket.accept();
    world.pass(PATIENCE / 2);
    world.socket.tell({ type: "chat", lines: [] });
    world.pass(PATIENCE / 2);
    expect(lines.at(-1)).toEqual({ state: "online" });
  });

  it("finds out sooner that it died in its sleep, and is made anew at once", () => {
    const { world, lines, connection } = connected();
    world.socket.accept();
    world.pass(1);
    world.socket.tell(PONG);
    world.pass(1);
    connection.wake();
    world.pass(PATIENCE_AFTER_WAKING);
    expect(lines.at(-1)).toEqual({ state: "offline", tries: 1 });
    expect(world.sockets).toHaveLength(2);
  });

  it("gives up a try from before the network came back, and tries anew", () => {
    const { world, connection } = connected();
    connection.wake();
    world.pass(PATIENCE_AFTER_WAKING);
    expect(world.sockets).toHaveLength(2);
    expect(world.sockets[0]?.isClosed).toBe(true);
    world.socket.accept();
    world.socket.tell(PONG);
    world.pass(PATIENCE_AFTER_WAKING);
    expect(world.sockets).toHaveLength(2);
  });

  it("does not wait for the answer why when somebody looks again", async () => {
    const { world, lines, connection } = connected();
    world.socket.drop();
    connection.wake();
    await settle();
    expect(world.sockets).toHaveLength(2);
    world.socket.accept();
    expect(lines.at(-1)).toEqual({ state: "online" });
  });

  it("gives up an upgrade that nobody answers, and tries again", () => {
    const { world } = connected();
    world.pass(PATIENCE + 500);
    expect(world.sockets).toHaveLength(2);
  });

  it("hears nothing more from a connection it has left", () => {
    const { world, heard, connection } = connected();
    const old = world.socket;
    old.accept();
    connection.renew();
    old.tell(PONG);
    expect(heard).toEqual([]);
  });

  it.each([
    [4400, "other_version"],
    [4401, "not_signed_in"],
    [4403, "not_allowed"],
  ] as const)("stops for good at %i: %s", async (code, why) => {
    const { world, lines } = connected();
    world.socket.accept();
    world.socket.drop(code);
    await settle();
    world.pass(60_000);
    expect(lines.at(-1)).toEqual({ state: "stopped", why });
    expect(world.sockets).toHaveLength(1);
  });

  it.each([1001, 1006, 1008, 1011, 1012, 1013])("comes back after %i", async (code) => {
    const { world } = connected();
    world.socket.accept();
    world.socket.drop(code);
    await settle();
    world.pass(500);
    expect(world.sockets).toHaveLength(2);
  });

  it("asks why an upgrade failed, and stops when there is no such table", async () => {
    const { world, lines } = connected();
    world.stop = "unknown_table";
    world.socket.drop();
    await settle();
    expect(lines.at(-1)).toEqual({ state: "stopped", why: "unknown_table" });
  });

  it("does not ask when a connection that was open drops", async () => {
    const { world, lines } = connected();
    world.stop = "unknown_table";
    world.socket.accept();
    world.socket.drop();
    await settle();
    expect(lines.at(-1)?.state).toBe("offline");
  });

  it("stays away once it is stopped, also while it asks why", async () => {
    const { world, lines, connection } = connected();
    world.socket.drop();
    connection.stop();
    await settle();
    connection.wake();
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
    expect(lines).toEqual([{ state: "connecting" }]);
  });
});
