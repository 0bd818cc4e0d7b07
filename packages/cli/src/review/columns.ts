/** Rows of cells as aligned columns. */
import stringWidth from 'string-width';

/**
 * Lines whose cells stand under each other.
 * @example aligned([['a', '1'], ['bb', '22']], ['left', 'right']) // => ['a    1', 'bb  22']
 */
export function aligned(rows: readonly (readonly string[])[], sides: readonly ('left' | 'right')[]): string[] {
  const widths = sides.map((_, column) => Math.max(...rows.map((row) => stringWidth(row[column] ?? ''))));
  return rows.map((row) =>
    sides
      .map((side, column) => {
        const cell = row[column] ?? '';
        const space = ' '.repeat((widths[column] ?? 0) - stringWidth(cell));
        return side === 'left' ? cell + space : space + cell;
      })
      .join('  ')
      .trimEnd(),
  );
}
