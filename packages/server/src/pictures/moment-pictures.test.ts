/** Pictures of moments: real PNG files that show the board as it was, drawn once, and of finished games alone. */

import { readFileSync } from 'node:fs';
import { crc32, inflateSync } from 'node:zlib';
import { type GameId, type GameRecord, gameIds, ok, refuse } from '@riverstone/rules';
import { describe, expect, it, vi } from 'vitest';
import * as drawing from './draw-moment.js';
import { MomentPictures } from './moment-pictures.js';

const recordOf = (id: GameId): GameRecord =>
  JSON.parse(readFileSync(new URL(`../../../../docs/examples/${id}.riverstone.json`, import.meta.url), 'utf8'));

async function pictureOf(record: GameRecord, moment: number): Promise<Buffer> {
  const drawn = await new MomentPictures({ record: async () => ok(record) }, noRest).of('table', moment);
  if (!drawn.ok) throw new Error(drawn.error.code);
  return drawn.value;
}

/** Reads a PNG with plain means: every chunk with its sum, and the pixels. */
function decoded(png: Buffer): { readonly width: number; readonly height: number; readonly rows: Buffer } {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const content = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(content));
    chunks.set(content.subarray(0, 4).toString('latin1'), content.subarray(4));
    at += 12 + length;
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
  const header = chunks.get('IHDR') ?? Buffer.alloc(0);
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  return { width: header.readUInt32BE(0), height: header.readUInt32BE(4), rows };
}

const noRest = async (): Promise<void> => {};

describe.each(gameIds)('a moment of %s', (id) => {
  const record = recordOf(id);

  it('is a picture of the size that programs ask for', async () => {
    const { width, height, rows } = decoded(await pictureOf(record, 20));
    expect({ width, height }).toEqual(drawing.pictureSize);
    expect(rows.length).toBe((3 * width + 1) * height);
  });

  it('differs from another; beyond the end it is the end', async () => {
    const [one, other, last, beyond] = await Promise.all([20, 40, 5000, 9999].map((at) => pictureOf(record, at)));
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
    expect(last?.equals(beyond ?? Buffer.alloc(0))).toBe(true);
  });

  it('is there before the first move, too', async () => {
    const begun = { ...record, moves: [], at: [], resigned: [0] };
    expect(decoded(await pictureOf(withoutDraws(begun), 3)).width).toBe(drawing.pictureSize.width);
  });
});

/** A record that ends before the table has drawn. */
function withoutDraws(record: GameRecord): GameRecord {
  const { draws: _, ...chance } = record.chance;
  return { ...record, chance: 'draws' in record.chance ? { ...chance, draws: [] } : chance };
}

it('is drawn once, and asked for each time whether the game may still be shown', async () => {
  let asked = 0;
  const pictures = new MomentPictures({
    record: async () => (++asked < 3 ? ok(recordOf('kakuzu')) : refuse('not-found')),
  });
  const [one, other] = [await pictures.of('table', 4), await pictures.of('table', 4)];
  expect(one.ok && other.ok && one.value === other.value).toBe(true);
  expect(await pictures.of('table', 4)).toMatchObject({ ok: false, error: { code: 'not-found' } });
});

it('is drawn once for all moments beyond the end', async () => {
  const record = recordOf('kakuzu');
  const draw = vi.spyOn(drawing, 'drawMoment');
  const pictures = new MomentPictures({ record: async () => ok(record) }, noRest);
  await Promise.all([9999, 9998, 9997].map((moment) => pictures.of('table', moment)));
  await Promise.all([9996, 9995].map((moment) => pictures.of('table', moment)));
  expect(draw).toHaveBeenCalledTimes(1);
  draw.mockRestore();
});

it('waits for the rest after the one before, and is refused where too many wait', async () => {
  const record = recordOf('kakuzu');
  const rests: (() => void)[] = [];
  const rest = (): Promise<void> => new Promise((resolve) => rests.push(resolve));
  const pictures = new MomentPictures({ record: async () => ok(record) }, rest);
  const answers: (string | undefined)[] = [];
  const ask = async (moment: number): Promise<void> => {
    const drawn = await pictures.of('table', moment);
    answers.push(drawn.ok ? 'drawn' : drawn.error.code);
  };
  await ask(0);
  const asked = Array.from({ length: 40 }, (_, index) => ask(index + 1));
  await Promise.all(asked.slice(30));
  expect(answers).toEqual(['drawn', ...Array(10).fill('too-fast')]);
  for (let drawn = 1; drawn <= 30; drawn++) {
    rests.shift()?.();
    await asked[drawn - 1];
  }
  expect(answers.slice(11)).toEqual(Array(30).fill('drawn'));
});
