// What was to be seen between two entries of a match that moves: server/film.py, the other way round.

/** A picture, and when it was. */
export interface Shot {
  /** Seconds of play. */
  now: number;
  /** In the game's own form. */
  bytes: DataView;
}

/** A shot begins with its time (f64) and the length of its picture (u32), little-endian. */
const HEAD = 12;

/** Takes a film apart as the record holds it: base64 of compressed shots. */
export async function shotsOf(film: string): Promise<Shot[]> {
  return cut(await inflated(Uint8Array.from(atob(film), (char) => char.charCodeAt(0))));
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).arrayBuffer();
}

function cut(film: ArrayBuffer): Shot[] {
  const bytes = new DataView(film);
  const shots: Shot[] = [];
  for (let at = 0; at < bytes.byteLength; ) {
    const now = bytes.getFloat64(at, true);
    const length = bytes.getUint32(at + 8, true);
    shots.push({ now, bytes: new DataView(film, at + HEAD, length) });
    at += HEAD + length;
  }
  return shots;
}
