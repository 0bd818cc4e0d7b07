/** Tables of figures, and how they are written. */

/** The head of a table, then its rows. */
export type FigureRows = readonly (readonly string[])[];

export function inMarkdown([head = [], ...rows]: FigureRows): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function inCsv(rows: FigureRows): string {
  const quoted = (cell: string): string => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((cells) => `${cells.map(quoted).join(',')}\n`).join('');
}
