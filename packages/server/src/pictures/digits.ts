/** Digits as strokes of a pen, so that they can be drawn in any size without a font. */

import { type Area, type Canvas, type Color, coverage, type Stamp } from './canvas.js';

type Point = readonly [x: number, y: number];
type Stroke = readonly Point[];

/** How much wider than high a digit is, and how thick its strokes are, as shares of its height. */
const WIDTH = 0.66;
const PEN = 0.13;
/** The space between two digits, as a share of their height. */
const GAP = 0.12;

const ARC_STEPS = 20;

/** Part of an ellipse, in turns: 0 is right, 0.25 below. */
function arc([x, y]: Point, [radiusX, radiusY]: Point, from: number, to: number): Stroke {
  return Array.from({ length: ARC_STEPS + 1 }, (_, step): Point => {
    const angle = 2 * Math.PI * (from + ((to - from) * step) / ARC_STEPS);
    return [x + radiusX * Math.cos(angle), y + radiusY * Math.sin(angle)];
  });
}

const six: readonly Stroke[] = [arc([0.5, 0.68], [0.36, 0.26], 0, 1), [...arc([0.8, 0.68], [0.66, 0.62], 0.5, 0.72)]];

/** In a box of one by one. */
const glyphs: Readonly<Record<string, readonly Stroke[]>> = {
  '0': [arc([0.5, 0.5], [0.36, 0.44], 0, 1)],
  '1': [
    [
      [0.24, 0.24],
      [0.54, 0.06],
      [0.54, 0.94],
    ],
  ],
  '2': [[...arc([0.5, 0.32], [0.35, 0.26], 0.53, 1.08), [0.14, 0.94], [0.88, 0.94]]],
  '3': [arc([0.48, 0.27], [0.32, 0.21], 0.56, 1.25), arc([0.48, 0.71], [0.37, 0.23], 0.75, 1.45)],
  '4': [
    [
      [0.68, 0.94],
      [0.68, 0.06],
      [0.1, 0.68],
      [0.94, 0.68],
    ],
  ],
  '5': [[[0.8, 0.06], [0.26, 0.06], [0.2, 0.46], ...arc([0.48, 0.66], [0.37, 0.28], 0.62, 1.42)]],
  '6': six,
  '7': [
    [
      [0.12, 0.06],
      [0.88, 0.06],
      [0.4, 0.94],
    ],
  ],
  '8': [arc([0.5, 0.27], [0.3, 0.21], 0, 1), arc([0.5, 0.71], [0.37, 0.23], 0, 1)],
  '9': six.map((stroke) => stroke.map(([x, y]): Point => [1 - x, 1 - y])),
  Σ: [
    [
      [0.86, 0.2],
      [0.86, 0.06],
      [0.14, 0.06],
      [0.6, 0.5],
      [0.14, 0.94],
      [0.86, 0.94],
      [0.86, 0.8],
    ],
  ],
};

/** Writes digits into the middle of a box, as high as they fit with a height at most. */
export function writeDigits(canvas: Canvas, box: Area, text: string, height: number, color: Color): void {
  const signs = [...text];
  const wide = signs.length * (WIDTH + GAP) - GAP;
  const high = Math.round(Math.min(height, box.width / wide));
  const left = box.x + (box.width - high * wide) / 2;
  const top = Math.round(box.y + (box.height - high) / 2);
  for (const [index, sign] of signs.entries())
    canvas.print(stampOf(sign, high), Math.round(left + index * high * (WIDTH + GAP)), top, color);
}

/** A dozen signs in a few sizes. */
const stamps = new Map<string, Stamp>();

function stampOf(sign: string, height: number): Stamp {
  const key = `${sign} ${height}`;
  const known = stamps.get(key);
  if (known !== undefined) return known;
  const made = makeStamp(glyphs[sign] ?? [], Math.ceil(height * WIDTH), height);
  stamps.set(key, made);
  return made;
}

/** All strokes at once, because smooth edges that are drawn twice come out too dark. */
function makeStamp(strokes: readonly Stroke[], width: number, height: number): Stamp {
  const pen = height * PEN;
  // Strokes stay in the box with their whole thickness.
  const placed = ([x, y]: Point): Point => [pen / 2 + x * (width - pen), pen / 2 + y * (height - pen)];
  const lines = strokes.flatMap((stroke) =>
    stroke.slice(1).map((to, index) => [placed(stroke[index] ?? to), placed(to)] as const),
  );
  const distance = (x: number, y: number): number =>
    lines.reduce((nearest, [from, to]) => Math.min(nearest, distanceTo(x, y, from, to)), height) - pen / 2;
  const shares = Float32Array.from({ length: width * height }, (_, at) =>
    coverage(distance((at % width) + 0.5, Math.floor(at / width) + 0.5)),
  );
  return { width, height, shares };
}

function distanceTo(x: number, y: number, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const square = alongX * alongX + alongY * alongY;
  const share = square === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / square;
  const at = Math.max(0, Math.min(1, share));
  const [offX, offY] = [x - fromX - at * alongX, y - fromY - at * alongY];
  return Math.sqrt(offX * offX + offY * offY);
}
