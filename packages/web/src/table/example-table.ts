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

/** The tables that every game has, with what lays a move out in it. */
export function usualExamples(layOut: readonly ExampleInput[]): readonly ExampleTable[] {
  return [
    { name: 'start', options: {}, entries: 0, input: [] },
    { name: 'middle', options: {}, entries: 40, input: [] },
    { name: 'draft', options: {}, entries: 40, input: layOut },
    { name: 'hint', options: {}, entries: 40, input: [{ key: 'h' }, { key: 'h' }] },
    { name: 'end', options: {}, entries: Number.POSITIVE_INFINITY, input: [] },
  ];
}
