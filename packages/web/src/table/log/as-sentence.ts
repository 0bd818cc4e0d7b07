/** Rows of the log have no full stop; where another sentence follows, they get one. */

export function asSentence(row: string): string {
  return row === '' || /[.!?…]$/.test(row) ? row : `${row}.`;
}

/** Several rows in one. The last one stays as it is. */
export function joinRows(rows: readonly string[]): string {
  return rows.map((row, index) => (index < rows.length - 1 ? asSentence(row) : row)).join(' ');
}
