/** What a device says about its own part in the luck of a game. */

import { expect, test } from 'vitest';
import { compareWithStored } from './own-luck';

const [promise, other] = ['a'.repeat(64), 'b'.repeat(64)];
const [share, foreign] = ['1'.repeat(32), '2'.repeat(32)];
const luck = { commitment: promise, secret: 'c'.repeat(64), shares: [foreign, share], options: {} };

test.each([
  ['my share in my seat, and the promise that I saw', luck, { commitment: promise, share }, 1, 'mine'],
  ['another promise than the one I saw', luck, { commitment: other, share }, 1, 'otherPromise'],
  [
    'another promise, seen by somebody who only watched',
    luck,
    { commitment: other, share: null },
    null,
    'otherPromise',
  ],
  ['somebody else’s share in my seat', luck, { commitment: promise, share }, 0, 'otherShare'],
  ['no share in my seat', { ...luck, shares: [foreign, ''] }, { commitment: promise, share }, 1, 'otherShare'],
  ['I only watched', luck, { commitment: promise, share: null }, null, 'notMine'],
  ['I sat on another device', luck, null, 1, 'notMine'],
  ['no proof', null, { commitment: promise, share }, 1, 'notMine'],
] as const)('%s', (_, proof, kept, seat, part) => {
  expect(compareWithStored(proof, kept, seat)).toBe(part);
});
