/** Who does what, as records and logs write it: `0:e5`, `0:7e5`, `0:flag`; in logs also `*:draw 7`. */

import { splitEntry } from '../core/entry.js';
import type { Entry } from '../core/game.js';
import { formatSquare, parseSquare } from '../core/grid.js';
import { ok, type Refusal, type Result, refuse } from '../core/result.js';
import { SIZE } from './sheet.js';
import type { KakuzuAction } from './state.js';

/** An action as records and logs write it. */
export function formatEntry({ actor, action }: Entry<KakuzuAction>): string {
  switch (action.type) {
    case 'remove':
      return `${actor}:${action.announced ?? ''}${formatSquare(action.square, SIZE)}`;
    case 'draw':
      return `*:draw ${action.digit}`;
    case 'flag':
      return `${action.seat}:flag`;
  }
}

/** An action from its text. */
export function parseEntry(text: string, seats: number): Result<Entry<KakuzuAction>, Refusal<'bad-notation'>> {
  const split = splitEntry(text, seats);
  if (!split.ok) return split;
  const { who, body } = split.value;
  if (who === '*') {
    const digit = /^draw ([0-9])$/.exec(body)?.[1];
    if (digit === undefined) return refuse('bad-notation', { what: 'entry', text });
    return ok({ actor: 'table', action: { type: 'draw', digit: Number(digit) } });
  }
  if (body === 'flag') return ok({ actor: 'table', action: { type: 'flag', seat: who } });
  const [, announced, named = ''] = /^([1-9])?(..)$/.exec(body) ?? [];
  const square = parseSquare(named, SIZE);
  if (square === undefined) return refuse('bad-notation', { what: 'move', text });
  return ok({
    actor: who,
    action: { type: 'remove', square, announced: announced === undefined ? null : Number(announced) },
  });
}
