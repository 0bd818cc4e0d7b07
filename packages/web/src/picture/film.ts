/** The last moves as a short film: a GIF, one picture a move. */

import { applyPalette, GIFEncoder, quantize } from 'gifenc';

const COLOURS = 128;

export class Film {
  readonly #encoder = GIFEncoder();

  /** Adds a picture that is shown so long, in milliseconds. */
  add(canvas: HTMLCanvasElement, delay: number): void {
    const { width, height } = canvas;
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('there is no canvas to read');
    const { data } = pen.getImageData(0, 0, width, height);
    const palette = quantize(data, COLOURS);
    this.#encoder.writeFrame(applyPalette(data, palette), width, height, { palette, delay });
  }

  finish(): Blob {
    this.#encoder.finish();
    return new Blob([this.#encoder.bytes()], { type: 'image/gif' });
  }
}
