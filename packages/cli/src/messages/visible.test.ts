import { expect, it } from 'vitest';
import { errorOf } from './refusals.js';
import { visible } from './visible.js';

it('shows what a terminal would obey instead of sending it', () => {
  expect(visible('Ada \u001b[2J\u009b31m\u202e\u2028é Σ')).toBe('Ada \\u001b[2J\\u009b31m\\u202e\\u2028é Σ');
});

it('quotes what somebody wrote, cut short and harmless', () => {
  const { message } = errorOf({ code: 'bad-notation', detail: { what: 'move', text: `\u009b${'x'.repeat(500)}` } });
  expect(message.length).toBeLessThan(120);
  expect(message).toContain('\\u009bxxx');
});
