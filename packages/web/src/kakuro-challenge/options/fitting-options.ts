/** Options as the form holds them: whatever it can reach, the rules accept, and only what differs from the default is written. */

import { unwrap } from '@riverstone/rules';
import { type ChallengeOptions, kakuroChallenge, stoneLayouts } from '@riverstone/rules/kakuro-challenge';
import type { RawOptions } from '../../table/game-page';

/** What each option is when nobody says otherwise. */
const defaults: RawOptions = { ...unwrap(kakuroChallenge.parseOptions({}, kakuroChallenge.seats.min)) };

/** The options less what the rules refuse with so many seats; the very same ones where nothing is amiss. */
export function fitting(raw: RawOptions, seats: number): RawOptions {
  const read = kakuroChallenge.parseOptions(raw, seats);
  if (read.ok) return raw;
  const [, wrong = ''] = String(read.error.detail.field).split('.');
  const { [wrong]: _dropped, ...others } = raw;
  return wrong in raw ? fitting(others, seats) : {};
}

/** Only what differs from the default, and means something: no cost of challenges where nobody can, no end of no time. */
export function trimmed(options: Partial<ChallengeOptions>): RawOptions {
  const { scoring, moveSeconds = 'off' } = options;
  const isIdle = (name: string): boolean =>
    (name === 'falseChallenge' && scoring !== 'claim') || (name === 'timeUp' && moveSeconds === 'off');
  const kept = Object.entries(options).filter(
    ([name, value]) => String(value) !== String(defaults[name]) && !isIdle(name),
  );
  return Object.fromEntries(kept);
}

export type StoneLayout = keyof typeof stoneLayouts;
export const layoutNames = Object.keys(stoneLayouts) as readonly StoneLayout[];

/** The name of these stones; null for somebody's own. */
export function layoutOf(stones: readonly unknown[]): StoneLayout | null {
  return layoutNames.find((name) => stoneLayouts[name].join() === stones.join()) ?? null;
}
