/** Scores in words, with what is counted: stones, points. */

import { words } from '../../messages/words';
import type { BaseTable } from '../game-table';
import { speakerAt } from '../speaker';
import { useTableShell } from '../table-shell';

/** Says what everybody has, in the order of the seats. */
export function useScoreWords(table: BaseTable): () => string {
  const { score } = useTableShell();
  return () => {
    const { scores } = table.status.peek();
    const text = words().app.table;
    const speaker = speakerAt(table);
    const each = table.seats.map((_, seat) =>
      text.scoreOf({ name: speaker.nameOf(seat), score: score(scores[seat] ?? 0) }),
    );
    return text.scores({ scores: each });
  };
}
