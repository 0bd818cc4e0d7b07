/** The log lines of Kakuzu. */

import type { KakuzuEvent } from '@riverstone/rules/kakuzu';
import type { KakuzuMessages } from '../../messages/generated/kakuzu';
import type { KakuzuStep } from '../table/kakuzu-table';
import { nameOf } from '../table/units';

type Names = readonly string[];

/** What the lines depend on. */
interface LogContext {
  readonly text: KakuzuMessages;
  readonly names: Names;
}

export function logWords({ events }: Pick<KakuzuStep, 'events'>, { text, names }: LogContext): readonly string[] {
  return events.flatMap((event) => eventLines(text.log, event, names));
}

function eventLines(log: KakuzuMessages['log'], event: KakuzuEvent, names: Names): readonly string[] {
  switch (event.type) {
    case 'removed':
      return [removalLine(log, event, names)];
    case 'drew': {
      const name = names[event.seat] ?? '';
      return [event.digit === 0 ? log.drewZero({ name }) : log.drew({ name, digit: event.digit })];
    }
    case 'completed':
      return [log.completed({ digit: event.digit })];
    case 'turn-ended':
      return endingLines(log, event, names);
    // A dialog shows the final scores.
    case 'ended':
      return [];
  }
}

type Removed = KakuzuEvent & { readonly type: 'removed' };

function removalLine(log: KakuzuMessages['log'], removed: Removed, names: Names): string {
  const { seat, digit, wanted, to } = removed;
  const square = nameOf(removed.square);
  const name = names[seat] ?? '';
  if (wanted === null) return log.opened({ name, square, digit });
  if (wanted === digit) return log.kept({ name, square, digit });
  return to === null
    ? log.lost({ name, square, digit, wanted })
    : log.missed({ name, square, digit, wanted, to: names[to] ?? '' });
}

type Ending = KakuzuEvent & { readonly type: 'turn-ended' };

/** Why a turn ended, unless the line before says so. */
function endingLines(log: KakuzuMessages['log'], { seat, reason }: Ending, names: Names): readonly string[] {
  const name = names[seat] ?? '';
  switch (reason) {
    case 'zero':
    case 'missed':
      return [];
    case 'third-match':
      return [log.thirdMatch({ name })];
    case 'ninth':
      return [log.ninth({ name })];
    case 'flag':
      return [log.flag({ name })];
  }
}
