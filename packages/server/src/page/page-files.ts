/** The built page in memory. Requests never touch the disk, so no path can lead out of the folder. */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { encodings, type PageEncoding } from './content-encoding.js';
import { contentType } from './content-types.js';
import { cacheControl } from './headers.js';

export interface PageFile {
  readonly type: string;
  readonly cacheControl: string;
  /** Of the content, for the ETag. */
  readonly hash: string;
  readonly content: Buffer;
  readonly compressed: ReadonlyMap<PageEncoding, Buffer>;
  /** The header of a request that the content depends on. */
  readonly vary?: string;
}

/** The files by their URL path, for example `/index.html`. */
export type PageFiles = ReadonlyMap<string, PageFile>;

/** Reads a folder and all below it. Throws if it has no `index.html`. */
export async function readPageFiles(root: string): Promise<PageFiles> {
  const contents = existsSync(root) ? await readFolder(root) : new Map<string, Buffer>();
  if (!contents.has('/index.html')) throw new Error(`There is no page in ${root}: it has no index.html.`);
  const files = new Map<string, PageFile>();
  for (const [path, content] of contents) {
    if (!isCompressedForm(path, contents)) files.set(path, fileOf(path, content, contents));
  }
  return files;
}

async function readFolder(root: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(names.map((name) => readFile(name)));
  return new Map(names.map((name, index) => [pathOf(root, name), contents[index] ?? Buffer.alloc(0)]));
}

function pathOf(root: string, name: string): string {
  return name.slice(join(root, sep).length - 1).replaceAll(sep, '/');
}

function isCompressedForm(path: string, contents: ReadonlyMap<string, Buffer>): boolean {
  return encodings.some(({ extension }) => path.endsWith(extension) && contents.has(path.slice(0, -extension.length)));
}

function fileOf(path: string, content: Buffer, contents: ReadonlyMap<string, Buffer>): PageFile {
  const compressed = new Map<PageEncoding, Buffer>();
  for (const { name, extension } of encodings) {
    const form = contents.get(`${path}${extension}`);
    if (form !== undefined) compressed.set(name, form);
  }
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return { type: contentType(path), cacheControl: cacheControl(path), hash, content, compressed };
}
