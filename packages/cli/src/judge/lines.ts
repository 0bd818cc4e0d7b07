/** Splits a stream of bytes into lines. Holds one line at a time, up to a limit. */

/** A longer line is answered as a bad request and not held in memory. */
export const MAX_LINE_LENGTH = 1 << 20;

/** A line, or a mark that it was too long. */
export type JudgeLine = { readonly text: string } | { readonly tooLong: true };

const NEWLINE = 0x0a;

/** Takes chunks of bytes and yields whole lines. A last line without newline counts if it is not empty. */
export class LineSplitter {
  #held: Uint8Array[] = [];
  #size = 0;
  #tooLong = false;
  readonly #decoder = new TextDecoder();

  /** The lines that a chunk completes. */
  *push(chunk: Uint8Array): Generator<JudgeLine> {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      this.#hold(chunk.subarray(start, end));
      yield this.#take();
      start = end + 1;
    }
    this.#hold(chunk.subarray(start));
  }

  /** The line that the end of the input completes, if any. */
  *end(): Generator<JudgeLine> {
    if (this.#size > 0) yield this.#take();
  }

  #hold(bytes: Uint8Array): void {
    this.#size += bytes.length;
    if (this.#size > MAX_LINE_LENGTH) {
      this.#tooLong = true;
      this.#held = [];
    } else if (bytes.length > 0) {
      this.#held.push(bytes);
    }
  }

  #take(): JudgeLine {
    const line: JudgeLine = this.#tooLong ? { tooLong: true } : { text: this.#decoder.decode(joined(this.#held)) };
    this.#held = [];
    this.#size = 0;
    this.#tooLong = false;
    return line;
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : Buffer.concat(parts);
}
