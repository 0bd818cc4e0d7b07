/**
 * The worked example of docs/luck.md, computed a second way: by Node's own hash and cipher, and with none of our code.
 */

import { createCipheriv, createHash } from 'node:crypto';

export const example = {
  secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  shares: ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100'],
  options: { moveSeconds: 30 },
} as const;

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

export const commitment = sha256(`riverstone commitment 1\n${example.secret}`);
export const seed = sha256(`riverstone seed 1\n${example.secret}\n${example.shares[0]}\n${example.shares[1]}`);

/** The key of a moment: the moment's number over the last four bytes of the seed. */
export function keyAt(moment: number): string {
  const last = (Number.parseInt(seed.slice(56), 16) ^ moment) >>> 0;
  return seed.slice(0, 56) + last.toString(16).padStart(8, '0');
}

/** Even numbers below a bound, one after the other, from the stream of a moment. */
export function numbersAt(moment: number): (bound: number) => number {
  const cipher = createCipheriv('chacha20', Buffer.from(keyAt(moment), 'hex'), Buffer.alloc(16));
  const word = (): number => cipher.update(Buffer.alloc(4)).readUInt32LE();
  return (bound) => {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      const value = word();
      if (value < limit) return value % bound;
    }
  };
}

/** The bag of Kakuro Challenge in the order it is drawn, and who begins. */
export function dealt(): { readonly tiles: readonly number[]; readonly first: number } {
  const below = numbersAt(0);
  const tiles = [...'123456789'].flatMap((digit) => new Array<number>(8).fill(Number(digit)));
  for (let last = 71; last > 0; last--) {
    const other = below(last + 1);
    const tile = tiles[last] as number;
    tiles[last] = tiles[other] as number;
    tiles[other] = tile;
  }
  return { tiles, first: below(2) };
}
