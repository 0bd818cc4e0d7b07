/** Actions as text: `y4c6=13`, `challenge`, `accept`; by the table `y4c6!` (for a seat) and `close`. */

import type { Seat } from '../core/game.js';
import { ok, type Refusal, type Result, refuse } from '../core/result.js';
import { formatPlacement, parsePlacement } from './notation.js';
import type { ChallengeAction } from './state.js';

export function formatAction(action: ChallengeAction): string {
  switch (action.type) {
    case 'place':
      return `${formatPlacement(action)}${action.claim === null ? '' : `=${action.claim}`}`;
    case 'place-by-clock':
      return `${formatPlacement({ ...action, flips: [] })}!`;
    default:
      return action.type;
  }
}

export function tableTarget(action: ChallengeAction): Seat | '*' | null {
  switch (action.type) {
    case 'place-by-clock':
      return action.seat;
    case 'close':
      return '*';
    default:
      return null;
  }
}

export function parseAction(text: string, who: Seat | '*'): Result<ChallengeAction, Refusal<'bad-notation'>> {
  if (who === '*') return text === 'close' ? ok({ type: 'close' }) : refuse('bad-notation', { what: 'entry', text });
  if (text === 'challenge' || text === 'accept') return ok({ type: text });
  const [, move = '', claim, clock] = /^([^=!]*)(?:=(0|[1-9][0-9]{0,14}))?(!)?$/.exec(text) ?? [];
  const placement = parsePlacement(move);
  if (!placement.ok) return refuse('bad-notation', { what: 'move', text });
  if (clock === undefined) {
    return ok({ type: 'place', ...placement.value, claim: claim === undefined ? null : Number(claim) });
  }
  // The clock never flips and never claims, so no text says that it does.
  const { flips, ...plain } = placement.value;
  if (claim !== undefined || flips.length > 0) return refuse('bad-notation', { what: 'clock-move', text });
  return ok({ type: 'place-by-clock', seat: who, ...plain });
}
