/** The rules of one game in one language, whole: what a reader shows. */

import type { FunctionComponent } from 'preact';
import type { RulebookMessages } from '../messages/catalogue';
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

/** What a text between backticks is drawn as. */
export interface ExampleProps {
  readonly text: string;
  readonly words: RulebookMessages;
}

/** What a game brings, whatever the language. */
export interface GameBook {
  readonly plan: RulesPlan;
  readonly loadTexts: Readonly<Record<Language, () => Promise<{ readonly rules: LoadedTexts }>>>;
  readonly Figure: FunctionComponent<FigureProps>;
  /** Draws tiles in the midst of a sentence; null where the text is no row of tiles, but code. */
  readonly exampleOf?: (props: ExampleProps) => ReturnType<FunctionComponent> | null;
}

/** The rules of a game in one language. */
export interface Rulebook extends GameBook {
  readonly texts: LoadedTexts;
  readonly words: RulebookMessages;
}
