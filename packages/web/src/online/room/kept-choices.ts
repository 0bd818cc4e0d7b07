/** Preferences at one online table, stored on the device: who is muted, whether the board is shown, what was read. */

import { type Signal, signal } from '@preact/signals';
import { isObject } from '@riverstone/rules';
import { deviceTexts } from '../../settings/kept-texts';

export interface Choices {
  /** Members who are muted on this device. */
  readonly muted: readonly number[];
  /** Shows only the hand: the board is on a big screen. */
  readonly handOnly: boolean;
  /** The version of the last chat line that was read; null before the first. */
  readonly readUpTo: number | null;
}

const keyOf = (table: string): string => `riverstone:online:${table}`;

const open = new Map<string, Signal<Choices>>();

/** The preferences at a table; always the same signal. */
export function choicesAt(table: string): Signal<Choices> {
  const known = open.get(table) ?? signal(readChoices(table));
  open.set(table, known);
  return known;
}

/** Changes and stores preferences. */
export function choose(table: string, change: Partial<Choices>): void {
  const choices = choicesAt(table);
  choices.value = { ...choices.value, ...change };
  deviceTexts.write(keyOf(table), JSON.stringify(choices.value));
}

/** Mutes somebody, or unmutes them. */
export function toggleMuted(table: string, member: number): void {
  const { muted } = choicesAt(table).value;
  const others = muted.filter((each) => each !== member);
  choose(table, { muted: others.length < muted.length ? others : [...muted, member] });
}

function readChoices(table: string): Choices {
  try {
    const raw: unknown = JSON.parse(deviceTexts.read(keyOf(table)) ?? '{}');
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
