/** A table to look at while working: each game lists its own for the catalogue. */

import type { RawOptions } from './game-page';

/** Something that is done once the table is shown: an element is clicked, or a key pressed. */
type ExampleInput = { readonly click: string } | { readonly key: string };

export interface ExampleTable {
  readonly name: string;
  readonly options: RawOptions;
  /** How many entries of the log bots play beforehand; infinite: to the end. */
  readonly entries: number;
  readonly input: readonly ExampleInput[];
}

/** The tables that every game has: `middle` entries are half a game, `layOut` lays a move out. */
export function commonExamples(middle: number, layOut: readonly ExampleInput[]): readonly ExampleTable[] {
  return [
    { name: 'start', options: {}, entries: 0, input: [] },
    { name: 'middle', options: {}, entries: middle, input: [] },
    { name: 'draft', options: {}, entries: middle, input: layOut },
    { name: 'hint', options: {}, entries: middle, input: [{ key: 'h' }, { key: 'h' }] },
    { name: 'end', options: {}, entries: Number.POSITIVE_INFINITY, input: [] },
  ];
}
