/** The tray of the race, by phase. */

import type { ComponentChildren } from 'preact';
import { words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import { useLoaded } from '../../ui/use-loaded';
import type { RaceController } from '../draft/controller';
import { FaceDown } from './face-down';
import { LayOutTray } from './lay-out-tray';
import { ClaimTime } from './marker-stand';
import { PassTray } from './pass-tray';
import { SearchTray } from './search-tray';
import './tray.css';

interface TrayProps {
  readonly controller: RaceController;
  readonly aside: ComponentChildren;
}

export function Tray(props: TrayProps) {
  return (
    <div class="race-tray">
      <ClaimTime table={props.controller.table} />
      <UnderSeals controller={props.controller}>
        <TrayOfPhase {...props} />
      </UnderSeals>
    </div>
  );
}

/** Only sealed games have something to open, so only they load it. */
function UnderSeals({
  controller,
  children,
}: Pick<TrayProps, 'controller'> & { readonly children: ComponentChildren }) {
  const { sealed } = controller.table.view.value.options;
  const loaded = useLoaded(sealed, () => import('./opened-seals'));
  if (loaded === null) return <>{children}</>;
  return <loaded.OpenedSeals controller={controller}>{children}</loaded.OpenedSeals>;
}

function TrayOfPhase({ controller, aside }: TrayProps) {
  const phase = controller.phase.value;
  const { round, faceDown, unsolved } = controller.table.view.value;
  const { buttons } = words()['kakuro-race'];
  if (round === null) return faceDown && <FaceDown faceDown={faceDown} unsolved={unsolved} />;
  if (controller.table.status.value.over) return <div class="race-tray-over" />;
  if (controller.pending.question.value !== null) return <Asking controller={controller} />;
  switch (phase.kind) {
    case 'lay-out':
      return (
        <LayOutTray
          controller={controller}
          round={round}
          confirm={buttons.claim}
          corner={<Button icon="close" label={buttons.withdraw} onClick={() => controller.withdraw()} />}
        />
      );
    case 'alone':
      return (
        <LayOutTray controller={controller} round={round} confirm={buttons.claim} corner={aside}>
          <Button shortcut="N" onClick={() => controller.none(phase.seat)}>
            {buttons.none}
          </Button>
        </LayOutTray>
      );
    case 'seal':
      return <SealTray controller={controller} />;
    case 'pass':
    case 'wait':
      return <PassTray controller={controller} round={round} />;
    default:
      return <SearchTray controller={controller} round={round} aside={aside} />;
  }
}

/** Yes or no to something that can't be taken back. */
function Asking({ controller }: { readonly controller: RaceController }) {
  const { buttons } = words()['kakuro-race'];
  const isNone = controller.pending.question.value?.about === 'none';
  return (
    <div class="race-tray-asking">
      <Button kind="danger" size="large" shortcut="Enter" onClick={() => controller.agree()}>
        {isNone ? buttons.yesNone : buttons.yesWithdraw}
      </Button>
      <Button size="large" shortcut="Escape" onClick={() => controller.stepBack()}>
        {isNone ? buttons.searchOn : buttons.keepLaying}
      </Button>
    </div>
  );
}

/** A sealed game, with one person at the screen. */
function SealTray({ controller }: { readonly controller: RaceController }) {
  const { buttons } = words()['kakuro-race'];
  const { table } = controller;
  const { round } = table.view.value;
  const seat = controller.drafts.seat.value;
  if (round === null || seat === null) return null;
  const { ownSeal } = round;
  const saidNone = ownSeal !== null && ownSeal.claim === null;
  return (
    <LayOutTray
      controller={controller}
      round={round}
      confirm={ownSeal === null ? buttons.seal : buttons.sealInstead}
      corner={
        table.people.length > 1 && (
          <Button icon="eye-off" label={buttons.cover} onClick={() => table.hotSeat?.cover()} />
        )
      }
    >
      <Button pressed={saidNone} disabled={saidNone} shortcut="N" onClick={() => controller.none(seat)}>
        {buttons.none}
      </Button>
    </LayOutTray>
  );
}
