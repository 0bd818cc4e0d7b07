/**
 * The texts that cross a bus: messages of one turn of the event loop together, in ASCII, none longer than the bus
 * takes. A message that is too long for one text is cut into parts.
 */

import { z } from 'zod';

/** A node ignores texts of another version. */
const FRAME_VERSION = 1;
/** A message of more parts is not put together. */
const MAX_PARTS = 64;
/** How many nodes may be in the middle of a message in parts. */
const MAX_SENDERS = 100;

/** A topic and its message. */
const message = z.tuple([z.string(), z.unknown()]);

const head = { v: z.literal(FRAME_VERSION), from: z.string() };

const frame = z.union([
  z.object({ ...head, messages: z.array(message) }),
  z.object({ ...head, part: z.int().min(0), of: z.int().min(1).max(MAX_PARTS), text: z.string() }),
  /** Sent by a node to itself. If it comes back, the connection works. */
  z.object({ ...head, echo: z.int() }),
  /** The node could not send some messages. */
  z.object({ ...head, lost: z.literal(true) }),
]);
export type Frame = z.infer<typeof frame>;

/** What can't be read: of another version, or no frame at all. */
type Unreadable = 'unknown' | 'damaged';

export function readFrame(text: string): Frame | Unreadable {
  const raw = parseJson(text);
  const read = frame.safeParse(raw);
  if (read.success) return read.data;
  return typeof raw === 'object' && raw !== null && 'v' in raw && raw.v !== FRAME_VERSION ? 'unknown' : 'damaged';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Distributes over the members of a union. */
type Content<Kind> = Kind extends Frame ? Omit<Kind, keyof typeof head> : never;

export function writeFrame(from: string, content: Content<Frame>): string {
  return inAscii(JSON.stringify({ v: FRAME_VERSION, from, ...content }));
}

/** A message as it waits to be sent. */
export function writeMessage(topic: string, body: unknown): string {
  return inAscii(JSON.stringify([topic, body]));
}

/** A written message, which came in parts; null if it is none. */
export function readMessage(text: string): readonly [string, unknown] | null {
  return message.safeParse(parseJson(text)).data ?? null;
}

/** As few frames as possible for some written messages, none longer than `longest`. */
export function framesOf(from: string, messages: readonly string[], longest: number): readonly string[] {
  const frames: string[] = [];
  const [start, end] = writeFrame(from, { messages: [] }).split(/(?=\]\}$)/) as [string, string];
  let joined = '';
  const finish = (): void => {
    if (joined !== '') frames.push(`${start}${joined}${end}`);
    joined = '';
  };
  for (const message of messages) {
    if (start.length + joined.length + 1 + message.length + end.length > longest) finish();
    if (start.length + message.length + end.length > longest) frames.push(...partsOf(from, message, longest));
    else joined += joined === '' ? message : `,${message}`;
  }
  finish();
  return frames;
}

function partsOf(from: string, message: string, longest: number): readonly string[] {
  const overhead = writeFrame(from, { part: MAX_PARTS, of: MAX_PARTS, text: '' }).length;
  // Quotes and backslashes double where a text becomes part of a text.
  const length = Math.floor((longest - overhead) / 2);
  const of = Math.ceil(message.length / length);
  return Array.from({ length: of }, (_, part) =>
    writeFrame(from, { part, of, text: message.slice(part * length, (part + 1) * length) }),
  );
}

/** So that a text has as many bytes as characters, and can be cut anywhere. */
function inAscii(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Puts messages together that came in parts. Parts of one sender come in order; where one is missing, all are lost. */
export class PartAssembler {
  readonly #begun = new Map<string, readonly string[]>();

  /** The written message, if this was the last part of it. */
  add({ from, part, of, text }: Extract<Frame, { readonly part: number }>): string | null {
    const before = part === 0 ? [] : this.#begun.get(from);
    this.#begun.delete(from);
    if (before?.length !== part) return null;
    const parts = [...before, text];
    if (parts.length === of) return parts.join('');
    this.#begun.set(from, parts);
    const [oldest = from] = this.#begun.keys();
    if (this.#begun.size > MAX_SENDERS) this.#begun.delete(oldest);
    return null;
  }
}
