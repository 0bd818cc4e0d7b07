/** The rules of one game in one language, whole: what a reader shows. */

import type { FunctionComponent } from 'preact';
import type { RulebookMessages } from '../messages/generated/rulebook';
import type { Language } from '../messages/words';
import type { BoxFacts, RulesPlan } from './rules-data';

/** The words of any game, by the names in its plan. */
export interface LoadedTexts {
  readonly intro: string;
  readonly facts: BoxFacts;
  readonly sections: Readonly<
    Record<string, { readonly title: string; readonly text: Readonly<Record<string, string>> }>
  >;
  readonly figures: Readonly<Record<string, string>>;
}

/** What every game's figures are given. */
export interface FigureProps {
  /** Its name in the plan. */
  readonly id: string;
  /** What there is to see. */
  readonly title: string;
  readonly words: RulebookMessages;
}

/** What a game brings, whatever the language. */
export interface GameBook {
  readonly plan: RulesPlan;
  load(language: Language): Promise<LoadedRules>;
}

/** The rules of a game in one language, and what is drawn with words of it. */
interface LoadedRules {
  readonly texts: LoadedTexts;
  readonly Figure: FunctionComponent<FigureProps>;
  /** Draws tiles within a sentence from what stands between backticks; null for code. */
  readonly exampleOf?: (text: string) => ReturnType<FunctionComponent> | null;
}

/** All that a reader shows. */
export interface Rulebook extends LoadedRules {
  readonly plan: RulesPlan;
  readonly words: RulebookMessages;
}
