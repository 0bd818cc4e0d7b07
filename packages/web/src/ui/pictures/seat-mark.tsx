/** Who is who: a symbol and a colour for each seat. */

import './seat-mark.css';

/** The five symbols on a grid of 24, each of about the same weight. */
const symbols = [
  'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z',
  'M5 3.5h14A1.5 1.5 0 0 1 20.5 5v14a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5z',
  'M13.3 3.2 22.5 19a1.5 1.5 0 0 1-1.3 2.25H2.8A1.5 1.5 0 0 1 1.5 19L10.7 3.2a1.5 1.5 0 0 1 2.6 0z',
  'M13.06 1.6 22.4 10.94a1.5 1.5 0 0 1 0 2.12L13.06 22.4a1.5 1.5 0 0 1-2.12 0L1.6 13.06a1.5 1.5 0 0 1 0-2.12L10.94 1.6a1.5 1.5 0 0 1 2.12 0z',
  'M12.75 1.7l8 4.6a1.5 1.5 0 0 1 .75 1.3v8.8a1.5 1.5 0 0 1-.75 1.3l-8 4.6a1.5 1.5 0 0 1-1.5 0l-8-4.6a1.5 1.5 0 0 1-.75-1.3V7.6a1.5 1.5 0 0 1 .75-1.3l8-4.6a1.5 1.5 0 0 1 1.5 0z',
] as const;

/** The outline of a seat's symbol, for drawings that carry it. */
export function symbolOf(seat: number): string {
  return symbols[seat % symbols.length] ?? symbols[0];
}

/** The symbol in the seat's colour. The name beside it says the same in words. */
export function SeatMark({ seat, size }: { seat: number; size?: string | undefined }) {
  return (
    <svg
      class={`seat-mark seat-${seat % symbols.length}`}
      viewBox="0 0 24 24"
      style={size === undefined ? undefined : { width: size, height: size }}
      aria-hidden="true"
    >
      <path d={symbolOf(seat)} />
    </svg>
  );
}
