/** The fast way of a text through a socket carries the same as the WebSocket library would. */

import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTextFrame, writeTextFrame } from './text-frames.js';

const FIN = 0x80;
const TEXT = 1;

interface Sent {
  readonly text: string;
  /** The first byte: the last frame of its message or not, reserved bits, and the kind of frame. */
  readonly first: number;
  readonly mask: Uint8Array | null;
  /** How many bytes are missing at the end, or come from the next frame. */
  readonly more: number;
}

/** A frame as RFC 6455 has it. */
function frameOf({ text, first, mask }: Omit<Sent, 'more'>): Buffer {
  const payload = Buffer.from(text);
  const masked = mask === null ? 0 : 0x80;
  const size = Buffer.alloc(payload.length < 126 ? 1 : payload.length < 65_536 ? 3 : 9);
  if (size.length === 1) size[0] = payload.length;
  else if (size.length === 3) size.writeUInt16BE(payload.length, 1);
  else size.writeUInt32BE(payload.length, 5);
  if (size.length > 1) size[0] = size.length === 3 ? 126 : 127;
  size[0] = (size[0] as number) | masked;
  const bytes = mask === null ? payload : payload.map((byte, index) => byte ^ (mask[index % 4] as number));
  return Buffer.concat([Buffer.from([first]), size, mask ?? Buffer.alloc(0), bytes]);
}

const ascii = fc.string({ unit: 'binary-ascii', maxLength: 300 });
const texts = fc.oneof(
  ascii,
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(124, 125, 126, 127, 4095, 4096, 4097, 70_000).map((length) => 'a'.repeat(length)),
);
const mask = fc.uint8Array({ minLength: 4, maxLength: 4 });
const anyFrame: fc.Arbitrary<Sent> = fc.record({
  text: texts,
  first: fc.oneof(fc.constant(FIN | TEXT), fc.nat(255)),
  mask: fc.option(mask),
  more: fc.oneof(fc.constant(0), fc.integer({ min: -9, max: 9 })),
});

it('reads whole masked text frames of ASCII, and nothing else', () => {
  fc.assert(
    fc.property(anyFrame, ({ more, ...frame }) => {
      const whole = frameOf(frame);
      const bytes = more < 0 ? whole.subarray(0, more) : Buffer.concat([whole, Buffer.alloc(more)]);
      const before = Buffer.from(bytes);
      const isTaken =
        more === 0 &&
        frame.first === (FIN | TEXT) &&
        frame.mask !== null &&
        Buffer.byteLength(frame.text) === frame.text.length &&
        frame.text.length <= 4096;
      expect(readTextFrame(bytes) === (isTaken ? frame.text : null)).toBe(true);
      expect(bytes.equals(before)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

it('takes a frame that is one', () => {
  fc.assert(
    fc.property(ascii, mask, (text, mask) => {
      expect(readTextFrame(frameOf({ text, first: FIN | TEXT, mask }))).toBe(text);
    }),
  );
});

it('writes every text as one frame', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const stream = new PassThrough();
      writeTextFrame(stream, text);
      const expected = frameOf({ text, first: FIN | TEXT, mask: null });
      expect(expected.equals(stream.read() as Buffer)).toBe(true);
    }),
  );
});
