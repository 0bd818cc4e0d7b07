/**
 * The fast path for most messages of a socket: a short ASCII text in one frame. Everything else goes through the
 * WebSocket library, with the same result.
 */

import type { Duplex } from 'node:stream';
import { limits } from '@riverstone/protocol';

/** The last frame of a text, with no reserved bit set. */
const WHOLE_TEXT = 0x81;
const MASKED = 0x80;
/** Where the length of a short payload is replaced by two or eight bytes that follow. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MAX_IN_TWO_BYTES = 0xffff;
const NOT_ASCII = 0x80;

const payload = Buffer.allocUnsafe(limits.messageBytes);

/** The text of bytes that are exactly one whole text frame of a client, all ASCII; null for anything else. */
export function readTextFrame(bytes: Buffer): string | null {
  if (bytes.length < 6 || bytes[0] !== WHOLE_TEXT) return null;
  const second = bytes[1] as number;
  let length = second & ~MASKED;
  let at = 2;
  if (second < MASKED || length === EIGHT_BYTES) return null;
  if (length === TWO_BYTES) {
    length = ((bytes[2] as number) << 8) | (bytes[3] as number);
    at = 4;
  }
  if (length > limits.messageBytes || bytes.length !== at + 4 + length) return null;
  let seen = 0;
  for (let index = 0; index < length; index++) {
    const byte = (bytes[at + 4 + index] as number) ^ (bytes[at + (index & 3)] as number);
    payload[index] = byte;
    seen |= byte;
  }
  return seen >= NOT_ASCII ? null : payload.toString('latin1', 0, length);
}

/** Writes a text as one frame of the server. */
export function writeTextFrame(stream: Duplex, text: string): void {
  const { length } = text;
  if (length <= MAX_IN_TWO_BYTES) {
    const header = shortHeader(length);
    // One-byte characters are sent with the header as one string. Only that string is counted: counting flattens a
    // concatenated string, which copies it, and then the longer one would be copied as well.
    const frame = header + text;
    if (Buffer.byteLength(frame) === length + Buffer.byteLength(header)) {
      stream.write(frame, 'latin1');
      return;
    }
  }
  stream.write(frameOf(text, Buffer.byteLength(text)));
}

const tinyHeaders = Array.from({ length: TWO_BYTES }, (_, length) => String.fromCharCode(WHOLE_TEXT, length));

function shortHeader(length: number): string {
  return tinyHeaders[length] ?? String.fromCharCode(WHOLE_TEXT, TWO_BYTES, length >> 8, length & 0xff);
}

function frameOf(text: string, length: number): Buffer {
  const size = length < TWO_BYTES ? 2 : length <= MAX_IN_TWO_BYTES ? 4 : 10;
  const frame = Buffer.allocUnsafe(size + length);
  frame[0] = WHOLE_TEXT;
  frame[1] = size === 2 ? length : size === 4 ? TWO_BYTES : EIGHT_BYTES;
  if (size === 4) frame.writeUInt16BE(length, 2);
  else if (size === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, size);
  return frame;
}
