/** Cleans names and chat lines: no invisible characters, and none that change the direction of the text. */

/** Includes the blank Braille pattern, which is not white space but shows nothing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** @example plainText(' Ada\u202e  Lovelace ') // => 'Ada Lovelace' */
export function plainText(text: string): string {
  // White space first, because line breaks are control characters too; and again, because removed characters may leave
  // two spaces.
  const spaced = text.normalize('NFC').replace(/\s+/gu, ' ');
  return spaced.replace(INVISIBLE, '').replace(/ +/g, ' ').trim();
}

/** Whether two names look the same to people. @example isSameName('Ada', 'ADA') // => true */
export function isSameName(one: string, other: string): boolean {
  const plain = (name: string): string => name.normalize('NFKC').toLowerCase();
  return plain(one) === plain(other);
}
