/** Sealed games: who had sealed what, on a card over the field for a while after the opening. */

import { checkClaim, type OpenedSeal, type RaceEvent } from '@riverstone/rules/kakuro-race';
import { useEffect } from 'preact/hooks';
import type { RaceMessages } from '../messages/catalogue';
import { words } from '../messages/words';
import { useLatestHappening } from '../table/use-latest-happening';
import { Button } from '../ui/button';
import { SeatMark } from '../ui/seat-mark';
import { claimWords, faultWords } from './claim-words';
import './opened-seals.css';
import type { RaceHappening, RaceTable } from './race-table';

/** In milliseconds. */
const LASTS = 8000;

type Opened = RaceEvent & { readonly type: 'seals-opened' };

const openedIn = ({ events }: RaceHappening): Opened | undefined =>
  events.find((event) => event.type === 'seals-opened');

export function OpenedSeals({ table }: { readonly table: RaceTable }) {
  const text = words()['kakuro-race'];
  const [shown, close] = useLatestHappening(table.story.value, (each) => openedIn(each) !== undefined, LASTS);
  useEffect(() => {
    if (shown === null) return;
    // whoever reaches for the field wants to see it
    const reach = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest('.race-field') !== null) close();
    };
    addEventListener('pointerdown', reach, true);
    return () => removeEventListener('pointerdown', reach, true);
  }, [shown]);
  const seals = shown === null ? undefined : openedIn(shown)?.seals;
  if (shown === null || seals === undefined) return null;
  return (
    <section class="race-opened-seals" aria-label={text.opened.title}>
      <header class="race-opened-seals-head">
        <h2>{text.opened.title}</h2>
        <Button kind="quiet" size="small" icon="close" label={text.opened.close} onClick={close} />
      </header>
      <ul>
        {seals.map((seal) => (
          <li key={seal.seat} class={isWinner(shown, seal) ? 'race-opened-seals-winner' : undefined}>
            <SeatMark seat={seal.seat} />
            <span>{table.seats[seal.seat]?.name}</span>
            <span class="race-opened-seals-claim">{sealWords(text, seal, shown)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function isWinner({ events }: RaceHappening, { seat }: OpenedSeal): boolean {
  return events.some((event) => event.type === 'solved' && event.seat === seat);
}

function sealWords(text: RaceMessages, { seat, claim, points }: OpenedSeal, { before }: RaceHappening): string {
  const { field, scored, round, tiles } = before;
  if (claim === null) return text.opened.none;
  const judged = checkClaim({ field, scored, marker: round?.marker ?? 0, tiles: tiles[seat] ?? [] }, claim);
  const line = claimWords(text, claim);
  return judged.ok ? text.opened.valid(line, points) : text.opened.void(line, faultWords(text, judged.error));
}
