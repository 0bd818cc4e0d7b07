/** The user's settings, stored on the device. Each is a signal. */

import { batch, effect, type Signal, signal } from '@preact/signals';
import type { BotPace } from '@riverstone/bots';
import { isInteger, isObject } from '@riverstone/rules';
import { isLanguage, type Language } from '../messages/words';

export const themes = ['auto', 'light', 'dark'] as const;

export const motions = ['auto', 'reduced'] as const;

export const paces = ['slow', 'fast', 'instant'] as const;
type PaceName = (typeof paces)[number];

/** What each pace of the bots means, in milliseconds. */
const paceTimes: Readonly<Record<PaceName, BotPace>> = {
  slow: { turn: 1400, hurry: 3000 },
  fast: { turn: 700, hurry: 1500 },
  instant: { turn: 0, hurry: 0 },
};

/** Help with counting in the race against bots: the last choice, or not asked yet. */
const countings = ['unasked', 'shown', 'own'] as const;

const KEY = 'riverstone:settings';

const isOneOf =
  <T extends string>(values: readonly T[]) =>
  (raw: unknown): raw is T =>
    values.some((value) => value === raw);
const isFlag = (raw: unknown): raw is boolean => typeof raw === 'boolean';
const isTexts = (raw: unknown): raw is readonly string[] =>
  Array.isArray(raw) && raw.every((each) => typeof each === 'string');
const isCounts = (raw: unknown): raw is Readonly<Record<string, number>> =>
  isObject(raw) && Object.values(raw).every((each) => isInteger(each, 0, 99));
const isName = (raw: unknown): raw is string => typeof raw === 'string' && raw.length <= 40;

const kept = readKept();
/** Each sets a setting to its stored value, or its default. */
const readers: ((stored: Readonly<Record<string, unknown>>) => void)[] = [];

/** A stored setting, or its default. */
function setting<T>(key: string, is: (raw: unknown) => raw is T, fallback: T): Signal<T> {
  const read = (stored: Readonly<Record<string, unknown>>): T => {
    const raw = stored[key];
    return is(raw) ? raw : fallback;
  };
  const value = signal(read(kept));
  readers.push((stored) => {
    value.value = read(stored);
  });
  return value;
}

export const settings = {
  theme: setting('theme', isOneOf(themes), 'auto'),
  motion: setting('motion', isOneOf(motions), 'auto'),
  /** `auto`: the browser's. */
  language: setting<Language | 'auto'>('language', (raw) => raw === 'auto' || isLanguage(raw), 'auto'),
  sound: setting('sound', isFlag, false),
  /** How long bots take where players take turns. */
  pace: setting('pace', isOneOf(paces), 'slow'),
  /** Whether somebody who plays alone is offered hints. */
  hints: setting('hints', isFlag, true),
  /** The games whose lesson was finished or skipped on this device. */
  learnt: setting('learnt', isTexts, []),
  /** How many steps of a game's lesson are done, where one is under way. */
  lessonSteps: setting('lessonSteps', isCounts, {}),
  /** Help with counting in the race, against bots. */
  counting: setting('counting', isOneOf(countings), 'unasked'),
  /** Whether notifications come from my online tables. */
  notify: setting('notify', isFlag, false),
  /** Whether this browser has subscribed to pushes. */
  pushed: setting('pushed', isFlag, false),
  /** The name of the first person at a new table; '' for the default of the language. */
  myName: setting('myName', isName, ''),
} as const;

export function pace(): BotPace {
  return paceTimes[settings.pace.value];
}

/** Applies settings, stores them whenever one changes, and follows what another tab changes. */
export function followSettings(): void {
  effect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = settings.theme.value;
    dataset.motion = settings.motion.value;
  });
  effect(() => {
    const values = Object.fromEntries(Object.entries(settings).map(([key, each]) => [key, each.value]));
    try {
      localStorage.setItem(KEY, JSON.stringify(values));
    } catch {
      // Without storage the settings last for this visit; the home page says so.
    }
  });
  addEventListener('storage', ({ key }) => {
    if (key === KEY) readAgain();
  });
}

/** Takes the settings over that were stored behind this page's back. */
export function readAgain(): void {
  const stored = readKept();
  batch(() => {
    for (const read of readers) read(stored);
  });
}

function readKept(): Readonly<Record<string, unknown>> {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isObject(raw) ? raw : {};
  } catch {
    // Forbidden or broken: use the defaults.
    return {};
  }
}
