/** Preferences at one online table, stored on the device: who is muted, whether the board is shown, what was read. */

import { type Signal, signal } from '@preact/signals';
import { isObject } from '@riverstone/rules';
import { deviceStore } from '../../settings/text-store';

export interface TablePreferences {
  /** Members who are muted on this device. */
  readonly muted: readonly number[];
  /** Shows only the hand: the board is on a big screen. */
  readonly handOnly: boolean;
  /** The version of the last chat line that was read; null before the first. */
  readonly readUpTo: number | null;
}

const keyOf = (table: string): string => `riverstone:online:${table}`;

const open = new Map<string, Signal<TablePreferences>>();

/** The preferences at a table; always the same signal. */
export function preferencesAt(table: string): Signal<TablePreferences> {
  const known = open.get(table) ?? signal(readPreferences(table));
  open.set(table, known);
  return known;
}

/** Changes and stores preferences. */
export function setPreferences(table: string, change: Partial<TablePreferences>): void {
  const preferences = preferencesAt(table);
  preferences.value = { ...preferences.value, ...change };
  deviceStore.write(keyOf(table), JSON.stringify(preferences.value));
}

/** Mutes somebody, or unmutes them. */
export function toggleMuted(table: string, member: number): void {
  const { muted } = preferencesAt(table).value;
  const others = muted.filter((each) => each !== member);
  setPreferences(table, { muted: others.length < muted.length ? others : [...muted, member] });
}

function readPreferences(table: string): TablePreferences {
  try {
    const raw: unknown = JSON.parse(deviceStore.read(keyOf(table)) ?? '{}');
    const { muted, handOnly, readUpTo } = isObject(raw) ? raw : {};
    const isMember = (each: unknown): each is number => typeof each === 'number';
    return {
      muted: Array.isArray(muted) ? muted.filter(isMember) : [],
      handOnly: handOnly === true,
      readUpTo: typeof readUpTo === 'number' ? readUpTo : null,
    };
  } catch {
    // Damaged: nobody is muted.
    return { muted: [], handOnly: false, readUpTo: null };
  }
}
