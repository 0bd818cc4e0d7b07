/** The rules of a game in a language: loaded when somebody wants to read them. */

import type { GameId } from '@riverstone/rules';
import type { RulebookMessages } from '../messages/catalogue';
import type { Language } from '../messages/words';
import type { GameBook, LoadedTexts, Rulebook } from './rulebook';

type InEach<T> = Readonly<Record<Language, () => Promise<T>>>;

const books: Readonly<Record<GameId, () => Promise<{ readonly book: GameBook }>>> = {
  'kakuro-challenge': () => import('../kakuro-challenge/rules/book'),
  'kakuro-race': () => import('../kakuro-race/rules/book'),
  kakuzu: () => import('../kakuzu/rules/book'),
};

const texts: Readonly<Record<GameId, InEach<{ readonly rules: LoadedTexts }>>> = {
  'kakuro-challenge': {
    en: () => import('../kakuro-challenge/rules/en'),
    fr: () => import('../kakuro-challenge/rules/fr'),
    it: () => import('../kakuro-challenge/rules/it'),
    nl: () => import('../kakuro-challenge/rules/nl'),
    de: () => import('../kakuro-challenge/rules/de'),
  },
  'kakuro-race': {
    en: () => import('../kakuro-race/rules/en'),
    fr: () => import('../kakuro-race/rules/fr'),
    it: () => import('../kakuro-race/rules/it'),
    nl: () => import('../kakuro-race/rules/nl'),
    de: () => import('../kakuro-race/rules/de'),
  },
  kakuzu: {
    en: () => import('../kakuzu/rules/en'),
    fr: () => import('../kakuzu/rules/fr'),
    it: () => import('../kakuzu/rules/it'),
    nl: () => import('../kakuzu/rules/nl'),
    de: () => import('../kakuzu/rules/de'),
  },
};

const readerWords: InEach<{ readonly rulebook: RulebookMessages }> = {
  en: () => import('../messages/en/rulebook'),
  fr: () => import('../messages/fr/rulebook'),
  it: () => import('../messages/it/rulebook'),
  nl: () => import('../messages/nl/rulebook'),
  de: () => import('../messages/de/rulebook'),
};

export async function loadTexts(game: GameId, language: Language): Promise<LoadedTexts> {
  return (await texts[game][language]()).rules;
}

export async function loadRulebook(game: GameId, language: Language): Promise<Rulebook> {
  const [{ book }, words, { rulebook }] = await Promise.all([
    books[game](),
    loadTexts(game, language),
    readerWords[language](),
  ]);
  return { ...book, texts: words, words: rulebook };
}
