/** The ruling on a wrong claim: who made it, which line, and what is wrong with it. */

import type { Seat } from '@riverstone/rules';
import { checkClaim, type Line, type RaceEvent } from '@riverstone/rules/kakuro-race';
import { words } from '../../messages/words';
import { useLatestStep } from '../../table/log/use-latest-step';
import { speakerAt } from '../../table/speaker';
import type { RaceStep, RaceTable } from '../table/race-table';
import { faultWords } from './claim-words';

/** How long a ruling is shown. */
const SHOWN_MS = 7000;

export interface Ruling {
  readonly seat: Seat;
  readonly line: Line;
  readonly words: string;
}

type WrongCall = RaceEvent & { readonly type: 'wrong-call' };

const wrongIn = ({ events }: RaceStep): WrongCall | undefined => events.find((event) => event.type === 'wrong-call');

/** The latest ruling, for a few seconds. Late or withdrawn calls have none. */
export function useRuling(table: RaceTable): Ruling | null {
  const [shown] = useLatestStep(table.steps.value, (each) => (wrongIn(each)?.claim ?? null) !== null, SHOWN_MS);
  const event = shown === null ? undefined : wrongIn(shown);
  if (shown === null || !event?.claim) return null;
  const { seat, claim } = event;
  const { field, scored, round, tiles } = shown.before;
  const judged = checkClaim({ field, scored, marker: round?.marker ?? 0, tiles: tiles[seat] ?? [] }, claim);
  const text = words()['kakuro-race'];
  const fault = judged.ok ? '' : faultWords(text, judged.error);
  const speaker = speakerAt(table);
  const said = speaker.isYou(seat) ? fault : text.log.ruling({ name: speaker.nameOf(seat), fault });
  return { seat, line: { first: claim.first, last: claim.last }, words: said };
}
