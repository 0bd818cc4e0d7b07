/**
 * A sand timer that goes by the clock: it remembers when it was turned over, so a locked screen or a reload costs
 * nothing. Times are milliseconds; `now` is the clock's.
 */

import { isInteger, isObject } from '@riverstone/rules';

export interface SandTimer {
  readonly length: number;
  /** When the sand began to run, less what had run before a pause; null while it does not run. */
  readonly since: number | null;
  /** How much sand had run when it was paused. */
  readonly ran: number;
}

export const MIN_SECONDS = 5;
export const MAX_SECONDS = 3600;
/** What is offered, in seconds. */
export const presetSeconds = [30, 60, 120, 180] as const;

export function fullTimer(seconds: number): SandTimer {
  return { length: seconds * 1000, since: null, ran: 0 };
}

/** Turned over: all sand is above, and runs. */
export function turnedTimer({ length }: SandTimer, now: number): SandTimer {
  return { length, since: now, ran: 0 };
}

export function pausedTimer(timer: SandTimer, now: number): SandTimer {
  return { ...timer, since: null, ran: ranOf(timer, now) };
}

export function resumedTimer(timer: SandTimer, now: number): SandTimer {
  return { ...timer, since: now - timer.ran, ran: 0 };
}

/** How long it has run, past its end too. A clock that was set back counts as no time at all. */
function ranOf({ since, ran }: SandTimer, now: number): number {
  return since === null ? ran : Math.max(0, now - since);
}

/** What is left; less than 0 once it has run out. */
export function leftOf(timer: SandTimer, now: number): number {
  return timer.length - ranOf(timer, now);
}

/** Whole seconds, as a watch shows them: the last second is 1. */
export function secondsLeft(timer: SandTimer, now: number): number {
  return Math.max(0, Math.ceil(leftOf(timer, now) / 1000));
}

export type SandPhase = 'full' | 'running' | 'paused' | 'out';

export function phaseOf(timer: SandTimer, now: number): SandPhase {
  if (leftOf(timer, now) <= 0) return 'out';
  if (timer.since !== null) return 'running';
  return timer.ran === 0 ? 'full' : 'paused';
}

/** Seconds as a watch shows them. */
export function watchTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The timer that a text stands for; null if it is none. */
export function readTimer(text: string | null): SandTimer | null {
  try {
    const raw: unknown = JSON.parse(text ?? '');
    if (!isObject(raw)) return null;
    const { length, since, ran } = raw;
    if (!isInteger(length, MIN_SECONDS * 1000, MAX_SECONDS * 1000) || typeof ran !== 'number') return null;
    return since === null || typeof since === 'number' ? { length: length as number, since, ran } : null;
  } catch {
    // Nothing was stored, or not by this page.
    return null;
  }
}
