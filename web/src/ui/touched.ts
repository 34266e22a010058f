// Whether this is mostly used with a finger, which slips more easily than a mouse and asks for no focus.

export const isTouched = globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;
