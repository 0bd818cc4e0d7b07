/** The digits to announce, and how many stones this turn has kept. */

import { words } from '../../messages/words';
import type { KakuzuController } from '../draft/controller';
import { canAnnounce } from '../draft/draft';
import { moverAt } from '../table/kakuzu-table';
import { DigitPad } from './digit-pad';

/** A turn keeps at most three stones. */
const LIMIT = 3;

export function AnnouncePad({ controller }: { readonly controller: KakuzuController }) {
  const text = words().kakuzu.tray;
  const view = controller.table.view.value;
  const { digit: picked } = controller.drafts.draft.value;
  const isMine = moverAt(view) !== null;
  return (
    <DigitPad
      label={text.announcePad}
      keyOf={(digit) => {
        const canBeAnnounced = canAnnounce(view, digit);
        return {
          label: canBeAnnounced ? text.announceDigit({ digit }) : text.complete({ digit }),
          isOn: picked === digit,
          isOff: !isMine || !canBeAnnounced,
          isStruck: !canBeAnnounced,
        };
      }}
      onDigit={(digit) => controller.pickDigit(digit)}
    >
      <Kept kept={view.kept} />
    </DigitPad>
  );
}

/** How many stones this turn has kept, as dots. */
export function Kept({ kept }: { readonly kept: number }) {
  return (
    <span class="kakuzu-kept" role="img" aria-label={words().kakuzu.tray.keptOfThree({ kept })}>
      {Array.from({ length: LIMIT }, (_, place) => (
        <span key={place} class={place < kept ? 'kakuzu-kept-dot kakuzu-kept-full' : 'kakuzu-kept-dot'} />
      ))}
    </span>
  );
}
