/** The tray while the pencil is active: digits to note, and ways to erase them. */

import { words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import type { KakuzuController } from '../draft/controller';
import { DigitPad } from './digit-pad';
import { BroomIcon, EraserIcon } from './pencil-icons';

export function NotePad({ controller }: { readonly controller: KakuzuController }) {
  const text = words().kakuzu.notes;
  const { notes } = controller;
  const here = notes.here();
  const square = notes.square.value;
  const isOff = square === null || controller.table.view.value.uncovered[square] !== 0;
  return (
    <div class="kakuzu-note-pad">
      <DigitPad
        label={text.pad}
        keyOf={(digit) => ({ label: text.noteDigit({ digit }), isOn: here.includes(digit), isOff })}
        onDigit={(digit) => controller.noteActions.note(digit)}
      />
      <div class="kakuzu-note-pad-buttons">
        <Button size="small" label={text.erase} onClick={() => controller.noteActions.erase()}>
          <EraserIcon /> <span>{text.eraseShort}</span>
        </Button>
        <Button size="small" label={text.tidy} shortcut="T" onClick={() => controller.noteActions.tidy()}>
          <BroomIcon /> <span>{text.tidyShort}</span>
        </Button>
        <Button size="small" icon="trash" label={text.clear} onClick={() => controller.noteActions.clear()}>
          {text.clearShort}
        </Button>
        <Button size="small" icon="eye-off" label={text.hide} shortcut="V" onClick={() => controller.showNotes(false)}>
          {text.hideShort}
        </Button>
        <Button size="small" kind="primary" icon="check" label={text.done} onClick={() => controller.takePencil(false)}>
          {text.done}
        </Button>
      </div>
    </div>
  );
}
