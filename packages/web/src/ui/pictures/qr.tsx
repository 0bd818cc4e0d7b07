/** A QR code, drawn as one path on light paper whatever the theme: cameras want dark on light. */

import { encode } from 'uqr';
import './qr.css';

/** Empty squares around the code, so that a camera finds it. */
const QUIET = 4;

interface QrProps {
  text: string;
  /** The label for screen readers. */
  label: string;
}

/** The code of a text, as large as its place. */
export function Qr({ text, label }: QrProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const whole = size + 2 * QUIET;
  return (
    <svg class="qr" viewBox={`0 0 ${whole} ${whole}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect class="qr-paper" width={whole} height={whole} />
      <path class="qr-ink" d={pathOf(data)} />
    </svg>
  );
}

/** Every run of dark squares in a row as one bar. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => runsOf(row).map(([x, length]) => barAt(x, y, length))).join('');
}

function barAt(x: number, y: number, length: number): string {
  return `M${x + QUIET} ${y + QUIET}h${length}v1h-${length}z`;
}

/** Where each run of dark squares begins, and how long it is. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last !== undefined && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  });
  return runs;
}
