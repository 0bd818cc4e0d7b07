import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalBus } from '../bus/local-bus.js';
import { createLimits } from './limits.js';
import { requestRates, socketRates } from './rates.js';
import { shareLimits } from './share-limits.js';

describe('limits that nodes share', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const bus = new LocalBus();
  const node = () => {
    const own = bus.node();
    const { limits, close } = shareLimits(
      createLimits('on', () => Date.now()),
      own,
    );
    return { bus: own, limits, close };
  };

  it('count commands of one guest together, and no refusals', () => {
    const [one, other] = [node(), node()];
    const { burst } = socketRates.commands.guest;
    for (let sent = 0; sent < burst; sent++) expect(one.limits.commands.guest.take('ada').ok).toBe(true);
    for (let sent = 0; sent < 1000; sent++) expect(one.limits.commands.guest.take('ada').ok).toBe(false);
    expect(other.limits.commands.guest.take('ada').ok).toBe(true);
    vi.advanceTimersByTime(1000);
    // Its own is full again by now, and all of it was taken elsewhere.
    expect(other.limits.commands.guest.take('ada')).toEqual({ ok: false, retryAfter: 100 });
    expect(other.limits.commands.guest.take('bo').ok).toBe(true);
    vi.advanceTimersByTime(100);
    expect(other.limits.commands.guest.take('ada').ok).toBe(true);
    one.close();
    other.close();
  });

  it('count requests together, in the window that began with the first', async () => {
    const [one, other] = [node(), node()];
    const { max, seconds } = requestRates.codesMade.guest;
    await other.limits.codesMade.guest.take('ada');
    for (let made = 1; made < max; made++) await one.limits.codesMade.guest.take('ada');
    vi.advanceTimersByTime(1000);
    expect(await other.limits.codesMade.guest.take('ada')).toEqual({ ok: false, retryAfter: (seconds - 1) * 1000 });
    expect(await one.limits.codesMade.guest.take('ada')).toEqual({ ok: false, retryAfter: (seconds - 1) * 1000 });
    vi.advanceTimersByTime((seconds - 1) * 1000);
    expect((await other.limits.codesMade.guest.take('ada')).ok).toBe(true);
    one.close();
    other.close();
  });

  it('tell nothing of sockets, and of others only who has used most', () => {
    const [one, other] = [node(), node()];
    const told: unknown[] = [];
    other.bus.subscribe('counts', ({ counts }) => told.push(counts));
    one.limits.messages.socket.take('1');
    vi.advanceTimersByTime(1000);
    expect(told).toEqual([]);
    for (let guest = 0; guest < 5000; guest++) one.limits.commands.guest.take(`${guest}`);
    one.limits.commands.guest.take('4999');
    vi.advanceTimersByTime(2000);
    expect(told).toHaveLength(1);
    expect(told[0]).toHaveLength(1000);
    expect((told[0] as unknown[])[0]).toEqual(['commands.guest', '4999', 2]);
    one.close();
    other.close();
  });

  it('ignore limits that they do not have', () => {
    const one = node();
    bus.node().publish('counts', {
      counts: [
        ['parcels.guest', 'ada', 1],
        ['toString', 'ada', 1],
      ],
    });
    expect(one.limits.commands.guest.take('ada').ok).toBe(true);
    one.close();
  });
});
