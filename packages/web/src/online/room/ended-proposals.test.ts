/** Which question somebody here has taken back or said no to. */

import type { Proposal } from '@riverstone/protocol';
import { expect, test } from 'vitest';
import { forgetEnded, isEndedHere, rememberEnded } from './ended-proposals';

const pause: Proposal = { what: 'pause', by: 0, agreed: [0] };

test('a question that was ended here is the same after somebody agreed to it, until something is asked anew', () => {
  rememberEnded('here', pause);
  expect(isEndedHere('here', { ...pause, agreed: [0, 2] })).toBe(true);
  expect(isEndedHere('here', { ...pause, by: 1 })).toBe(false);
  expect(isEndedHere('here', { ...pause, what: 'resume' })).toBe(false);
  expect(isEndedHere('elsewhere', pause)).toBe(false);
  forgetEnded();
  expect(isEndedHere('here', pause)).toBe(false);
});
