/** What hosts ask about a timer. */

import type { Timer } from './game.js';

/**
 * Whether nothing happens in the game when a timer has run out: players are told, and that is all.
 * @example isReminder({ key: 'turn', kind: 'reminder', seat: 0, seconds: 60, running: true }) // => true
 */
export function isReminder({ kind }: Timer): boolean {
  return kind === 'reminder';
}

/**
 * Whether a timer measures how long its player thinks, so that a host may stop it while nobody can think.
 * @example isThinkingTime({ key: 'clock:0', kind: 'clock', seat: 0, seconds: 600, running: true }) // => true
 */
export function isThinkingTime({ kind }: Timer): boolean {
  return kind === 'move' || kind === 'reminder' || kind === 'clock';
}
