/** Actions as text: `call`, `a2-e2 d`, `seal a2-e2`; by the table `late` (for a seat) and `sand`. */

import type { Seat } from '../core/game.js';
import { ok, type Refusal, type Result, refuse } from '../core/result.js';
import { formatClaim, parseClaim } from './notation.js';
import type { RaceAction } from './state.js';

const SEAL = 'seal ';

export function formatAction(action: RaceAction): string {
  switch (action.type) {
    case 'claim':
      return formatClaim(action.claim);
    case 'seal':
      return `${SEAL}${formatClaim(action.claim)}`;
    default:
      return action.type;
  }
}

export function tableTarget(action: RaceAction): Seat | '*' | null {
  switch (action.type) {
    case 'late':
      return action.seat;
    case 'sand':
      return '*';
    default:
      return null;
  }
}

export function parseAction(text: string, who: Seat | '*'): Result<RaceAction, Refusal<'bad-notation'>> {
  if (who === '*') return text === 'sand' ? ok({ type: 'sand' }) : refuse('bad-notation', { what: 'entry', text });
  switch (text) {
    case 'call':
    case 'withdraw':
    case 'none':
    case 'none-back':
      return ok({ type: text });
    case 'late':
      return ok({ type: 'late', seat: who });
  }
  const sealed = text.startsWith(SEAL);
  const claim = parseClaim(sealed ? text.slice(SEAL.length) : text);
  return claim.ok ? ok({ type: sealed ? 'seal' : 'claim', claim: claim.value }) : claim;
}
