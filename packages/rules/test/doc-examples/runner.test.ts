/** The runner of doc examples finds wrong examples. */

import { describe, expect, it } from 'vitest';
import { examplesIn } from './extract.js';
import { runExample } from './run.js';

const scope = { double: (value: number) => 2 * value, point: { x: 1, y: 2 }, list: [1, 2, 3] };
const run = (code: string) => runExample(code, [scope]);

describe('an example', () => {
  it.each([
    'double(2) // => 4',
    'const two = 2;\ndouble(two) // => 4',
    'double(\n  2,\n)\n// => 4',
    '// A comment.\nawait double(2) // => 4',
    'point // => { x: 1, … }',
    'list // => [1, …]',
    "'a long text' // => 'a long…'",
    'Uint8Array.from(list) // => [1, 2, 3]',
  ])('that is right passes: %s', async (code) => {
    await run(code);
  });

  it.each([
    ['double(2) // => 5', 'but it gives 4'],
    ['point // => { x: 1 }', 'but it gives {"x":1,"y":2}'],
    ['point // => { x: 2, … }', 'but it gives'],
    ['list // => [1, 2]', 'but it gives [1,2,3]'],
    ["'a long text' // => 'long…'", 'but it gives'],
    ['double(2) // 4', 'does not say what it gives'],
    ['triple(2) // => 6', 'triple is not defined'],
  ])('that is wrong fails: %s', async (code, message) => {
    await expect(run(code)).rejects.toThrow(message);
  });
});

describe('examples', () => {
  it('are found in doc comments, several in one too', () => {
    const source = `
/**
 * Doubles.
 * @example double(1) // => 2
 * @example
 * const two = 2;
 * double(two) // => 4
 */
export function double(value: number): number {
`;
    expect(examplesIn(source)).toEqual([
      { name: 'double', code: 'double(1) // => 2' },
      { name: 'double', code: 'const two = 2;\ndouble(two) // => 4' },
    ]);
  });
});
