import { describe, expect, it } from 'vitest';
import { answerLine } from './answer.js';

describe('what is wrong with a request of any game', () => {
  it.each([
    ['', 'an empty line'],
    ['   ', 'blanks'],
    ['{', 'half an object'],
    ['null', 'null'],
    ['[]', 'a list'],
    ['"chess"', 'a text'],
    ['7', 'a number'],
    ['{}', 'no game'],
    ['{"game":"chess"}', 'another game'],
    ['{"game":7}', 'a number as a game'],
    ['{"game":"toString"}', 'a name that every object has'],
    ['{"game":"__proto__"}', 'a prototype'],
  ])('%j is a bad request: %s', (line) => {
    const answer = JSON.parse(answerLine(line));
    expect(Object.keys(answer)).toEqual(['error']);
    expect(answer.error.code).toBe('bad-request');
  });
});
