/** The names of a new game, and its lines in the registries. */

import { expect, it } from 'vitest';
import { fillTemplate, namesOf, problemWith } from './names.mjs';
import { applyEdits } from './registries.mjs';

it('derives all names from the id', () => {
  const names = namesOf('race-to-21', ['C', 'R', 'K']);
  expect(names).toEqual({ id: 'race-to-21', pascal: 'RaceTo21', camel: 'raceTo21', title: 'Race to 21', letter: 'A' });
  expect(fillTemplate('__id__ __Name__ __name__ __Title__ __Letter__', names)).toBe(
    'race-to-21 RaceTo21 raceTo21 Race to 21 A',
  );
});

it('says what is wrong with a name', () => {
  expect(problemWith('race-to-21', ['kakuzu'])).toBeNull();
  expect(problemWith('kakuzu', ['kakuzu'])).toContain('already');
  for (const name of [undefined, '', 'Race', 'race--to', '21', 'race_to']) expect(problemWith(name, [])).not.toBeNull();
});

it('fails where a registry has changed, instead of leaving the game out', () => {
  expect(() => applyEdits('nothing', { file: 'games.ts', edits: [[/list/, 'line']] })).toThrow('games.ts has changed');
});
