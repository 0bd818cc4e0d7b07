/** What was done last: a tile laid, or the ruling on a challenge until the next one is. */

import { useTableShell } from '../../table/table-shell';
import type { ChallengeTable } from '../table/challenge-table';

interface LatestStepProps {
  readonly table: ChallengeTable;
  /** Whether there is room for one line only. A ruling may have two: no claim is open then, and its row is free. */
  readonly isBrief: boolean;
}

export function LatestStep({ table, isBrief }: LatestStepProps) {
  const lines = useTableShell().log.value;
  const last = table.steps.value.findLast(({ events }) =>
    events.some(({ type }) => type === 'placed' || type === 'challenged'),
  );
  // Of one moment the move itself comes first, then what became known of the claim before it.
  const told = lines.filter(({ version }) => version === last?.version).reverse();
  if (last === undefined || told.length === 0) return null;
  const isRuling = last.events.some(({ type }) => type === 'challenged');
  return (
    // spoken as it happened, and once is enough
    <p class={isBrief && !isRuling ? 'challenge-recent challenge-recent-brief' : 'challenge-recent'} aria-hidden="true">
      {told.map(({ text }) => text).join(' ')}
    </p>
  );
}
