/** Who is let in as another node, and who is not. */

import { describe, expect, it } from 'vitest';
import { LINK_VERSION } from './frames.js';
import { Handshake } from './handshake.js';

function setUp(secret = 'secret') {
  return { here: new Handshake('secret'), there: new Handshake(secret) };
}

describe('a node', () => {
  it('lets another one in that knows the secret, and proves that it knows it, too', () => {
    const { here, there } = setUp();
    const { header, answer } = there.sign('other', 'self');
    expect(here.check(header, 'self')).toEqual({ answer });
  });

  it('lets nobody in with another secret', () => {
    const { here, there } = setUp('guessed');
    expect(here.check(there.sign('other', 'self').header, 'self')).toBe('forged');
  });

  it('lets nobody in who repeats what was overheard, or was meant for another node', () => {
    const { here, there } = setUp();
    const { header } = there.sign('other', 'self');
    expect(here.check(header, 'third')).toBe('other-node');
    expect(here.check(header, 'self')).toHaveProperty('answer');
    expect(here.check(there.sign('other', 'self').header, 'self')).toHaveProperty('answer');
    expect(here.check(header, 'self')).toBe('forged');
    // Under another id it knows nothing of what was said to it before, and that was not meant for it.
    expect(here.check(there.sign('other', 'again').header, 'again')).toHaveProperty('answer');
    expect(here.check(header, 'again')).toBe('other-node');
  });

  it('lets nobody in who changes any part', () => {
    const { here, there } = setUp();
    const parts = there.sign('other', 'self').header.split(' ');
    const changed = parts.map((part, index) =>
      parts.map((each, other) => (other === index ? `${part}0` : each)).join(' '),
    );
    for (const header of [...changed, '', 'x', parts.slice(0, -1).join(' '), [...parts, 'more'].join(' ')])
      expect(here.check(header, 'self')).toBe('forged');
  });

  it('says that a genuine node speaks another version', () => {
    const { here, there } = setUp();
    const { header } = there.sign('other', 'self', `${LINK_VERSION}.1`);
    expect(here.check(header, 'self')).toBe('other-version');
  });
});
