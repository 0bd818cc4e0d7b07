/** A table of Kakuzu, as its screens know it. */

import type { Hint } from '@riverstone/bots';
import type { Seat } from '@riverstone/rules';
import type { KakuzuAction, KakuzuEvent, KakuzuTypes, KakuzuView } from '@riverstone/rules/kakuzu';
import type { GameTable, SeenStep } from '../../table/game-table';

/** A hint. The type of its explanation is not used here. */
export type KakuzuHint = Hint<KakuzuAction, unknown>;

export type KakuzuTable = GameTable<KakuzuTypes>;
export type KakuzuStep = SeenStep<KakuzuView, KakuzuEvent>;

/** The person who is to lift a stone now; null if none. */
export function moverAt(view: KakuzuView): Seat | null {
  const isAsked = view.phase === 'setup' || view.phase === 'remove';
  return isAsked && view.viewer === view.turn ? view.turn : null;
}

/** Whether a digit has to be announced with the next stone. */
export function announces(view: KakuzuView): boolean {
  return view.options.variant === 'announce' && view.phase === 'remove';
}

/** The wanted digit; null where none is drawn. */
export function wantedDigit(view: KakuzuView): number | null {
  return view.phase === 'remove' ? (view.drawn.at(-1) ?? null) : null;
}

/** Whether a 0 was drawn last: the turn is over, and the next digit is still to come. */
export function drawnZero(steps: readonly KakuzuStep[]): boolean {
  return steps.at(-1)?.events.some((event) => event.type === 'drew' && event.digit === 0) === true;
}
