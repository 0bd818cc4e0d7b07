/** Positions in addresses, there and back, and broken ones. */

import { expect, it } from 'vitest';
import { joinPosition, pastedPosition, positionLink, splitPosition } from './position-text';

const known = ['move', 'tiles'];

it('goes there and back, Sum squares, slashes and spaces included', () => {
  const text = joinPosition('12#4/....', { move: 'y7g4/g2', tiles: 'd x', other: '' });
  expect(text).toBe('12%234/....?move=y7g4%2Fg2&tiles=d%20x');
  const parts = splitPosition(text, known);
  expect(parts).toMatchObject({ ok: true, value: { board: '12#4/....' } });
  expect(parts.ok && Object.fromEntries(parts.value.fields)).toEqual({ move: 'y7g4/g2', tiles: 'd x' });
});

it.each(['../..?nonsense=1', '../..?move=1&move=2', '../..?move=%', '%zz', '../..?move', 'x'.repeat(5000)])(
  'refuses %.40s',
  (text) => {
    const parts = splitPosition(text, ['move', 'tiles']);
    expect(parts.ok && parts.value.fields.get('move') !== '').toBe(false);
  },
);

it('takes a link for its position, and lines for rows', () => {
  const link = positionLink('referee', 'kakuzu', '..5/...', 'https://example.org/');
  expect(link).toBe('https://example.org/#/companion/referee/kakuzu/..5/...');
  expect(pastedPosition(` ${link}\n`)).toBe('..5/...');
  expect(pastedPosition('..5\n...\n')).toBe('..5/...');
});
