/** Records in links and files, and what is none. */

import { expect, it } from 'vitest';
import { pack, readFile, readText, unpack } from './record-text';

const record = { v: 1, game: 'kakuzu', players: ['Ada', 'Zoë'], moves: Array.from({ length: 80 }, () => '0:e5') };

it('goes into a link and comes out the same', async () => {
  const packed = await pack(record);
  expect(packed).toMatch(/^~[\w-]+$/);
  expect(packed.length).toBeLessThan(150);
  expect(await unpack(packed)).toEqual({ ok: true, raw: record });
});

it.each(['~', '~x', '~AAAA', '~Zm9v', '~____'])('%s is a broken link', async (packed) => {
  expect(await unpack(packed)).toEqual({ ok: false, problem: 'broken' });
});

it('a link that unfolds to too much is stopped', async () => {
  expect(await unpack(await pack('0'.repeat(5_000_000)))).toEqual({ ok: false, problem: 'huge' });
});

it('a file is read, or refused for its size or for what it is', async () => {
  expect(await readFile(new Blob([JSON.stringify(record)]))).toEqual({ ok: true, raw: record });
  expect(await readFile(new Blob(['0'.repeat(1024 * 1024 + 1)]))).toEqual({ ok: false, problem: 'huge' });
  expect(await readFile(new Blob([new Uint8Array([0xff, 0xd8, 0xff])]))).toEqual({ ok: false, problem: 'foreign' });
  expect(readText('')).toEqual({ ok: false, problem: 'foreign' });
});
