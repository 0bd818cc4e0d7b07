/** What a player has at hand: the open claim, the hand behind its screen, and the buttons that finish the move. */

import type { Signal } from '@preact/signals';
import type { Seat, Square } from '@riverstone/rules';
import { words } from '../../messages/words';
import { HandoverScreen } from '../../table/hot-seat/handover-screen';
import { Button, type ButtonProps } from '../../ui/controls/button';
import type { ChallengeDesk } from '../draft/controller';
import type { Underway } from '../draft/draft-store';
import type { Preview } from '../draft/preview';
import { ClaimPad } from './claim-pad';
import { ChallengeBag, Hand } from './hand';
import { OpenClaim } from './open-claim';
import './tray.css';

export interface TrayProps {
  readonly desk: ChallengeDesk;
  readonly preview: Preview | null;
  readonly doubter: Signal<Seat | null>;
  onOver(square: Square | null): void;
  onConfirm(): void;
  onBack(): void;
  onChallenge(seat: Seat): void;
  onAccept(seat: Seat): void;
}

export function Tray(props: TrayProps) {
  const { desk, doubter, onChallenge, onAccept } = props;
  const { table } = desk;
  const isCovered = table.curtainFor.value.length > 0;
  const claims = table.view.value.options.scoring === 'claim';
  return (
    <div class={`challenge-tray${claims ? ' challenge-tray-claims' : ''}`}>
      <OpenClaim table={table} doubter={doubter} onChallenge={onChallenge} onAccept={onAccept} />
      {isCovered ? <HandoverScreen table={table} /> : <OwnThings {...props} />}
    </div>
  );
}

function OwnThings(props: TrayProps) {
  const { desk, onBack, onOver } = props;
  const view = desk.table.view.value;
  const underway = desk.underway.value;
  // Whoever had tiles when the game was given up needs them no more.
  if (desk.table.status.value.over) return null;
  if (view.hand === null || view.hand.length === 0) {
    const isPlaying = view.handSizes.some((size) => size > 0);
    return isPlaying ? (
      <div class="challenge-tray-idle">
        <ChallengeBag size={view.bagSize} />
      </div>
    ) : null;
  }
  const draft = underway?.draft ?? null;
  const states = draft !== null && draft.square !== null && view.options.scoring === 'claim';
  return (
    <div class={`challenge-tray-row${states ? ' challenge-tray-claiming' : ''}`}>
      <Hand
        hand={view.hand}
        sides={draft?.sides ?? []}
        taken={draft?.taken ?? null}
        square={draft?.square ?? null}
        active={underway !== null}
        bagSize={view.bagSize}
        onTap={(place) => desk.tapHand(place)}
        onLift={(place) => desk.takeUp(place)}
        onOver={onOver}
        onDrop={(square) => square !== null && desk.drop(square)}
      />
      {states && (
        <ClaimPad
          onDigit={(digit) => desk.type(digit)}
          onErase={() => desk.erase()}
          onBack={onBack}
          canErase={draft.claim !== null}
        />
      )}
      {desk.table.people.length > 0 && <Buttons {...props} underway={underway} states={states} />}
    </div>
  );
}

/** They keep their place while others move, so that nothing jumps. */
function Buttons(props: TrayProps & { readonly underway: Underway | null; readonly states: boolean }) {
  const { desk, preview, underway, states, onBack, onConfirm } = props;
  const text = words()['kakuro-challenge'].tray;
  const isIdle = underway === null || underway.draft.taken === null;
  return (
    <div class="challenge-tray-buttons">
      {!states && (
        <>
          <Aid icon="flip" label={text.turnOver} shortcut="F" disabled={isIdle} onClick={() => desk.turnOver()} />
          <Aid icon="undo" label={text.takeBack} shortcut="Escape" disabled={isIdle} onClick={onBack} />
        </>
      )}
      <Button
        class="challenge-tray-confirm"
        kind="primary"
        shortcut="P"
        disabled={!isComplete(underway, preview)}
        onClick={onConfirm}
      >
        {confirmWords(underway, preview)}
      </Button>
    </div>
  );
}

/** A button with its words where there is room for them, and with its picture alone where there is not. */
function Aid({ label, ...button }: ButtonProps) {
  return (
    <Button {...button} class="challenge-tray-aid" label={label}>
      {label}
    </Button>
  );
}

function isComplete(underway: Underway | null, preview: Preview | null): boolean {
  if (underway === null || underway.draft.square === null) return false;
  const { draft, position } = underway;
  return preview !== 'unfinished' && (position.options.scoring !== 'claim' || draft.claim !== null);
}

function confirmWords(underway: Underway | null, preview: Preview | null): string {
  const text = words()['kakuro-challenge'].tray;
  if (underway === null) return text.place;
  const { draft, position } = underway;
  if (position.options.scoring === 'claim') {
    return draft.claim === null ? text.placeClaimOpen : text.placeClaim(draft.claim);
  }
  return preview === null || preview === 'unfinished' ? text.place : text.placeFor(preview.points);
}
