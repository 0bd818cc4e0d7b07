/** The search of the rules. */

import { expect, it } from 'vitest';
import { findRules, paragraphOf, type Section } from './find-rules';

const sections: readonly Section[] = [
  {
    id: 'one',
    title: 'Mise en place',
    paragraphs: [
      { id: 'a', clauses: ['C1.1', 'C1.2'], text: 'Chacun pioche deux cartes derrière son écran.' },
      { id: 'b', clauses: ['C1.10'], ours: true, text: 'L’ordre est tiré au sort.' },
    ],
  },
  { id: 'two', title: 'Points', paragraphs: [{ id: 'c', clauses: ['C2.1'], text: 'Un Kakuro vaut sa somme.' }] },
];

const found = (query: string): readonly string[] =>
  findRules(sections, query, 'De nous').flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));

it.each([
  ['', ['a', 'b', 'c']],
  ['  ', ['a', 'b', 'c']],
  ['ECRAN', ['a']],
  ['derriere cartes', ['a']],
  ["l'ordre", ['b']],
  ['place', ['a', 'b']],
  ['c1.1', ['a']],
  ['C1.10', ['b']],
  ['C1', ['a', 'b']],
  ['c2.', ['c']],
  ['C1 sort', ['b']],
  ['de nous', ['b']],
  ['C9.9', []],
  ['nothing', []],
])('"%s" finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

it('a section without a find is not shown', () => {
  expect(findRules(sections, 'somme', '').map(({ id }) => id)).toEqual(['two']);
});

it('a clause is told by a paragraph, small letter or not', () => {
  expect(paragraphOf(sections, 'c1.2')?.id).toBe('a');
  expect(paragraphOf(sections, 'C1')).toBeNull();
});
