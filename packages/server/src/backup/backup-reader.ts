/** Reads a backup block by block. Rejects what is damaged, cut off or too new, and yields nothing of it. */

import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { rowShapes } from '../tables/log/row-shapes.js';
import {
  type BackupEnd,
  type BackupHeader,
  type BackupRecord,
  BLOCK_HEAD,
  type BlockKind,
  blockKinds,
  decodeBlock,
  FORMAT,
  firstLinePattern,
  linesOf,
  MAX_BLOCK_LENGTH,
} from './backup-format.js';
import { readEndLine, readHeaderLine, readRecordLine } from './backup-shapes.js';

/** A backup can't be read. `message` goes on from "backup.file …". */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';

  constructor(
    readonly reason: 'foreign' | 'newer' | 'damaged' | 'cut-off',
    message: string,
  ) {
    super(message);
  }
}

const FIRST_LINE_BYTES = 64;
const kindsByNumber = new Map<number, BlockKind>(
  Object.entries(blockKinds).map(([kind, number]) => [number, kind as BlockKind]),
);

export class BackupReader {
  readonly #sha256 = createHash('sha256');
  #offset = 0;
  #end: BackupEnd | null = null;

  private constructor(
    private readonly handle: FileHandle,
    private readonly size: number,
  ) {}

  /** Rejects with Node's own error if there is no such file. */
  static async open(file: string): Promise<BackupReader> {
    // A pipe would wait for somebody who writes into it. It has no size, so it is no backup.
    const handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const stat = await handle.stat();
    return new BackupReader(handle, stat.isFIFO() ? 0 : stat.size);
  }

  close(): Promise<void> {
    return this.handle.close();
  }

  /** Call it first. */
  async header(): Promise<BackupHeader> {
    const begin = Buffer.alloc(Math.min(FIRST_LINE_BYTES, this.size));
    if (begin.length > 0) await this.handle.read(begin, 0, begin.length, 0);
    const [line, format] = firstLinePattern.exec(begin.toString('latin1')) ?? [];
    if (line === undefined) throw new BackupRefused('foreign', 'is no backup of Riverstone');
    if (Number(format) > FORMAT)
      throw new BackupRefused('newer', `is of format ${format}; this version knows up to ${FORMAT}. Update it first`);
    this.#sha256.update(begin.subarray(0, line.length));
    this.#offset = line.length;
    const block = await this.#block();
    if (block.kind !== 'header') throw this.#damaged();
    const header = readHeaderLine(block.content.toString());
    if (header === null) throw this.#malformed();
    const unknown = header.rowKinds.find((kind) => !Object.hasOwn(rowShapes, kind));
    if (unknown !== undefined) {
      const what = `was made by the newer version ${header.riverstone}, whose tables have rows of kind "${unknown}"`;
      throw new BackupRefused('newer', `${what}. Update this one first`);
    }
    return header;
  }

  /** All records. They are only valid if this ends without an error. */
  async *records(): AsyncGenerator<BackupRecord> {
    for (;;) {
      const before = this.#sha256.copy().digest('hex');
      const { kind, content } = await this.#block();
      if (kind === 'header') throw this.#damaged();
      if (kind === 'end') {
        const end = readEndLine(content.toString());
        if (end === null) throw this.#malformed();
        if (end.sha256 !== before || this.#offset !== this.size) throw this.#damaged();
        this.#end = end;
        return;
      }
      for (const line of linesOf(content)) {
        const record = readRecordLine(line);
        if (record === null) throw this.#malformed();
        yield record;
      }
    }
  }

  /** The share that was read, from 0 to 1. */
  get progress(): number {
    return this.#offset / this.size;
  }

  /** The counts at the end of the backup. Call it after all records. */
  get end(): BackupEnd {
    if (this.#end === null) throw new Error('the backup was not read to its end');
    return this.#end;
  }

  async #block(): Promise<{ readonly kind: BlockKind; readonly content: Buffer }> {
    const head = await this.#read(BLOCK_HEAD);
    const length = head.readUInt32LE(0);
    const kind = kindsByNumber.get(head.readUInt8(4));
    if (kind === undefined || length > MAX_BLOCK_LENGTH) throw this.#damaged();
    const compressed = await this.#read(length);
    const content = await decodeBlock(head, compressed);
    if (content === null) throw this.#damaged();
    this.#sha256.update(head).update(compressed);
    return { kind, content };
  }

  async #read(length: number): Promise<Buffer> {
    if (this.#offset + length > this.size) {
      const message = `is cut off, or damaged at byte ${this.#offset}: it ends at byte ${this.size}. Use another backup`;
      throw new BackupRefused('cut-off', message);
    }
    const buffer = Buffer.alloc(length);
    const { bytesRead } = await this.handle.read(buffer, 0, length, this.#offset);
    if (bytesRead < length) throw this.#damaged();
    this.#offset += length;
    return buffer;
  }

  /** The checksums are right, the content is not. */
  #malformed(): BackupRefused {
    const message = `has something before byte ${this.#offset} that belongs in no backup. Use another one`;
    return new BackupRefused('damaged', message);
  }

  #damaged(): BackupRefused {
    return new BackupRefused('damaged', `is damaged before byte ${this.#offset}. Use another backup`);
  }
}
