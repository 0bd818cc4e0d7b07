/**
 * The format of a backup file, as docs/formats.md describes it: a first line, then blocks. A block has its length, kind
 * and checksum, then compressed lines of JSON. The last block has the counts and a checksum of the whole file.
 */

import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, inflateRaw } from 'node:zlib';
import type { RelationRow, TableContents } from '../store/contents.js';

export const FORMAT = 1;
export const firstLine = (format: number): string => `riverstone-backup ${format}\n`;
/** The first line in any format. */
export const firstLinePattern = /^riverstone-backup (\d{1,6})\n/;

export const blockKinds = { header: 1, records: 2, end: 3 } as const;
export type BlockKind = keyof typeof blockKinds;

/** Length, kind, checksum. */
export const BLOCK_HEAD = 9;
/** A longer block means that the length is damaged. */
export const MAX_BLOCK_LENGTH = 2 ** 30;

/** The first block of a backup. */
export interface BackupHeader {
  /** The version of Riverstone that wrote it. */
  readonly riverstone: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The kinds of rows that it may have. A version that does not know one of them can't read the backup. */
  readonly rowKinds: readonly string[];
}

/** What is in a backup. */
export interface BackupCounts {
  readonly tables: number;
  readonly rows: number;
  /** The ids of tables that could not be read and are missing from the backup. */
  readonly skipped: readonly string[];
}

export interface BackupEnd extends BackupCounts {
  /** Of everything before this block, in hexadecimal. */
  readonly sha256: string;
}

export type BackupRecord = RelationRow | TableContents;

const compress = promisify(deflateRaw);
const decompress = promisify(inflateRaw);

export function isTable(record: BackupRecord): record is TableContents {
  return 'rows' in record;
}

export async function encodeBlock(kind: BlockKind, lines: readonly string[]): Promise<Buffer> {
  const content = await compress(lines.join('\n'), { level: constants.Z_BEST_SPEED });
  const head = Buffer.alloc(BLOCK_HEAD);
  head.writeUInt32LE(content.length, 0);
  head.writeUInt8(blockKinds[kind], 4);
  head.writeUInt32LE(checksumOf(head, content), 5);
  return Buffer.concat([head, content]);
}

/** Decompressed blocks are never longer, unless somebody made one to exhaust the memory. */
const MAX_TEXT_LENGTH = 2 ** 28;

/** The content of a block; null if it is damaged. */
export async function decodeBlock(head: Buffer, content: Buffer): Promise<Buffer | null> {
  if (head.readUInt32LE(5) !== checksumOf(head, content)) return null;
  return decompress(content, { maxOutputLength: MAX_TEXT_LENGTH }).catch(() => null);
}

/** One after the other: all lines at once could exhaust the memory. */
export function* linesOf(content: Buffer): Generator<string> {
  for (let start = 0; start < content.length; ) {
    const found = content.indexOf('\n', start);
    const end = found < 0 ? content.length : found;
    yield content.toString('utf8', start, end);
    start = end + 1;
  }
}

function checksumOf(head: Buffer, content: Buffer): number {
  return crc32(content, crc32(head.subarray(0, 5)));
}
