/** Sealed games: who had sealed what. It replaces the tray for a few seconds after the opening. */

import { checkClaim, type OpenedSeal, type RaceEvent } from '@riverstone/rules/kakuro-race';
import type { ComponentChildren } from 'preact';
import type { KakuroRaceMessages } from '../../messages/generated/kakuro-race';
import { words } from '../../messages/words';
import { useLatestStep } from '../../table/log/use-latest-step';
import { speakerAt } from '../../table/speaker';
import { Button } from '../../ui/controls/button';
import { SeatMark } from '../../ui/pictures/seat-mark';
import type { RaceController } from '../draft/controller';
import { claimWords, faultWords } from '../words/claim-words';
import { MarkerStand, Sand } from './marker-stand';
import './opened-seals.css';
import type { RaceStep } from '../table/race-table';

/** How long the opened seals are shown. */
const SHOWN_MS = 8000;

type Opened = RaceEvent & { readonly type: 'seals-opened' };

const openedIn = ({ events }: RaceStep): Opened | undefined => events.find((event) => event.type === 'seals-opened');

interface OpenedSealsProps {
  readonly controller: RaceController;
  /** The usual tray. */
  readonly children: ComponentChildren;
}

export function OpenedSeals({ controller, children }: OpenedSealsProps) {
  const text = words()['kakuro-race'];
  const { table, drafts } = controller;
  const [shown, close] = useLatestStep(table.steps.value, (each) => openedIn(each) !== undefined, SHOWN_MS);
  const seals = shown === null ? undefined : openedIn(shown)?.seals;
  const { round } = table.view.value;
  const { anchor, line } = drafts.draft.value;
  // Somebody who marks a line wants to go on.
  const isMarking = anchor !== null || line !== null;
  if (shown === null || seals === undefined || round === null || isMarking) return <>{children}</>;
  const speaker = speakerAt(table);
  return (
    <section class="race-opened-seals" aria-label={text.opened.title}>
      <MarkerStand table={table} round={round} />
      <Sand table={table} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so it must be reachable by keyboard */}
      <ul tabIndex={0}>
        {seals.map((seal) => (
          <li key={seal.seat} class={isWinner(shown, seal) ? 'race-opened-seals-winner' : undefined}>
            <SeatMark seat={seal.seat} /> <span>{speaker.nameOf(seal.seat)}</span>{' '}
            <span class="race-opened-seals-claim">{sealWords(text, seal, shown)}</span>
          </li>
        ))}
      </ul>
      <Button icon="close" label={text.opened.close} onClick={close} />
    </section>
  );
}

function isWinner({ events }: RaceStep, { seat }: OpenedSeal): boolean {
  return events.some((event) => event.type === 'solved' && event.seat === seat);
}

function sealWords(text: KakuroRaceMessages, { seat, claim, points }: OpenedSeal, { before }: RaceStep): string {
  const { field, scored, round, tiles } = before;
  if (claim === null) return text.opened.none;
  const judged = checkClaim({ field, scored, marker: round?.marker ?? 0, tiles: tiles[seat] ?? [] }, claim);
  const line = claimWords(text, claim);
  return judged.ok
    ? text.opened.valid({ claim: line, number: points })
    : text.opened.void({ claim: line, fault: faultWords(text, judged.error) });
}
