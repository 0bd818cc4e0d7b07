/** Codes, tokens, and what is remembered of them. */

import { describe, expect, it } from 'vitest';
import { formatCode, newCode, parseCode } from './device-code.js';
import { RecentCache } from './recent-cache.js';
import { expiredTokenCookie, newToken, tokenCookie, tokenIn } from './token.js';

describe('codes', () => {
  it('are read as they are shown, and as people type', () => {
    for (let i = 0; i < 200; i++) {
      const code = newCode();
      expect(code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
      for (const typed of [code, formatCode(code), code.toLowerCase(), ` ${formatCode(code)}\n`])
        expect(parseCode(typed)).toBe(code);
    }
    expect(formatCode('ABCDEFGH')).toBe('ABCD-EFGH');
  });

  it.each(['', 'ABCD-EFG', 'ABCD-EFGHJ', 'ABCD-EFG0', 'ABCD-EFGI', 'ÀBCD-EFGH', 'ABCD_EFGH'])('%j is none', (text) =>
    expect(parseCode(text)).toBeNull(),
  );
});

describe('tokens', () => {
  it('go into a cookie and come back', () => {
    const token = newToken();
    for (const isSecure of [false, true]) {
      const cookie = `a=b; ${tokenCookie(token, isSecure).split(';')[0]}; c=d`;
      expect(tokenIn({ cookie, isSecure })).toBe(token);
      expect(tokenIn({ cookie, isSecure: !isSecure })).toBeNull();
    }
    expect(newToken()).not.toBe(token);
  });

  it('are sent over encrypted connections alone where they came over one', () => {
    expect(tokenCookie(newToken(), true)).toMatch(/^__Host-riverstone-guest=.*; Path=\/; .*Secure/);
    expect(tokenCookie(newToken(), true)).not.toContain('Domain');
    expect(expiredTokenCookie(true)).toContain('; Secure');
    expect(tokenCookie(newToken(), false)).not.toContain('Secure');
  });
});

describe('what is remembered', () => {
  it('is as much as was asked for last, and nothing old', () => {
    let time = 0;
    const recent = new RecentCache<string>(2, 100, () => time);
    recent.set('a', 'A');
    recent.set('b', 'B');
    expect(recent.get('a')).toBe('A');
    recent.set('c', 'C');
    expect(['a', 'b', 'c'].map((key) => recent.get(key))).toEqual(['A', undefined, 'C']);
    recent.delete('c');
    expect(recent.get('c')).toBeUndefined();
    time = 100;
    expect(recent.get('a')).toBeUndefined();
  });
});
