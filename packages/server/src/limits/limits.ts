/** All limits of one server, by the names of their rates. */

import { BucketLimiter, noSocketLimit, type SocketLimiter } from './bucket-limiter.js';
import { type ConcurrencyLimit, KeyedConcurrencyLimit, noConcurrencyLimit } from './concurrency-limit.js';
import { allowances, NetworkConcurrencyLimit, NetworkLimiter } from './networks.js';
import { openSockets, requestRates, socketRates } from './rates.js';
import { type LimitResult, type TokenRate, withinLimit } from './token-bucket.js';
import { noRequestLimit, type RequestLimiter, WindowLimiter, type WindowRate } from './window-limiter.js';

export const limitSettings = ['on', 'off'] as const;
export type LimitSetting = (typeof limitSettings)[number];

/** The same names as in a table of rates, with a limiter for each. */
type LimitersFor<Rates, Limiter> = {
  readonly [Name in keyof Rates]: { readonly [Key in keyof Rates[Name]]: Limiter };
};

export type Limits = LimitersFor<typeof requestRates, RequestLimiter> &
  LimitersFor<typeof socketRates, SocketLimiter> & {
    readonly openSockets: { readonly [Key in keyof typeof openSockets]: ConcurrencyLimit };
  };

/** `now` is a monotonic clock in milliseconds for the limits of sockets. */
export function createLimits(setting: LimitSetting, now: () => number = () => performance.now()): Limits {
  const isOn = setting === 'on';
  return {
    ...limitersFor(requestRates, (rate: WindowRate, key) => (isOn ? windowLimiter(rate, key) : noRequestLimit)),
    ...limitersFor(socketRates, (rate: TokenRate) => (isOn ? new BucketLimiter(rate, now) : noSocketLimit)),
    openSockets: mapValues(openSockets, (max, key) => (isOn ? concurrencyLimit(max, key) : noConcurrencyLimit)),
  };
}

/** A limit by address also counts the networks around it. */
function windowLimiter({ max, seconds }: WindowRate, key: string): RequestLimiter {
  if (key !== 'address') return new WindowLimiter({ max, seconds });
  return new NetworkLimiter(allowances.map((times) => new WindowLimiter({ max: max * times, seconds })));
}

function concurrencyLimit(max: number, key: string): ConcurrencyLimit {
  if (key !== 'address') return new KeyedConcurrencyLimit(max);
  return new NetworkConcurrencyLimit(allowances.map((times) => new KeyedConcurrencyLimit(max * times)));
}

/** Takes one use from the limit of the guest, if there is one, and from that of the address. Both must allow it. */
export async function takeForClient(
  { guest, address }: { readonly guest: RequestLimiter; readonly address: RequestLimiter },
  who: { readonly guest: string | null; readonly address: string },
): Promise<LimitResult> {
  const byGuest = who.guest === null ? withinLimit : await guest.take(who.guest);
  return byGuest.ok ? address.take(who.address) : byGuest;
}

function limitersFor<Rates extends Readonly<Record<string, Readonly<Record<string, Rate>>>>, Rate, Limiter>(
  rates: Rates,
  create: (rate: Rate, key: string) => Limiter,
): LimitersFor<Rates, Limiter> {
  // Mapped name by name from `rates`, which the compiler can't follow.
  return mapValues(rates, (byKey: Readonly<Record<string, Rate>>) => mapValues(byKey, create)) as never;
}

function mapValues<Values extends object, Mapped>(
  values: Values,
  map: (value: Values[keyof Values], name: string) => Mapped,
): { readonly [Name in keyof Values]: Mapped } {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value, name)])) as never;
}
