/**
 * Counts the frames that a client sends. The WebSocket library reports whole messages and pings, but every pong and
 * every fragment costs time as well.
 */

/** Where the length of a short payload is replaced by two or eight bytes that follow. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MASK_BYTES = 4;
const FINAL = 0x80;
const OPCODE = 0x0f;
/** Opcodes from here on are of control frames, which may come between the frames of one message. */
const CONTROL = 0x8;
const NOTHING: Buffer = Buffer.alloc(0);

export class FrameCounter {
  /** How many bytes of the current frame are still to come, after its header. */
  #left = 0;
  /** The first bytes of a header that has not come completely. */
  #header = NOTHING;

  /** Whether the last message is to be continued by another frame. */
  #isOpen = false;

  /** Whether all messages so far are complete. */
  get isBetween(): boolean {
    return this.#left === 0 && this.#header.length === 0 && !this.#isOpen;
  }

  /** How many frames begin in the next bytes. Bytes that complete none count as one, because they cost as much. */
  count(bytes: Buffer): number {
    const chunk = this.#header.length === 0 ? bytes : Buffer.concat([this.#header, bytes]);
    let frames = 0;
    let at = this.#left;
    while (at < chunk.length) {
      const size = frameSize(chunk, at);
      if (size === null) break;
      frames++;
      const first = chunk.readUInt8(at);
      if ((first & OPCODE) < CONTROL) this.#isOpen = (first & FINAL) === 0;
      at += size;
    }
    this.#header = at < chunk.length ? chunk.subarray(at) : NOTHING;
    this.#left = Math.max(0, at - chunk.length);
    return Math.max(1, frames);
  }
}

/** The bytes of a client's frame with its header; null if the header is incomplete. */
function frameSize(chunk: Buffer, at: number): number | null {
  if (at + 2 > chunk.length) return null;
  const short = chunk.readUInt8(at + 1) & 0x7f;
  const extra = short === TWO_BYTES ? 2 : short === EIGHT_BYTES ? 8 : 0;
  if (at + 2 + extra > chunk.length) return null;
  const payload =
    extra === 0 ? short : extra === 2 ? chunk.readUInt16BE(at + 2) : Number(chunk.readBigUInt64BE(at + 2));
  return 2 + extra + MASK_BYTES + payload;
}
