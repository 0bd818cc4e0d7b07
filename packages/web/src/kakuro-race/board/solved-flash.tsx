/** A line that was just scored: it lights up, and its sum is spelled out. */

import { FIELD_SIZE, type RaceEvent } from '@riverstone/rules/kakuro-race';
import { words } from '../../messages/words';
import { useLatestStep } from '../../table/log/use-latest-step';
import { SeatMark } from '../../ui/pictures/seat-mark';
import type { RaceStep, RaceTable } from '../table/race-table';
import { digitsOf, sumWords } from '../words/claim-words';
import { lineArea } from './line-area';
import './solved-flash.css';

/** How long the line is lit, and how long its sum is shown. The sum covers a part of the field, so it goes earlier. */
const LIGHT_MS = 3200;
const SUM_MS = 1500;

type Solved = RaceEvent & { readonly type: 'solved' };

const solvedIn = ({ events }: RaceStep): Solved | undefined => events.find((event) => event.type === 'solved');

/** Hidden from screen readers: the log says the same. */
export function SolvedFlash({ table }: { readonly table: RaceTable }) {
  const isMeant = (step: RaceStep): boolean => solvedIn(step) !== undefined;
  const [shown] = useLatestStep(table.steps.value, isMeant, LIGHT_MS);
  const [summed] = useLatestStep(table.steps.value, isMeant, SUM_MS);
  const event = shown === null ? undefined : solvedIn(shown);
  // The field belongs to the caller now.
  const isCalled = (table.view.value.round?.caller ?? null) !== null;
  if (shown === null || event === undefined || isCalled) return null;
  const { claim, points, seat } = event;
  return (
    <>
      <span class="board-line board-line-points race-solved-flash-line" style={{ gridArea: lineArea(claim) }} />
      {summed !== null && (
        <span class={`race-solved-flash-sum seat-${seat}`} style={{ gridRow: sumRow(claim.first, claim.last) }}>
          <SeatMark seat={seat} />
          <span>{sumWords(digitsOf(shown.after.field, claim))}</span>
          <strong>{words()['kakuro-race'].points({ number: points })}</strong>
        </span>
      )}
    </>
  );
}

/** A row beside the line, so that the sum does not cover it where possible. */
function sumRow(first: number, last: number): number {
  const top = Math.floor(first / FIELD_SIZE);
  const bottom = Math.floor(last / FIELD_SIZE);
  if (bottom < FIELD_SIZE - 1) return bottom + 2;
  return top > 0 ? top : FIELD_SIZE;
}
