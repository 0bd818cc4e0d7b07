/** Who does what, as records and logs write it: `0:y4c6=13`, `1:challenge`, `0:y4c6!`. */

import { splitEntry } from '../core/entry.js';
import type { Entry } from '../core/game.js';
import { ok, type Refusal, type Result, refuse } from '../core/result.js';
import { formatPlacement, parsePlacement } from './notation.js';
import type { ChallengeAction } from './state.js';

/** An action as records and logs write it. */
export function formatEntry({ actor, action }: Entry<ChallengeAction>): string {
  switch (action.type) {
    case 'place':
      return `${actor}:${formatPlacement(action)}${action.claim === null ? '' : `=${action.claim}`}`;
    case 'place-by-clock':
      return `${action.seat}:${formatPlacement({ ...action, flips: [] })}!`;
    case 'close':
      return '*:close';
    default:
      return `${actor}:${action.type}`;
  }
}

/** An action from its text. */
export function parseEntry(text: string, seats: number): Result<Entry<ChallengeAction>, Refusal<'bad-notation'>> {
  const split = splitEntry(text, seats);
  if (!split.ok) return split;
  const { who, body } = split.value;
  if (who === '*') {
    return body === 'close'
      ? ok({ actor: 'table', action: { type: 'close' } })
      : refuse('bad-notation', { what: 'entry', text });
  }
  if (body === 'challenge' || body === 'accept') return ok({ actor: who, action: { type: body } });
  const [, move = '', claim, clock] = /^([^=!]*)(?:=(0|[1-9][0-9]{0,14}))?(!)?$/.exec(body) ?? [];
  const placement = parsePlacement(move);
  if (!placement.ok) return refuse('bad-notation', { what: 'move', text });
  if (clock === undefined) {
    return ok({
      actor: who,
      action: { type: 'place', ...placement.value, claim: claim === undefined ? null : Number(claim) },
    });
  }
  // The clock moves without flips and without a claim; there is no way to write one that does.
  const { flips, ...plain } = placement.value;
  if (claim !== undefined || flips.length > 0) return refuse('bad-notation', { what: 'clock-move', text });
  return ok({ actor: 'table', action: { type: 'place-by-clock', seat: who, ...plain } });
}
