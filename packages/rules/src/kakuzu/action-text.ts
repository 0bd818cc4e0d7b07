/** Actions as text: `e5`, `7e5`; by the table `flag` (for a seat) and `draw 7`. */

import type { Seat } from '../core/game.js';
import { formatSquare, parseSquare } from '../core/grid.js';
import { ok, type Refusal, type Result, refuse } from '../core/result.js';
import { SIZE } from './sheets/sheet.js';
import type { KakuzuAction } from './state.js';

export function formatAction(action: KakuzuAction): string {
  switch (action.type) {
    case 'remove':
      return `${action.announced ?? ''}${formatSquare(action.square, SIZE)}`;
    case 'draw':
      return `draw ${action.digit}`;
    case 'flag':
      return 'flag';
  }
}

export function tableTarget(action: KakuzuAction): Seat | '*' | null {
  switch (action.type) {
    case 'remove':
      return null;
    case 'draw':
      return '*';
    case 'flag':
      return action.seat;
  }
}

export function parseAction(text: string, who: Seat | '*'): Result<KakuzuAction, Refusal<'bad-notation'>> {
  if (who === '*') {
    const digit = /^draw ([0-9])$/.exec(text)?.[1];
    if (digit === undefined) return refuse('bad-notation', { what: 'entry', text });
    return ok({ type: 'draw', digit: Number(digit) });
  }
  if (text === 'flag') return ok({ type: 'flag', seat: who });
  const [, announced, named = ''] = /^([1-9])?(..)$/.exec(text) ?? [];
  const square = parseSquare(named, SIZE);
  if (square === undefined) return refuse('bad-notation', { what: 'move', text });
  return ok({ type: 'remove', square, announced: announced === undefined ? null : Number(announced) });
}
