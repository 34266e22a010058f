import { describe, expect, it } from "vitest";
import { games } from "../games";
import type { GameClient, Player } from "../games/game";
import { changesOf, chartOf, heightAt, pathOf } from "./chart";
import { Recording } from "./recording";
import { nextMark, storyOf } from "./story";
import { keptMatch, server } from "./testing";

const ANNA: Player = { seat: 0, name: "Anna", you: false, here: true };

const CLIENT = {
  tell: ({ number }: { number: number }, [anna]: readonly Player[]) =>
    number === 2 ? undefined : `${anna?.name} goes ${number}.`,
  mark: (_: unknown, view: { count: number }, before: { count: number }) =>
    view.count === 3 && before.count === 2 ? "gain" : undefined,
  course: ({ count }: { count: number }) => [count],
} as unknown as GameClient;

async function story(client?: GameClient) {
  const recording = new Recording(5, server(keptMatch(5)).fetch);
  await recording.needAll();
  return storyOf(recording, client, [ANNA]);
}

describe("the story of a match", () => {
  it("tells entry by entry what happened, and marks what is worth going to", async () => {
    const { told } = await story(CLIENT);
    expect(told).toEqual([
      { number: 1, texts: ["Anna goes 1."], mark: undefined },
      { number: 3, texts: ["Anna goes 3."], mark: "gain" },
      { number: 4, texts: ["Anna goes 4."], mark: "end" },
    ]);
  });

  it("follows the numbers of the seats", async () => {
    expect((await story(CLIENT)).course).toEqual([[0], [1], [2], [3], [4]]);
  });

  it("of a game that this page does not know ends, at least", async () => {
    expect((await story()).told).toEqual([{ number: 4, texts: [], mark: "end" }]);
  });

  it("leads from mark to mark, either way", async () => {
    const { told } = await story(CLIENT);
    expect([nextMark(told, 0, 1), nextMark(told, 3, 1), nextMark(told, 4, 1)]).toEqual([
      3,
      4,
      undefined,
    ]);
    expect([nextMark(told, 4, -1), nextMark(told, 3, -1)]).toEqual([3, undefined]);
  });
});

describe("the chart of a match", () => {
  const chart = chartOf([
    [2, 0],
    [2, 1],
    [0, 1],
  ]);

  it("has a line a seat, level until its number changes", () => {
    expect([chart.least, chart.most]).toEqual([0, 2]);
    expect(chart.lines.map(pathOf)).toEqual(["M0,0 H300 V120", "M0,120 H150 V60 H300 V60"]);
  });

  it("knows how high a line is at any place", () => {
    const [falling = [], rising = []] = chart.lines;
    expect([heightAt(falling, 299), heightAt(falling, 300)]).toEqual([0, 120]);
    expect([heightAt(rising, 149), heightAt(rising, 151)]).toEqual([120, 60]);
  });

  it("of numbers below zero shows where they end", () => {
    expect(chartOf([[0], [-4]])).toMatchObject({ least: -4, most: 1 });
  });

  it("has a table of the entries at which a number changes", () => {
    expect(changesOf([[2], [2], [1], [1], [0]])).toEqual([0, 2, 4]);
  });
});

describe("every game", () => {
  it.each(Object.entries(games))("%s says what is worth going to, and how it went", (_, client) => {
    expect(client.mark).toBeDefined();
    expect(client.course).toBeDefined();
  });
});
