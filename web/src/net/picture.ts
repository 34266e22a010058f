// A frame in bytes: how what moves stands between two recorded updates.

export interface Picture {
  /** The recorded update whose view it starts from. */
  seq: number;
  /** Seconds of play. */
  now: number;
  /** In the game's own form. */
  bytes: DataView;
}

const SEQ_AT = 0;
const NOW_AT = 4;
const PICTURE_AT = 12;

/** Takes apart what `framed` in server/wire.py put together. */
export function unframed(frame: ArrayBuffer): Picture {
  const bytes = new DataView(frame);
  return {
    seq: bytes.getUint32(SEQ_AT, true),
    now: bytes.getFloat64(NOW_AT, true),
    bytes: new DataView(frame, PICTURE_AT),
  };
}
