import { expect, it, vi } from "vitest";
import { settle } from "../testing";
import { ready, session } from "./http";

/** A server that answers when it is told to. */
function slowly() {
  const asked: { request: string; answer(): void }[] = [];
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    const response = method === "GET" ? new Response("{}") : new Response(null, { status: 204 });
    return new Promise((resolve) => {
      asked.push({ request: `${method} ${path}`, answer: () => resolve(response) });
    });
  });
  return asked;
}

it("a change is asked for when the one before it is answered, so that the last wish holds", async () => {
  const asked = slowly();
  const both = [ready("K7QF2MXW", true), ready("K7QF2MXW", false)];
  await settle();
  expect(asked).toHaveLength(1);
  asked[0]?.answer();
  await both[0];
  await settle();
  expect(asked).toHaveLength(2);
  asked[1]?.answer();
  await both[1];
});

it("a change that is refused keeps no other from being asked for", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 500 }));
  await expect(ready("K7QF2MXW", true)).rejects.toThrow();
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  await expect(ready("K7QF2MXW", false)).resolves.toBeUndefined();
});

it("a question waits for no change", async () => {
  const asked = slowly();
  const change = ready("K7QF2MXW", true);
  void session();
  await settle();
  expect(asked.map(({ request }) => request)).toContain("GET /api/session");
  for (const { answer } of asked) answer();
  await change;
});
