/** What happens in Kakuzu, in words: `Ada: e5 is a 7. Kept.` */

import { formatSquare } from '@riverstone/rules';
import type { KakuzuEvent, KakuzuView } from '@riverstone/rules/kakuzu';
import type { Names, PublicMove } from '../contract/game-terminal.js';

const SIZE = 9;

export function describeMove({ events }: PublicMove<KakuzuView, KakuzuEvent>, names: Names): string[] {
  return events.flatMap((event) => describeEvent(event, names));
}

function describeEvent(event: KakuzuEvent, names: Names): readonly string[] {
  switch (event.type) {
    case 'removed':
      return [removed(event, names)];
    case 'drew':
      return [`${names[event.seat]}: draws ${event.digit}.${event.digit === 0 ? ' The turn ends.' : ''}`];
    case 'completed':
      return [`All nine ${event.digit}s are open.`];
    case 'turn-ended':
      return endings[event.reason].map((line) => `${names[event.seat]}: ${line}`);
    case 'ended':
      return [];
  }
}

type Ending = (KakuzuEvent & { readonly type: 'turn-ended' })['reason'];

/** Why a turn ended, where nothing else says so. */
const endings: Readonly<Record<Ending, readonly string[]>> = {
  zero: [],
  missed: [],
  'third-match': ['three in a turn. The turn ends.'],
  ninth: ['the ninth of its kind. The turn ends.'],
  flag: ['time is up.'],
};

function removed(
  { seat, square, digit, wanted, to }: KakuzuEvent & { readonly type: 'removed' },
  names: Names,
): string {
  const found = `${names[seat]}: ${formatSquare(square, SIZE)} is ${article(digit)} ${digit}`;
  if (wanted === null) return `${found}.`;
  if (digit === wanted) return `${found}. Kept.`;
  return `${found}, not ${article(wanted)} ${wanted}. ${to === null ? 'Lost.' : `To ${names[to]}.`}`;
}

function article(digit: number): string {
  return digit === 8 ? 'an' : 'a';
}
