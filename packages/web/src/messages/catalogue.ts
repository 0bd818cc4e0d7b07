/** What every language must say: the English catalogue is the pattern, and a missing message does not compile. */

import type { FirstMessages, LazyMessages } from './areas';
import type { app } from './en/app';
import type { howToPlay } from './en/how-to-play';
import type { challenge } from './en/kakuro-challenge';
import type { race } from './en/kakuro-race';
import type { kakuzu } from './en/kakuzu';
import type { rulebook } from './en/rulebook';

/** The same messages in other words: texts stay texts, and what takes arguments takes the same. */
type InOtherWords<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: InOtherWords<T[Key]> };

export type AppMessages = InOtherWords<typeof app>;
export type ChallengeMessages = InOtherWords<typeof challenge>;
export type RaceMessages = InOtherWords<typeof race>;
export type KakuzuMessages = InOtherWords<typeof kakuzu>;
export type HowToPlayMessages = InOtherWords<typeof howToPlay>;
export type RulebookMessages = InOtherWords<typeof rulebook>;

/** What every screen may say; it comes with the first one. */
export interface FirstCatalogue {
  readonly app: AppMessages;
  readonly 'kakuro-challenge': ChallengeMessages;
  readonly 'kakuro-race': RaceMessages;
  readonly kakuzu: KakuzuMessages;
  readonly howToPlay: HowToPlayMessages;
}

export interface Catalogue extends FirstCatalogue, FirstMessages {
  /** What is said about tables online: loaded with the first screen that is about them. */
  readonly online: LazyMessages['online'];
}
