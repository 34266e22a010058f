// The mark of the house: a tile on a trestle.

import "./logo.css";

export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 64 64" aria-hidden="true">
      <path class="logo-legs" d="M17 44 9 61M47 44l8 17M14 53h36" />
      <path class="logo-top" d="M5 42h54" />
      <path class="logo-tile" d="M32 3 48 12.2v18.5L32 40 16 30.7V12.2z" />
      <path class="logo-line blue" d="M16 21.5h32" />
      <path class="logo-line yellow" d="M24 7.6a10 10 0 0 0 16 0" />
      <path class="logo-line red" d="M24 35.4a10 10 0 0 1 16 0" />
    </svg>
  );
}
