/** The log lines of the race: `Ada: 18 = 3+6+9, 3 points. b2–e2.` */

import {
  type Claim,
  checkClaim,
  isSolo,
  type OpenedSeal,
  type RaceEvent,
  type RaceView,
  UNSOLVED_LIMIT,
} from '@riverstone/rules/kakuro-race';
import type { KakuroRaceMessages } from '../../messages/generated/kakuro-race';
import type { RaceStep } from '../table/race-table';
import { claimWords, digitsOf, faultWords, spentClaim, sumWords, tileWords } from './claim-words';

/** What the lines depend on. */
interface LogContext {
  readonly text: KakuroRaceMessages;
  readonly names: readonly string[];
  /** What could have been found, once that is known. It follows the end of its marker. */
  readonly lookBack: string | null;
  /** Seconds since the marker was turned up. */
  readonly seconds: number;
}

export function logWords(step: RaceStep, context: LogContext): readonly string[] {
  const { text, names } = context;
  const draws = step.events.flatMap((event) =>
    event.type === 'drew'
      ? [text.log.drewTile({ name: names[event.seat] ?? '', tile: tileWords(text, event.tile) })]
      : [],
  );
  const lines = step.events.flatMap((event) => eventLines(event, step, context));
  if (draws.length === 0) return lines;
  const isMarker = step.events.at(-1)?.type === 'marker-turned';
  return lines.toSpliced(isMarker ? -1 : lines.length, 0, text.log.drawn({ draws }));
}

function eventLines(event: RaceEvent, { before, after }: RaceStep, context: LogContext): readonly string[] {
  const { log } = context.text;
  const nameOf = (seat: number): string => context.names[seat] ?? '';
  switch (event.type) {
    case 'marker-turned':
      return [log.marker({ number: event.number, marker: event.marker })];
    case 'called':
      return [log.called({ name: nameOf(event.seat), seconds: context.seconds })];
    case 'wrong-call':
      return [wrongCall(event, before, context)];
    case 'said-none':
      return [log.none({ name: nameOf(event.seat) })];
    case 'took-none-back':
      return [log.noneBack({ name: nameOf(event.seat) })];
    case 'hourglass-started':
      return [log.hourglass({ seconds: after.options.hourglassSeconds })];
    case 'sealed':
      return [log.sealed({ name: nameOf(event.seat) })];
    case 'seals-opened':
      return event.seals.map((seal) => opened(seal, before, context));
    case 'solved':
      return [solved(event, after, context), ...lookBackLine(context)];
    case 'unsolved':
      return [
        log.unsolved({ marker: event.marker, number: after.unsolved.length, limit: UNSOLVED_LIMIT }),
        ...lookBackLine(context),
      ];
    case 'drew':
    case 'ended':
      return [];
  }
}

type EventOf<Type extends RaceEvent['type']> = RaceEvent & { readonly type: Type };

/** A line that was scored, with its sum spelled out. */
function solved({ seat, claim, points }: EventOf<'solved'>, after: RaceView, context: LogContext): string {
  const { text, names } = context;
  const digits = digitsOf(after.field, claim);
  const spent = spentClaim(claim, digits);
  return text.log.solved({
    name: names[seat] ?? '',
    claim: claimWords(text, spent),
    sum: sumWords(digits),
    number: points,
  });
}

function lookBackLine({ lookBack }: LogContext): readonly string[] {
  return lookBack === null ? [] : [lookBack];
}

function wrongCall({ seat, reason, claim }: EventOf<'wrong-call'>, before: RaceView, context: LogContext): string {
  const { text, names } = context;
  const name = names[seat] ?? '';
  if (reason === 'withdrawn') return text.log.withdrawn({ name });
  if (reason === 'late' || claim === null) return text.log.late({ name });
  const say = isSolo(before) ? text.log.wrongAlone : text.log.wrong;
  return say({ name, claim: claimWords(text, claim), fault: fault(text, claim, seat, before) });
}

function opened({ seat, claim, points, void: isVoid }: OpenedSeal, before: RaceView, context: LogContext): string {
  const { text, names } = context;
  const name = names[seat] ?? '';
  if (claim === null) return text.log.openedNone({ name });
  if (isVoid === null) return text.log.opened({ name, claim: claimWords(text, claim), number: points });
  return text.log.openedVoid({ name, claim: claimWords(text, claim), fault: fault(text, claim, seat, before) });
}

/** What is wrong with a claim, judged again on the field as it was. */
function fault(
  text: KakuroRaceMessages,
  claim: Claim,
  seat: number,
  { field, scored, round, tiles }: RaceView,
): string {
  const judged = checkClaim({ field, scored, marker: round?.marker ?? 0, tiles: tiles[seat] ?? [] }, claim);
  return judged.ok ? '' : faultWords(text, judged.error);
}
