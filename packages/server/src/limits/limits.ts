/** All limits of one server, by the names of their rates. */

import type { Rate, Taken } from './bucket.js';
import { taken } from './bucket.js';
import { KeyedLimiter, type Limiter, noLimit } from './limiter.js';
import { endlessPlaces, KeyedPlaces, type Places } from './places.js';
import { openSockets, rates } from './rates.js';

export const limitSettings = ['on', 'off'] as const;
export type LimitSetting = (typeof limitSettings)[number];

type Rates = typeof rates;

/** A limiter for each rate, and the places for open sockets. */
export type Limits = {
  readonly [Name in keyof Rates]: { readonly [Key in keyof Rates[Name]]: Limiter };
} & { readonly openSockets: { readonly [Key in keyof typeof openSockets]: Places } };

/** `now` tells milliseconds that never go backwards. */
export function createLimits(setting: LimitSetting, now: () => number = () => performance.now()): Limits {
  const limiter = (rate: Rate): Limiter => (setting === 'on' ? new KeyedLimiter(rate, now) : noLimit);
  const places = (most: number): Places => (setting === 'on' ? new KeyedPlaces(most) : endlessPlaces);
  const limiters = mapValues(rates, (byKey) => mapValues(byKey, limiter));
  // Mapped field by field from `rates`, which the compiler can't follow.
  return { ...limiters, openSockets: mapValues(openSockets, places) } as unknown as Limits;
}

/** Takes one from the bucket of an identity, where there is one, and of an address: both must have it. */
export function takeFor(
  { guest, address }: { readonly guest: Limiter; readonly address: Limiter },
  who: { readonly guest: string | null; readonly address: string },
): Taken {
  const byGuest = who.guest === null ? taken : guest.take(who.guest);
  return byGuest.ok ? address.take(who.address) : byGuest;
}

function mapValues<Value, Mapped>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Readonly<Record<string, Mapped>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}
