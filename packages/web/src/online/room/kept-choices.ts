/** What is somebody's own at an online table, kept on the device: whom they do not hear, whether they see the board, what they have read. */

import { type Signal, signal } from '@preact/signals';
import { isObject } from '@riverstone/rules';
import { deviceTexts } from '../../settings/kept-texts';

export interface Choices {
  /** Members that are not heard here. */
  readonly muted: readonly number[];
  /** Only the own hand: the board is on another screen. */
  readonly handOnly: boolean;
  /** The version of the last line of talk that was in sight; null before any was. */
  readonly readUpTo: number | null;
}

const keyOf = (table: string): string => `riverstone:online:${table}`;

const open = new Map<string, Signal<Choices>>();

/** The choices at a table; the same signal for everybody who asks. */
export function choicesAt(table: string): Signal<Choices> {
  const known = open.get(table) ?? signal(readChoices(table));
  open.set(table, known);
  return known;
}

/** Changes something and keeps it. */
export function choose(table: string, change: Partial<Choices>): void {
  const choices = choicesAt(table);
  choices.value = { ...choices.value, ...change };
  deviceTexts.write(keyOf(table), JSON.stringify(choices.value));
}

/** Hears somebody no longer, or again. */
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
    // Broken: everybody is heard.
    return { muted: [], handOnly: false, readUpTo: null };
  }
}
