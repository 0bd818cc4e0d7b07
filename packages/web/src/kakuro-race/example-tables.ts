/** Tables of the race for the catalogue. */

import { commonExamples, type ExampleTable } from '../table/example-table';

const line = [{ click: '[data-square="8"]' }, { click: '[data-square="12"]' }];
const layOut = [{ click: '.race-call-button' }, ...line];

export const examples: readonly ExampleTable[] = [
  ...commonExamples(10, layOut),
  { name: 'counting', options: { counting: 'shown' }, entries: 10, input: layOut },
  { name: 'sealed', options: { sealed: true }, entries: 10, input: line },
];
