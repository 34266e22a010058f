// Small drawings in one style: a bare machine has no font for symbols.

const STROKES = {
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5h2.500v14H8zM14 5h2.500v14H14z",
  replay: "M4 12a8 8 0 1 0 2.500-5.800M4 4v5h5M10.500 9l5 3-5 3z",
  step_on: "M9 5l7 7-7 7z",
  step_back: "M15 5l-7 7 7 7z",
  event_on: "M4 6l6 6-6 6zM12 6l6 6-6 6zM20.500 6v12",
  event_back: "M20 6l-6 6 6 6zM12 6l-6 6 6 6zM3.500 6v12",
  to_start: "M6 5v14M18 6l-8 6 8 6z",
  to_end: "M18 5v14M6 6l8 6-8 6z",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1.500 1.500M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1.500-1.500",
  download: "M12 4v11M7 11l5 5 5-5M4 20h16",
  course: "M4 4v16h16M7 15h4v-4h4v-4h4",
  more: "M11.5 5h1M11.5 12h1M11.5 19h1",
  close: "M6 6l12 12M18 6L6 18",
  check: "M5 13l4 4L19 7",
  plus: "M12 5v14M5 12h14",
  copy: "M9 9h10v11H9zM5 15V4h10",
  crown: "M4 18h16M4 15l-1-9 5 4 4-6 4 6 5-4-1 9z",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  bot: "M5 9h14v10H5zM12 9V5M9 13v2M15 13v2M2 13v3M22 13v3",
  people:
    "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2 20c0-4 3-5.5 7-5.5s7 1.5 7 5.500M16 5.500a3 3 0 0 1 0 6M18 15c2.5.7 4 2.2 4 5",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  book: "M12 6.5C10 5 7 4.5 3.5 4.5V18c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5c-3.5 0-6.5.5-8.5 2zM12 6.5V20",
  log: "M5 6h14M5 12h14M5 18h9",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  flag: "M6 21V4h12l-3 4 3 4H6",
  leave: "M10 4H5v16h5M14 8l4 4-4 4M18 12H9",
  away: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 3",
  warning: "M12 4L2.5 20h19zM12 10v4M12 17v.01",
  theme: "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
  up: "M6 15l6-6 6 6",
  down: "M6 9l6 6 6-6",
  stop: "M6 6h12v12H6z",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M12 8.500l3.5 2v4l-3.5 2-3.5-2v-4z",
  sound: "M4 9.500v5h4l5 4v-13l-5 4zM16 9.500a4 4 0 0 1 0 5M18.5 7a8 8 0 0 1 0 10",
  settings:
    "M4 7h9M17 7h3M15 4.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM4 17h3M11 17h9M9 14.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  share: "M12 15V3M8 6.500l4-4 4 4M7 10H5v11h14V10h-2",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.500v2.500H14zM20 14v.01M14 20v.01M18 18h2v2h-2z",
  smile: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.5 9.500v.01M15.5 9.500v.01M7.500 14a5 5 0 0 0 9 0",
  mute: "M4 5h16v11H10l-5 4v-4H4zM9 8l6 5M15 8l-6 5",
  swap: "M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4",

  hello: "M4 5h16v11H10l-5 4v-4H4zM9 8v5M9 10.500h3M12 8v5M15.5 8v.01M15.5 10.500v2.5",
  well_played: "M12 3l2.7 5.6 6.1.8-4.5 4.2 1.2 6.100L12 16.700l-5.5 3 1.2-6.100L3.2 9.400l6.1-.8z",
  thanks: "M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11z",
  oops: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.5 10v.01M15.5 10v.01M8 16.500c1-1.5 2-1.5 3 0s2 1.5 3 0 1.5-1.2 2-.8",
  wow: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.5 9.500v.01M15.5 9.500v.01M12 13a2 2.5 0 1 0 0 5 2 2.5 0 0 0 0-5z",
  laugh:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM7 10l2-1.500L11 10M13 10l2-1.5 2 1.500M7.5 13.500h9a4.5 4.5 0 0 1-9 0z",
  hurry:
    "M12 7a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 10.500V14l2.5 1.500M10 3h4M12 3v4M18.5 6.500l1.5 1.5",
  thinking:
    "M7.5 4h9a4.5 4.5 0 0 1 0 10h-9a4.5 4.5 0 0 1 0-10zM8 9v.01M12 9v.01M16 9v.01M8 17.500a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM5 21v.01",
} as const;

export type IconName = keyof typeof STROKES;

/** A drawing; it has a name for screen readers only where no text stands beside it. */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path
        d={STROKES[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
