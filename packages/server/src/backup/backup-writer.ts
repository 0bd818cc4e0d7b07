/** Writes a backup into a temporary file that only its owner can read, and renames it at the end. */

import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  type BackupCounts,
  type BackupEnd,
  type BackupHeader,
  type BackupRecord,
  type BlockKind,
  encodeBlock,
  FORMAT,
  firstLine,
} from './backup-format.js';

/** Characters before compression. A block has at least one record, however long. */
const BLOCK_SIZE = 2 ** 20;
const OWN_FILE = 0o600;

export class BackupWriter {
  readonly #sha256 = createHash('sha256');
  #lines: string[] = [];
  #size = 0;
  #bytes = 0;

  private constructor(
    private readonly file: string,
    private readonly part: string,
    private readonly handle: FileHandle,
  ) {}

  /** Rejects with `EEXIST` if another backup is being written there. */
  static async open(file: string, header: BackupHeader): Promise<BackupWriter> {
    const part = `${file}.part`;
    const writer = new BackupWriter(file, part, await open(part, 'wx', OWN_FILE));
    await writer.#write(Buffer.from(firstLine(FORMAT)));
    await writer.#write(await encodeBlock('header', [JSON.stringify(header)]));
    return writer;
  }

  /** How many bytes were written. */
  get bytes(): number {
    return this.#bytes;
  }

  async add(record: BackupRecord): Promise<void> {
    const line = JSON.stringify(record);
    this.#lines.push(line);
    this.#size += line.length;
    if (this.#size >= BLOCK_SIZE) await this.#writeBlock('records');
  }

  /** Resolves when the backup is on disk under its final name. */
  async finish(counts: BackupCounts): Promise<void> {
    if (this.#lines.length > 0) await this.#writeBlock('records');
    const end: BackupEnd = { ...counts, sha256: this.#sha256.copy().digest('hex') };
    await this.#write(await encodeBlock('end', [JSON.stringify(end)]));
    await this.handle.sync();
    await this.handle.close();
    await rename(this.part, this.file);
    const folder = await open(dirname(this.file));
    await folder.sync();
    await folder.close();
  }

  async abandon(): Promise<void> {
    await this.handle.close();
    await rm(this.part, { force: true });
  }

  async #writeBlock(kind: BlockKind): Promise<void> {
    const lines = this.#lines;
    this.#lines = [];
    this.#size = 0;
    await this.#write(await encodeBlock(kind, lines));
  }

  async #write(bytes: Buffer): Promise<void> {
    this.#sha256.update(bytes);
    this.#bytes += bytes.length;
    await this.handle.writeFile(bytes);
  }
}
