import { describe, expect, it } from "vitest";
import { Film, SLOW } from "./film";

const at = (x: number) => new Map([[6, { x, y: 0, angle: 0 }]]);

/** A fall of one second, from 0 to 10. */
function aFilm(): Film {
  const film = new Film();
  film.begin(20, at(0));
  film.take(20.5, at(5));
  film.take(21, at(10));
  film.end();
  return film;
}

describe("the last fall", () => {
  it("is shown once more, four times as slowly", () => {
    const film = aFilm();
    film.replay();
    film.pass(0.5 / SLOW);
    expect(film.poses?.get(6)?.x).toBeCloseTo(5);
    expect(film.isReplaying.value).toBe(true);
  });

  it("ends by itself, a moment after it has come to rest", () => {
    const film = aFilm();
    film.replay();
    film.pass(1 / SLOW);
    expect(film.poses?.get(6)?.x).toBe(10);
    film.pass(1);
    expect(film.isReplaying.value).toBe(false);
    expect(film.canReplay.value).toBe(true);
  });

  it("ends when it is stopped, or when another stick is let go", () => {
    const film = aFilm();
    film.replay();
    film.stop();
    expect(film.poses).toBeUndefined();
    film.replay();
    film.begin(40, at(0));
    expect(film.isReplaying.value).toBe(false);
  });

  it("cannot be seen before there was one", () => {
    const film = new Film();
    film.replay();
    expect(film.canReplay.value).toBe(false);
    expect(film.isReplaying.value).toBe(false);
  });

  it("is not taken of what moves before a stick was let go", () => {
    const film = new Film();
    film.take(1, at(0));
    film.take(2, at(1));
    film.end();
    expect(film.canReplay.value).toBe(false);
  });
});
