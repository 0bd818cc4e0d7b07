/** Scores in words, with what is counted: stones, points. */

import { words } from '../../messages/words';
import type { BaseTable } from '../game-table';
import { useTableShell } from '../table-shell';

/** Says what everybody has, in the order of the seats. */
export function useScoreWords(table: BaseTable): () => string {
  const { score } = useTableShell();
  return () => {
    const { scores } = table.status.peek();
    const text = words().app.table;
    const each = table.seats.map(({ name }, seat) => text.scoreOf({ name, score: score(scores[seat] ?? 0) }));
    return text.scores({ scores: each });
  };
}
