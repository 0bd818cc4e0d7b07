/**
 * A record whose squares were named the other way round, row before column: refused at a move, or played as it reads;
 * never a fault.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { gameIds, replay } from '../src/index.js';

const docs = fileURLToPath(new URL('../../../docs', import.meta.url));
const columns = 'abcdefghi';
const turned = (text: string): string =>
  text.replaceAll(
    /([a-i])([1-9])/g,
    (_, letter: string, digit: string) => `${columns[Number(digit) - 1]}${columns.indexOf(letter) + 1}`,
  );

it.each(gameIds)('a game of %s', (game) => {
  const record = JSON.parse(readFileSync(`${docs}/examples/${game}.riverstone.json`, 'utf8'));
  expect(replay(record)).toMatchObject({ ok: true, value: { ended: true } });
  const other = replay({ ...record, moves: record.moves.map(turned) });
  expect(other).toMatchObject({
    ok: false,
    error: { moveIndex: expect.any(Number), refusal: { code: expect.any(String) } },
  });
});
