/** Who does what, as records and logs write it: `1:call`, `1:a2-e2 d`, `1:seal a2-e2`, `*:sand`. */

import { splitEntry } from '../core/entry.js';
import type { Entry } from '../core/game.js';
import { ok, type Refusal, type Result, refuse } from '../core/result.js';
import { formatClaim, parseClaim } from './notation.js';
import type { RaceAction } from './state.js';

const SEAL = 'seal ';

/** An action as records and logs write it. */
export function formatEntry({ actor, action }: Entry<RaceAction>): string {
  switch (action.type) {
    case 'claim':
      return `${actor}:${formatClaim(action.claim)}`;
    case 'seal':
      return `${actor}:${SEAL}${formatClaim(action.claim)}`;
    case 'late':
      return `${action.seat}:late`;
    case 'sand':
      return '*:sand';
    default:
      return `${actor}:${action.type}`;
  }
}

/** An action from its text. */
export function parseEntry(text: string, seats: number): Result<Entry<RaceAction>, Refusal<'bad-notation'>> {
  const split = splitEntry(text, seats);
  if (!split.ok) return split;
  const { who, body } = split.value;
  if (who === '*') {
    return body === 'sand'
      ? ok({ actor: 'table', action: { type: 'sand' } })
      : refuse('bad-notation', { what: 'entry', text });
  }
  switch (body) {
    case 'call':
    case 'withdraw':
    case 'none':
    case 'none-back':
      return ok({ actor: who, action: { type: body } });
    case 'late':
      return ok({ actor: 'table', action: { type: 'late', seat: who } });
  }
  const sealed = body.startsWith(SEAL);
  const claim = parseClaim(sealed ? body.slice(SEAL.length) : body);
  return claim.ok ? ok({ actor: who, action: { type: sealed ? 'seal' : 'claim', claim: claim.value } }) : claim;
}
