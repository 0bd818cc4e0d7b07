/** Frames are counted as they were sent, wherever the network cuts the bytes. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FrameCounter } from './frame-counter.js';

/** A masked frame with so many bytes. */
function frame(opcode: number, length: number): Buffer {
  const header =
    length < 126
      ? [0x80 | opcode, 0x80 | length]
      : length < 65_536
        ? [0x80 | opcode, 0xfe, length >> 8, length & 0xff]
        : [0x80 | opcode, 0xff, 0, 0, 0, 0, 0, length >> 16, (length >> 8) & 0xff, length & 0xff];
  return Buffer.concat([Buffer.from(header), Buffer.alloc(4 + length)]);
}

it('counts every frame once', () => {
  const lengths = fc.array(fc.oneof(fc.nat(130), fc.constantFrom(0, 125, 126, 65_535, 65_536, 70_000)));
  fc.assert(
    fc.property(lengths, fc.array(fc.integer({ min: 1, max: 200 })), (sent, cuts) => {
      const bytes = Buffer.concat(sent.map((length) => frame(0xa, length)));
      const counter = new FrameCounter();
      // Chunks that complete no header count one too many: they are told apart by counting them alone.
      let counted = 0;
      let at = 0;
      for (const cut of [...cuts, bytes.length]) {
        const chunk = bytes.subarray(at, at + cut);
        at += chunk.length;
        if (chunk.length > 0) counted += counter.count(chunk);
      }
      expect(counted).toBeGreaterThanOrEqual(sent.length);
      expect(counted).toBeLessThanOrEqual(sent.length + cuts.length + 1);
      expect(new FrameCounter().count(bytes)).toBe(Math.max(1, sent.length));
    }),
  );
});

it('counts bytes that lead nowhere', () => {
  const counter = new FrameCounter();
  let counted = 0;
  for (const byte of frame(1, 1000)) counted += counter.count(Buffer.from([byte]));
  expect(counted).toBe(frame(1, 1000).length);
});

it('knows when a message is to be continued, whatever comes between', () => {
  const counter = new FrameCounter();
  const continued = frame(0x1, 3);
  continued[0] = 0x01;
  counter.count(continued);
  expect(counter.isBetween).toBe(false);
  counter.count(frame(0x9, 0));
  expect(counter.isBetween).toBe(false);
  counter.count(frame(0x0, 2));
  expect(counter.isBetween).toBe(true);
});
