/** Names and lines of talk as people see them: without what can't be seen, or turns the text around it. */

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u115f\u1160\u3164\uffa0]/gu;

/** @example plainText(' Ada\u202e  Lovelace ') // 'Ada Lovelace' */
export function plainText(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim();
}

/** Whether two names would be taken for the same. @example isSameName('Ada', 'ADA') // true */
export function isSameName(one: string, other: string): boolean {
  const plain = (name: string): string => name.normalize('NFKC').toLowerCase();
  return plain(one) === plain(other);
}
