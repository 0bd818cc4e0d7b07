/** Splits a stream of bytes into lines, holding one at a time and never more of it than a limit. */

/** No request is longer than this; what is, is answered as a bad request and not kept. */
export const LONGEST_LINE = 1 << 20;

/** A line, or the fact that one was too long to hold. */
export type JudgeLine = { readonly text: string } | { readonly tooLong: true };

const NEWLINE = 0x0a;

/** Gathers chunks of bytes and hands out whole lines. A last line without its newline counts when it is not empty. */
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
    if (this.#size > LONGEST_LINE) {
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
