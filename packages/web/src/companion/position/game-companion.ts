/** What a game may bring to the companion: tools for its box. */

import type { ComponentType } from 'preact';
import type { Language } from '../../messages/words';

export interface CompanionToolProps {
  /** What the address says after the tool: a position, or '' for where one was. */
  readonly opened: string;
}

export interface CompanionTool {
  /** Its word in the address: `referee` in `#/companion/referee/kakuzu`. */
  readonly id: string;
  readonly title: string;
  /** What it is for, in a sentence. */
  readonly hint: string;
  load(): Promise<ComponentType<CompanionToolProps>>;
}

export interface GameCompanion {
  /** The tools in a language. */
  tools(language: Language): Promise<readonly CompanionTool[]>;
}
