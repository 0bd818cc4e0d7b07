/** Which question somebody here has taken back. */

import type { Asked } from '@riverstone/protocol';
import { expect, test } from 'vitest';
import { forgetWithdrawn, isWithdrawn, rememberWithdrawn } from './withdrawn';

const pause: Asked = { what: 'pause', by: 0, agreed: [0] };

test('a question that was taken back is the same after somebody agreed to it, until something is asked anew', () => {
  rememberWithdrawn('here', pause);
  expect(isWithdrawn('here', { ...pause, agreed: [0, 2] })).toBe(true);
  expect(isWithdrawn('here', { ...pause, by: 1 })).toBe(false);
  expect(isWithdrawn('here', { ...pause, what: 'resume' })).toBe(false);
  expect(isWithdrawn('elsewhere', pause)).toBe(false);
  forgetWithdrawn();
  expect(isWithdrawn('here', pause)).toBe(false);
});
