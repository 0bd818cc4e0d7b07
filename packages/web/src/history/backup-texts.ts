/** The texts of a backup: settings, notes, the companion's state. */

import type { TextStore } from '../settings/text-store';

const PREFIX = 'riverstone:';
/** A backup replaces these; other texts are only added. */
const SETTINGS = 'riverstone:settings';
/** Keys that a backup may have. Tab locks and unanswered commands belong to one device only. */
const keys: readonly string[] = [
  SETTINGS,
  'riverstone:daily',
  'riverstone:compare',
  'riverstone:online',
  'riverstone:companion-score',
  'riverstone:companion-timer',
];
/** Prefixes of further keys, one for each table or board. */
const prefixes = [
  'riverstone:online:',
  'riverstone:notes:',
  'riverstone:luck:',
  'riverstone:companion-position:',
] as const;

function isKnown(key: string): boolean {
  return keys.includes(key) || prefixes.some((each) => key.startsWith(each));
}

export function collectTexts(store: TextStore): Readonly<Record<string, string>> {
  const known = store.keys(PREFIX).filter(isKnown);
  return Object.fromEntries(known.map((key) => [key, store.read(key) ?? '']));
}

interface AddedTexts {
  /** How many were added or replaced. */
  readonly added: number;
  /** Whether each of them is stored. */
  readonly isStored: boolean;
  undo(): void;
}

/** Adds the texts that this page knows and that are not here. */
export function addTexts(store: TextStore, texts: Readonly<Record<string, string>>): AddedTexts {
  const before: (readonly [string, string | null])[] = [];
  let isStored = true;
  for (const [key, text] of Object.entries(texts)) {
    const here = store.read(key);
    if (!isKnown(key) || here === text || (here !== null && key !== SETTINGS)) continue;
    before.unshift([key, here]);
    isStored = store.write(key, text) && isStored;
  }
  const undo = (): void => {
    for (const [key, text] of before) store.write(key, text);
  };
  return { added: before.length, isStored, undo };
}
