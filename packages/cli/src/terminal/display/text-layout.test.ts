import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { colors } from '../../contract/colors.js';
import { sideBySide, wrapped } from './text-layout.js';

test('colour takes no room, wide letters take two columns', () => {
  expect(stringWidth(colors.red('Σ8 '))).toBe(3);
  expect(stringWidth('愛')).toBe(2);
  expect(stringWidth('José')).toBe(4);
  expect(stringWidth('🙂a')).toBe(3);
});

test('a sentence breaks at spaces, and a word that is too long is cut', () => {
  expect(wrapped('one two three', 8)).toEqual(['one two', 'three']);
  expect(wrapped('one two three', 8, '  ')).toEqual(['one two', '  three']);
  expect(wrapped('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
});

test('what fits stays as it is', () => {
  expect(wrapped('  Ada   12', 12)).toEqual(['  Ada   12']);
  expect(wrapped('', 12)).toEqual(['']);
});

test('no line is ever wider than asked for', () => {
  const text = 'The bag holds 0, 1, 2, 3, 4, 5, 6, 7, 8 and 9; announcements_are_not_made here.';
  for (let width = 8; width < 60; width++) {
    for (const line of wrapped(text, width, '  ')) expect(stringWidth(line)).toBeLessThanOrEqual(width);
  }
});

test('blocks side by side', () => {
  expect(sideBySide(['ab', 'c'], ['x', '', 'z'], 1)).toEqual(['ab x', 'c', '   z']);
});
