/** Tables of Kakuzu for the catalogue. */

import { commonExamples, type ExampleTable } from '../table/example-table';

const pick = { click: '.kakuzu-covered:not(.kakuzu-spent)' };

export const examples: readonly ExampleTable[] = [
  ...commonExamples(40, [pick]),
  { name: 'set-up', options: { first: 0 }, entries: 0, input: [pick] },
  { name: 'announce', options: { variant: 'announce' }, entries: 30, input: [pick, { key: '5' }] },
  { name: 'notes', options: {}, entries: 40, input: [{ key: 'n' }, pick, { key: '3' }, { key: '7' }] },
];
