/** The figures of the rules of Kakuzu: what comes of each stone. */

import { expect, it } from 'vitest';
import { lift } from './figure-moves';
import { kakuzuFigures } from './figures';

type FigureName = keyof typeof kakuzuFigures;

/** What is under each stone and what happens then; or why it may not be lifted. */
const expected: Readonly<Record<FigureName, readonly (readonly unknown[])[]>> = {
  opening: [['removed', 8], ['box-opened'], ['removed', 4]],
  search: [
    ['removed', 5],
    ['removed', 1, 'turn-ended'],
  ],
  ninth: [
    ['removed', 5, 'completed', 5],
    ['removed', 7, 'turn-ended'],
  ],
};

it.each(Object.entries(expected) as [FigureName, readonly (readonly unknown[])[]][])(
  'the stones of %s bring what they should',
  (name, results) => {
    const figure = kakuzuFigures[name];
    const found = figure.lifts.map((square) => {
      const { ruling } = lift(figure, square);
      if (!ruling.ok) return [ruling.error.detail.reason];
      return ruling.value.flatMap((event) => [event.type, ...('digit' in event ? [event.digit] : [])]);
    });
    expect(found).toEqual(results);
  },
);
