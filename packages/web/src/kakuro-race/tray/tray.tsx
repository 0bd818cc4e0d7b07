/** What the people before the screen have in hand, whatever is going on. */

import type { ComponentChildren } from 'preact';
import { words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import type { RaceDesk } from '../draft/controller';
import { FaceDown } from './face-down';
import { LayOutTray } from './lay-out-tray';
import { ClaimTime } from './marker-stand';
import { OpenedSeals } from './opened-seals';
import { PassTray } from './pass-tray';
import { SearchTray } from './search-tray';
import './tray.css';

export interface TrayProps {
  readonly desk: RaceDesk;
  readonly aside: ComponentChildren;
}

export function Tray(props: TrayProps) {
  return (
    <div class="race-tray">
      <ClaimTime table={props.desk.table} />
      <OpenedSeals desk={props.desk}>
        <TrayOfPhase {...props} />
      </OpenedSeals>
    </div>
  );
}

function TrayOfPhase({ desk, aside }: TrayProps) {
  const phase = desk.phase.value;
  const { round, faceDown, unsolved } = desk.table.view.value;
  const { buttons } = words()['kakuro-race'];
  if (round === null) return faceDown && <FaceDown faceDown={faceDown} unsolved={unsolved} />;
  if (desk.table.status.value.over) return <div class="race-tray-over" />;
  if (desk.moment.question.value !== null) return <Asking desk={desk} />;
  switch (phase.kind) {
    case 'lay-out':
      return (
        <LayOutTray
          desk={desk}
          round={round}
          confirm={buttons.claim}
          corner={<Button icon="close" label={buttons.withdraw} onClick={() => desk.withdraw()} />}
        />
      );
    case 'alone':
      return (
        <LayOutTray desk={desk} round={round} confirm={buttons.claim} corner={aside}>
          <Button shortcut="N" onClick={() => desk.none(phase.seat)}>
            {buttons.none}
          </Button>
        </LayOutTray>
      );
    case 'seal':
      return <SealTray desk={desk} />;
    case 'pass':
    case 'wait':
      return <PassTray desk={desk} round={round} />;
    default:
      return <SearchTray desk={desk} round={round} aside={aside} />;
  }
}

/** Yes or no to what can't be taken back. */
function Asking({ desk }: { readonly desk: RaceDesk }) {
  const { buttons } = words()['kakuro-race'];
  const isNone = desk.moment.question.value?.about === 'none';
  return (
    <div class="race-tray-asking">
      <Button kind="danger" size="large" shortcut="Enter" onClick={() => desk.agree()}>
        {isNone ? buttons.yesNone : buttons.yesWithdraw}
      </Button>
      <Button size="large" shortcut="Escape" onClick={() => desk.stepBack()}>
        {isNone ? buttons.searchOn : buttons.keepLaying}
      </Button>
    </div>
  );
}

/** A sealed game, with one person before the screen. */
function SealTray({ desk }: { readonly desk: RaceDesk }) {
  const { buttons } = words()['kakuro-race'];
  const { table } = desk;
  const { round } = table.view.value;
  const seat = desk.staged.seat.value;
  if (round === null || seat === null) return null;
  const { ownSeal } = round;
  const saidNone = ownSeal !== null && ownSeal.claim === null;
  return (
    <LayOutTray
      desk={desk}
      round={round}
      confirm={ownSeal === null ? buttons.seal : buttons.sealInstead}
      corner={table.people.length > 1 && <Button icon="eye-off" label={buttons.cover} onClick={() => table.cover()} />}
    >
      <Button
        pressed={saidNone}
        disabled={saidNone}
        label={buttons.noneHint}
        shortcut="N"
        onClick={() => desk.none(seat)}
      >
        {buttons.none}
      </Button>
    </LayOutTray>
  );
}
