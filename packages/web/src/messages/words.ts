/** The language in use: loaded one at a time, switched without a reload. */

import { signal } from '@preact/signals';
import type { Catalogue } from './catalogue';
import { type Grammar, grammarOf } from './grammar';

const loaders = {
  en: () => import('./en/catalogue'),
  fr: () => import('./fr/catalogue'),
  it: () => import('./it/catalogue'),
  nl: () => import('./nl/catalogue'),
  de: () => import('./de/catalogue'),
} as const satisfies Readonly<Record<string, () => Promise<{ readonly catalogue: Catalogue }>>>;

export type Language = keyof typeof loaders;

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  de: 'Deutsch',
};

export const languages = Object.keys(loaders) as readonly Language[];

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(loaders, text);
}

const current = signal<{
  readonly language: Language;
  readonly catalogue: Catalogue;
  readonly grammar: Grammar;
} | null>(null);

function inUse(): NonNullable<typeof current.value> {
  if (current.value === null) throw new Error('no language is loaded yet');
  return current.value;
}

/** The messages of the language in use. Read it while rendering, and the text follows when the language changes. */
export const words = (): Catalogue => inUse().catalogue;
/** Numbers and lists in the language in use. */
export const grammar = (): Grammar => inUse().grammar;

let lastWanted: Language | null = null;

/** Loads a language and puts it into use, unless another was asked for meanwhile. */
export async function speak(wanted: Language): Promise<void> {
  lastWanted = wanted;
  const { catalogue } = await loaders[wanted]();
  if (lastWanted !== wanted) return;
  current.value = { language: wanted, catalogue, grammar: grammarOf(wanted) };
  document.documentElement.lang = wanted;
}

/** The first language of the browser's that the page speaks; else English. */
export function preferredLanguage(browserLanguages: readonly string[]): Language {
  const spoken = browserLanguages.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage);
  return spoken ?? 'en';
}
