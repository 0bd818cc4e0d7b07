/** What the rules screens say around the rules: the English messages are the pattern. */

import type { rulebook } from './en/rulebook';

/** The same messages in other words: texts stay texts, and what takes arguments takes the same. */
type InOtherWords<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: InOtherWords<T[Key]> };

export type RulebookMessages = InOtherWords<typeof rulebook>;
