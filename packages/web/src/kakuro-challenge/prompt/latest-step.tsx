/** The last move, or the ruling on a challenge until the next move. */

import { useTableShell } from '../../table/table-shell';
import type { ChallengeTable } from '../table/challenge-table';

interface LatestStepProps {
  readonly table: ChallengeTable;
  /** Whether there is room for one line only. A ruling may take two: no claim is open then, so its row is free. */
  readonly isBrief: boolean;
}

export function LatestStep({ table, isBrief }: LatestStepProps) {
  const lines = useTableShell().log.value;
  const last = table.steps.value.findLast(({ events }) =>
    events.some(({ type }) => type === 'placed' || type === 'challenged'),
  );
  // Within one step the move comes first, then what it revealed of the claim before it.
  const told = lines.filter(({ version, text }) => version === last?.version && text !== null).reverse();
  if (last === undefined || told.length === 0) return null;
  const isRuling = last.events.some(({ type }) => type === 'challenged');
  return (
    // Announced when it happened, so screen readers skip it here.
    <p class={isBrief && !isRuling ? 'challenge-recent challenge-recent-brief' : 'challenge-recent'} aria-hidden="true">
      {told.map(({ text }) => text).join(' ')}
    </p>
  );
}
