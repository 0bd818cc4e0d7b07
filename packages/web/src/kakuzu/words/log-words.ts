/** The log lines of Kakuzu: one for each lift, with what came of it. */

import type { KakuzuEvent } from '@riverstone/rules/kakuzu';
import type { KakuzuMessages } from '../../messages/generated/kakuzu';
import type { StepLine } from '../../table/log/log-lines';
import type { Speaker } from '../../table/speaker';
import type { KakuzuStep } from '../table/kakuzu-table';
import { nameOf } from '../table/units';

/** What the lines depend on. */
interface LogContext {
  readonly text: KakuzuMessages;
  readonly speaker: Speaker;
}

export function logWords({ events }: Pick<KakuzuStep, 'events'>, { text, speaker }: LogContext): readonly StepLine[] {
  const sentences = events.map((event) => eventWords(text.log, event, speaker)).filter((words) => words !== '');
  return sentences.length === 0 ? [] : [{ text: sentences.join(' ') }];
}

/** The digit that a step drew: a table's prompt tells it, a replay has none. */
export function drawWords({ events }: Pick<KakuzuStep, 'events'>, { text, speaker }: LogContext): readonly StepLine[] {
  return events.flatMap((event) =>
    event.type === 'drew'
      ? [{ text: null, spoken: speaker.say(event.seat, text.log.drew, { digit: event.digit }) }]
      : [],
  );
}

/** One event in words. The prompt tells the digit that is drawn, and a dialog shows the final scores. */
function eventWords(log: KakuzuMessages['log'], event: KakuzuEvent, speaker: Speaker): string {
  switch (event.type) {
    case 'removed':
      return removalWords(log, event, speaker);
    case 'drew':
      return event.digit === 0 ? speaker.say(event.seat, log.drewZero, {}) : '';
    case 'completed':
      return log.completed({ digit: event.digit });
    case 'turn-ended':
      return endingWords(log, event, speaker);
    case 'ended':
      return '';
  }
}

type Removed = KakuzuEvent & { readonly type: 'removed' };

function removalWords(log: KakuzuMessages['log'], removed: Removed, speaker: Speaker): string {
  const { seat, digit, wanted, to } = removed;
  const square = nameOf(removed.square);
  if (wanted === null) return speaker.say(seat, log.opened, { square, digit });
  if (wanted === digit) return speaker.say(seat, log.kept, { square, digit });
  const missed = { square, digit, wanted };
  if (to === null) return speaker.say(seat, log.lost, missed);
  if (speaker.isYou(to)) return log.missed.toYou({ ...missed, name: speaker.nameOf(seat) });
  return speaker.say(seat, log.missed, { ...missed, to: speaker.nameOf(to) });
}

type Ending = KakuzuEvent & { readonly type: 'turn-ended' };

/** Why a turn ended, unless the words before say so. */
function endingWords(log: KakuzuMessages['log'], { seat, reason }: Ending, speaker: Speaker): string {
  switch (reason) {
    case 'zero':
    case 'missed':
      return '';
    case 'third-match':
      return log.thirdMatch;
    case 'ninth':
      return log.ninth;
    case 'flag':
      return speaker.say(seat, log.flag, {});
  }
}
