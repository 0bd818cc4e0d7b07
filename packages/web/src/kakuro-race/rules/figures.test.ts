/** The figures of the rules of the race: what the book says of them. */

import { formatField } from '@riverstone/rules/kakuro-race';
import { expect, it } from 'vitest';
import { tryClaim } from './figure-moves';
import { raceFigures } from './figures';

type FigureName = keyof typeof raceFigures;

/** The points of each claim, or what is wrong with it. */
const expected: Readonly<Record<FigureName, readonly (number | string)[]>> = {
  wholeRow: [8, 'no-start', 'no-end'],
  cutEnd: ['no-end', 2],
  cutStart: ['no-start', 4],
  redAgain: [5],
  doubles: ['repeats', 8],
};

it.each(Object.entries(expected) as [FigureName, readonly (number | string)[]][])(
  'the claims of %s bring what they should',
  (name, results) => {
    const figure = raceFigures[name];
    const found = figure.claims.map((claim) => {
      const { ruling } = tryClaim(figure, claim);
      return ruling.ok ? ruling.value.points : ruling.error.code;
    });
    expect(found).toEqual(results);
  },
);

it('each example goes on where the one before it has ended', () => {
  const chain: readonly FigureName[] = ['wholeRow', 'cutEnd', 'cutStart', 'redAgain'];
  const fields = chain.map((name) => raceFigures[name].field);
  const after = chain.map((name) => {
    const figure = raceFigures[name];
    const results = figure.claims.map((claim) => tryClaim(figure, claim).ruling);
    const valid = results.find(({ ok }) => ok);
    return valid?.ok ? formatField(valid.value.field) : '';
  });
  expect(after.slice(0, -1)).toEqual(fields.slice(1));
});
