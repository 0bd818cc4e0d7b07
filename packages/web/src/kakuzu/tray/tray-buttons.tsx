/** The buttons of the tray: lift, put back, pencil, and the eye that shows one's notes. */

import { words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import type { KakuzuDesk } from '../draft/controller';
import { isStaged, stagedAction } from '../draft/draft';
import { nameOf } from '../table/units';

export function TrayButtons({ desk }: { readonly desk: KakuzuDesk }) {
  const text = words().kakuzu;
  const staging = desk.picks.staging.value;
  const isReady = stagedAction(staging, desk.table.view.value) !== null;
  return (
    <div class="kakuzu-tray-buttons">
      <Button kind="primary" class="kakuzu-tray-lift" disabled={!isReady} onClick={() => desk.lift()}>
        {staging.square === null ? text.tray.lift : text.tray.liftSquare(nameOf(staging.square))}
      </Button>
      <Button
        icon="undo"
        size="small"
        label={text.tray.putBack}
        disabled={!isStaged(staging)}
        onClick={() => desk.putBack()}
      />
      <NoteButtons desk={desk} />
    </div>
  );
}

function NoteButtons({ desk }: { readonly desk: KakuzuDesk }) {
  const text = words().kakuzu.notes;
  const isNobody = desk.notes.seat.value === null;
  const isShown = desk.notes.isShown.value;
  return (
    <>
      <Button
        icon={isShown ? 'eye' : 'eye-off'}
        size="small"
        label={isShown ? text.hide : text.show}
        disabled={isNobody}
        onClick={() => desk.showNotes(!isShown)}
      />
      <Button icon="note" size="small" label={text.pencil} disabled={isNobody} onClick={() => desk.takePencil(true)} />
    </>
  );
}
