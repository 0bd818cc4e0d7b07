/** The check list as a row of small marks. */

import type { KakuroRaceMessages } from '../../messages/generated/kakuro-race';
import { words } from '../../messages/words';
import { Icon } from '../../ui/pictures/icon';
import type { CheckItem, CheckList } from '../draft/check-list';
import './check-marks.css';
import type { RaceController } from '../draft/controller';

export function CheckMarks({ controller }: { readonly controller: RaceController }) {
  const text = words()['kakuro-race'];
  const list = controller.checks.value;
  const marker = controller.drafts.position?.marker ?? 0;
  if (list === null) return null;
  // Most lines are new, so this is shown only where it fails.
  const items = list.items.filter(({ id, done }) => id !== 'fresh' || !done);
  return (
    <ul class="race-check-marks" aria-label={text.checks.label}>
      {items.map((item) => (
        <li key={item.id} class={item.done ? 'race-check-mark race-check-mark-done' : 'race-check-mark'}>
          <Icon name={item.done ? 'check' : 'close'} />
          <span aria-hidden="true">{labelOf(text, item, list, marker)}</span>
          <span class="visually-hidden">{spokenOf(text, item, list, marker)}</span>
        </li>
      ))}
    </ul>
  );
}

function labelOf({ checks }: KakuroRaceMessages, { id, done }: CheckItem, list: CheckList, marker: number): string {
  switch (id) {
    case 'sum':
      return list.sum > marker ? checks.tooMuch({ sum: list.sum, marker }) : checks.sum({ sum: list.sum, marker });
    case 'repeats':
      if (!done) return checks.repeatsLacking({ doubles: list.doublesLacking });
      return list.doublesBack > 0 ? checks.doublesBack({ doubles: list.doublesBack }) : checks.repeats;
    case 'fresh':
      return done ? checks.fresh : checks.scored;
    default:
      return checks[id];
  }
}

/** The label, and whether the item is done. */
function spokenOf(text: KakuroRaceMessages, item: CheckItem, list: CheckList, marker: number): string {
  const { checks } = text;
  const isTooMuch = item.id === 'sum' && list.sum > marker;
  if (isTooMuch) return checks.tooMuchSpoken({ sum: list.sum, marker });
  const label = labelOf(text, item, list, marker);
  if (item.done) return `${label} ${checks.done}`;
  return item.id === 'repeats' || item.id === 'fresh' ? label : `${label} ${checks.lacking}`;
}
