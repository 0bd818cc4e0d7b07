/** What happens in Kakuzu, a sentence each. */

import type { KakuzuEvent } from '@riverstone/rules/kakuzu';
import type { KakuzuMessages } from '../../messages/catalogue';
import type { KakuzuStep } from '../table/kakuzu-table';
import { nameOf } from '../table/units';

type Names = readonly string[];

/** What the lines are told with. */
interface LogContext {
  readonly text: KakuzuMessages;
  readonly names: Names;
}

export function logWords({ events }: Pick<KakuzuStep, 'events'>, { text, names }: LogContext): readonly string[] {
  return events.flatMap((event) => eventLines(text.story, event, names));
}

function eventLines(story: KakuzuMessages['story'], event: KakuzuEvent, names: Names): readonly string[] {
  switch (event.type) {
    case 'removed':
      return [removalLine(story, event, names)];
    case 'drew': {
      const name = names[event.seat] ?? '';
      return [event.digit === 0 ? story.drewZero(name) : story.drew(name, event.digit)];
    }
    case 'completed':
      return [story.completed(event.digit)];
    case 'turn-ended':
      return endingLines(story, event, names);
    // The frame shows the final table.
    case 'ended':
      return [];
  }
}

type Removed = KakuzuEvent & { readonly type: 'removed' };

function removalLine(story: KakuzuMessages['story'], removed: Removed, names: Names): string {
  const { seat, digit, wanted, to } = removed;
  const square = nameOf(removed.square);
  const name = names[seat] ?? '';
  if (wanted === null) return story.opened(name, square, digit);
  if (wanted === digit) return story.kept(name, square, digit);
  return to === null
    ? story.lost(name, square, digit, wanted)
    : story.missed(name, square, digit, wanted, names[to] ?? '');
}

type Ending = KakuzuEvent & { readonly type: 'turn-ended' };

/** Why a turn ended, where nothing before it says so. */
function endingLines(story: KakuzuMessages['story'], { seat, reason }: Ending, names: Names): readonly string[] {
  const name = names[seat] ?? '';
  switch (reason) {
    case 'zero':
    case 'missed':
      return [];
    case 'third-match':
      return [story.thirdMatch(name)];
    case 'ninth':
      return [story.ninth(name)];
    case 'flag':
      return [story.flag(name)];
  }
}
