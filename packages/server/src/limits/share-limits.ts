/**
 * Shares limits between nodes: every second each node tells the others what it has let through. No request waits for
 * that, so a burst within one second may pass once at each node.
 */

import type { Bus } from '../bus/bus.js';
import type { MessageOn } from '../bus/topics.js';
import type { SocketLimiter } from './bucket-limiter.js';
import type { Limits } from './limits.js';
import { requestRates, socketRates } from './rates.js';
import type { LimitResult } from './token-bucket.js';
import type { RequestLimiter } from './window-limiter.js';

/** In milliseconds. */
const INTERVAL = 1000;
/** Only the most used keys are sent; the others are far from a limit. */
const MAX_SENT = 1000;

type Count = MessageOn<'counts'>['counts'][number];

/** A limiter that also counts what other nodes have let through. */
interface Counting {
  add(key: string, count: number): void;
}

export interface SharedLimits {
  readonly limits: Limits;
  close(): void;
}

export function shareLimits(limits: Limits, bus: Bus): SharedLimits {
  const limiters = new Map<string, Counting>();
  const used = new Map<string, { readonly limit: string; readonly key: string; count: number }>();

  function use(limit: string, key: string, count: number): void {
    const id = `${limit} ${key}`;
    const before = used.get(id);
    if (before === undefined) used.set(id, { limit, key, count });
    else before.count += count;
  }

  function shareRequests(limit: string, limiter: RequestLimiter): RequestLimiter {
    limiters.set(limit, limiter);
    return {
      add: (key, count) => limiter.add(key, count),
      async take(key) {
        const result = await limiter.take(key);
        if (result.ok) use(limit, key, 1);
        return result;
      },
    };
  }

  function shareMessages(limit: string, limiter: SocketLimiter): SocketLimiter {
    limiters.set(limit, limiter);
    return {
      add: (key, count) => limiter.add(key, count),
      take(key, cost = 1): LimitResult {
        const result = limiter.take(key, cost);
        if (result.ok) use(limit, key, cost);
        return result;
      },
    };
  }

  const shared: Record<string, unknown> = { ...limits };
  for (const name of namesOf(requestRates))
    shared[name] = mapEntries<RequestLimiter>(limits[name], (key, limiter) => shareRequests(`${name}.${key}`, limiter));
  for (const name of namesOf(socketRates))
    shared[name] = mapEntries<SocketLimiter>(limits[name], (key, limiter) =>
      // A socket is at one node.
      key === 'socket' ? limiter : shareMessages(`${name}.${key}`, limiter),
    );

  const unsubscribe = bus.subscribe('counts', ({ counts }) => {
    // A limit that only a newer node has is not counted here.
    for (const [limit, key, count] of counts) limiters.get(limit)?.add(key, count);
  });
  const timer = setInterval(() => {
    if (used.size === 0) return;
    const most = [...used.values()].sort((one, other) => other.count - one.count).slice(0, MAX_SENT);
    used.clear();
    bus.publish('counts', { counts: most.map(({ limit, key, count }): Count => [limit, key, count]) });
  }, INTERVAL).unref();
  return {
    // The same names as before, which the compiler can't follow.
    limits: shared as unknown as Limits,
    close() {
      clearInterval(timer);
      unsubscribe();
    },
  };
}

function namesOf<Rates extends object>(rates: Rates): readonly (keyof Rates & string)[] {
  return Object.keys(rates) as (keyof Rates & string)[];
}

function mapEntries<Limiter>(
  limiters: Readonly<Record<string, Limiter>>,
  map: (key: string, limiter: Limiter) => Limiter,
): Readonly<Record<string, Limiter>> {
  return Object.fromEntries(Object.entries(limiters).map(([key, limiter]) => [key, map(key, limiter)]));
}
