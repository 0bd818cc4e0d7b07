/** The rules of a game in a language: loaded when somebody wants to read them. */

import type { RulebookMessages } from '../messages/catalogue';
import type { Language } from '../messages/words';
import type { GameHelp } from './game-help';
import type { Rulebook } from './rulebook';

const readerWords: Readonly<Record<Language, () => Promise<{ readonly rulebook: RulebookMessages }>>> = {
  en: () => import('../messages/en/rulebook'),
  fr: () => import('../messages/fr/rulebook'),
  it: () => import('../messages/it/rulebook'),
  nl: () => import('../messages/nl/rulebook'),
  de: () => import('../messages/de/rulebook'),
};

export async function loadRulebook(help: GameHelp, language: Language): Promise<Rulebook> {
  const [{ book }, { rulebook }] = await Promise.all([help.loadBook(), readerWords[language]()]);
  const { rules } = await book.loadTexts[language]();
  return { ...book, texts: rules, words: rulebook };
}
