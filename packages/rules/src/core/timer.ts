/** What hosts ask about a timer. */

import type { Timer } from './game.js';

/**
 * Whether a timer only reminds: players are told that it has run out, but nothing happens in the game.
 * @example isReminder({ key: 'turn', kind: 'reminder', seat: 0, seconds: 60, running: true }) // => true
 */
export function isReminder({ kind }: Timer): boolean {
  return kind === 'reminder';
}

/**
 * Whether a timer measures thinking time. A host may stop it while its player does not see the board.
 * @example isThinkingTime({ key: 'clock:0', kind: 'clock', seat: 0, seconds: 600, running: true }) // => true
 */
export function isThinkingTime({ kind }: Timer): boolean {
  return kind === 'move' || kind === 'reminder' || kind === 'clock';
}
