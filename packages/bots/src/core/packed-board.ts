/** Boards as short texts: rows without slashes, and every run of empty squares as one letter. */

const EMPTY = '.';
/** A run of 1 to 17 empty squares, as a letter that no board uses as a sign. */
const RUNS = 'jklmnopqrstuvwxyz';

/**
 * A board in its notation, packed.
 * @example packBoard('...4/.A..') // => 'l4jAk'
 */
export function packBoard(notation: string): string {
  return notation
    .replaceAll('/', '')
    .replace(new RegExp(`\\.{1,${RUNS.length}}`, 'g'), (run) => RUNS.charAt(run.length - 1));
}

/**
 * The notation of a packed board with so many squares in a row.
 * @example unpackBoard('l4jAk', 4) // => '...4/.A..'
 */
export function unpackBoard(packed: string, size: number): string {
  const signs = packed.replace(/[j-z]/g, (letter) => EMPTY.repeat(RUNS.indexOf(letter) + 1));
  const rows: string[] = [];
  for (let from = 0; from < signs.length; from += size) rows.push(signs.slice(from, from + size));
  return rows.join('/');
}
