/** The checksum of a row: any change of one character or number changes it. */

import { expect, it } from 'vitest';
import { rowChecksum } from './row-checksum.js';

const row = {
  version: 7,
  at: 1_763_525_000_123,
  body: '{"kind":"played","entries":["0:é5"]}',
  awaited: '0,1',
  before: 12,
};

it('is the same for the same row, and fits into 32 bits', () => {
  const sum = rowChecksum(3, row);
  expect(sum).toBe(rowChecksum(3, { ...row }));
  expect(sum).toBe(sum | 0);
});

it('is another one when anything is another', () => {
  const sum = rowChecksum(3, row);
  const others = [
    rowChecksum(4, row),
    rowChecksum(3, { ...row, version: 8 }),
    rowChecksum(3, { ...row, at: row.at + 2 ** 40 }),
    rowChecksum(3, { ...row, before: 0 }),
    rowChecksum(3, { ...row, awaited: '0,2' }),
    ...[...row.body].map((_, index) =>
      rowChecksum(3, { ...row, body: `${row.body.slice(0, index)}?${row.body.slice(index + 1)}` }),
    ),
  ];
  expect(others).not.toContain(sum);
});

it('knows where one text ends and the next begins', () => {
  expect(rowChecksum(3, { ...row, awaited: '0', body: '1' })).not.toBe(
    rowChecksum(3, { ...row, awaited: '01', body: '' }),
  );
});
