/** A sealed game with several people here: everybody searches, and each takes the device alone to seal. */

import type { Seat } from '@riverstone/rules';
import type { RoundView } from '@riverstone/rules/kakuro-race';
import { words } from '../../messages/words';
import { useTapGuard } from '../../table/hot-seat/handover-screen';
import { Button } from '../../ui/controls/button';
import { SeatMark } from '../../ui/pictures/seat-mark';
import type { RaceController } from '../draft/controller';
import { MarkerStand, Sand } from './marker-stand';
import './pass-tray.css';

export function PassTray({ controller, round }: { readonly controller: RaceController; readonly round: RoundView }) {
  const { table } = controller;
  const isReady = useTapGuard(`${round.number} ${round.sealed.join()}`);
  return (
    <div class="race-pass-tray">
      <MarkerStand table={table} round={round} />
      <Sand table={table} />
      <div class="race-pass-tray-people">
        {table.people.map((seat) => (
          <Person
            key={seat}
            controller={controller}
            seat={seat}
            isSealed={round.sealed.includes(seat)}
            isReady={isReady}
          />
        ))}
      </div>
    </div>
  );
}

interface PersonProps {
  readonly controller: RaceController;
  readonly seat: Seat;
  readonly isSealed: boolean;
  readonly isReady: boolean;
}

/** "It is me": also for those who have sealed and want to change it. */
function Person({ controller, seat, isSealed, isReady }: PersonProps) {
  const { buttons } = words()['kakuro-race'];
  const { table } = words().app;
  const name = controller.table.seats[seat]?.name ?? '';
  return (
    <Button
      kind={isSealed ? 'plain' : 'primary'}
      disabled={!isReady}
      label={isSealed ? buttons.change({ name }) : table.reveal({ name })}
      onClick={() => controller.table.hotSeat?.reveal(seat)}
    >
      <span class={`race-pass-tray-name seat-${seat}`}>
        <SeatMark seat={seat} />
        <span>{isSealed ? buttons.sealedBy({ name }) : buttons.iAm({ name })}</span>
      </span>
    </Button>
  );
}
