/** Commitment and seed, against a second way to compute them. */

import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitmentOf, mixedSeed } from './index.js';

const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const shareOfAda = '00112233445566778899aabbccddeeff';
const shareOfBo = 'ffeeddccbbaa99887766554433221100';

/** The text is put together by hand, and hashed by Node. */
const sha256 = (...bytes: (string | number)[]): string =>
  bytes
    .reduce(
      (hash, part) => hash.update(typeof part === 'number' ? Buffer.from([part]) : Buffer.from(part, 'ascii')),
      createHash('sha256'),
    )
    .digest('hex');
const LINE_END = 10;

const hexadecimal = (digits: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: digits, maxLength: digits });
const secrets = hexadecimal(64);
const someShares = fc.array(fc.oneof(hexadecimal(32), fc.constant('')), { minLength: 1, maxLength: 5 });

describe('known answers', () => {
  it.each([
    ['the secret of docs/luck.md', secret, '7638e08fc8b0f90747df1d028d127b2ffbd04cc5d45c550cd8e0061f9452279a'],
    ['zeros', '0'.repeat(64), '66c6c7c43c17b022e665fd233c551692980464ebaa4e9ca025cee7b66a03cb7d'],
  ])('the commitment to %s', (_name, text, expected) => {
    expect(commitmentOf(text)).toBe(expected);
  });

  it.each<[string, string[], string]>([
    ['two shares', [shareOfAda, shareOfBo], '851a21506225bf521ccb435b9c53cd9f1a07d34e6228ecfd109ec43b935a2d35'],
    [
      'the same shares in other seats',
      [shareOfBo, shareOfAda],
      '0c8d3ba8e088f27881a6fa1708c4e4820d04d268ef364e352931abae4f7b87ad',
    ],
    ['one share and a bot', [shareOfAda, ''], '672c5e498c86e8c7fd9527d6cbdb724b83f86ee7c49ae2057299a809e328a9e5'],
    ['a bot and one share', ['', shareOfAda], '7f588b958054dc021881bc809e72fad5340dc60dbaa08cadae501f78117ab75e'],
    ['one player', [shareOfAda], '514321e57b262258b864f2c75216686675aecf8c76a108c8f18775874040cdc7'],
    ['nobody gave one', ['', ''], '0211be9cd23d7079f24221b4c0f7003e538631436a0db6b14e141b8cfee457e4'],
  ])('the seed of %s', (_name, shares, expected) => {
    expect(mixedSeed(secret, shares)).toBe(expected);
  });
});

describe('any secret and shares', () => {
  it('are hashed as docs/luck.md says, by Node as well', () => {
    fc.assert(
      fc.property(secrets, someShares, (text, shares) => {
        expect(commitmentOf(text)).toBe(sha256('riverstone commitment 1', LINE_END, text));
        const lines = shares.flatMap((share) => [LINE_END, share]);
        expect(mixedSeed(text, shares)).toBe(sha256('riverstone seed 1', LINE_END, text, ...lines));
      }),
    );
  });

  it('give another seed when anything about them is another', () => {
    fc.assert(
      fc.property(secrets, someShares, secrets, someShares, (text, shares, otherText, otherShares) => {
        const same = text === otherText && JSON.stringify(shares) === JSON.stringify(otherShares);
        expect(mixedSeed(text, shares) === mixedSeed(otherText, otherShares)).toBe(same);
        expect(mixedSeed(text, shares) === mixedSeed(otherText, shares)).toBe(text === otherText);
        expect(mixedSeed(text, [...shares, ''])).not.toBe(mixedSeed(text, shares));
        expect(commitmentOf(text)).not.toBe(mixedSeed(text, shares));
      }),
    );
  });
});
