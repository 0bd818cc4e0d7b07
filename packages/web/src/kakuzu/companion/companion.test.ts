/** Positions of Kakuzu as text, what makes one impossible, and which sheets are printed. */

import { readFileSync } from 'node:fs';
import { odds } from '@riverstone/bots/kakuzu';
import { createRng, parseSquare, seedFromNumber } from '@riverstone/rules';
import { isSheet, numberedSheet, SIZE } from '@riverstone/rules/kakuzu';
import { expect, it } from 'vitest';
import { allStones, kakuzuText, readKakuzu, sameTwice, withDigit } from './position';
import { allNumbers, countOf, sheetsFor } from './printed-sheets';

interface Case {
  readonly name: string;
  readonly ask: { readonly uncovered: string };
  readonly expect: { readonly grids?: number; readonly odds?: Readonly<Record<string, number[]>> };
}

const file = new URL('../../../../rules/test/cases/kakuzu.jsonl', import.meta.url);
const cases: readonly Case[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

it.each(cases)('$name', ({ ask, expect: expected }) => {
  const read = readKakuzu(ask.uncovered);
  const found = read.ok ? odds(read.value) : undefined;
  expect(found?.grids).toBe(expected.grids);
  for (const [name, shares] of Object.entries(expected.odds ?? {})) {
    const square = parseSquare(name, SIZE) ?? 0;
    expect([...(found?.odds.subarray(square * SIZE, (square + 1) * SIZE) ?? [])]).toEqual(shares);
  }
});

it('goes there and back as text', () => {
  const open = withDigit(withDigit(allStones, 0, 5), 80, 9);
  expect(readKakuzu(kakuzuText(open))).toEqual({ ok: true, value: open });
  expect(withDigit(open, 0, 0)[0]).toBe(0);
});

it.each(['5', kakuzuText(allStones).replace('.', '0'), `${kakuzuText(allStones)}?move=1`])('refuses %s', (text) => {
  expect(readKakuzu(text).ok).toBe(false);
});

it('finds a digit that stands twice in a row, a column or a box', () => {
  const one = withDigit(allStones, 0, 5);
  expect(sameTwice(one)).toBeNull();
  expect(sameTwice(withDigit(one, 8, 5))).toEqual([0, 8]);
  expect(sameTwice(withDigit(one, 72, 5))).toEqual([0, 72]);
  expect(sameTwice(withDigit(one, 20, 5))).toEqual([0, 20]);
  expect(sameTwice(withDigit(one, 40, 5))).toBeNull();
});

it('prints the sheets that were asked for, and fresh ones', () => {
  const titles = {
    sheet: ({ number }: { number: number }) => `sheet ${number}`,
    freshSheet: ({ number }: { number: number }) => `fresh ${number}`,
  };
  const order = { numbers: [40, 7], fresh: 2 };
  const sheets = sheetsFor(order, titles, createRng(seedFromNumber(1)));
  expect(sheets.map(({ title }) => title)).toEqual(['sheet 7', 'sheet 40', 'fresh 1', 'fresh 2']);
  expect(sheets[0]?.sheet).toEqual(numberedSheet(7));
  expect(sheets.every(({ sheet }) => isSheet(sheet))).toBe(true);
  expect(sheets[2]?.sheet).not.toEqual(sheets[3]?.sheet);
  expect(countOf(order)).toBe(4);
  expect(allNumbers).toHaveLength(40);
});
