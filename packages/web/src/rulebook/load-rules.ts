/** The rules of a game in a language: loaded when somebody wants to read them. */

import type { GameId } from '@riverstone/rules';
import type { RulebookMessages } from '../messages/catalogue';
import type { Language } from '../messages/words';
import type { GameBook, LoadedTexts, Rulebook } from './rulebook';

type InEach<T> = Readonly<Partial<Record<Language, () => Promise<T>>>>;

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
    de: () => import('../kakuro-challenge/rules/de'),
  },
  'kakuro-race': {
    en: () => import('../kakuro-race/rules/en'),
    fr: () => import('../kakuro-race/rules/fr'),
    it: () => import('../kakuro-race/rules/it'),
    de: () => import('../kakuro-race/rules/de'),
  },
  kakuzu: {
    en: () => import('../kakuzu/rules/en'),
    fr: () => import('../kakuzu/rules/fr'),
    it: () => import('../kakuzu/rules/it'),
    de: () => import('../kakuzu/rules/de'),
  },
};

const readerWords: InEach<{ readonly rulebook: RulebookMessages }> = {
  en: () => import('../messages/en/rulebook'),
  fr: () => import('../messages/fr/rulebook'),
  it: () => import('../messages/it/rulebook'),
  de: () => import('../messages/de/rulebook'),
};

export async function loadTexts(game: GameId, language: Language): Promise<LoadedTexts> {
  const load = texts[game][language] ?? texts[game].en;
  if (load === undefined) throw new Error(`no rules of ${game} in ${language}`);
  return (await load()).rules;
}

export async function loadRulebook(game: GameId, language: Language): Promise<Rulebook> {
  const loadWords = readerWords[language] ?? readerWords.en;
  if (loadWords === undefined) throw new Error(`no words around the rules in ${language}`);
  const [{ book }, words, { rulebook }] = await Promise.all([books[game](), loadTexts(game, language), loadWords()]);
  return { ...book, texts: words, words: rulebook };
}
