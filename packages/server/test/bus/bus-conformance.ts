/** Tests for any bus. */

import { expect, it } from 'vitest';
import type { Bus } from '../../src/bus/bus.js';
import { ReceivedTokens } from './received-tokens.js';

/** `node` gives the bus as one more node sees it; the others are those of the same test. */
export function testBus(node: () => Promise<Bus>): void {
  it('brings a message to the listeners of its topic at all other nodes', async () => {
    const [ada, bo, cy] = [await node(), await node(), await node()];
    const [own, atBo, again, atCy] = [ada, bo, bo, cy].map((bus) => new ReceivedTokens(bus)) as [
      ReceivedTokens,
      ReceivedTokens,
      ReceivedTokens,
      ReceivedTokens,
    ];
    const notices: unknown[] = [];
    bo.subscribe('notices', (message) => notices.push(message));
    ada.publish('tokens', { tokenHash: 'one' });
    for (const received of [atBo, again, atCy]) expect(await received.upTo('one')).toEqual(['one']);
    bo.publish('tokens', { tokenHash: 'two' });
    expect(await own.upTo('two')).toEqual(['two']);
    expect(await atCy.upTo('two')).toEqual(['one', 'two']);
    cy.publish('tokens', { tokenHash: 'three' });
    expect(await atBo.upTo('three')).toEqual(['one', 'three']);
    expect(notices).toEqual([]);
  });

  it('keeps the order of one node, in one turn of the event loop and over many', async () => {
    const [ada, bo] = [await node(), await node()];
    const received = new ReceivedTokens(bo);
    const sent = Array.from({ length: 2000 }, (_, index) => `${index}`);
    for (const [index, tokenHash] of sent.entries()) {
      ada.publish('tokens', { tokenHash });
      if (index % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await received.upTo('1999')).toEqual(sent);
  });

  it('brings long messages whole, between short ones', async () => {
    const [ada, bo] = [await node(), await node()];
    const received = new ReceivedTokens(bo);
    const long = ['\u{1f600}"\\é\n'.repeat(5000), 'x'.repeat(7900), 'y'.repeat(100_000)];
    const sent = ['first', ...long.flatMap((text) => [text, text.slice(0, 10)]), 'last'];
    for (const tokenHash of sent) ada.publish('tokens', { tokenHash });
    expect(await received.upTo('last')).toEqual(sent);
  });

  it('is silent to who has unsubscribed, or closed it', async () => {
    const [ada, bo, cy] = [await node(), await node(), await node()];
    const gone: string[] = [];
    const unsubscribe = bo.subscribe('tokens', ({ tokenHash }) => gone.push(tokenHash));
    const stays = new ReceivedTokens(bo);
    const closed = new ReceivedTokens(cy);
    ada.publish('tokens', { tokenHash: 'before' });
    await stays.upTo('before');
    await closed.upTo('before');
    unsubscribe();
    await cy.close();
    ada.publish('tokens', { tokenHash: 'after' });
    expect(await stays.upTo('after')).toEqual(['before', 'after']);
    expect(gone).toEqual(['before']);
    expect(closed.all).toEqual(['before']);
  });

  it('sends what waits before it closes', async () => {
    const [ada, bo] = [await node(), await node()];
    const received = new ReceivedTokens(bo);
    ada.publish('tokens', { tokenHash: 'last words' });
    await ada.close();
    expect(await received.upTo('last words')).toEqual(['last words']);
  });
}
