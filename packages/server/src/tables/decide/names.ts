/** Names and lines of talk as people see them: without what can't be seen, or turns the text around it. */

/** The blank pattern of Braille is no white space, and shows nothing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** @example plainText(' Ada\u202e  Lovelace ') // 'Ada Lovelace' */
export function plainText(text: string): string {
  // A line break is a control character, too: white space is looked at first, and once more where something stood in it.
  const spaced = text.normalize('NFC').replace(/\s+/gu, ' ');
  return spaced.replace(INVISIBLE, '').replace(/ +/g, ' ').trim();
}

/** Whether two names would be taken for the same. @example isSameName('Ada', 'ADA') // true */
export function isSameName(one: string, other: string): boolean {
  const plain = (name: string): string => name.normalize('NFKC').toLowerCase();
  return plain(one) === plain(other);
}
