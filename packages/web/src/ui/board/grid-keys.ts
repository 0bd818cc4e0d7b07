/** Where the keys of a grid lead. */

/** The square that `key` leads to from `index`, or null where the key does not move. */
export function squareAfterKey(
  index: number,
  key: string,
  control: boolean,
  { rows, columns }: { rows: number; columns: number },
): number | null {
  const row = Math.floor(index / columns);
  const column = index % columns;
  switch (key) {
    case 'ArrowRight':
      return row * columns + Math.min(columns - 1, column + 1);
    case 'ArrowLeft':
      return row * columns + Math.max(0, column - 1);
    case 'ArrowDown':
      return Math.min(rows - 1, row + 1) * columns + column;
    case 'ArrowUp':
      return Math.max(0, row - 1) * columns + column;
    case 'Home':
      return control ? 0 : row * columns;
    case 'End':
      return control ? rows * columns - 1 : row * columns + columns - 1;
    default:
      return null;
  }
}
