/** The part of gifenc that the page uses; the package has no types of its own. */

declare module 'gifenc' {
  type Palette = readonly (readonly number[])[];
  interface FrameOptions {
    readonly palette: Palette;
    /** In milliseconds. */
    readonly delay: number;
  }
  export function GIFEncoder(): {
    writeFrame(pixels: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
  export function quantize(rgba: Uint8ClampedArray, colours: number): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
}
