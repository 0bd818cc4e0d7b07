/** A picture in memory. Shapes are signed distance functions, which gives antialiased edges. */

/** Red, green and blue, 0 to 255 each. */
export type Color = readonly [red: number, green: number, blue: number];

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The distance of a point from the edge of a shape, in pixels: negative inside. */
export type SignedDistance = (x: number, y: number) => number;

/** The precomputed coverage of a shape: for each pixel, the share that the shape covers. */
export interface Stamp {
  readonly width: number;
  readonly height: number;
  readonly shares: Float32Array;
}

const CHANNELS = 3;

export class Canvas {
  /** Three bytes a pixel, row by row. */
  readonly pixels: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
    [red, green, blue]: Color,
  ) {
    this.pixels = new Uint8Array(width * height * CHANNELS);
    for (let at = 0; at < this.pixels.length; at += CHANNELS) {
      this.pixels[at] = red;
      this.pixels[at + 1] = green;
      this.pixels[at + 2] = blue;
    }
  }

  /** Fills the part of a shape that lies in a box. */
  fill(box: Area, distance: SignedDistance, color: Color): void {
    const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
    const right = Math.min(this.width, Math.ceil(box.x + box.width));
    const bottom = Math.min(this.height, Math.ceil(box.y + box.height));
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const share = coverage(distance(x + 0.5, y + 0.5));
        if (share > 0) this.#mix(x, y, color, share);
      }
  }

  /** Draws a shape from its precomputed coverage of each pixel. */
  print({ width, height, shares }: Stamp, left: number, top: number, color: Color): void {
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const share = shares[y * width + x] ?? 0;
        if (share > 0) this.#mix(left + x, top + y, color, share);
      }
  }

  #mix(x: number, y: number, color: Color, share: number): void {
    const at = (y * this.width + x) * CHANNELS;
    for (let channel = 0; channel < CHANNELS; channel++) {
      const before = this.pixels[at + channel] ?? 0;
      this.pixels[at + channel] = Math.round(before + ((color[channel] ?? 0) - before) * share);
    }
  }
}

/** How much of a pixel a shape covers. */
export function coverage(distance: number): number {
  return Math.min(1, Math.max(0, 0.5 - distance));
}

/** A box with round corners. */
export function roundedBox({ x, y, width, height }: Area, radius: number): SignedDistance {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const [halfX, halfY] = [width / 2 - radius, height / 2 - radius];
  return (atX, atY) => {
    const [outX, outY] = [Math.abs(atX - middleX) - halfX, Math.abs(atY - middleY) - halfY];
    if (outX <= 0 || outY <= 0) return Math.max(outX, outY) - radius;
    return Math.sqrt(outX * outX + outY * outY) - radius;
  };
}

/** The outline of a shape, drawn inwards with a thickness. */
export function outlineOf(shape: SignedDistance, thickness: number): SignedDistance {
  return (x, y) => {
    const distance = shape(x, y);
    return Math.max(distance, -distance - thickness);
  };
}
