/** The log lines of the race: a row for each marker, `Ada +3 (3+6+9 = 18)`. The rest is only said to screen readers. */

import {
  type Claim,
  checkClaim,
  isSolo,
  type OpenedSeal,
  type RaceEvent,
  type RaceView,
  UNSOLVED_LIMIT,
} from '@riverstone/rules/kakuro-race';
import type { AppMessages } from '../../messages/generated/app';
import type { KakuroRaceMessages } from '../../messages/generated/kakuro-race';
import { joinRows } from '../../table/log/as-sentence';
import type { StepLine } from '../../table/log/log-lines';
import type { Speaker } from '../../table/speaker';
import { spokenSum } from '../../table/spoken-sum';
import type { RaceStep } from '../table/race-table';
import { claimWords, digitsOf, faultWords, spentClaim, tileWords } from './claim-words';

/** What the lines depend on. */
interface LogContext {
  readonly text: KakuroRaceMessages;
  readonly sum: AppMessages['sum'];
  readonly speaker: Speaker;
  /** What could have been found, once that is known. */
  readonly lookBack: StepLine | null;
  /** Seconds since the marker was turned up. */
  readonly seconds: number;
}

export function logWords(step: RaceStep, context: LogContext): readonly StepLine[] {
  const { text, speaker, lookBack } = context;
  const lines = step.events.flatMap((event) => eventLines(event, step, context));
  const draws = step.events.flatMap((event) =>
    event.type === 'drew'
      ? [text.log.drewTile({ name: speaker.nameOf(event.seat), tile: tileWords(text, event.tile) })]
      : [],
  );
  if (draws.length > 0) lines.push(spoken(text.log.drawn({ draws })));
  const rows = [...lines, ...(lookBack === null ? [] : [lookBack])].flatMap((line) => line.text ?? []);
  const said = lines.map((line) => spoken(line.spoken ?? line.text ?? ''));
  const [first, ...others] = lookBack === null ? said : [...said, spoken(lookBack.spoken ?? '')];
  return first === undefined ? [] : [{ ...first, text: rows.length === 0 ? null : joinRows(rows) }, ...others];
}

/** A line that is only said. */
const spoken = (words: string): StepLine => ({ text: null, spoken: words });

function eventLines(event: RaceEvent, { before, after }: RaceStep, context: LogContext): StepLine[] {
  const { text, speaker } = context;
  const { log } = text;
  switch (event.type) {
    case 'called':
      return [spoken(speaker.say(event.seat, log.called, { seconds: Math.round(context.seconds) }))];
    case 'wrong-call':
      return [wrongCall(event, before, context)];
    case 'said-none':
      return [spoken(speaker.say(event.seat, log.none, {}))];
    case 'took-none-back':
      return [spoken(speaker.say(event.seat, log.noneBack, {}))];
    case 'hourglass-started':
      return [spoken(log.hourglass({ seconds: after.options.hourglassSeconds }))];
    case 'sealed':
      return [spoken(speaker.say(event.seat, log.sealed, {}))];
    case 'seals-opened':
      return event.seals.map((seal) => spoken(opened(seal, before, context)));
    case 'solved':
      return [solved(event, after, context)];
    case 'unsolved':
      return [{ text: log.unsolved({ marker: event.marker, number: after.unsolved.length, limit: UNSOLVED_LIMIT }) }];
    // The prompt tells the marker, and a dialog shows the final scores.
    case 'marker-turned':
    case 'drew':
    case 'ended':
      return [];
  }
}

type EventOf<Type extends RaceEvent['type']> = RaceEvent & { readonly type: Type };

/** A line that was scored, with its sum spelled out. */
function solved({ seat, marker, claim, points }: EventOf<'solved'>, after: RaceView, context: LogContext): StepLine {
  const { text, speaker } = context;
  const digits = digitsOf(after.field, claim);
  const name = speaker.nameOf(seat);
  return {
    text: text.log.solved({ name, number: points, digits: digits.join('+'), marker }),
    spoken: text.log.solvedSpoken({
      name,
      sum: spokenSum(context.sum, digits),
      number: points,
      claim: claimWords(text, spentClaim(claim, digits)),
    }),
  };
}

function wrongCall({ seat, reason, claim }: EventOf<'wrong-call'>, before: RaceView, context: LogContext): StepLine {
  const { text, speaker } = context;
  if (reason === 'withdrawn') return { text: speaker.say(seat, text.log.withdrawn, {}) };
  if (reason === 'late' || claim === null) return { text: speaker.say(seat, text.log.late, {}) };
  const why = fault(text, claim, seat, before);
  // Alone nobody sits out: the marker is unsolved.
  const row = text.log.ruling({ name: speaker.nameOf(seat), fault: why });
  const said = { claim: claimWords(text, claim), fault: why };
  return isSolo(before) ? { text: row } : { text: row, spoken: speaker.say(seat, text.log.wrong, said) };
}

function opened({ seat, claim, points, void: isVoid }: OpenedSeal, before: RaceView, context: LogContext): string {
  const { text, speaker } = context;
  if (claim === null) return speaker.say(seat, text.log.openedNone, {});
  const line = claimWords(text, claim);
  if (isVoid === null) return speaker.say(seat, text.log.opened, { claim: line, number: points });
  return speaker.say(seat, text.log.openedVoid, { claim: line, fault: fault(text, claim, seat, before) });
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
