/**
 * Texts as frames of the WebSocket protocol (RFC 6455, section 5.2), in one piece. The library writes a header and a text, each in
 * its own buffer: twice the work for what a server does most.
 */

/** The only frame of a message, and a text. */
const WHOLE_TEXT = 0x81;
/** Up to here the length stands in the second byte; this one in its place says that two more bytes tell it. */
const MOST_SHORT = 125;
const TWO_BYTES = 126;
const MOST_MEDIUM = 0xffff;

/**
 * The frame of a text, a letter for each byte, to be written as `latin1`; null for a text that is too long or has other letters than
 * ASCII, whose bytes are not its letters.
 * @example asciiFrame('hi') // '\x81\x02hi'
 */
export function asciiFrame(text: string): string | null {
  const { length } = text;
  if (length > MOST_MEDIUM || Buffer.byteLength(text) !== length) return null;
  if (length <= MOST_SHORT) return String.fromCharCode(WHOLE_TEXT, length) + text;
  return String.fromCharCode(WHOLE_TEXT, TWO_BYTES, length >> 8, length & 0xff) + text;
}
