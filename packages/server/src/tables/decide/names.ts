/** Cleans names and chat lines, and tells names that people could mistake for each other. */

import { reservedNames, skeletonOf } from './skeleton.js';

/** Includes the blank Braille pattern, which is not white space but shows nothing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** An emoji may be joined from several characters, some of them invisible. Made from a text: the flag is too new. */
const RGI_EMOJI = '(\\p{RGI_Emoji})';
const EMOJI = new RegExp(RGI_EMOJI, 'v');
/** No language stacks more signs on one letter. */
const STACKED = /(?<=\p{M}{3})\p{M}+/gu;
/** The page marks bots and hosts by a word in brackets after the name, so a name must not have one. */
const ADDITION = /(?!\{)\p{Ps}\s*[\p{L}\p{N}]/u;

/**
 * No invisible characters, none that change the direction of the text, and no towers of signs over letters.
 * @example plainText(' Ada\u202e  Lovelace ') // => 'Ada Lovelace'
 */
export function plainText(text: string): string {
  // White space first, because line breaks are control characters too; and again, because removed characters may leave
  // two spaces.
  const parts = text.normalize('NFC').replace(/\s+/gu, ' ').split(EMOJI);
  const cleaned = parts.map((part, index) => (index % 2 === 1 ? part : part.replace(INVISIBLE, '')));
  return cleaned.join('').replace(STACKED, '').replace(/ +/g, ' ').trim();
}

/** A name as it is shown; null if it is empty, or could be taken for that of a bot or of the host. */
export function readName(text: string): string | null {
  const name = plainText(text);
  return name === '' || ADDITION.test(name.normalize('NFKC')) || reservedNames.test(skeletonOf(name)) ? null : name;
}

/** Whether two names look the same to people. @example isSameName('Ada', 'АDA') // => true */
export function isSameName(one: string, other: string): boolean {
  return skeletonOf(one) === skeletonOf(other);
}
