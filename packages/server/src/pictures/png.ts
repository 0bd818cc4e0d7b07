/** Writes a picture as PNG: the few chunks that one needs. */

import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { Canvas } from './canvas.js';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits a channel, red, green and blue, no interlacing. */
const FORMAT = [8, 2, 0, 0, 0] as const;
const CHANNELS = 3;

const compress = promisify(deflate);

export async function encodePng({ width, height, pixels }: Canvas): Promise<Buffer> {
  const line = width * CHANNELS;
  // Each row begins with its filter: 0 for none.
  const rows = Buffer.alloc((line + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * line, (y + 1) * line), y * (line + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(FORMAT, 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', await compress(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(content.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(content, 4);
  whole.writeUInt32BE(crc32(content), content.length + 4);
  return whole;
}
