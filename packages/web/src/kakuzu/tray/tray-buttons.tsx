/** The buttons of the tray: lift, put back, pencil, and the eye that shows one's notes. */

import { words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import type { KakuzuController } from '../draft/controller';
import { draftAction, hasPick } from '../draft/draft';
import { nameOf } from '../table/units';

export function TrayButtons({ controller }: { readonly controller: KakuzuController }) {
  const text = words().kakuzu;
  const draft = controller.drafts.draft.value;
  const isReady = draftAction(draft, controller.table.view.value) !== null;
  return (
    <div class="kakuzu-tray-buttons">
      <Button kind="primary" class="kakuzu-tray-lift" disabled={!isReady} onClick={() => controller.lift()}>
        {draft.square === null ? text.tray.lift : text.tray.liftSquare({ square: nameOf(draft.square) })}
      </Button>
      <Button
        icon="undo"
        size="small"
        class="kakuzu-tray-put-back"
        label={text.tray.putBack}
        disabled={!hasPick(draft)}
        onClick={() => controller.putBack()}
      >
        {text.tray.putBack}
      </Button>
      <NoteButtons controller={controller} />
      {controller.setUpForMe.isOffered && (
        <Button size="small" class="kakuzu-tray-lift" onClick={() => controller.setUpForMe.begin()}>
          {controller.table.people.length === 1 ? text.tray.setUpForMe : text.tray.setUpForAll}
        </Button>
      )}
    </div>
  );
}

function NoteButtons({ controller }: { readonly controller: KakuzuController }) {
  const text = words().kakuzu.notes;
  const isNobody = controller.notes.seat.value === null;
  const isShown = controller.notes.isShown.value;
  return (
    <>
      <Button
        icon={isShown ? 'eye-off' : 'eye'}
        size="small"
        label={isShown ? text.hide : text.show}
        disabled={isNobody}
        onClick={() => controller.showNotes(!isShown)}
      >
        {isShown ? text.hideShort : text.showShort}
      </Button>
      <Button
        icon="note"
        size="small"
        label={text.pencil}
        disabled={isNobody}
        onClick={() => controller.takePencil(true)}
      >
        {text.pencil}
      </Button>
    </>
  );
}
