/**
 * Limits by address and by network. One customer may have a whole IPv6 network, so wider networks are counted too, with
 * larger allowances.
 */

import type { ConcurrencyLimit } from './concurrency-limit.js';
import { type LimitResult, withinLimit } from './token-bucket.js';
import type { RequestLimiter } from './window-limiter.js';

/** The factors by which limits grow for a /64, a /56 and a /48. An IPv4 address has only the first. */
export const allowances = [1, 2, 4] as const;

/**
 * An address with the networks around it.
 * @example networksOf('2001:db8:1:2ff::/64') // => ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']
 */
export function networksOf(address: string): readonly string[] {
  if (!address.endsWith('::/64')) return [address];
  const [first = '', second = '', third = '', fourth = '0'] = address.slice(0, -'::/64'.length).split(':');
  const wider = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  const prefix = `${first}:${second}:${third}`;
  return [address, `${prefix}:${wider}::/56`, `${prefix}::/48`];
}

/**
 * The network that most likely belongs to one customer.
 * @example customerNetworkOf('2001:db8:1:2ff::/64') // => '2001:db8:1:200::/56'
 */
export function customerNetworkOf(address: string): string {
  const [household = address, customer = household] = networksOf(address);
  return customer;
}

/** Takes from every network of an address, the smallest first. */
export class NetworkLimiter implements RequestLimiter {
  /** One limiter for each size of network. */
  constructor(private readonly limiters: readonly RequestLimiter[]) {}

  async take(address: string): Promise<LimitResult> {
    for (const [size, network] of networksOf(address).entries()) {
      const result = await this.limiters[size]?.take(network);
      if (result?.ok === false) return result;
    }
    return withinLimit;
  }

  add(address: string, count: number): void {
    for (const [size, network] of networksOf(address).entries()) this.limiters[size]?.add(network, count);
  }
}

export class NetworkConcurrencyLimit implements ConcurrencyLimit {
  constructor(private readonly limits: readonly ConcurrencyLimit[]) {}

  acquire(address: string): boolean {
    const networks = networksOf(address);
    const full = networks.findIndex((network, size) => this.limits[size]?.acquire(network) === false);
    if (full < 0) return true;
    for (const [size, network] of networks.slice(0, full).entries()) this.limits[size]?.release(network);
    return false;
  }

  release(address: string): void {
    for (const [size, network] of networksOf(address).entries()) this.limits[size]?.release(network);
  }
}
