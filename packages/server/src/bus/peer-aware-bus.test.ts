/** A bus with nobody at the other end. */

import { expect, it } from 'vitest';
import { LocalBus } from './local-bus.js';
import { PeerAwareBus } from './peer-aware-bus.js';

it('sends nothing while nobody else is there, and all again from when somebody is', () => {
  let now = 0;
  const all = new LocalBus();
  const bus = new PeerAwareBus(all.node(), () => now);
  const other = new PeerAwareBus(all.node(), () => now);
  const heard: string[] = [];
  other.subscribe('tokens', ({ tokenHash }) => void heard.push(tokenHash));
  const publish = (tokenHash: string): void => bus.publish('tokens', { tokenHash });
  publish('at the start');
  now += 4999;
  publish('just after');
  now += 1;
  publish('alone');
  other.announce();
  publish('in company');
  now += 5000;
  publish('alone again');
  expect(heard).toEqual(['at the start', 'just after', 'in company']);
});
