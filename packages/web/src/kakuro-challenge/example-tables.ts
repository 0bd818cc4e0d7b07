/** Tables of Kakuro Challenge for the catalogue. */

import { commonExamples, type ExampleTable } from '../table/example-table';

const layOut = [{ click: '[data-hand="0"]' }, { click: '.challenge-square-open' }];

export const examples: readonly ExampleTable[] = [
  ...commonExamples(40, layOut),
  { name: 'claim', options: { scoring: 'claim' }, entries: 20, input: [...layOut, { key: '8' }] },
  { name: 'expert', options: { expert: true, moveSeconds: 30 }, entries: 40, input: layOut },
];
