/** The rules of a game in a language: loaded when somebody wants to read them. */

import type { GameId } from '@riverstone/rules';
import type { Language } from '../messages/words';
import type { BoxFacts } from './rules-data';

/** The words of any game, by the names in its plan. */
export interface LoadedTexts {
  readonly intro: string;
  readonly facts: BoxFacts;
  readonly sections: Readonly<
    Record<string, { readonly title: string; readonly text: Readonly<Record<string, string>> }>
  >;
  readonly figures: Readonly<Record<string, string>>;
}

type Loader = () => Promise<{ readonly rules: LoadedTexts }>;

const texts: Readonly<Record<GameId, Readonly<Partial<Record<Language, Loader>>>>> = {
  'kakuro-challenge': { en: () => import('../kakuro-challenge/rules/en') },
  'kakuro-race': { en: () => import('../kakuro-race/rules/en') },
  kakuzu: { en: () => import('../kakuzu/rules/en') },
};

export async function loadTexts(game: GameId, language: Language): Promise<LoadedTexts> {
  const load = texts[game][language];
  if (load === undefined) throw new Error(`no rules of ${game} in ${language}`);
  return (await load()).rules;
}
