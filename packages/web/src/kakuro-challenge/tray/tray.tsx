/** The tray of Kakuro Challenge: the open claim, the player's hand, and the buttons of the draft. */

import type { Signal } from '@preact/signals';
import type { Seat, Square } from '@riverstone/rules';
import { words } from '../../messages/words';
import { HandoverScreen } from '../../table/hot-seat/handover-screen';
import { waitingForDevice } from '../../table/hot-seat/waiting-for-device';
import { Button, type ButtonProps } from '../../ui/controls/button';
import type { ChallengeController } from '../draft/controller';
import type { ActiveDraft } from '../draft/draft-store';
import type { DraftPreview } from '../draft/preview';
import { ClaimPad } from './claim-pad';
import { ChallengeBag, Hand } from './hand';
import { OpenClaim } from './open-claim';
import './tray.css';

interface TrayProps {
  readonly controller: ChallengeController;
  readonly preview: DraftPreview | null;
  readonly challenger: Signal<Seat | null>;
  onOver(square: Square | null): void;
  onConfirm(): void;
  onBack(): void;
  onChallenge(seat: Seat): void;
  onAccept(seat: Seat): void;
}

export function Tray(props: TrayProps) {
  const { controller, challenger, onChallenge, onAccept } = props;
  const { table } = controller;
  const isCovered = waitingForDevice(table).length > 0;
  const claims = table.view.value.options.scoring === 'claim';
  return (
    <div class={`challenge-tray${claims ? ' challenge-tray-claims' : ''}`}>
      <OpenClaim table={table} challenger={challenger} onChallenge={onChallenge} onAccept={onAccept} />
      {isCovered ? <HandoverScreen table={table} /> : <OwnTray {...props} />}
    </div>
  );
}

function OwnTray(props: TrayProps) {
  const { controller, onBack, onOver } = props;
  const view = controller.table.view.value;
  const activeDraft = controller.activeDraft.value;
  // The game was given up: the hand is not needed any more.
  if (controller.table.status.value.over) return null;
  if (view.hand === null || view.hand.length === 0) {
    const isPlaying = view.handSizes.some((size) => size > 0);
    return isPlaying ? (
      <div class="challenge-tray-idle">
        <ChallengeBag size={view.bagSize} />
      </div>
    ) : null;
  }
  const draft = activeDraft?.draft ?? null;
  const states = draft !== null && draft.square !== null && view.options.scoring === 'claim';
  return (
    <div class={`challenge-tray-row${states ? ' challenge-tray-claiming' : ''}`}>
      <Hand
        hand={view.hand}
        sides={draft?.sides ?? []}
        taken={draft?.taken ?? null}
        square={draft?.square ?? null}
        active={activeDraft !== null}
        bagSize={view.bagSize}
        onTap={(place) => controller.tapHand(place)}
        onLift={(place) => controller.takeUp(place)}
        onOver={onOver}
        onDrop={(square) => square !== null && controller.drop(square)}
      />
      {states && (
        <ClaimPad
          onDigit={(digit) => controller.type(digit)}
          onErase={() => controller.erase()}
          onBack={onBack}
          canErase={draft.claim !== null}
        />
      )}
      {controller.table.people.length > 0 && <Buttons {...props} activeDraft={activeDraft} states={states} />}
    </div>
  );
}

/** Always rendered, also while others move, so that nothing jumps. */
function Buttons(props: TrayProps & { readonly activeDraft: ActiveDraft | null; readonly states: boolean }) {
  const { controller, preview, activeDraft, states, onBack, onConfirm } = props;
  const text = words()['kakuro-challenge'].tray;
  const isIdle = activeDraft === null || activeDraft.draft.taken === null;
  return (
    <div class="challenge-tray-buttons">
      {!states && (
        <>
          <ToolButton
            icon="flip"
            label={text.flip}
            shortcut="F"
            disabled={isIdle}
            onClick={() => controller.turnOver()}
          />
          <ToolButton icon="undo" label={text.putBack} shortcut="Escape" disabled={isIdle} onClick={onBack} />
        </>
      )}
      <Button
        class="challenge-tray-confirm"
        kind="primary"
        shortcut="P"
        disabled={!isComplete(activeDraft, preview)}
        onClick={onConfirm}
      >
        {confirmWords(activeDraft, preview)}
      </Button>
    </div>
  );
}

/** An icon and its word. */
function ToolButton({ label, ...button }: ButtonProps) {
  return (
    <Button {...button} class="challenge-tray-aid" label={label}>
      {label}
    </Button>
  );
}

function isComplete(activeDraft: ActiveDraft | null, preview: DraftPreview | null): boolean {
  if (activeDraft === null || activeDraft.draft.square === null) return false;
  const { draft, position } = activeDraft;
  return preview !== 'unfinished' && (position.options.scoring !== 'claim' || draft.claim !== null);
}

function confirmWords(activeDraft: ActiveDraft | null, preview: DraftPreview | null): string {
  const text = words()['kakuro-challenge'].tray;
  if (activeDraft === null) return text.place;
  const { draft, position } = activeDraft;
  if (position.options.scoring === 'claim') {
    return draft.claim === null ? text.placeClaimOpen : text.placeClaim({ number: draft.claim });
  }
  return preview === null || preview === 'unfinished' ? text.place : text.placeFor({ number: preview.points });
}
