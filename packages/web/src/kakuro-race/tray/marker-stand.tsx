/** The current Sum marker, the hourglass, and how many markers are left. */

import { type RoundView, UNSOLVED_LIMIT } from '@riverstone/rules/kakuro-race';
import { words } from '../../messages/words';
import { Hourglass } from '../../ui/pictures/hourglass';
import { SumMarker } from '../pieces/race-tiles';
import './marker-stand.css';
import { useTableShell } from '../../table/table-shell';
import { closedView, type RaceTable } from '../table/race-table';

const SECOND = 1000;

export function MarkerStand({ table, round }: { readonly table: RaceTable; readonly round: RoundView }) {
  const { stand } = words()['kakuro-race'];
  const { unsolved } = table.view.value;
  // A replay's board tells what a step did, so the sum that it was about stands beside it.
  const closed = useTableShell().replay === undefined ? null : closedView(table.steps.value.at(-1));
  const { marker, number } = closed?.round ?? round;
  const { markersLeft } = closed ?? table.view.value;
  return (
    <div class="race-marker-stand">
      <span class="race-marker-stand-marker" key={number} role="img" aria-label={stand.marker({ marker, number })}>
        <SumMarker value={marker} />
      </span>
      {unsolved.length > 0 && (
        <span class="visually-hidden">{stand.unsolved({ sums: unsolved, limit: UNSOLVED_LIMIT })}</span>
      )}
      <span class="race-marker-stand-facts">
        <MarkersLeft number={markersLeft.length} isShort />
      </span>
    </div>
  );
}

/** How many markers are still face down. */
export function MarkersLeft({ number, isShort = false }: { readonly number: number; readonly isShort?: boolean }) {
  const { stand } = words()['kakuro-race'];
  if (!isShort) return <span class="race-marker-stand-left">{stand.left({ number })}</span>;
  return (
    <span class="race-marker-stand-left">
      <span aria-hidden="true">{stand.leftShort({ number })}</span>
      <span class="visually-hidden">{stand.left({ number })}</span>
    </span>
  );
}

/** The hourglass with its seconds, where one has been started. */
export function Sand({ table }: { readonly table: RaceTable }) {
  const { stand } = words()['kakuro-race'];
  const clock = table.clocks.value.find(({ timer }) => timer.kind === 'hourglass');
  if (clock === undefined) return null;
  const { timer, left, running } = clock;
  const seconds = Math.ceil(left / SECOND);
  // The label changes every ten seconds: every second would be noise for screen readers.
  const spoken = seconds > 10 ? Math.ceil(seconds / 10) * 10 : seconds;
  return (
    <span class={seconds <= 10 && running ? 'race-sand race-sand-low' : 'race-sand'}>
      <Hourglass
        share={left / (timer.seconds * SECOND)}
        label={running ? stand.hourglass({ seconds: spoken }) : stand.hourglassStands}
        running={running}
      />
      <span class="race-sand-seconds" aria-hidden="true">
        {stand.seconds({ seconds })}
      </span>
    </span>
  );
}

/** The time left for the caller, as a bar. The seat's clock shows it in figures. */
export function ClaimTime({ table }: { readonly table: RaceTable }) {
  const clock = table.clocks.value.find(({ timer }) => timer.kind === 'claim');
  if (clock === undefined) return null;
  const share = clock.left / (clock.timer.seconds * SECOND);
  return (
    <span class={share < 0.25 ? 'race-claim-time race-claim-time-low' : 'race-claim-time'} aria-hidden="true">
      <span style={{ transform: `scaleX(${share})` }} />
    </span>
  );
}
