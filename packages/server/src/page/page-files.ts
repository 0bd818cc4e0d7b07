/** The built page in memory: every file is read once, so that a request can name nothing but what is there. */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type Encoding, encodings } from './content-encoding.js';
import { contentType } from './content-types.js';
import { cacheControl } from './headers.js';

export interface SiteFile {
  readonly type: string;
  readonly cacheControl: string;
  /** A mark of the content. */
  readonly hash: string;
  readonly content: Buffer;
  readonly compressed: ReadonlyMap<Encoding, Buffer>;
}

/** The files by their path on the server, `/index.html` among them. */
export type Site = ReadonlyMap<string, SiteFile>;

/** Reads a folder with all below it; throws where it holds no page. */
export async function readSite(root: string): Promise<Site> {
  const contents = existsSync(root) ? await readFolder(root) : new Map<string, Buffer>();
  if (!contents.has('/index.html')) throw new Error(`There is no page in ${root}: it holds no index.html.`);
  const site = new Map<string, SiteFile>();
  for (const [path, content] of contents) {
    if (!isCompressedForm(path, contents)) site.set(path, fileOf(path, content, contents));
  }
  return site;
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

function fileOf(path: string, content: Buffer, contents: ReadonlyMap<string, Buffer>): SiteFile {
  const compressed = new Map<Encoding, Buffer>();
  for (const { name, extension } of encodings) {
    const form = contents.get(`${path}${extension}`);
    if (form !== undefined) compressed.set(name, form);
  }
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return { type: contentType(path), cacheControl: cacheControl(path), hash, content, compressed };
}
