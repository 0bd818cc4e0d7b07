/** The language in use: loaded one at a time, switched without a reload. */

import { firstMessages } from 'virtual:messages';
import { signal } from '@preact/signals';
import type { FirstMessages, LazyMessages } from './generated/areas';
import { type Grammar, grammarOf } from './grammar';
import languageNames from './languages.json';

/** Each language in its own words. */
export { languageNames };

export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as readonly Language[];

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(languageNames, text);
}

/** What screens may say now. */
export interface Catalogue extends FirstMessages {
  /** The messages about online tables, loaded with the first screen that needs them. */
  readonly online: LazyMessages['online'];
}

const current = signal<{
  readonly language: Language;
  readonly catalogue: Catalogue;
  readonly grammar: Grammar;
  readonly hasOnline: boolean;
} | null>(null);

function inUse(): NonNullable<typeof current.value> {
  if (current.value === null) throw new Error('no language is loaded yet');
  return current.value;
}

/** The messages of the language in use. Read it while rendering, and the text follows when the language changes. */
export const words = (): Catalogue => inUse().catalogue;
/** The language in use. */
export const language = (): Language => inUse().language;
/** The language in use as the browser's region writes it, for days and times. */
export const region = (): string => regionOf(language(), navigator.languages);
/** Numbers and lists in the language in use. */
export const grammar = (): Grammar => inUse().grammar;

let lastWanted: Language | null = null;
/** Counts the calls of `switchLanguage`: only the last one takes effect. */
let requests = 0;
let isOnlineWanted = false;

/** Loads a language and puts it into use, unless another one was requested meanwhile. */
export async function switchLanguage(wanted: Language): Promise<void> {
  lastWanted = wanted;
  requests += 1;
  const mine = requests;
  const [first, online] = await Promise.all([
    firstMessages[wanted](),
    isOnlineWanted ? loadArea('online', wanted) : null,
  ]);
  if (mine !== requests) return;
  current.value = {
    language: wanted,
    catalogue: whole(first.messages, online?.messages ?? null),
    grammar: grammarOf(wanted),
    hasOnline: online !== null,
  };
  document.documentElement.lang = wanted;
}

/** Loads messages that only some screens need. */
export async function loadMessages<Area extends keyof LazyMessages>(
  area: Area,
  wanted: Language,
): Promise<LazyMessages[Area]> {
  return (await loadArea(area, wanted)).messages;
}

async function loadArea<Area extends keyof LazyMessages>(
  area: Area,
  wanted: Language,
): Promise<{ readonly messages: LazyMessages[Area] }> {
  const { lazyMessages } = await import('virtual:lazy-messages');
  return lazyMessages[area][wanted]();
}

let loadingOnline: Promise<void> | null = null;

/** Loads the messages about online tables, now and after every change of the language. */
export function loadOnlineWords(): Promise<void> {
  loadingOnline ??= addOnlineWords().finally(() => {
    loadingOnline = null;
  });
  return loadingOnline;
}

async function addOnlineWords(): Promise<void> {
  isOnlineWanted = true;
  // If another language is requested meanwhile, wait for that one.
  while (lastWanted !== null && !inUse().hasOnline) await switchLanguage(lastWanted);
}

function whole(first: FirstMessages, online: LazyMessages['online'] | null): Catalogue {
  return {
    ...first,
    get online() {
      if (online === null) throw new Error('the words of online tables are not loaded yet');
      return online;
    },
  };
}

/** The first language of the browser that the page has; else English. */
export function preferredLanguage(browserLanguages: readonly string[]): Language {
  const spoken = browserLanguages.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage);
  return spoken ?? 'en';
}

/**
 * The first of the browser's tags that is of this language; the language alone where none is.
 * @example regionOf('en', ['de-CH', 'en-GB']) // => 'en-GB'
 */
export function regionOf(spoken: Language, browserLanguages: readonly string[]): string {
  return browserLanguages.find((tag) => tag.toLowerCase().split('-')[0] === spoken) ?? spoken;
}

// In development the bundler has just changed messages in place: show them.
if (import.meta.hot) {
  addEventListener('messages', () => {
    if (lastWanted !== null) void switchLanguage(lastWanted);
  });
}
