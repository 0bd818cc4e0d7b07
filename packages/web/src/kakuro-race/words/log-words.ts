/** What happened in the race, in words: `Ada: 18 = 3+6+9, 3 points. b2–e2.` */

import {
  type Claim,
  checkClaim,
  isSolo,
  type OpenedSeal,
  type RaceEvent,
  type RaceView,
  UNSOLVED_LIMIT,
} from '@riverstone/rules/kakuro-race';
import type { RaceMessages } from '../../messages/catalogue';
import type { RaceStep } from '../table/race-table';
import { claimWords, digitsOf, faultWords, spentClaim, sumWords, tileWords } from './claim-words';

/** What the lines are told with. */
interface LogContext {
  readonly text: RaceMessages;
  readonly names: readonly string[];
  /** What could have been found, once that is known; it stands right after the end of its marker. */
  readonly lookBack: string | null;
  /** How long after its marker was turned up it happened, for the photo finish. */
  readonly seconds: number;
}

export function logWords(step: RaceStep, context: LogContext): readonly string[] {
  const { text, names } = context;
  const draws = step.events.flatMap((event) =>
    event.type === 'drew' ? [text.story.drewTile(names[event.seat] ?? '', tileWords(text, event.tile))] : [],
  );
  const lines = step.events.flatMap((event) => eventLines(event, step, context));
  if (draws.length === 0) return lines;
  const isMarker = step.events.at(-1)?.type === 'marker-turned';
  return lines.toSpliced(isMarker ? -1 : lines.length, 0, text.story.drawn(draws));
}

function eventLines(event: RaceEvent, { before, after }: RaceStep, context: LogContext): readonly string[] {
  const { story } = context.text;
  const nameOf = (seat: number): string => context.names[seat] ?? '';
  switch (event.type) {
    case 'marker-turned':
      return [story.marker(event.number, event.marker)];
    case 'called':
      return [story.called(nameOf(event.seat), context.seconds)];
    case 'wrong-call':
      return [wrongCall(event, before, context)];
    case 'said-none':
      return [story.none(nameOf(event.seat))];
    case 'took-none-back':
      return [story.noneBack(nameOf(event.seat))];
    case 'hourglass-started':
      return [story.hourglass(after.options.hourglassSeconds)];
    case 'sealed':
      return [story.sealed(nameOf(event.seat))];
    case 'seals-opened':
      return event.seals.map((seal) => opened(seal, before, context));
    case 'solved':
      return [solved(event, after, context), ...lookBackLine(context)];
    case 'unsolved':
      return [story.unsolved(event.marker, after.unsolved.length, UNSOLVED_LIMIT), ...lookBackLine(context)];
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
  return text.story.solved(names[seat] ?? '', claimWords(text, spent), sumWords(digits), points);
}

function lookBackLine({ lookBack }: LogContext): readonly string[] {
  return lookBack === null ? [] : [lookBack];
}

function wrongCall({ seat, reason, claim }: EventOf<'wrong-call'>, before: RaceView, context: LogContext): string {
  const { text, names } = context;
  const name = names[seat] ?? '';
  if (reason === 'withdrawn') return text.story.withdrawn(name);
  if (reason === 'late' || claim === null) return text.story.late(name);
  const say = isSolo(before) ? text.story.wrongAlone : text.story.wrong;
  return say(name, claimWords(text, claim), fault(text, claim, seat, before));
}

function opened({ seat, claim, points, void: isVoid }: OpenedSeal, before: RaceView, context: LogContext): string {
  const { text, names } = context;
  const name = names[seat] ?? '';
  if (claim === null) return text.story.openedNone(name);
  if (isVoid === null) return text.story.opened(name, claimWords(text, claim), points);
  return text.story.openedVoid(name, claimWords(text, claim), fault(text, claim, seat, before));
}

/** What is wrong with a claim, judged again on the field as it was. */
function fault(text: RaceMessages, claim: Claim, seat: number, { field, scored, round, tiles }: RaceView): string {
  const judged = checkClaim({ field, scored, marker: round?.marker ?? 0, tiles: tiles[seat] ?? [] }, claim);
  return judged.ok ? '' : faultWords(text, judged.error);
}
