// Trip Away at a glance: a pyramid.

export function Emblem() {
  return (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path d="M40,8 L66,70 L14,70 z" fill="var(--red)" />
    </svg>
  );
}
