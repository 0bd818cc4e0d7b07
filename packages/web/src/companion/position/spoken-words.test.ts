import { expect, it } from 'vitest';
import { spokenWords } from './spoken-words';

const numbers = 'null eins zwei drei vier fünf sechs sieben acht neun';

it.each([
  ['Gelb vier auf C 6', ['gelb', '4', 'auf', 'c6']],
  ['gelb 4 auf c6, dann d vier umdrehen', ['gelb', '4', 'auf', 'c6', 'dann', 'd4', 'umdrehen']],
  ['y4c6/d4', ['y4c6/d4']],
  ['', []],
])('%s', (said, words) => {
  expect(spokenWords(said, numbers)).toEqual(words);
});
